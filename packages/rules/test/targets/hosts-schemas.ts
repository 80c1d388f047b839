import * as fc from "fast-check";
import type { JsonObject, JsonValue } from "../../src/index.js";
import { records } from "../arbitraries/json-values.js";

const keys = fc.constantFrom("a", "b", "__proto__", "x-y");

/** References that lead to a definition of each name, back to the root, to an anchor, to a place further in, or nowhere. */
const references = [
  "#",
  "#/$defs/A",
  "#/$defs/A",
  "#/$defs/B",
  "#/$defs/a~1b%20%25",
  "#/$defs/__proto__",
  "#/$defs/no",
  "#anchor",
  "#/properties/a",
  "#/$defs/B/properties/b",
  "#/x-schemas/C",
  "#/$defs/Gone",
] as const;

/** A schema of a host. What it refers to as `Gone` is not there; whatever stands there, the schema takes no less. */
export interface HostSchema {
  readonly schema: JsonObject;
  readonly whole: JsonObject;
}

interface HostOptions {
  /** Whether each place is of a kind and each object closed, as strict consumers demand of most of them. */
  readonly isTyped: boolean;
  /** Whether it says little but types, so that most targets say all of it. */
  readonly isPlain: boolean;
}

type Keywords = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/**
 * Schemas of a host, an object at the root, with every keyword that the targets change: lists of types, positions,
 * choices, negations, conditions, constants, bounds, and references of every kind, recursive ones among them.
 */
export function hostSchemas({ isTyped, isPlain }: HostOptions): fc.Arbitrary<HostSchema> {
  return fc.letrec<{ schema: JsonValue; object: JsonObject; whole: HostSchema }>((tie) => {
    const schema = tie("schema");
    const list = fc.array(schema, { minLength: 1, maxLength: 3 });
    const map = fc.dictionary(keys, schema, {
      minKeys: isTyped ? 1 : 0,
      maxKeys: 2,
      noNullPrototype: true,
    });
    const some = (chosen: Keywords, most: number): fc.Arbitrary<JsonObject> => {
      const kept = Object.keys(chosen).filter((name) => !isPlain || PLAIN.has(name));
      return fc
        .uniqueArray(fc.constantFrom(...kept), { maxLength: most })
        .chain((names) =>
          fc.record(Object.fromEntries(names.map((name) => [name, chosen[name]!]))),
        ) as fc.Arbitrary<JsonObject>;
    };
    const object = fc
      .tuple(map, some(membersKeywords(schema, isTyped), 2), fc.nat(3))
      .map(([properties, rest, form]): JsonObject => ({
        type: "object",
        properties,
        ...(isTyped && form > 0 ? { additionalProperties: false } : {}),
        ...(isTyped && form > 1 ? { required: Object.keys(properties) } : {}),
        ...rest,
      }));
    const array = fc
      .tuple(schema, some(itemsKeywords(schema, list), 2))
      .map(([items, rest]): JsonObject => ({ type: "array", items, ...rest }));
    const kind = fc.oneof(object, array, scalars(isPlain));
    const combined = fc
      .tuple(isTyped ? kind : fc.oneof(kind, fc.constant({})), some(combinators(schema, list), 1))
      .map(([base, rest]): JsonObject => ({ ...base, ...rest }));
    const reference = fc
      .tuple(fc.constantFrom(...references), some(besideReferences(map), 1))
      .map(([$ref, beside]): JsonObject => ({ $ref, ...beside }));
    const open: readonly JsonValue[] = [true, {}, false, { minLength: 2, minimum: 1 }];
    return {
      schema: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        { arbitrary: noted(scalars(isPlain)), weight: 3 },
        ...(isTyped ? [] : [fc.constantFrom(...open)]),
        { arbitrary: reference, weight: 2 },
        noted(object),
        array,
        { arbitrary: combined, weight: 2 },
      ),
      object,
      whole: fc
        .record({
          root: object,
          beside: fc.oneof(
            { arbitrary: fc.constant({}), weight: 4 },
            some(combinators(schema, list), 1),
            fc.array(object, { minLength: 1, maxLength: 2 }).map((anyOf) => ({ anyOf })),
          ),
          A: schema,
          B: object,
          anchored: object,
          gone: schema,
        })
        .map(({ root, beside, A, B, anchored, gone }): HostSchema => {
          const $defs = Object.fromEntries<JsonValue>([
            ["A", A],
            [
              "B",
              { ...B, properties: { b: { type: "string" }, ...(B["properties"] as JsonObject) } },
            ],
            ["a/b %", { type: "array", items: A }],
            ["__proto__", { type: "object", properties: { b: { $ref: "#/$defs/B" } } }],
            ["no", false],
            ["C", { ...anchored, $anchor: "anchor" }],
          ]);
          const schemas = { C: { type: "array", items: { $ref: "#/x-schemas/D" } }, D: A };
          const properties = { a: B, ...(root["properties"] as JsonObject) };
          const required =
            root["required"] === undefined ? {} : { required: Object.keys(properties) };
          const all = { ...root, properties, ...required, ...beside, "x-schemas": schemas };
          return {
            schema: { ...all, $defs },
            whole: { ...all, $defs: { ...$defs, Gone: gone } },
          };
        }),
    };
  }).whole;
}

const PLAIN = new Set(["additionalProperties", "description", "items", "anyOf", "oneOf", "type"]);

function scalars(isPlain: boolean): fc.Arbitrary<JsonObject> {
  const one: readonly JsonObject[] = [
    { type: "string" },
    { type: "string", minLength: 2, pattern: "^a" },
    { type: "string", pattern: "^\\-a", maxLength: 2 },
    { type: "string", format: "email" },
    { type: "string", contentEncoding: "base64" },
    { type: "integer" },
    { type: "integer", exclusiveMinimum: 0, exclusiveMaximum: 2.5 },
    { type: "integer", exclusiveMinimum: -1, minimum: 1, multipleOf: 2 },
    { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 2, maximum: 1.5 },
    { type: "number", minimum: 1, exclusiveMaximum: 9 },
    { type: "boolean" },
    { type: "null" },
    { type: ["string", "null"], maxLength: 1 },
    { type: ["integer", "string", "null"], minimum: 1, minLength: 2 },
    { type: ["number", "integer"] },
    { type: ["array", "null"], items: { type: "integer" }, minItems: 1 },
    { type: ["object", "string"], properties: { a: { type: "string" } }, minLength: 1 },
    { const: "a" },
    { const: null },
    { const: 1, enum: [1, 2] },
    { enum: ["a", "abc", null] },
    { enum: ["a", 1, 1.5, true, null, [1], { a: "a" }] },
    { type: "integer", enum: [1, "a", 2] },
    { type: ["string", "null"], enum: ["a", "abc", null, 1] },
    { type: "string", enum: ["a", "abc"], maxLength: 1 },
    { type: "number", enum: [1, 1.5] },
  ];
  const bounded = /format|encoding|pattern|minimum|maximum|length|multiple|items/iu;
  return fc.constantFrom(...one.filter((some) => !isPlain || !bounded.test(JSON.stringify(some))));
}

function noted(from: fc.Arbitrary<JsonObject>): fc.Arbitrary<JsonObject> {
  const notes = records(
    {},
    {
      title: fc.constant("A title"),
      description: fc.constant("Of the host"),
      default: fc.constantFrom<JsonValue>(null, "a"),
      examples: fc.constantFrom<JsonValue>(["a"], ["a", 1]),
      deprecated: fc.boolean(),
      "x-own": fc.constant({ $ref: "#/nowhere" }),
    },
  ) as fc.Arbitrary<JsonObject>;
  return fc.oneof(
    { arbitrary: from, weight: 3 },
    fc.tuple(from, notes).map(([schema, some]) => ({ ...schema, ...some })),
  );
}

function membersKeywords(schema: fc.Arbitrary<JsonValue>, isTyped: boolean): Keywords {
  const further = isTyped ? fc.constant(false) : fc.oneof(fc.boolean(), schema);
  return {
    ...(isTyped ? {} : { required: fc.subarray(["a", "b", "x-y"]) }),
    additionalProperties: further,
    ...(isTyped ? {} : { patternProperties: patterns(schema), propertyNames: schema }),
    minProperties: fc.nat(2),
    maxProperties: fc.nat(2),
    dependentRequired: fc.constant({ a: ["b"] }),
    // To ajv, nothing depends on a member named __proto__.
    dependentSchemas: fc.dictionary(fc.constantFrom("a", "b"), schema, { noNullPrototype: true }),
    unevaluatedProperties: fc.oneof(fc.constant(false), schema),
  };
}

function patterns(schema: fc.Arbitrary<JsonValue>): fc.Arbitrary<Record<string, JsonValue>> {
  return fc.dictionary(fc.constantFrom("^a", "b$", "\\-"), schema, {
    minKeys: 1,
    maxKeys: 2,
    noNullPrototype: true,
  });
}

function itemsKeywords(schema: fc.Arbitrary<JsonValue>, list: fc.Arbitrary<JsonValue[]>): Keywords {
  return {
    items: fc.constantFrom(false, true),
    prefixItems: list,
    minItems: fc.nat(2),
    maxItems: fc.nat(3),
    uniqueItems: fc.boolean(),
    contains: schema,
    minContains: fc.nat(2),
    maxContains: fc.nat(2),
    unevaluatedItems: fc.oneof(fc.constant(false), schema),
  };
}

function combinators(schema: fc.Arbitrary<JsonValue>, list: fc.Arbitrary<JsonValue[]>): Keywords {
  return {
    anyOf: list,
    oneOf: list,
    allOf: list,
    not: schema,
    // What a condition demands must be met again when only one of its parts is kept.
    if: schema,
    then: schema,
    else: schema,
    contains: schema,
    additionalProperties: schema,
  };
}

function besideReferences(map: fc.Arbitrary<Record<string, JsonValue>>): Keywords {
  return {
    description: fc.constant("Of the reference."),
    minProperties: fc.nat(2),
    properties: map,
    required: fc.constant(["a"]),
    type: fc.constantFrom("object", ["object", "null"]),
    anyOf: fc.constant([{ type: "object" }, { type: "null" }]),
    allOf: fc.constant([{ $ref: "#/$defs/B" }]),
    unevaluatedProperties: fc.constant(false),
  };
}
