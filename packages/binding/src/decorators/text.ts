import { misuse, valueText } from "./misuse.js";
import type { Place } from "./misuse.js";

/** The text a decorator was given. Throws a `TypeError` when it is none, or only white space. */
export function textOf(place: Place, text: unknown, what: string): string {
  if (typeof text !== "string" || text.trim() === "") {
    throw misuse(place, `was given ${valueText(text)}. Give ${what}.`);
  }
  return text;
}
