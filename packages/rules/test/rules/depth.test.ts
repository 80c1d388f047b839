import type { JsonSchema, JsonValue, ObjectType, TypeNode, TypeShape } from "../../src/index.js";
import { writeSchema, writeSchemas } from "../../src/index.js";
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

const many = 10_000;

// What is held here is that nothing overflows; a busy machine may take its time.
jest.setTimeout(120_000);

/** Object types `T0`, `T1`, … of one member each. */
function typesOf(
  count: number,
  node: (index: number) => TypeNode,
  extra: Omit<ObjectType, "name" | "members"> = {},
): TypeShape["types"] {
  const indices = Array.from({ length: count }, (_, index) => index);
  return Object.fromEntries(
    indices.map((index) => [
      `T${index}`,
      objectType(`T${index}`, [member("next", node(index))], extra),
    ]),
  );
}

function chainTo(end: TypeNode, count: number, around = (node: TypeNode): TypeNode => node) {
  return (index: number): TypeNode => (index + 1 < count ? around(ref(`T${index + 1}`)) : end);
}

function definitionsOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return (schema["$defs"] ?? {}) as Record<string, JsonSchema>;
}

/** How many levels of objects and arrays a value has. */
function levelsOf(value: JsonValue): number {
  let deepest = 0;
  const open: [JsonValue, number][] = [[value, 1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [held, level] = next;
    if (typeof held !== "object" || held === null) continue;
    deepest = Math.max(deepest, level);
    for (const inner of Object.values(held)) open.push([inner, level + 1]);
  }
  return deepest;
}

describe("what is deep or large", () => {
  test("a chain of 10,000 types is written, and in a form that JSON can carry", () => {
    const shape = typeShape(ref("T0"), typesOf(many, chainTo(scalar("string"), many)));
    const { schema, diagnostics } = writeSchema(shape);
    expect(diagnostics).toEqual([]);
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
    expect(structuredClone(schema)).toEqual(schema);
    const bodies = JSON.stringify(schema).split('"next"').length - 1;
    expect(bodies).toBe(many);
  });

  test("a chain through arrays, maps, unions and tuples is written too", () => {
    const around = (node: TypeNode): TypeNode =>
      arrayOf(mapOf(unionOf([tupleOf([node]), scalar("string")])));
    const shape = typeShape(ref("T0"), typesOf(many, chainTo(any(), many, around)));
    expect(() => JSON.stringify(writeSchema(shape).schema)).not.toThrow();
  });

  test("a ring of 10,000 types is 10,000 definitions and the root in place", () => {
    const types = typesOf(many, (index) => ref(`T${(index + 1) % many}`));
    const { schema } = writeSchema(typeShape(ref("T0"), types));
    expect(Object.keys(definitionsOf(schema))).toHaveLength(many);
    expect(schema["properties"]).toEqual({ next: { $ref: "#/$defs/T1" } });
    expect(definitionsOf(schema)["T9999"]).toEqual({
      type: "object",
      properties: { next: { $ref: "#/$defs/T0" } },
    });
  });

  test("100,000 members of one type keep their order", () => {
    const names = Array.from({ length: 100_000 }, (_, index) => `m${index}`);
    const members = names.map((name) => member(name, scalar("string"), { required: true }));
    const { schema } = writeSchema(typeShape(ref("T"), { T: objectType("T", members) }));
    expect(Object.keys(schema["properties"] as object)).toEqual(names);
    expect(schema["required"]).toEqual(names);
  });

  test("100,000 members that all refer to one type make one definition", () => {
    const members = Array.from({ length: 100_000 }, (_, index) => member(`m${index}`, ref("S")));
    const types = { T: objectType("T", members), S: objectType("S", []) };
    const { schema } = writeSchema(typeShape(ref("T"), types));
    expect(definitionsOf(schema)).toEqual({ S: { type: "object", properties: {} } });
  });

  test("10,000 arrays inside one another are all written", () => {
    let node: TypeNode = scalar("string");
    for (let level = 0; level < many; level += 1) node = arrayOf(node);
    expect(levelsOf(writeSchema(typeShape(node)).schema)).toBe(many + 1);
  });

  test("10,000 unions inside one another are all written", () => {
    let node: TypeNode = ref("T");
    for (let level = 0; level < many; level += 1) node = unionOf([node]);
    const wrapper = objectType("T", [member("value", node)], { wrapper: true });
    const { schema } = writeSchema(typeShape(ref("T"), { T: wrapper }));
    expect(schema["type"]).toBe("object");
  });

  test("a list of 200,000 variants is written", () => {
    const variants = Array.from({ length: 200_000 }, () => scalar("string"));
    const types = {
      W: objectType("W", [member("value", unionOf(variants))], { wrapper: true }),
    };
    const { schema } = writeSchema(typeShape(ref("W"), types));
    expect(schema["anyOf"]).toHaveLength(200_000);
  });

  test("a chain of 10,000 wrappers is what stands at its end", () => {
    const types = typesOf(many, chainTo(scalar("integer"), many), { wrapper: true });
    expect(writeSchema(typeShape(ref("T0"), types)).schema).toEqual({ type: "integer" });
    const holder = objectType("Holder", [
      member("value", ref("T0"), { constraints: { minimum: 1 } }),
    ]);
    expect(writeSchema(typeShape(ref("Holder"), { ...types, Holder: holder })).schema).toEqual({
      type: "object",
      properties: { value: { type: "integer", minimum: 1 } },
    });
  });

  test("a chain of 10,000 wrappers that are all used twice is 10,000 definitions", () => {
    const types = typesOf(many, chainTo(scalar("integer"), many), { wrapper: true });
    const uses = Object.keys(types).map((key) => member(key, tupleOf([ref(key), ref(key)])));
    const holder = objectType("Holder", uses);
    const { schema } = writeSchema(typeShape(ref("Holder"), { ...types, Holder: holder }));
    const definitions = definitionsOf(schema);
    expect(Object.keys(definitions)).toHaveLength(many);
    expect(definitions["T0"]).toEqual({ $ref: "#/$defs/T1" });
    expect(definitions["T9999"]).toEqual({ type: "integer" });
  });

  test("a loop of 10,000 wrappers stays 10,000 objects", () => {
    const types = typesOf(many, (index) => ref(`T${(index + 1) % many}`), { wrapper: true });
    const { schema } = writeSchema(typeShape(ref("T0"), types));
    expect(Object.keys(definitionsOf(schema))).toHaveLength(many);
    expect(schema["type"]).toBe("object");
  });

  test("10,000 types of one name are told apart", () => {
    const types = Object.fromEntries(
      Array.from({ length: many }, (_, index) => [`k${index}`, objectType("Same", [])]),
    );
    const uses = Object.keys(types).map((key) => member(key, tupleOf([ref(key), ref(key)])));
    const { schema, diagnostics } = writeSchema(
      typeShape(ref("Holder"), { ...types, Holder: objectType("Holder", uses) }),
    );
    expect(Object.keys(definitionsOf(schema))).toHaveLength(many);
    expect(diagnostics).toHaveLength(many - 1);
  });

  test("a cut at great depth is made without going deeper", () => {
    const shape = typeShape(ref("T0"), typesOf(many, chainTo(scalar("string"), many)));
    const { diagnostics } = writeSchema(shape, { maxDepth: many - 1 });
    expect(diagnostics.map(({ path }) => path)).toEqual([`/types/T${many - 2}/members/0/type`]);
  });

  test("a foreign schema of 10,000 levels is copied, and its references are found", () => {
    let foreign: JsonSchema = { $ref: "#" };
    for (let level = 0; level < many; level += 1) foreign = { items: foreign };
    const shape = typeShape(arrayOf(verbatim(foreign)));
    const { schema } = writeSchema(shape);
    expect(schema["items"]).toEqual({ $ref: "#/$defs/schema" });
    expect(levelsOf(definitionsOf(schema)["schema"] ?? {})).toBe(many + 1);
  });

  test("a foreign schema of 200,000 branches is copied", () => {
    const anyOf = Array.from({ length: 200_000 }, () => ({ type: "string" }));
    const shape = typeShape(arrayOf(verbatim({ anyOf, $defs: { Unused: true } })));
    expect((writeSchema(shape).schema["items"] as JsonSchema)["anyOf"]).toHaveLength(200_000);
  });

  test("shapes that start at every link of one chain are written together", () => {
    const types = typesOf(300, chainTo(scalar("string"), 300));
    const shapes = Object.keys(types).map((key) => typeShape(ref(key), types));
    for (const { schema } of writeSchemas(shapes)) expect(levelsOf(schema)).toBeLessThan(900);
  });
});
