import * as fc from "fast-check";
import type { JsonObject, JsonValue } from "../../src/index.js";
import { isJsonObject } from "../../src/json/json.js";

const definitionNames = ["A", "B", "a b", "a_b", "__proto__", "P<x>"] as const;

const leaves: readonly JsonValue[] = [
  { type: "string" },
  { type: "integer" },
  { type: "null" },
  { enum: [1, "x"] },
  true,
];

/**
 * Schemas of a host with definitions that clash with one another's and with types', and with references to them, to
 * their own root and into themselves. A reference stands only below a property or an element, so that each recursion
 * takes a part of the value.
 */
export function foreignSchemas(): fc.Arbitrary<JsonObject> {
  return fc.subarray([...definitionNames]).chain((names) => {
    const references = ["#", ...names.map((name) => `#/$defs/${encodeURIComponent(name)}`)];
    const schema = schemas(references);
    const definitions = fc.tuple(...names.map((name) => fc.tuple(fc.constant(name), schema)));
    return fc.tuple(schema, fc.boolean(), definitions).map(([base, pointsInside, entries]) => ({
      ...(isJsonObject(base) ? base : {}),
      ...(pointsInside ? { properties: { a: base, c: { $ref: "#/properties/a" } } } : {}),
      ...(entries.length === 0 ? {} : { $defs: Object.fromEntries(entries) }),
    }));
  });
}

function schemas(references: readonly string[]): fc.Arbitrary<JsonValue> {
  return fc.letrec<{ schema: JsonValue; inner: JsonValue }>((tie) => {
    const properties = fc.record(
      { a: tie("inner"), b: tie("inner") },
      { requiredKeys: [], noNullPrototype: true },
    );
    return {
      schema: fc.oneof(
        { depthSize: "small" },
        fc.constantFrom(...leaves),
        properties.map((some) => ({ type: "object", properties: some })),
        properties.map((some) => ({ properties: some, additionalProperties: false })),
        tie("inner").map((items) => ({ type: "array", items })),
      ),
      inner: fc.oneof(
        { depthSize: "small" },
        fc.constantFrom(...references).map(($ref) => ({ $ref })),
        tie("schema"),
      ),
    };
  }).schema;
}

/** Values that such schemas tell apart. */
export function judgedValues(): fc.Arbitrary<JsonValue> {
  return fc.letrec<{ value: JsonValue }>((tie) => ({
    value: fc.oneof(
      { depthSize: "medium" },
      fc.constantFrom<JsonValue>("x", "y", 1, 2.5, true, null),
      fc.record(
        { a: tie("value"), b: tie("value"), c: tie("value") },
        { requiredKeys: [], noNullPrototype: true },
      ),
      fc.array(tie("value"), { maxLength: 2 }),
    ),
  })).value;
}
