import type { ValidateFunction } from "ajv/dist/2020";
import Ajv2020 from "ajv/dist/2020";
import * as fc from "fast-check";
import type { JsonValue, SchemaDocumentOptions, TypeNode, TypeShape } from "../../src/index.js";
import { writeSchema, writeSchemaDocument } from "../../src/index.js";
import { freezeDeeply, objectsWithin, spoilDeeply } from "./json-trees.js";
import { linkedTypeShapes } from "./linked-shapes.js";
import { valuesNear } from "./values-near.js";
import { referencesOf, resolves } from "./written-schemas.js";

jest.setTimeout(240_000);

const runs = { numRuns: 500 };
const CONTAINERS = 3;
const PREFIX = "#/components/schemas/";

// Sizes beside a reference and tuples with a rest are sound, but not to ajv's taste.
const ajv = new Ajv2020({
  strict: true,
  strictTypes: false,
  strictTuples: false,
  allowUnionTypes: true,
  validateFormats: false,
  keywords: ["components"],
});

const options: fc.Arbitrary<SchemaDocumentOptions> = fc.record(
  {
    direction: fc.constantFrom("input", "output"),
    nullability: fc.constantFrom("omit", "declared", "accepted"),
    defaults: fc.constantFrom("omit", "state"),
    closing: fc.constantFrom("none", "every-level"),
    freeForm: fc.constantFrom("true", "silent"),
    dropReadOnlyProperties: fc.boolean(),
  },
  { requiredKeys: [] },
);

const linked = linkedTypeShapes({ verbatim: true }).map(({ types }) => types);

/** Some of the keys of the types, in any order, as often as they are. */
function listedOf(types: TypeShape["types"]): fc.Arbitrary<readonly string[]> {
  return fc.array(fc.constantFrom(...Object.keys(types)), { minLength: 1, maxLength: 4 });
}

const documents = linked.chain((types) => fc.tuple(fc.constant(types), listedOf(types)));

function compile(schema: object): ValidateFunction {
  const validate = ajv.compile(schema);
  ajv.removeSchema();
  return validate;
}

function aloneOf(types: TypeShape["types"], ref: string): TypeShape {
  return { root: { kind: "ref", ref }, types };
}

/**
 * Constraints beside a reference hold beside those of a wrapper's definition and not over them, which the spec leaves
 * unpinned: whether a wrapper has a definition makes a difference there alone.
 */
function withoutConstraintsBesideReferences(types: TypeShape["types"]): TypeShape["types"] {
  return JSON.parse(JSON.stringify(types), (_, value: unknown) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const { kind, type } = value as { kind?: unknown; type?: Partial<TypeNode> };
    const isReference = kind === "ref" || type?.kind === "ref";
    return isReference ? { ...value, constraints: undefined } : value;
  }) as TypeShape["types"];
}

test("an entry takes what the schema of the type alone takes, under either prefix", () => {
  let accepted = 0;
  let refused = 0;
  const cases = documents.chain(([types, listed]) => {
    const plain = withoutConstraintsBesideReferences(types);
    const values = listed.map((key) => valuesNear(aloneOf(plain, key), CONTAINERS));
    return fc.tuple(fc.constant([plain, listed] as const), fc.tuple(...values), options);
  });
  fc.assert(
    fc.property(cases, ([[types, listed], values, chosen]) => {
      const inDefs = writeSchemaDocument(types, listed, chosen);
      const inOpenApi = writeSchemaDocument(types, listed, { ...chosen, refPrefix: PREFIX });
      expect([...inOpenApi.names]).toEqual([...inDefs.names]);
      listed.forEach((key, index) => {
        const name = inDefs.names.get(key) ?? "";
        const validators = [
          compile({ $ref: `#/$defs/${name}`, $defs: inDefs.schemas }),
          compile({ $ref: `${PREFIX}${name}`, components: { schemas: inOpenApi.schemas } }),
        ];
        const alone = compile(writeSchema(aloneOf(types, key), chosen).schema);
        for (const value of values[index] ?? []) {
          const verdict = alone(value);
          if (verdict) accepted += 1;
          else refused += 1;
          expect([value, ...validators.map((validate) => validate(value))]).toEqual([
            value,
            verdict,
            verdict,
          ]);
        }
      });
    }),
    runs,
  );
  expect(Math.min(accepted, refused)).toBeGreaterThan(500);
});

test("closing the listed types refuses nothing but keys that they do not declare", () => {
  let closed = 0;
  const cases = documents.chain(([types, listed]) =>
    fc.tuple(fc.constant([types, listed] as const), valuesNear(aloneOf(types, listed[0]!), 3)),
  );
  fc.assert(
    fc.property(cases, ([[types, listed], values]) => {
      const open = writeSchemaDocument(types, listed);
      const { schemas, names } = writeSchemaDocument(types, listed, { closeListed: true });
      const $ref = `#/$defs/${names.get(listed[0]!) ?? ""}`;
      const inOpen = compile({ $ref, $defs: open.schemas });
      const inClosed = compile({ $ref, $defs: schemas });
      for (const value of values) {
        if (inClosed(value)) expect([value, inOpen(value)]).toEqual([value, true]);
        else if (inOpen(value)) {
          closed += 1;
          expect(inClosed.errors?.map(({ keyword }) => keyword)).toEqual(["additionalProperties"]);
          expect(inClosed.errors?.[0]?.instancePath).toBe("");
        }
      }
    }),
    runs,
  );
  expect(closed).toBeGreaterThan(5);
});

test("every reference leads to an entry, every entry is reached, and names are OpenAPI's", () => {
  fc.assert(
    fc.property(documents, options, ([types, listed], chosen) => {
      const { schemas, names } = writeSchemaDocument(types, listed, {
        ...chosen,
        refPrefix: PREFIX,
      });
      const document = { components: { schemas } };
      for (const [name, schema] of Object.entries(schemas)) {
        expect(name).toMatch(/^[a-zA-Z0-9._-]+$/u);
        for (const reference of referencesOf(schema)) {
          expect(reference.startsWith(PREFIX)).toBe(true);
          expect([reference, resolves(document as never, reference)]).toEqual([reference, true]);
        }
      }
      for (const key of listed) expect(Object.hasOwn(schemas, names.get(key) ?? "")).toBe(true);
      expect(new Set(names.values()).size).toBe(names.size);
    }),
    runs,
  );
});

test("no entry depends on the order of the types, or shares an object with another call", () => {
  fc.assert(
    fc.property(documents, options, ([types, listed], chosen) => {
      freezeDeeply(types as unknown as JsonValue);
      const first = writeSchemaDocument(types, listed, chosen).schemas;
      const turned = Object.fromEntries(Object.entries(types).reverse());
      const second = writeSchemaDocument(turned, listed, chosen).schemas;
      const objects = [...objectsWithin(first), ...objectsWithin(second)];
      expect(new Set(objects).size).toBe(objects.length);
      const bytes = JSON.stringify(second);
      expect(JSON.stringify(first)).toBe(bytes);
      spoilDeeply(first);
      expect(JSON.stringify(second)).toBe(bytes);
    }),
    runs,
  );
});
