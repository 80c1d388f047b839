import * as fc from "fast-check";
import type { JsonObject, JsonValue } from "../../src/index.js";
import type { HostSchema } from "./hosts-schemas.js";

const leaves: readonly JsonObject[] = [
  { type: "string" },
  { type: "string", minLength: 2 },
  { type: "integer" },
  { type: "number" },
  { type: "integer", minimum: 1 },
  { type: "number", exclusiveMinimum: 0 },
  { type: "null" },
  { const: "a" },
  { enum: ["a", 1, null] },
  { type: ["string", "null"] },
  { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }] },
  { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }], items: false },
];

const references = ["A", "A", "List", "Node", "Gone"].map((name) => ({ $ref: `#/$defs/${name}` }));

/**
 * Schemas of a host that combine few small parts, which overlap: what a target makes of one combination is not hidden by
 * what it makes of another.
 */
export const smallSchemas: fc.Arbitrary<HostSchema> = fc
  .record({
    root: roots(),
    A: fc.oneof(fc.constantFrom(...leaves), objects(parts(1))),
    gone: fc.constantFrom(...leaves),
  })
  .map(({ root, A, gone }) => {
    const $defs = {
      A,
      List: { type: "array", prefixItems: [{ type: "string" }, { $ref: "#/$defs/List" }] },
      Node: { type: "object", properties: { a: { $ref: "#/$defs/Node" }, b: A } },
    };
    return {
      schema: { ...root, $defs },
      whole: { ...root, $defs: { ...$defs, Gone: gone } },
    };
  });

function roots(): fc.Arbitrary<JsonObject> {
  const member = fc.oneof(parts(1), combinations(parts(1)));
  const further = fc.constantFrom<JsonObject>({}, { additionalProperties: false });
  const closed = fc.tuple(member, further).map(([a, open]): JsonObject => ({
    type: "object",
    properties: { a },
    required: ["a"],
    ...open,
  }));
  const object = objects(parts(0));
  const choice = fc
    .tuple(fc.constantFrom("anyOf", "oneOf"), fc.array(object, { minLength: 1, maxLength: 2 }))
    .map(([keyword, branches]): JsonObject => ({ [keyword]: branches }));
  return fc.oneof(
    { arbitrary: closed, weight: 6 },
    { arbitrary: choice, weight: 2 },
    fc.tuple(object, choice).map(([one, other]) => ({ ...one, ...other })),
    fc.tuple(object, object).map(([one, branch]) => ({ ...one, allOf: [branch] })),
    objects(member),
  );
}

function parts(depth: number): fc.Arbitrary<JsonObject> {
  const leaf = fc.oneof(
    { arbitrary: fc.constantFrom(...leaves), weight: 3 },
    fc.constantFrom(...references),
  );
  if (depth === 0) return leaf;
  const inner = parts(depth - 1);
  return fc.oneof(
    { arbitrary: leaf, weight: 3 },
    objects(inner),
    inner.map((items): JsonObject => ({ type: "array", items })),
  );
}

function objects(member: fc.Arbitrary<JsonObject>): fc.Arbitrary<JsonObject> {
  const properties = fc.oneof(
    fc.record({ a: member }),
    fc.record({ b: member }),
    fc.record({ a: member, b: member }),
  );
  const further = fc.constantFrom<JsonObject>(
    {},
    { additionalProperties: false },
    { additionalProperties: false },
    { additionalProperties: { type: "string" } },
  );
  const required = fc.constantFrom<JsonObject>({}, { required: ["a"] }, { required: ["b"] });
  return fc
    .tuple(properties, further, required)
    .map(([some, open, demanded]) => ({ type: "object", properties: some, ...demanded, ...open }));
}

function combinations(part: fc.Arbitrary<JsonObject>): fc.Arbitrary<JsonObject> {
  // Often the one is the other and more, so that a value is often of both.
  const pair = fc.oneof(
    fc.tuple(part, part),
    part.map((one): [JsonObject, JsonObject] => [one, { ...one, maxLength: 2, minItems: 1 }]),
  );
  const counts = fc.record(
    { minContains: fc.nat(2), maxContains: fc.nat(2) },
    { requiredKeys: [], noNullPrototype: true },
  );
  const further = fc.oneof(fc.constant<JsonValue>(false), part);
  return fc.oneof(
    { arbitrary: pair.map((oneOf): JsonObject => ({ oneOf })), weight: 3 },
    pair.map((anyOf): JsonObject => ({ anyOf })),
    { arbitrary: pair.map((allOf): JsonObject => ({ allOf })), weight: 2 },
    { arbitrary: part.map((not): JsonObject => ({ not })), weight: 2 },
    fc.tuple(part, part).map(([kind, not]) => ({ ...kind, not })),
    fc
      .tuple(pair, part)
      .map(([[condition, then], other]) => ({ if: condition, then, else: other })),
    fc
      .tuple(part, counts)
      .map(([contains, some]) => ({ type: "array", items: {}, contains, ...some })),
    fc.tuple(part, further).map(([held, additionalProperties]) => ({
      type: "object",
      patternProperties: { "^a": held },
      additionalProperties,
    })),
    fc.tuple(objects(part), objects(part)).map(([one, branch]) => ({
      ...one,
      allOf: [branch],
      unevaluatedProperties: false,
    })),
    fc.tuple(fc.constantFrom(...references), part).map(([one, beside]) => ({ ...beside, ...one })),
    fc.tuple(part, pair).map(([one, anyOf]) => ({ ...one, anyOf })),
  );
}
