import type { MemberDecoratorName } from "../../decorators/records.js";

/**
 * The own decorators, as the author writes them but for the `@`, that class-validator exports under the same name: a
 * wrong import takes one for the other, and nothing else tells.
 */
export const NAMES_SHARED_WITH_CLASS_VALIDATOR: ReadonlySet<string> = new Set<MemberDecoratorName>([
  "Max",
  "MaxLength",
  "Min",
  "MinLength",
]);
