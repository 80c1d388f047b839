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
  {
    kind: "metadata-extraction",
    description: "One of another SDK",
    input: { operationId: "a", parameters: [{ name: "a" }] },
    expected: { inputSchema: {}, title: "a" },
  },
  {
    kind: "argument-mapping",
    description: "One without a body",
    input: { template: { route: "/" }, arguments: {} },
    expected: { pathAndQuery: "/", headers: {}, bodyJson: null },
  },
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
  const simplification = {
    input: halfOf({ shape: often(shape), options: often(objects) }, "shape"),
    expected: halfOf(
      { schema: often(objects), diagnostics: often(texts), defsOrder: often(texts) },
      "schema",
    ),
  };
  const lists = fc.array(often(objects), { maxLength: 2 });
  const extraction = {
    input: halfOf(
      {
        method: often(fc.string()),
        parameters: often(lists),
        requestBody: often(objects),
        responses: often(objects),
        options: often(objects),
      },
      "parameters",
    ),
    expected: halfOf(
      { inputSchema: often(objects), error: often(fc.string()), diagnostics: often(texts) },
      "inputSchema",
    ),
  };
  const mapping = {
    input: fc.record({ template: often(objects), arguments: often(objects) }),
    expected: halfOf(
      {
        pathAndQuery: often(fc.string()),
        headers: often(objects),
        bodyJson: jsonValues(),
        error: often(fc.string()),
      },
      "error",
    ),
  };
  const kinds = [
    ["schema-simplification", simplification],
    ["metadata-extraction", extraction],
    ["argument-mapping", mapping],
  ] as const;
  const fixtures = fc.constantFrom(...kinds).chain(([kind, { input, expected }]) =>
    fc.record(
      {
        kind: often(fc.constant(kind)),
        description: often(fc.string()),
        input: often(input),
        expected: often(expected),
      },
      { noNullPrototype: true },
    ),
  );
  const counts = { valid: 0, broken: 0 };
  fc.assert(
    fc.property(fixtures, (generated) => {
      const value: unknown = JSON.parse(JSON.stringify(generated));
      const ok = isWellFormed(value);
      counts[ok ? "valid" : "broken"] += 1;
      expect(matchesSchema(value)).toBe(ok);
    }),
    { numRuns: 3000 },
  );
  expect(Math.min(counts.valid, counts.broken)).toBeGreaterThan(20);
});
