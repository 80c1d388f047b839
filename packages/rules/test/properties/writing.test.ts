import Ajv2020 from "ajv/dist/2020";
import * as fc from "fast-check";
import type { JsonSchema, JsonValue, TypeNode, TypeShape, WriteOptions } from "../../src/index.js";
import { writeSchema, writeSchemas } from "../../src/index.js";
import { placeOf } from "../../src/keywords.js";
import { typeShapes } from "../arbitraries/type-shape.js";
import { freezeDeeply, objectsWithin, spoilDeeply } from "./json-trees.js";
import { linkedTypeShapes } from "./linked-shapes.js";
import { writeOptions } from "./write-options.js";
import { referencesOf, resolves, schemaObjectsWithin } from "./written-schemas.js";

jest.setTimeout(120_000);

const runs = { numRuns: 1000 };

/** Those under which types are shared and objects are silent of nothing. */
const options: fc.Arbitrary<WriteOptions> = fc.record(
  {
    dropReadOnlyProperties: fc.boolean(),
    maxDepth: fc.nat(5),
  },
  { requiredKeys: [] },
);

/** Shapes of every kind, hostile ones among them, whose foreign schemas are any JSON. */
const anyShapes = fc.oneof(typeShapes(), linkedTypeShapes({ verbatim: true }));

/** Shapes whose foreign schemas are valid ones. */
const soundShapes = linkedTypeShapes({ verbatim: true });

/** Shapes without foreign schemas, so that all of the result is the writer's own. */
const ownShapes = fc.oneof(
  typeShapes().map(withoutForeignSchemas),
  linkedTypeShapes({ verbatim: false }),
);

function withoutForeignSchemas(shape: TypeShape): TypeShape {
  return JSON.parse(JSON.stringify(shape), (_, value: unknown) =>
    isVerbatim(value) ? { kind: "any" } : value,
  ) as TypeShape;
}

function isVerbatim(value: unknown): boolean {
  const isObject = typeof value === "object" && value !== null;
  return isObject && (value as Partial<TypeNode>).kind === "verbatim" && "schema" in value;
}

function definitionsOf(schema: JsonSchema): JsonSchema {
  return (schema["$defs"] ?? {}) as JsonSchema;
}

/** JavaScript puts keys that look like array indices first, ascending; the rest is in ordinal order. */
function ordinalAsJavaScriptHasIt(names: readonly string[]): readonly string[] {
  const isIndex = (name: string): boolean => /^(0|[1-9][0-9]{0,9})$/.test(name);
  const indices = names.filter(isIndex).sort((a, b) => Number(a) - Number(b));
  const others = names.filter((name) => !isIndex(name));
  return [...indices, ...others.sort((a, b) => (a < b ? -1 : 1))];
}

describe("writing a valid shape", () => {
  test("never throws, and gives JSON", () => {
    const property = fc.property(anyShapes, writeOptions, (shape, chosen) => {
      const { schema, diagnostics } = writeSchema(shape, chosen);
      expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
      for (const { path, message } of diagnostics) {
        expect(path).toMatch(/^\/(root|types)/);
        expect(message).not.toContain("undefined");
      }
    });
    fc.assert(property, runs);
  });

  test("gives the same bytes and diagnostics on every call", () => {
    const property = fc.property(anyShapes, writeOptions, (shape, chosen) => {
      const copy = JSON.parse(JSON.stringify(shape)) as TypeShape;
      expect(JSON.stringify(writeSchema(copy, chosen))).toBe(
        JSON.stringify(writeSchema(shape, chosen)),
      );
    });
    fc.assert(property, runs);
  });

  test("does not depend on the order of types and fields", () => {
    const property = fc.property(ownShapes, writeOptions, ({ root, types }, chosen) => {
      const turned = {
        types: Object.fromEntries(Object.entries(types).reverse()),
        root: Object.fromEntries(Object.entries(root).reverse()) as unknown as TypeNode,
      };
      expect(JSON.stringify(writeSchema(turned, chosen).schema)).toBe(
        JSON.stringify(writeSchema({ root, types }, chosen).schema),
      );
    });
    fc.assert(property, runs);
  });

  test("shares nothing with the shape and changes nothing in it", () => {
    const property = fc.property(anyShapes, (shape) => {
      freezeDeeply(shape as unknown as JsonValue);
      const owned = new Set(objectsWithin(shape as unknown as JsonValue));
      const { schema } = writeSchema(shape);
      const bytes = JSON.stringify(schema);
      const objects = objectsWithin(schema);
      expect(objects.some((object) => owned.has(object))).toBe(false);
      expect(new Set(objects).size).toBe(objects.length);
      spoilDeeply(schema);
      expect(JSON.stringify(writeSchema(shape).schema)).toBe(bytes);
    });
    fc.assert(property, runs);
  });

  test("gives a schema that a strict validator compiles", () => {
    // Sizes beside a reference and tuples with a rest are sound, but not to ajv's taste.
    const ajv = new Ajv2020({
      strict: true,
      strictTypes: false,
      strictTuples: false,
      allowUnionTypes: true,
      validateFormats: false,
    });
    const property = fc.property(soundShapes, options, (shape, chosen) => {
      expect(() => ajv.compile(writeSchema(shape, chosen).schema)).not.toThrow();
    });
    fc.assert(property, runs);
  });

  test("gives references that lead to a place in the document", () => {
    const property = fc.property(soundShapes, writeOptions, (shape, chosen) => {
      const { schema } = writeSchema(shape, chosen);
      // A foreign schema at the root is copied as it stands, and `const` is data.
      for (const reference of referencesOf(schema)) {
        expect([reference, resolves(schema, reference)]).toEqual([reference, true]);
      }
    });
    fc.assert(property, runs);
  });

  test("writes the keys of every schema object in their order", () => {
    const property = fc.property(ownShapes, writeOptions, (shape, chosen) => {
      for (const object of schemaObjectsWithin(writeSchema(shape, chosen).schema)) {
        const places = Object.keys(object).map(placeOf);
        expect(places).toEqual([...places].sort((a, b) => a - b));
        expect(places.every((place) => place <= placeOf("$defs"))).toBe(true);
      }
    });
    fc.assert(property, runs);
  });

  test("sorts $defs, which stand last and nowhere else", () => {
    const property = fc.property(ownShapes, writeOptions, (shape, chosen) => {
      const { schema } = writeSchema(shape, chosen);
      const [root, ...inner] = schemaObjectsWithin(schema);
      const names = Object.keys(definitionsOf(schema));
      expect(names).toEqual(ordinalAsJavaScriptHasIt(names));
      if (names.length > 0) expect(Object.keys(root!).at(-1)).toBe("$defs");
      expect(root!["$defs"] === undefined || names.length > 0).toBe(true);
      expect(inner.some((object) => "$defs" in object)).toBe(false);
    });
    fc.assert(property, runs);
  });

  test("defines only what is referred to twice or leads back to itself", () => {
    const property = fc.property(ownShapes, options, (shape, chosen) => {
      const { schema } = writeSchema(shape, chosen);
      const definitions = definitionsOf(schema);
      const leadsTo = new Map(
        Object.entries(definitions).map(([name, body]) => [name, namesReferredTo(body)]),
      );
      const fromRoot = namesReferredTo({ ...schema, $defs: {} });
      for (const name of leadsTo.keys()) {
        const uses = [fromRoot, ...leadsTo.values()].flat().filter((other) => other === name);
        expect(uses.length).toBeGreaterThan(0);
        expect(uses.length > 1 || reaches(leadsTo, name, name)).toBe(true);
      }
    });
    fc.assert(property, runs);
  });

  test("gives several shapes what each would get alone, definitions apart", () => {
    const property = fc.property(ownShapes, options, (shape, chosen) => {
      const [first, second] = writeSchemas([shape, shape], chosen);
      expect(JSON.stringify(first)).toBe(JSON.stringify(second));
      if (shape.root.kind !== "ref") return;
      expect(JSON.stringify(first?.schema)).toBe(JSON.stringify(writeSchema(shape, chosen).schema));
    });
    fc.assert(property, runs);
  });

  test("writes no boundary object without a diagnostic", () => {
    const property = fc.property(ownShapes, options, (shape, chosen) => {
      const { schema, diagnostics } = writeSchema(shape, chosen);
      const isBoundary = ({ type, properties, additionalProperties }: JsonSchema): boolean =>
        type === "object" && properties === undefined && additionalProperties === true;
      const hasMapOfAny = JSON.stringify(shape).includes('"any"');
      if (hasMapOfAny || !schemaObjectsWithin(schema).some(isBoundary)) return;
      const codes = new Set(diagnostics.map(({ code }) => code));
      codes.delete("schema_def_name_disambiguated");
      expect(codes.size).toBeGreaterThan(0);
    });
    fc.assert(property, runs);
  });
});

function namesReferredTo(body: JsonValue): readonly string[] {
  return referencesOf(body as JsonSchema).map((reference) =>
    decodeURIComponent(reference.slice("#/$defs/".length)),
  );
}

function reaches(
  leadsTo: ReadonlyMap<string, readonly string[]>,
  start: string,
  goal: string,
): boolean {
  const seen = new Set<string>();
  const open = [...(leadsTo.get(start) ?? [])];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name === goal) return true;
    if (seen.has(name)) continue;
    seen.add(name);
    open.push(...(leadsTo.get(name) ?? []));
  }
  return false;
}
