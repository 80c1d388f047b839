import type {
  JsonObject,
  JsonSchema,
  JsonValue,
  TypeShape,
  WriteOptions,
} from "../../src/index.js";
import { writeSchema } from "../../src/index.js";
import { member, objectType, ref, typeShape, verbatim } from "../../src/type-shape/index.js";

const flat = { dialect: "flat" } as const;

function holding(foreign: JsonObject | boolean): TypeShape {
  return typeShape(ref("T"), { T: objectType("T", [member("own", verbatim(foreign))]) });
}

function write(foreign: JsonObject | boolean, options: WriteOptions = flat): JsonSchema {
  const { properties } = writeSchema(holding(foreign), options).schema;
  return (properties as Record<string, JsonSchema>)["own"]!;
}

function bytes(foreign: JsonObject | boolean, options?: WriteOptions): string {
  return JSON.stringify(write(foreign, options));
}

function messages(foreign: JsonObject, options: WriteOptions = flat): readonly string[] {
  return writeSchema(holding(foreign), options).diagnostics.map(({ message }) => message);
}

describe("a reference of a foreign schema", () => {
  test("is replaced by what it leads to, its keys unmoved", () => {
    const $defs = { A: { minLength: 1, type: "string", "x-own": { $ref: "#" } } };
    expect(bytes({ items: { $ref: "#/$defs/A" }, $defs })).toBe(
      '{"items":{"minLength":1,"type":"string","x-own":{"$ref":"#"}}}',
    );
  });

  test("is replaced wherever a schema stands, in keywords of older drafts too", () => {
    const $ref = "#/$defs/A";
    const places: readonly JsonObject[] = [
      { definitions: { B: { $ref } }, items: { $ref: "#/definitions/B" } },
      { dependencies: { a: { $ref }, b: ["c"] } },
      { items: [{ $ref }, true] },
      { propertyNames: { $ref }, contains: { $ref }, patternProperties: { "^a": { $ref } } },
      { if: { $ref }, then: { $ref }, else: { $ref }, not: { $ref }, unevaluatedItems: { $ref } },
      { dependentSchemas: { a: { $ref } }, contentSchema: { $ref }, prefixItems: [{ $ref }] },
    ];
    for (const place of places) {
      const written = bytes({ ...place, $defs: { A: { type: "string" } } });
      expect(written).not.toMatch(/"\$(ref|defs)"|"definitions"/);
      expect(written).toContain('{"type":"string"}');
    }
  });

  test("leads through names that need escaping, escapes and lists", () => {
    const $defs = JSON.parse(
      '{"a/b":{"const":1},"c~d":{"const":2},"e f":{"const":3},"__proto__":{"const":4},"":{"const":5}}',
    ) as JsonObject;
    const references = [
      ["#/$defs/a~1b", 1],
      ["#/$defs/c~0d", 2],
      ["#/$defs/e%20f", 3],
      ["#/%24defs/__proto__", 4],
      ["#/$defs/", 5],
      ["#/allOf/1", 6],
    ] as const;
    for (const [$ref, value] of references) {
      expect(write({ items: { $ref }, allOf: [true, { const: 6 }], $defs })["items"]).toEqual({
        const: value,
      });
    }
  });

  test("that leads to nothing is no other place", () => {
    for (const $ref of [
      "#/allOf/01",
      "#/allOf/",
      "#/allOf/2",
      "#/toString",
      "#/$defs/constructor",
      "#nowhere",
      "",
      "other",
    ]) {
      expect(write({ items: { $ref }, allOf: [true, true], $defs: {} })["items"]).toEqual({});
      expect(messages({ items: { $ref }, allOf: [true, true] })).toHaveLength(1);
    }
  });

  test("that cannot be followed is named once, and all of one schema together", () => {
    const foreign = {
      items: { $ref: "#/gone" },
      contains: { $ref: "#/gone" },
      not: { $dynamicRef: "#node" },
      properties: { a: { $recursiveRef: "#" } },
    };
    const [only, ...others] = messages(foreign);
    expect(others).toEqual([]);
    expect(only).toContain('T.own: its own schema refers to "#/gone", "#node", "#"');
    expect(write(foreign)).toEqual({ items: {}, contains: {}, properties: { a: {} } });
  });

  test("keeps own keys that plain assignment would lose", () => {
    const $defs = { A: JSON.parse('{"type":"object","__proto__":{"x":1}}') as JsonObject };
    const foreign = { items: { $ref: "#/$defs/A", description: "One." }, $defs };
    expect(bytes(foreign)).toBe(
      '{"items":{"type":"object","__proto__":{"x":1},"description":"One."}}',
    );
  });

  test("is replaced by a copy of its own each time", () => {
    const foreign = {
      properties: { a: { $ref: "#/$defs/A" }, b: { $ref: "#/$defs/A" } },
      $defs: { A: { enum: [{ x: [1] }], items: { type: ["string", "null"] } } },
    };
    const { a, b } = write(foreign)["properties"] as Record<string, JsonSchema>;
    expect(a).toEqual(b);
    (a!["enum"] as JsonValue[])[0] = "spoilt";
    (a!["items"] as JsonSchema)["type"] = "spoilt";
    expect(b).toEqual(foreign.$defs.A);
    expect(foreign.$defs.A.enum).toEqual([{ x: [1] }]);
  });

  test("beside the definitions alone is the schema itself", () => {
    const foreign = {
      $schema: "x",
      $id: "urn:x",
      $ref: "#/$defs/A",
      $defs: { A: { type: "string" } },
    };
    expect(bytes(foreign)).toBe('{"type":"string"}');
  });

  test("counts as standing inside what it replaces, and what stands beside it does not", () => {
    const N = { type: "object", properties: { next: { $ref: "#/$defs/N" } } };
    const beside = {
      $ref: "#/$defs/N",
      minProperties: 1,
      properties: { own: { $ref: "#/$defs/N" } },
    };
    const once = { type: "object", properties: { next: { type: "object" } } };
    expect(write({ ...beside, $defs: { N } }, { ...flat, recursionDepth: 0 })).toEqual({
      minProperties: 1,
      properties: { own: once },
      allOf: [once],
    });
  });

  test("leads nowhere new behind an anchor or an $id", () => {
    const foreign = {
      properties: {
        a: { $ref: "#item" },
        b: { $id: "urn:b", items: { $ref: "#item" }, contains: { $ref: "#" } },
      },
      $defs: { A: { $anchor: "item", type: "string" } },
    };
    expect(write(foreign)).toEqual({
      properties: {
        a: { type: "string" },
        b: { items: {}, contains: { items: {}, contains: {} } },
      },
    });
  });
});

describe("what is cut out of a foreign schema", () => {
  const gone = { $ref: "#/gone" };

  test.each<readonly [string, JsonObject, JsonObject]>([
    ["not", { not: gone, type: "string" }, { type: "string" }],
    ["not, further up", { not: { items: { allOf: [gone] } } }, {}],
    [
      "if",
      { if: { properties: { a: gone } }, then: false, else: true, minLength: 1 },
      { minLength: 1 },
    ],
    ["then, which only takes more", { if: {}, then: gone }, { if: {}, then: {} }],
    ["oneOf", { oneOf: [gone, { type: "string" }] }, { anyOf: [{}, { type: "string" }] }],
    [
      "oneOf beside anyOf",
      { oneOf: [{ items: gone }], anyOf: [true] },
      { anyOf: [true], allOf: [{ anyOf: [{ items: {} }] }] },
    ],
    ["two branches of one oneOf", { oneOf: [gone, gone] }, { anyOf: [{}, {}] }],
    [
      "contains with a greatest number",
      { contains: gone, minContains: 2, maxContains: 3 },
      { contains: {}, minContains: 2 },
    ],
    [
      "keys that are evaluated",
      {
        allOf: [gone],
        properties: { a: true },
        unevaluatedProperties: false,
        unevaluatedItems: false,
      },
      { allOf: [{}], properties: { a: true } },
    ],
    [
      "keys of a value further in",
      { properties: { a: gone }, unevaluatedProperties: false },
      { properties: { a: {} }, unevaluatedProperties: false },
    ],
    [
      "keys that a dropped if evaluated",
      { allOf: [{ if: { properties: { a: gone } } }], unevaluatedProperties: false },
      { allOf: [{}] },
    ],
  ])("does not make %s refuse more", (_, foreign, expected) => {
    expect(write(foreign)).toEqual(expected);
  });

  test("may be a recursion or a part past the bound as well", () => {
    const foreign = {
      oneOf: [{ type: "string" }, { type: "array", items: { $ref: "#" } }],
    };
    const array = (items: object): object => ({ type: "array", items });
    const choice = (items: object): object => ({ anyOf: [{ type: "string" }, array(items)] });
    expect(write(foreign)).toEqual(choice(choice({})));
    expect(write(foreign, { ...flat, maxNodes: 5 })).toEqual(choice({}));
    expect(messages(foreign, { ...flat, maxNodes: 5 })).toHaveLength(1);
  });

  test("leaves all of it that is followed as it was", () => {
    const foreign = {
      not: { $ref: "#/$defs/A" },
      oneOf: [{ $ref: "#/$defs/A" }, true],
      if: { $ref: "#/$defs/A" },
      unevaluatedProperties: false,
      $defs: { A: { type: "string" } },
    };
    const A = { type: "string" };
    expect(write(foreign)).toEqual({
      not: A,
      oneOf: [A, true],
      if: A,
      unevaluatedProperties: false,
    });
  });
});

describe("a large foreign schema", () => {
  test("of 10,000 levels is copied, and its references are found", () => {
    let foreign: JsonObject = { $ref: "#/$defs/A" };
    for (let level = 0; level < 10_000; level += 1) foreign = { items: foreign };
    let written: JsonSchema = write(
      { ...foreign, $defs: { A: { const: 1 } } },
      { ...flat, maxNodes: 20_000 },
    );
    for (let level = 0; level < 10_000; level += 1) written = written["items"] as JsonSchema;
    expect(written).toEqual({ const: 1 });
  });

  test("whose definitions are a chain of 10,000 is cut before what reads schemas gives up", () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [
        `D${index}`,
        { type: "object", properties: { next: { $ref: `#/$defs/D${index + 1}` } } },
      ]),
    );
    const foreign = { $ref: "#/$defs/D0", $defs: { ...$defs, D10000: { type: "string" } } };
    const { schema, diagnostics } = writeSchema(holding(foreign), flat);
    expect(diagnostics.map(({ code }) => code)).toEqual(["schema_size_truncated"]);
    expect(structuredClone(schema)).toEqual(schema);
  });

  test("with 10,000 definitions of which each reference names one is written once for each", () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `D${index}`);
    const $defs = Object.fromEntries(names.map((name) => [name, { const: name }]));
    const anyOf = names.map((name) => ({ $ref: `#/$defs/${name}` }));
    const written = write({ anyOf, $defs }, { ...flat, maxNodes: 100_000 });
    expect(written["anyOf"]).toEqual(names.map((name) => ({ const: name })));
  });

  test("of 200,000 branches is copied", () => {
    const anyOf = Array.from({ length: 200_000 }, () => ({ type: "string" }));
    expect(write({ anyOf })["anyOf"]).toHaveLength(200_000);
  });
});
