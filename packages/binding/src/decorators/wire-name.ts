import { defineDecorator, type MemberDecorator } from "./define.js";
import { textOf } from "./text.js";

/**
 * The name the member has in the schema and in the arguments, where it is another than in the class.
 *
 * @throws TypeError when the name is empty
 * @example
 * class Order {
 *   @Name("customer_id") customerId!: string;
 * }
 */
export const Name: (name: string) => MemberDecorator = defineDecorator(
  "Name",
  (place, name: string) => ({ name: textOf(place, name, "the member's name on the wire") }),
);
