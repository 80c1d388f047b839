import type { JsonObject, JsonValue } from "../../src/index.js";
import { forTarget, TARGET_NAMES, UnfitForTargetError } from "../../src/index.js";
import { schemaObjectsWithin } from "../properties/written-schemas.js";
import { targeted } from "./outcomes.js";

jest.setTimeout(120_000);

const LEVELS = 20_000;

const object = (a: JsonValue): JsonObject => ({
  type: "object",
  properties: { a },
  required: ["a"],
  additionalProperties: false,
});

const nestings: readonly (readonly [string, (inner: JsonObject) => JsonObject])[] = [
  ["properties", object],
  ["items", (items) => ({ type: "array", items })],
  ["prefixItems", (inner) => ({ type: "array", prefixItems: [inner], items: false })],
  ["additionalProperties", (inner) => ({ type: "object", additionalProperties: inner })],
  ["anyOf", (inner) => ({ anyOf: [inner, { type: "null" }] })],
  ["oneOf", (inner) => ({ oneOf: [inner, { type: "null" }] })],
  ["allOf", (inner) => ({ allOf: [inner] })],
  ["not", (inner) => ({ type: "string", not: inner })],
  ["if", (inner) => ({ type: "string", if: inner, then: { minLength: 1 } })],
  ["contains", (inner) => ({ type: "array", contains: inner, minContains: 0, maxContains: 2 })],
  ["unevaluatedProperties", (inner) => ({ type: "object", unevaluatedProperties: inner })],
];

function nested(inside: (inner: JsonObject) => JsonObject): JsonObject {
  let schema: JsonObject = { type: "string" };
  for (let level = 0; level < LEVELS; level += 1) schema = inside(schema);
  return object(schema);
}

const cases = nestings.flatMap(([keyword, inside]) =>
  TARGET_NAMES.map((target) => ({ keyword, inside, target })),
);

describe("a schema of 20,000 levels", () => {
  test.each(cases)("under $keyword is written for $target, or refused", ({ inside, target }) => {
    const schema = nested(inside);
    expect(() => targeted(schema, target)).not.toThrow();
  });

  test("as an example is copied", () => {
    let example: JsonValue = 1;
    for (let level = 0; level < LEVELS; level += 1) example = [example];
    const given = { ...object({ type: "string", examples: [example, example] }) };
    for (const target of TARGET_NAMES) expect(() => forTarget(given, target)).not.toThrow();
  });
});

/** Each type stands twice in the one before: 2^30 schemas when they are written in full. */
const manyfold: JsonObject = {
  ...object({ $ref: "#/$defs/T0" }),
  $defs: Object.fromEntries([
    ...Array.from({ length: 30 }, (_, index): [string, JsonValue] => {
      const next = { $ref: `#/$defs/T${String(index + 1)}` };
      const properties = { left: next, right: next };
      const required = ["left", "right"];
      return [
        `T${String(index)}`,
        { type: "object", properties, required, additionalProperties: false },
      ];
    }),
    ["T30", { type: "string" }],
  ]),
};

describe("a schema with exponentially many places", () => {
  test.each(TARGET_NAMES)("stays small for %s", (target) => {
    if (target === "openai-strict") {
      expect(() => forTarget(manyfold, target)).toThrow(UnfitForTargetError);
      return;
    }
    const { schema } = forTarget(manyfold, target);
    expect(schemaObjectsWithin(schema).length).toBeLessThan(20_000);
    expect(forTarget(schema, target).schema).toEqual(schema);
  });

  test("keeps its references where some are taken", () => {
    const { schema } = forTarget(manyfold, "mcp");
    expect(Object.keys(schema["$defs"] as object)).toHaveLength(31);
  });
});
