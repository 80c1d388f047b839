import { defineDecorator, type MemberDecorator } from "./define.js";
import { sizeOf } from "./limits.js";

/**
 * The smallest size: in characters of a string, elements of an array or a set, entries of a map.
 *
 * @throws TypeError when the size is no whole number of 0 or more, or above the member's `@MaxLength`
 * @example
 * class Order {
 *   @MinLength(1) @ArrayOf(() => String) lines!: string[];
 * }
 */
export const MinLength: (size: number) => MemberDecorator = defineDecorator(
  "MinLength",
  (place, size: number) => ({ limit: sizeOf(place, size) }),
);

/**
 * The largest size: in characters of a string, elements of an array or a set, entries of a map.
 *
 * @throws TypeError when the size is no whole number of 0 or more, or below the member's `@MinLength`
 * @example
 * class Order {
 *   @MaxLength(200) note?: string;
 * }
 */
export const MaxLength: (size: number) => MemberDecorator = defineDecorator(
  "MaxLength",
  (place, size: number) => ({ limit: sizeOf(place, size) }),
);
