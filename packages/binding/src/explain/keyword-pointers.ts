import type { Level } from "../facts/fact.js";
import type { Part } from "./claim-keywords.js";
import { resolved, within, type Place } from "./schema-at.js";

/** Schemas in which another says more of the same value. */
const SAME_VALUE = ["anyOf", "oneOf", "allOf"] as const;
const ELEMENTS = ["items", "additionalProperties"] as const;

/** Where some keywords stand in the schema of a member: for the value itself, or for what is inside of it. */
export function pointersTo(
  sought: Part,
  member: Place,
  level: Level,
  document: Place,
): readonly string[] {
  const places = sameValue(member, document);
  const ofValue = places.flatMap((place) => pointersIn(place, sought));
  if (level === "value") return ofValue;
  const found = elementsOf(member, document)
    .flatMap((place) => sameValue(place, document))
    .flatMap((place) => pointersIn(place, sought));
  // What is said of each element holds of the value where the member is declared single.
  return found.length > 0 ? found : ofValue;
}

/** The schemas of what is inside of a value. */
export function elementsOf(member: Place, document: Place): readonly Place[] {
  return sameValue(member, document)
    .flatMap((place) => ELEMENTS.map((keyword) => within(place, keyword)))
    .filter((place) => place !== undefined);
}

function pointersIn({ pointer, schema }: Place, sought: Part): readonly string[] {
  return sought
    .filter(({ keyword, carries }) => {
      const value = Object.hasOwn(schema, keyword) ? schema[keyword] : undefined;
      return value !== undefined && (carries === undefined || carries(value));
    })
    .map(({ keyword }) => `${pointer}/${keyword}`);
}

/** The schema and those that say more of the same value: the branches of a union, what a reference refers to. */
function sameValue(member: Place, document: Place): readonly Place[] {
  const places = [member];
  const seen = new Set<string>([member.pointer]);
  const add = (place: Place | undefined): void => {
    if (place === undefined || seen.has(place.pointer)) return;
    seen.add(place.pointer);
    places.push(place);
  };
  // The list grows while it is walked.
  for (const place of places) {
    if (Object.hasOwn(place.schema, "$ref")) add(resolved(place, document));
    for (const keyword of SAME_VALUE) {
      const branches = place.schema[keyword];
      if (!Array.isArray(branches)) continue;
      branches.forEach((_, index) => {
        add(within(place, keyword, index));
      });
    }
  }
  return places;
}
