import { definePlainDecorator, type MemberDecorator } from "./define.js";

/**
 * The member is told, never asked for: what arrives under its name is not used.
 *
 * @throws TypeError together with `@WriteOnly`, or where no member of a class stands
 * @example
 * class Order {
 *   @ReadOnly() id!: string;
 * }
 */
export const ReadOnly: () => MemberDecorator = definePlainDecorator("ReadOnly");
