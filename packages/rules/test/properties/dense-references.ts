import * as fc from "fast-check";
import type { JsonObject, JsonValue } from "../../src/index.js";

const keys = fc.constantFrom("a", "b", "__proto__");

/** References that lead somewhere in the schemas below, or nowhere. */
const references = [
  "#",
  "#/$defs/A",
  "#/$defs/B",
  "#/$defs/A",
  "#/$defs/B",
  "#anchor",
  "#/$defs/Gone",
  "#/$defs/B/anyOf/1",
] as const;

/**
 * Foreign schemas in which references are dense, stand under every keyword that holds schemas, and lead into themselves. The
 * definition `Gone` is apart: it may be given or withheld.
 */
export function foreignSchemas(): fc.Arbitrary<{
  readonly schema: JsonObject;
  readonly gone: JsonValue;
}> {
  return fc.letrec<{
    schema: JsonValue;
    object: JsonObject;
    whole: { schema: JsonObject; gone: JsonValue };
  }>((tie) => {
    const schema = tie("schema");
    const list = fc.array(schema, { minLength: 1, maxLength: 3 });
    const map = fc.dictionary(keys, schema, { maxKeys: 2, noNullPrototype: true });
    const keywords: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
      type: fc.constantFrom("object", "array", "string", ["array", "null"], ["object", "string"]),
      const: fc.constantFrom(1, "a", { $ref: "#" }),
      description: fc.constant("Of the schema."),
      "x-own": fc.constant({ $ref: "#/nowhere" }),
      minProperties: fc.nat(2),
      maxItems: fc.nat(3),
      minContains: fc.nat(1),
      maxContains: fc.nat(2),
      properties: map,
      patternProperties: map,
      dependentSchemas: map,
      additionalProperties: schema,
      propertyNames: schema,
      items: schema,
      prefixItems: list,
      contains: schema,
      allOf: list,
      anyOf: list,
      oneOf: list,
      not: schema,
      if: schema,
      then: schema,
      else: schema,
      unevaluatedProperties: fc.oneof(fc.constant(false), schema),
    };
    const names = fc.uniqueArray(fc.constantFrom(...Object.keys(keywords)), { maxLength: 3 });
    const object = names.chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((name) => [name, keywords[name]!]))),
    ) as fc.Arbitrary<JsonObject>;
    const reference = fc
      .tuple(fc.constantFrom(...references), object)
      .map(([$ref, beside]): JsonObject => ({ ...beside, $ref }));
    const onlyReference = fc.constantFrom(...references).map(($ref): JsonObject => ({ $ref }));
    return {
      schema: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        fc.constantFrom<JsonValue>(true, { type: "string" }, { type: "object" }, false),
        { arbitrary: onlyReference, weight: 4 },
        reference,
        { arbitrary: object, weight: 4 },
      ),
      object,
      whole: fc.record(
        {
          schema: fc
            .tuple(object, tie("object"), list, object)
            .map(([root, A, anyOf, anchored]): JsonObject => ({
              ...root,
              $defs: { A, B: { anyOf: [true, ...anyOf] }, C: { ...anchored, $anchor: "anchor" } },
            })),
          gone: schema,
        },
        { noNullPrototype: true },
      ),
    };
  }).whole;
}

/** Small values of the keys that the schemas speak of. */
export function smallValues(): fc.Arbitrary<JsonValue> {
  return fc.letrec<{ value: JsonValue }>((tie) => ({
    value: fc.oneof(
      { depthSize: "medium", withCrossShrink: true },
      fc.constantFrom<JsonValue>(null, 1, "a", "b", {}, []),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(keys, tie("value"), { maxKeys: 2, noNullPrototype: true }),
    ),
  })).value;
}
