import { defineDecorator, type MemberDecorator } from "./define.js";
import { isPlainObject } from "./json-copy.js";
import { misuse, valueText } from "./misuse.js";
import type { MemberPlace } from "./place.js";

/**
 * How each choice is shown to people, by the choice itself as it is on the wire (a number by its digits).
 *
 * @throws TypeError when there is no label, an empty one, or one of a value that is none of the member's `@Enum`
 * @example
 * class Order {
 *   @Enum(["open", "paid"]) @Labels({ open: "Open", paid: "Paid in full" }) state!: string;
 * }
 */
export const Labels: (labels: Readonly<Record<string, string>>) => MemberDecorator =
  defineDecorator("Labels", (place, labels: Readonly<Record<string, string>>) => ({
    labels: labelsOf(place, labels),
  }));

function labelsOf(place: MemberPlace, given: unknown): Readonly<Record<string, string>> {
  const use = 'Give an object from each value to its label: { open: "Open" }.';
  if (!isPlainObject(given)) throw misuse(place, `was given ${valueText(given)}. ${use}`);
  const labels = Object.entries(given);
  if (labels.length === 0) throw misuse(place, `was given no label. ${use}`);
  const wrong = labels.find(([, label]) => typeof label !== "string" || label.trim() === "");
  if (wrong !== undefined) {
    const [value, label] = wrong;
    throw misuse(
      place,
      `was given ${valueText(label)} as the label of ${valueText(value)}. Give a text.`,
    );
  }
  return Object.freeze(Object.fromEntries(labels as readonly [string, string][]));
}
