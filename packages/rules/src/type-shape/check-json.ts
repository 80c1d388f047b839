import { checkEntries, checkItems } from "./field-checks.js";
import { expectedFound } from "./problems.js";
import { isPlainObject } from "./plain-object.js";
import type { FieldCheck, PlaceCheck } from "./walk.js";

/** Any JSON value. */
export const json: FieldCheck = (value, place, key, walk) => {
  switch (typeof value) {
    case "string":
    case "boolean":
      return;
    case "number":
      if (!Number.isFinite(value)) {
        walk.report("schema", expectedFound("a finite number", value), place, key);
      }
      return;
    case "object":
      if (value !== null) walk.visit(place, key, value, checkJsonContainer);
      return;
    default:
      walk.report("schema", expectedFound("a JSON value", value), place, key);
  }
};

const checkJsonContainer: PlaceCheck = (place, walk) => {
  const isArray = Array.isArray(place.value);
  if (!isArray && !isPlainObject(place.value)) {
    walk.report("schema", expectedFound("a JSON value", place.value), place);
  } else if (walk.enter(place)) {
    if (isArray) checkItems(place, json, walk);
    else checkEntries(place, json, walk);
  }
};

/** A JSON Schema, an object or a boolean. */
export const jsonSchema: FieldCheck = (value, place, key, walk) => {
  if (typeof value === "boolean") return;
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    json(value, place, key, walk);
  } else {
    const expected = "a JSON Schema, an object or a boolean";
    walk.report("schema", expectedFound(expected, value), place, key);
  }
};
