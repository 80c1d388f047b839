import { definePlainDecorator, type MemberDecorator } from "./define.js";
import { definePlainClassDecorator, type ClassOnlyDecorator } from "./define-on-class.js";

/**
 * The member must be there: arguments without it are refused.
 *
 * @throws TypeError together with `@Optional`, or where no member of a class stands
 * @example
 * class Order {
 *   @Required() customer!: string;
 * }
 */
export const Required: () => MemberDecorator = definePlainDecorator("Required");

/**
 * The member may be left out, whatever a base class or another source of its rules says.
 *
 * @throws TypeError together with `@Required`, or where no member of a class stands
 * @example
 * class Order {
 *   @Optional() note?: string;
 * }
 */
export const Optional: () => MemberDecorator = definePlainDecorator("Optional");

/**
 * The member takes `null` beside its values; whether it may be left out is another matter (`@Optional`).
 *
 * @throws TypeError where no member of a class stands
 * @example
 * class Order {
 *   @Required() @Nullable() shippedAt!: Date | null;
 * }
 */
export const Nullable: () => MemberDecorator = definePlainDecorator("Nullable");

/**
 * Every decorated member that is declared on this class must be there, as if it carried `@Required()`, but for one with
 * `@Optional`, `@Default` or `@ReadOnly`. A derived class takes that over for these members alone: those it adds are
 * required only if it carries the decorator too.
 *
 * @throws TypeError where no class stands
 * @example
 * @RequiredByDefault()
 * class Order {
 *   @Describe("Who pays.") customer!: string;
 *   @Optional() note?: string;
 * }
 */
export const RequiredByDefault: () => ClassOnlyDecorator =
  definePlainClassDecorator("RequiredByDefault");
