import { expectedFound } from "./problems.js";
import { isPlainObject } from "./plain-object.js";
import { unreadable, type FieldCheck, type Place, type PlaceCheck, type Walk } from "./walk.js";

function accepting(expected: string, accepts: (value: unknown) => boolean): FieldCheck {
  return (value, place, key, walk) => {
    if (!accepts(value)) walk.report("schema", expectedFound(expected, value), place, key);
  };
}

// The two that a member has most of are spelt out, since a call less for each is felt over a million members.
export const boolean: FieldCheck = (value, place, key, walk) => {
  if (typeof value !== "boolean") {
    walk.report("schema", expectedFound("a boolean", value), place, key);
  }
};

export const string: FieldCheck = (value, place, key, walk) => {
  if (typeof value !== "string") {
    walk.report("schema", expectedFound("a string", value), place, key);
  }
};

export const filledString = accepting(
  "a string that is not empty",
  (value) => typeof value === "string" && value !== "",
);

export const integer = accepting("an integer", Number.isInteger);

export const size = accepting(
  "an integer of 0 or more",
  (value) => Number.isInteger(value) && (value as number) >= 0,
);

export const number = accepting("a finite number", Number.isFinite);

export const positiveNumber = accepting(
  "a finite number greater than 0",
  (value) => Number.isFinite(value) && (value as number) > 0,
);

export function oneOf(choices: Readonly<Record<string, true>>): FieldCheck {
  const accepted = new Set(Object.keys(choices));
  const expected = `one of ${JSON.stringify([...accepted])
    .slice(1, -1)
    .replaceAll(",", ", ")}`;
  return accepting(expected, (value) => typeof value === "string" && accepted.has(value));
}

/** Leaves a field to the place that it makes of its own. */
export function visiting(check: PlaceCheck): FieldCheck {
  return (value, place, key, walk) => {
    walk.visit(place, key, value, check);
  };
}

/** A list of alike items. */
export function listOf(expected: string, item: FieldCheck, least: 0 | 1 = 0): PlaceCheck {
  return (place, walk) => {
    if (Array.isArray(place.value) && place.value.length >= least) checkItems(place, item, walk);
    else walk.report("schema", expectedList(expected, place.value), place);
  };
}

function expectedList(expected: string, value: unknown): string {
  return Array.isArray(value) ? `expected ${expected}, found none` : expectedFound(expected, value);
}

/** An object whose keys are data. */
export function mapOf(expected: string, field: FieldCheck): PlaceCheck {
  return (place, walk) => {
    if (isPlainObject(place.value)) checkEntries(place, field, walk);
    else walk.report("schema", expectedFound(expected, place.value), place);
  };
}

/** Checks each item of the place's array. */
export function checkItems(place: Place, item: FieldCheck, walk: Walk): void {
  const list = place.value as readonly unknown[];
  for (let index = 0; index < list.length; index += 1) {
    const value = walk.read(place, index);
    // `new Array(2 ** 32 - 1)` is one value; a problem for each of its holes would take the machine.
    if (value === undefined && !Object.hasOwn(list, index)) {
      const message = "expected an item, found a hole; the list is not checked from here on";
      walk.report("schema", message, place, index);
      return;
    }
    if (value !== unreadable) item(value, place, index, walk);
  }
}

/** Checks each value of the place's plain object. */
export function checkEntries(place: Place, field: FieldCheck, walk: Walk): void {
  for (const key of Object.keys(place.value as object)) {
    const value = walk.read(place, key);
    if (value !== undefined && value !== unreadable) field(value, place, key, walk);
  }
}
