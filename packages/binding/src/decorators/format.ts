import { defineDecorator, type MemberDecorator } from "./define.js";
import { textOf } from "./text.js";

/**
 * The member is a string of the named format, one of JSON Schema 2020-12 where clients are to know it.
 *
 * @throws TypeError when the name is empty, or together with a decorator that says another type
 * @example
 * class Customer {
 *   @Format("email") email!: string;
 * }
 */
export const Format: (format: string) => MemberDecorator = defineDecorator(
  "Format",
  (place, format: string) => ({ format: textOf(place, format, 'a format\'s name, as in "email"') }),
);
