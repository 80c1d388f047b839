import { misuse, valueText } from "./misuse.js";
import type { MemberPlace } from "./place.js";

/**
 * The one option that a decorator knows, from the options it was given; `undefined` where none is. Throws a `TypeError`
 * when they are no options, or hold another. `example` is the option's value as the message has it.
 */
export function optionOf(
  place: MemberPlace,
  options: unknown,
  known: string,
  example: string,
): unknown {
  if (options === undefined) return undefined;
  if (typeof options !== "object" || options === null) {
    throw misuse(
      place,
      `was given ${valueText(options)} as options. Give { ${known}: ${example} }.`,
    );
  }
  const unknown = Object.keys(options).find((option) => option !== known);
  if (unknown !== undefined) {
    throw misuse(place, `was given the unknown option ${valueText(unknown)}. Allowed: ${known}.`);
  }
  return Reflect.get(options, known);
}
