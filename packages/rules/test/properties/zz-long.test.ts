import type { ValidateFunction } from "ajv/dist/2020";
import Ajv2020 from "ajv/dist/2020";
import * as fc from "fast-check";
import type { JsonSchema, JsonValue, TypeNode, TypeShape, WriteOptions } from "../../src/index.js";
import { writeSchema } from "../../src/index.js";
import { freezeDeeply, objectsWithin, spoilDeeply } from "./json-trees.js";
import { linkedTypeShapes } from "./linked-shapes.js";
import { valuesNear } from "./values-near.js";
import { writeOptions } from "./write-options.js";
import { schemaObjectsWithin } from "./written-schemas.js";

jest.setTimeout(6_000_000);

const runs = { numRuns: 15_000 };
const flat: WriteOptions = { dialect: "flat", maxNodes: 300 };

/** How many arrays and objects the values have inside one another. */
const CONTAINERS = 3;

const shapes = linkedTypeShapes({ verbatim: true });
const ownShapes = linkedTypeShapes({ verbatim: false });

type Case = readonly [shape: TypeShape, values: readonly JsonValue[]];

function cases(from: fc.Arbitrary<TypeShape>): fc.Arbitrary<Case> {
  return from.chain((shape) => fc.tuple(fc.constant(shape), valuesNear(shape, CONTAINERS)));
}

// Sizes beside a reference and tuples with a rest are sound, but not to ajv's taste.
const ajv = new Ajv2020({
  strict: true,
  strictTypes: false,
  strictTuples: false,
  allowUnionTypes: true,
  validateFormats: false,
});

function validatorOf(schema: JsonSchema): ValidateFunction {
  const validate = ajv.compile(schema);
  // It keeps every schema it has seen, the identifiers within them too.
  ajv.removeSchema();
  return validate;
}

function validator(shape: TypeShape, options: WriteOptions): ValidateFunction {
  return validatorOf(writeSchema(shape, options).schema);
}

/** Counts what was compared, so that a property that compares nothing does not pass. */
class Tally {
  accepted = 0;
  refused = 0;

  of(isAccepted: boolean): void {
    if (isAccepted) this.accepted += 1;
    else this.refused += 1;
  }

  expectBoth(least: number): void {
    console.log(this.accepted, this.refused);
    expect(Math.min(this.accepted, this.refused)).toBeGreaterThan(least);
  }
}

function mentionsNull(value: JsonValue): boolean {
  return JSON.stringify(value).includes("null");
}

function rewritten(shape: TypeShape, change: (value: object) => unknown): TypeShape {
  const text = JSON.stringify(shape);
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value) ? change(value) : value,
  ) as TypeShape;
}

/** Whether a cut in a foreign schema takes what is around it along. */
function isLoosened(foreign: unknown): boolean {
  return /"(not|oneOf|unevaluatedProperties)"/.test(JSON.stringify(foreign) ?? "");
}

/**
 * Leaves out where `flat` takes more by intention (an unreadable node, a required member with a default,
 * a foreign schema with a cut under a negation), and constraints
 * beside a reference, which hold beside those of a wrapper's definition and not over them.
 */
function withoutLeeway(shape: TypeShape): TypeShape {
  return rewritten(shape, (value) => {
    const { kind, type, default: given, ...rest } = value as Record<string, unknown>;
    if (kind === "unknown" || isLoosened(rest["schema"])) return { kind: "any" };
    const isReference = kind === "ref" || (type as Partial<TypeNode> | undefined)?.kind === "ref";
    if (isReference) delete rest["constraints"];
    const restored = {
      ...(kind === undefined ? {} : { kind }),
      ...(type === undefined ? {} : { type }),
      ...rest,
    };
    return given === undefined || rest["required"] === true
      ? restored
      : { ...restored, default: given };
  });
}

describe("the dialects agree", () => {
  test("flat refuses nothing that referenced accepts", () => {
    const tally = new Tally();
    const property = fc.property(cases(shapes), fc.boolean(), ([shape, values], closed) => {
      const closing = closed ? "every-level" : "none";
      const referenced = validator(shape, { closing });
      const inFlat = validator(shape, { ...flat, closing });
      for (const value of values) {
        const accepted = referenced(value);
        tally.of(accepted);
        if (accepted) expect([value, inFlat(value)]).toEqual([value, true]);
      }
    });
    fc.assert(property, runs);
    tally.expectBoth(1_000);
  });

  test("referenced refuses nothing but null that flat accepts, up to the bounds", () => {
    const tally = new Tally();
    const property = fc.property(cases(shapes.map(withoutLeeway)), ([shape, values]) => {
      const written = writeSchema(shape, { ...flat, recursionDepth: CONTAINERS, maxNodes: 1_000 });
      fc.pre(written.diagnostics.every(({ code }) => code !== "schema_size_truncated"));
      const inFlat = validatorOf(written.schema);
      const referenced = validator(shape, { closing: "every-level" });
      for (const value of values) {
        if (mentionsNull(value)) continue;
        const accepted = inFlat(value);
        tally.of(accepted);
        expect([value, referenced(value)]).toEqual([value, accepted]);
      }
    });
    fc.assert(property, runs);
    tally.expectBoth(1_000);
  });

  const laxer: readonly (readonly [string, WriteOptions, WriteOptions])[] = [
    ["references", { references: "shared" }, { references: "recursive" }],
    ["references", { references: "shared" }, { references: "never" }],
    [
      "references",
      { references: "recursive", maxNodes: 40 },
      { references: "never", maxNodes: 40 },
    ],
    ["nullability", { nullability: "omit" }, { nullability: "declared" }],
    ["nullability", { nullability: "declared" }, { nullability: "accepted" }],
    ["defaults", { defaults: "omit" }, { defaults: "state" }],
    ["closing", { closing: "every-level" }, { closing: "none" }],
    ["freeForm", { freeForm: "true" }, { freeForm: "silent" }],
    ["freeForm", { freeForm: "silent" }, { freeForm: "true" }],
    ["unreadable", { unreadable: "boundary" }, { unreadable: "open" }],
    ["recursionDepth", { ...flat, recursionDepth: 2 }, { ...flat, recursionDepth: 0 }],
    ["maxNodes", { ...flat, maxNodes: 200 }, { ...flat, maxNodes: 10 }],
    ["maxDepth", { maxDepth: 3 }, { maxDepth: 1 }],
    ["maxDepth", { ...flat, maxDepth: 2 }, { ...flat, maxDepth: 0 }],
  ];

  test("each option takes more or less as it says, and no other values", () => {
    const tally = new Tally();
    const relation = fc.constantFrom(...laxer);
    const property = fc.property(cases(shapes), relation, ([shape, values], [, less, more]) => {
      const bounded = { maxNodes: 300, ...less };
      const strict = validator(shape, bounded);
      const lax = validator(shape, { maxNodes: 300, ...more });
      for (const value of values) {
        const accepted = strict(value);
        tally.of(accepted);
        if (accepted) expect([value, lax(value)]).toEqual([value, true]);
      }
    });
    fc.assert(property, runs);
    tally.expectBoth(1_000);
  });
});

describe("a schema under any options", () => {
  test("compiles in a strict validator", () => {
    const property = fc.property(shapes, writeOptions, (shape, options) => {
      expect(() => validator(shape, options)).not.toThrow();
    });
    fc.assert(property, runs);
  });

  test("has no reference and no definition where references are never kept", () => {
    const property = fc.property(shapes, writeOptions, (shape, options) => {
      const { schema } = writeSchema(shape, { ...options, references: "never" });
      for (const object of schemaObjectsWithin(schema)) {
        for (const keyword of ["$ref", "$defs", "definitions", "$schema", "$id"]) {
          expect(object).not.toHaveProperty([keyword]);
        }
      }
    });
    fc.assert(property, runs);
  });

  test("has no more nodes than maxNodes and one type more", () => {
    const property = fc.property(ownShapes, writeOptions, (shape, options) => {
      const { schema } = writeSchema(shape, { ...options, references: "never" });
      // The generated types have few members of few levels.
      expect(schemaObjectsWithin(schema).length).toBeLessThan((options.maxNodes ?? 5_000) + 400);
    });
    fc.assert(property, runs);
  });

  test("shares no object with another call's, or with the shape", () => {
    const property = fc.property(shapes, writeOptions, (shape, options) => {
      freezeDeeply(shape as unknown as JsonValue);
      const owned = new Set(objectsWithin(shape as unknown as JsonValue));
      const first = writeSchema(shape, options).schema;
      const second = writeSchema(shape, options).schema;
      const bytes = JSON.stringify(first);
      const objects = [...objectsWithin(first), ...objectsWithin(second)];
      expect(new Set(objects).size).toBe(objects.length);
      expect(objects.some((object) => owned.has(object))).toBe(false);
      spoilDeeply(first);
      expect(JSON.stringify(second)).toBe(bytes);
    });
    fc.assert(property, runs);
  });
});

describe("an output", () => {
  test("has no default, no boolean for further keys, and a description at its root alone", () => {
    const property = fc.property(ownShapes, writeOptions, (shape, options) => {
      const { schema } = writeSchema(shape, { ...options, direction: "output" });
      const [root, ...inner] = schemaObjectsWithin(schema);
      for (const object of [root!, ...inner]) {
        expect(object).not.toHaveProperty("default");
        expect(typeof object["additionalProperties"]).not.toBe("boolean");
      }
      for (const object of inner) expect(object).not.toHaveProperty("description");
    });
    fc.assert(property, runs);
  });
});
