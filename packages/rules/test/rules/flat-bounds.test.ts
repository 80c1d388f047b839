import Ajv2020 from "ajv/dist/2020";
import type { JsonSchema, ObjectType, TypeNode, TypeShape, WriteOptions } from "../../src/index.js";
import { writeSchema } from "../../src/index.js";
import {
  any,
  arrayOf,
  mapOf,
  member,
  objectType,
  ref,
  scalar,
  tupleOf,
  typeShape,
  unionOf,
  verbatim,
} from "../../src/type-shape/index.js";
import { schemaObjectsWithin } from "../properties/written-schemas.js";

const many = 10_000;
const flat = { dialect: "flat" } as const;

// What is held here is that nothing overflows or explodes; a busy machine may take its time.
jest.setTimeout(120_000);

/** Object types `T0`, `T1`, … */
function typesOf(
  count: number,
  nodes: (index: number) => readonly TypeNode[],
  extra: Omit<ObjectType, "name" | "members"> = {},
): TypeShape["types"] {
  const indices = Array.from({ length: count }, (_, index) => index);
  return Object.fromEntries(
    indices.map((index) => {
      const members = nodes(index).map((node, place) => member(`m${place}`, node));
      return [`T${index}`, objectType(`T${index}`, members, extra)];
    }),
  );
}

/** Types of which each is used `times` times by the one before. */
function doubling(count: number, times = 2): TypeShape {
  const uses = (index: number): readonly TypeNode[] =>
    index + 1 < count
      ? Array.from({ length: times }, () => ref(`T${index + 1}`))
      : [scalar("string")];
  return typeShape(ref("T0"), typesOf(count, uses));
}

function chain(count: number, around = (node: TypeNode): TypeNode => node): TypeShape {
  const next = (index: number): TypeNode =>
    index + 1 < count ? around(ref(`T${index + 1}`)) : scalar("string");
  return typeShape(
    ref("T0"),
    typesOf(count, (index) => [next(index)]),
  );
}

function sizeOf(schema: JsonSchema): number {
  return schemaObjectsWithin(schema).length;
}

function codesOf(shape: TypeShape, options: WriteOptions): ReadonlySet<string> {
  return new Set(writeSchema(shape, options).diagnostics.map(({ code }) => code));
}

/** What reads a schema recurses. */
function expectReadable(schema: JsonSchema): void {
  expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  expect(structuredClone(schema)).toEqual(schema);
  expect(() => new Ajv2020({ strict: true, strictTypes: false }).compile(schema)).not.toThrow();
}

describe("what would explode", () => {
  test("18 types, each used twice by the one before, stay within maxNodes", () => {
    const { schema, diagnostics } = writeSchema(doubling(18), flat);
    expect(sizeOf(schema)).toBeGreaterThan(4_990);
    expect(sizeOf(schema)).toBeLessThanOrEqual(5_001);
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(
      new Set(["schema_size_truncated"]),
    );
    // At each of two uses, of two types: those of the level that the bound falls into, and the next.
    expect(diagnostics).toHaveLength(4);
    expectReadable(schema);
  });

  test("and are complete where maxNodes allows it", () => {
    const { schema, diagnostics } = writeSchema(doubling(10), flat);
    expect(sizeOf(schema)).toBe(2 ** 10 - 1 + 2 ** 9);
    expect(diagnostics).toEqual([]);
  });

  test("40 types stay within any bound, whose cuts take the deepest", () => {
    for (const maxNodes of [1, 2, 3, 100, 20_000]) {
      const { schema } = writeSchema(doubling(40), { ...flat, maxNodes });
      expect(sizeOf(schema)).toBeLessThan(maxNodes + 3);
    }
    const { schema } = writeSchema(doubling(40), { ...flat, maxNodes: 7 });
    const cut = { type: "object" };
    const level = (inner: object): object => ({
      type: "object",
      properties: { m0: inner, m1: inner },
      additionalProperties: false,
    });
    expect(schema).toEqual(level(level(cut)));
  });

  test("merely shared types are bounded where only cycles are kept", () => {
    const { schema } = writeSchema(doubling(18), { references: "recursive" });
    expect(sizeOf(schema)).toBeLessThanOrEqual(5_001);
    expect(codesOf(doubling(18), { references: "recursive" })).toEqual(
      new Set(["schema_size_truncated"]),
    );
    expect(codesOf(doubling(18), { references: "shared" })).toEqual(new Set());
  });

  test("types that hold much count for all of it", () => {
    const big = tupleOf(Array.from({ length: 1_000 }, () => scalar("string")));
    const uses = Array.from({ length: 4_000 }, () => ref("Big"));
    const shape = typeShape(tupleOf(uses), { Big: objectType("Big", [member("t", big)]) });
    expect(sizeOf(writeSchema(shape, flat).schema)).toBeLessThan(5_000 + 1_002);
  });

  test("12 types that all hold each other twice stay within maxNodes", () => {
    const keys = Array.from({ length: 12 }, (_, index) => `T${index}`);
    const everyOther = keys.flatMap((key) => [arrayOf(ref(key)), unionOf([ref(key), any()])]);
    const shape = typeShape(
      ref("T0"),
      typesOf(12, () => everyOther),
    );
    for (const recursionDepth of [0, 1, 50]) {
      const { schema } = writeSchema(shape, { ...flat, recursionDepth });
      expect(sizeOf(schema)).toBeLessThan(5_000 + 24 * 4);
      expectReadable(schema);
    }
  });

  test("a recursion that may go on and on ends at the bounds, whichever comes first", () => {
    const node = typeShape(ref("N"), { N: objectType("N", [member("next", ref("N"))]) });
    const endless = { ...flat, recursionDepth: Number.MAX_SAFE_INTEGER };
    const { schema, diagnostics } = writeSchema(node, endless);
    expect(diagnostics.map(({ code }) => code)).toEqual(["schema_size_truncated"]);
    expectReadable(schema);
    expect(sizeOf(writeSchema(node, { ...endless, maxNodes: 20 }).schema)).toBe(20);
  });

  test("foreign schemas within them count as well", () => {
    const doublings = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => {
        const $ref = `#/$defs/D${index + 1}`;
        return [`D${index}`, { anyOf: [{ $ref }, { $ref }] }];
      }),
    );
    const foreign = { $ref: "#/$defs/D0", $defs: { ...doublings, D20: { type: "string" } } };
    const uses = Array.from({ length: 1_000 }, () => ref("F"));
    const shape = typeShape(tupleOf(uses), {
      F: objectType("F", [member("f", verbatim(foreign))]),
    });
    const { schema, diagnostics } = writeSchema(shape, flat);
    expect(sizeOf(schema)).toBeLessThan(5_000 + 10);
    expect(diagnostics.map(({ code }) => code)).toEqual(["schema_size_truncated"]);
  });
});

describe("what is deep", () => {
  test("a chain of 10,000 types is cut before what reads schemas gives up, and that is reported", () => {
    const { schema, diagnostics } = writeSchema(chain(many), flat);
    expect(diagnostics.map(({ code, path }) => [code, path])).toEqual([
      ["schema_size_truncated", "/types/T199/members/0/type"],
    ]);
    expect(diagnostics[0]?.message).toContain("200");
    expectReadable(schema);
  });

  test("a chain of 200 types is complete", () => {
    const { schema, diagnostics } = writeSchema(chain(200), flat);
    expect(diagnostics).toEqual([]);
    expect(sizeOf(schema)).toBe(201);
    expectReadable(schema);
  });

  test("a chain of 10,000 types in which only cycles are kept goes on under $defs", () => {
    const { schema, diagnostics } = writeSchema(chain(many), {
      references: "recursive",
      maxNodes: 2 * many,
    });
    expect(diagnostics).toEqual([]);
    expect(JSON.stringify(schema).split('"m0"')).toHaveLength(many + 1);
    expect(structuredClone(schema)).toEqual(schema);
  });

  test("a ring of 10,000 types is cut for its depth, a ring of 100 for its recursion", () => {
    const ring = (count: number): TypeShape =>
      typeShape(
        ref("T0"),
        typesOf(count, (index) => [ref(`T${(index + 1) % count}`)]),
      );
    expect(codesOf(ring(many), flat)).toEqual(new Set(["schema_size_truncated"]));
    expectReadable(writeSchema(ring(many), flat).schema);
    const { schema, diagnostics } = writeSchema(ring(90), flat);
    expect(diagnostics).toEqual([]);
    expect(sizeOf(schema)).toBe(181);
  });

  test("a chain through arrays, maps, unions and tuples can be read", () => {
    const around = (node: TypeNode): TypeNode =>
      arrayOf(mapOf(unionOf([tupleOf([node]), scalar("string")])));
    const { schema } = writeSchema(chain(many, around), flat);
    expect(() => JSON.stringify(schema)).not.toThrow();
  });

  test("a chain of 10,000 wrappers is what stands at its end", () => {
    const next = (index: number): readonly TypeNode[] => [
      index + 1 < many ? ref(`T${index + 1}`) : scalar("integer"),
    ];
    const shape = typeShape(arrayOf(ref("T0")), typesOf(many, next, { wrapper: true }));
    const { schema, diagnostics } = writeSchema(shape, flat);
    expect(schema).toEqual({ type: "array", items: { type: "integer" } });
    expect(diagnostics).toEqual([]);
  });

  test("a ring of 1,000 wrappers with one array in it ends in anything", () => {
    const next = (index: number): readonly TypeNode[] => [
      index + 1 < 1_000 ? ref(`T${index + 1}`) : arrayOf(ref("T0")),
    ];
    const shape = typeShape(arrayOf(ref("T0")), typesOf(1_000, next, { wrapper: true }));
    const array = (items: object): object => ({ type: "array", items });
    expect(writeSchema(shape, flat).schema).toEqual(array(array(array({}))));
  });

  test("10,000 arrays inside one another are all written", () => {
    let node: TypeNode = scalar("string", { nullable: true });
    for (let level = 0; level < many; level += 1) node = arrayOf(node, { nullable: true });
    expect(sizeOf(writeSchema(typeShape(node), flat).schema)).toBe(many + 1);
  });

  test("100,000 members of one type are all written: only objects are cut", () => {
    const members = Array.from({ length: 100_000 }, (_, index) =>
      member(`m${index}`, scalar("string", { nullable: true }), { default: null }),
    );
    const { schema, diagnostics } = writeSchema(
      typeShape(ref("T"), { T: objectType("T", members) }),
      flat,
    );
    expect(Object.keys(schema["properties"] as object)).toHaveLength(100_000);
    expect(diagnostics).toEqual([]);
  });

  test("100,000 members that all refer to one type are cut", () => {
    const members = Array.from({ length: 100_000 }, (_, index) => member(`m${index}`, ref("S")));
    const shape = typeShape(ref("T"), {
      T: objectType("T", members),
      S: objectType("S", [member("a", any())]),
    });
    const { schema, diagnostics } = writeSchema(shape, flat);
    expect(sizeOf(schema)).toBe(100_001);
    expect(diagnostics).toHaveLength(100_000);
  });
});

describe("a cut wrapper", () => {
  test("has none of its constraints: what it stands for may have its own, which win", () => {
    const shape = typeShape(ref("R"), {
      R: objectType("R", [
        member("w", ref("W", { nullable: true }), {
          constraints: { minSize: 5, not: [[]] },
          description: "Some.",
          default: null,
        }),
      ]),
      W: objectType("W", [member("v", arrayOf(any(), { constraints: { minSize: 1, not: [1] } }))], {
        wrapper: true,
      }),
    });
    expect(writeSchema(shape, { ...flat, maxNodes: 1 }).schema["properties"]).toEqual({
      w: { default: null, description: "Some." },
    });
    expect(writeSchema(shape, flat).schema["properties"]).toEqual({
      w: {
        type: ["array", "null"],
        items: {},
        default: null,
        description: "Some.",
        minItems: 1,
        not: { enum: [1] },
      },
    });
  });

  test("is told as what it is", () => {
    const shape = typeShape(ref("R"), {
      R: objectType("R", [member("w", ref("W"))]),
      W: objectType("W", [member("v", any())], { wrapper: true }),
    });
    const [told] = writeSchema(shape, { ...flat, maxNodes: 1 }).diagnostics;
    expect(told?.message).toBe(
      'R.w: "W" stands past maxNodes 1, so it is described as anything. Raise maxNodes, or keep references.',
    );
  });
});
