import { defineDecorator, type MemberDecorator } from "./define.js";
import { boundOf } from "./limits.js";
import { misuse, valueText } from "./misuse.js";

/**
 * The smallest number accepted.
 *
 * @throws TypeError when the bound is no finite number, or leaves no value below the member's `@Max` or `@ExclusiveMax`
 * @example
 * class Line {
 *   @Min(1) quantity!: number;
 * }
 */
export const Min: (bound: number) => MemberDecorator = defineDecorator(
  "Min",
  (place, bound: number) => ({ limit: boundOf(place, bound) }),
);

/**
 * The largest number accepted.
 *
 * @throws TypeError when the bound is no finite number, or leaves no value above the member's `@Min` or `@ExclusiveMin`
 * @example
 * class Line {
 *   @Max(99) quantity!: number;
 * }
 */
export const Max: (bound: number) => MemberDecorator = defineDecorator(
  "Max",
  (place, bound: number) => ({ limit: boundOf(place, bound) }),
);

/**
 * The number that every accepted one is above.
 *
 * @throws TypeError when the bound is no finite number, or leaves no value below the member's `@Max` or `@ExclusiveMax`
 * @example
 * class Line {
 *   @ExclusiveMin(0) weight!: number;
 * }
 */
export const ExclusiveMin: (bound: number) => MemberDecorator = defineDecorator(
  "ExclusiveMin",
  (place, bound: number) => ({ limit: boundOf(place, bound) }),
);

/**
 * The number that every accepted one is below.
 *
 * @throws TypeError when the bound is no finite number, or leaves no value above the member's `@Min` or `@ExclusiveMin`
 * @example
 * class Line {
 *   @ExclusiveMax(1) discount!: number;
 * }
 */
export const ExclusiveMax: (bound: number) => MemberDecorator = defineDecorator(
  "ExclusiveMax",
  (place, bound: number) => ({ limit: boundOf(place, bound) }),
);

/**
 * The number that every accepted one is a multiple of.
 *
 * @throws TypeError when the divisor is no finite number above 0
 * @example
 * class Line {
 *   @MultipleOf(0.5) hours!: number;
 * }
 */
export const MultipleOf: (divisor: number) => MemberDecorator = defineDecorator(
  "MultipleOf",
  (place, divisor: number) => {
    if (!Number.isFinite(divisor) || divisor <= 0) {
      throw misuse(place, `was given ${valueText(divisor)}. Give a finite number above 0.`);
    }
    return { divisor };
  },
);
