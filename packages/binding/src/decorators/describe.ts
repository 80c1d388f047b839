import { defineClassOrMemberDecorator, type ClassOrMemberDecorator } from "./define-on-class.js";
import { textOf } from "./text.js";

/**
 * What a member holds or a class stands for, in words for the model that fills it in.
 *
 * @throws TypeError when the text is empty
 * @example
 * @Describe("An order of one customer.")
 * class Order {
 *   @Describe("In euros, taxes included.") total!: number;
 * }
 */
export const Describe: (text: string) => ClassOrMemberDecorator = defineClassOrMemberDecorator(
  "Describe",
  (place, text: string) => ({ text: textOf(place, text, "a description") }),
);

/**
 * The short name a member or a class is shown under, for people.
 *
 * @throws TypeError when the text is empty
 * @example
 * class Order {
 *   @Title("Total") total!: number;
 * }
 */
export const Title: (text: string) => ClassOrMemberDecorator = defineClassOrMemberDecorator(
  "Title",
  (place, text: string) => ({ text: textOf(place, text, "a title") }),
);
