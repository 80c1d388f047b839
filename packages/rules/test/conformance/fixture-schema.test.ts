import { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";

import fixtureSchema from "@shapewright/rules/spec/fixture.schema.json";
import shapeSchema from "@shapewright/rules/spec/type-shape.schema.json";

import { FIXTURE_KINDS } from "../../src/conformance/kinds";
import { openValue } from "../../src/conformance/open-fixture";
import { jsonValues } from "../arbitraries/json-values";
import { chain, fixture, shared, unreadable } from "./sample-fixtures";

const matchesSchema = new Ajv2020({ strict: true, schemas: [shapeSchema] }).compile(fixtureSchema);

function isWellFormed(value: unknown): boolean {
  const { problems, runnable } = openValue(value);
  expect(runnable === undefined).toBe(problems.length > 0);
  return problems.length === 0;
}

test("the schema describes the kinds that are run", () => {
  const described = fixtureSchema.oneOf.map(({ $ref }) => {
    const name = $ref.slice("#/$defs/".length) as "SchemaSimplification";
    return fixtureSchema.$defs[name].properties.kind.const;
  });
  expect(described).toEqual([...FIXTURE_KINDS.keys()]);
});

test.each([
  fixture(),
  fixture(shared),
  fixture(unreadable),
  fixture({ input: { shape: chain(3), options: { anything: [1] } } }),
  fixture({ expected: { schema: {}, defsOrder: [], diagnostics: [] } }),
])("the schema and the check take valid fixture %#", (value) => {
  expect([matchesSchema(value), isWellFormed(value)]).toEqual([true, true]);
});

test("the schema and the check agree on fixtures of any form", () => {
  const key = fc.constantFrom(
    "shape",
    "options",
    "schema",
    "diagnostics",
    "kind",
    "x",
    "__proto__",
  );
  const extra = fc.oneof(
    { weight: 12, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.tuple(fc.tuple(key, jsonValues())) },
  );
  const halfOf = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>, needed: string) =>
    fc.tuple(fc.record(fields, { requiredKeys: [needed] }), extra).map(([half, more]) => ({
      ...half,
      ...Object.fromEntries(more),
    }));
  const often = (valid: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 12, arbitrary: valid }, { weight: 1, arbitrary: jsonValues() });
  const texts = fc.array(often(fc.string()), { maxLength: 2 });
  const objects = fc.dictionary(fc.string(), jsonValues(), { maxKeys: 2 });
  const shape = fc.constantFrom(chain(2), shared.input.shape, unreadable.input.shape);
  const fixtures = fc.record(
    {
      kind: often(fc.constantFrom("schema-simplification")),
      description: often(fc.string()),
      input: often(halfOf({ shape: often(shape), options: often(objects) }, "shape")),
      expected: often(
        halfOf(
          { schema: often(objects), diagnostics: often(texts), defsOrder: often(texts) },
          "schema",
        ),
      ),
    },
    { noNullPrototype: true },
  );
  const counts = { valid: 0, broken: 0 };
  fc.assert(
    fc.property(fixtures, (generated) => {
      const value: unknown = JSON.parse(JSON.stringify(generated));
      const ok = isWellFormed(value);
      counts[ok ? "valid" : "broken"] += 1;
      expect(matchesSchema(value)).toBe(ok);
    }),
    { numRuns: 1000 },
  );
  expect(Math.min(counts.valid, counts.broken)).toBeGreaterThan(20);
});
