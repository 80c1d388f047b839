import { noOptionsOf } from "./define.js";
import { defineClassOrMemberDecorator, type ClassOrMemberDecorator } from "./define-on-class.js";

/**
 * The member or the class is still accepted, and no longer to be used.
 *
 * @throws TypeError where neither a class nor a member of one stands
 * @example
 * class Order {
 *   @Deprecated() fax?: string;
 * }
 */
export const Deprecated: () => ClassOrMemberDecorator = defineClassOrMemberDecorator(
  "Deprecated",
  noOptionsOf,
);
