import { defineDecorator, type MemberDecorator } from "./define.js";
import { misuse, valueText } from "./misuse.js";
import type { MemberPlace } from "./place.js";

const MARKINGS = ["handle", "label", "hidden"] as const;

/**
 * A member's part in showing one row of many: what the row is got by, what it is shown as, or what people are not shown.
 */
export type Marking = (typeof MARKINGS)[number];

/**
 * The member's part in a later projection of the schema: declared here, applied by no schema.
 *
 * @throws TypeError when the marking is none of `"handle"`, `"label"` and `"hidden"`
 * @example
 * class Order {
 *   @Mark("handle") id!: number;
 *   @Mark("label") title!: string;
 * }
 */
export const Mark: (marking: Marking) => MemberDecorator = defineDecorator(
  "Mark",
  (place, marking: Marking) => ({ marking: markingOf(place, marking) }),
);

function markingOf(place: MemberPlace, given: unknown): Marking {
  const marking = MARKINGS.find((known) => known === given);
  if (marking !== undefined) return marking;
  const allowed = MARKINGS.map(valueText).join(", ");
  throw misuse(place, `was given ${valueText(given)}. Allowed: ${allowed}.`);
}
