import { enumFactsOf, enumObjectValues } from "../facts/enum-values.js";
import { defineDecorator, type MemberDecorator } from "./define.js";
import { misuse, valueText } from "./misuse.js";
import type { MemberPlace } from "./place.js";

/** A value that a list of choices may hold. */
export type Choice = string | number | boolean | null;

/**
 * The member takes one of these values: those of a TypeScript enum or a const object (never its names), or of a list.
 *
 * @throws TypeError when there is no value, or one that JSON cannot carry
 * @example
 * class Order {
 *   @Enum(Currency) currency!: Currency;
 *   @Enum(["open", "paid"]) state!: "open" | "paid";
 * }
 */
export const Enum: (
  choices: Readonly<Record<string, Choice>> | readonly Choice[],
) => MemberDecorator = defineDecorator(
  "Enum",
  (place, choices: Readonly<Record<string, Choice>> | readonly Choice[]) => ({
    values: valuesOf(place, choices),
  }),
);

function valuesOf(place: MemberPlace, choices: unknown): readonly unknown[] {
  if (choices === undefined) {
    throw misuse(
      place,
      "was given undefined, most likely because two modules import each other. Move the enum to a module of its own.",
    );
  }
  if (typeof choices !== "object" || choices === null) {
    throw misuse(place, `was given ${valueText(choices)}. Give an enum or a list of values.`);
  }
  const values: readonly unknown[] = Array.isArray(choices)
    ? Array.from<unknown>(choices)
    : enumObjectValues(choices);
  if (values.length === 0) {
    throw misuse(place, "was given no value. Give an enum or a list that has one.");
  }
  if (enumFactsOf(values) === undefined) {
    const wrong = values.find((value) => enumFactsOf([value]) === undefined);
    throw misuse(
      place,
      `was given ${valueText(wrong)}, which is no value JSON can carry. Give strings, finite numbers, booleans or null.`,
    );
  }
  return values;
}
