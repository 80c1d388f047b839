import type { TypeNode } from "../../src/type-shape/index.js";
import { flags, id, linesOf, shape, string, withMember, withType } from "./values.js";

describe("accepts", () => {
  const all: Readonly<Record<TypeNode["kind"], readonly unknown[]>> = {
    verbatim: [{ schema: true }, { schema: {} }, { schema: { a: [null, { b: 1.5 }] } }],
    binary: [{}],
    scalar: [{ scalar: "number" }, { scalar: "string", format: "" }],
    enum: [
      { enumFacts: { wireForm: "string", names: ["a"], numbers: [], labels: { a: "A" } } },
      { enumFacts: { wireForm: "integer", names: [], numbers: [-1] } },
      { enumFacts: { wireForm: "unresolved", names: [], numbers: [], combinable: true } },
      { enumFacts: { wireForm: "json", names: [], numbers: [], values: [null] } },
    ],
    map: [{ values: string }, { values: string, keys: { writable: false, scalar: "integer" } }],
    array: [{ items: string }],
    ref: [{ ref: "Order" }],
    unknown: [{}, { reason: "why" }],
    any: [{}],
    union: [
      { variants: [string] },
      { variants: [string], discriminator: { property: "p", mapping: { v: "Order" } } },
    ],
    tuple: [{ elements: [] }, { elements: [string], rest: string }],
  };
  const constraints = { minSize: 0, multipleOf: 0.1, not: [null], patterns: [] };
  const everyKind = { nullable: true, nullDeclared: true, constraints };

  test.each(Object.entries(all))("the kind %s", (kind, fields) => {
    for (const some of fields) {
      const bare = { kind, ...(some as object) };
      const types = { Order: { name: "Order", members: [] } };
      expect(linesOf(shape(bare, types))).toEqual([]);
      expect(linesOf(shape({ ...bare, ...everyKind }, types))).toEqual([]);
    }
  });

  test("every field of a member and of an object type", () => {
    const full = {
      ...id,
      name: "full",
      title: "",
      description: "",
      examples: [null],
      deprecated: false,
      default: null,
      constraints: {},
      writeOnly: true,
      alwaysPresent: true,
      marking: "hidden",
    };
    const texts = { title: "", description: "", deprecated: true, wrapper: true };
    expect(linesOf(withMember(full))).toEqual([]);
    expect(linesOf(withType({ name: "N", members: [], ...texts, additional: true }))).toEqual([]);
    expect(linesOf(withType({ name: "N", members: [], additional: string }))).toEqual([]);
  });

  test("hostile names wherever a name is free", () => {
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "", "0", "a/b~c"];
    const keys = ["__proto__", "constructor", "toString", "Box`1[[A.B,c]]", "Outer+Inner"];
    const members = names.map((name) => ({ ...id, name }));
    const value: unknown = JSON.parse(
      JSON.stringify({
        root: { kind: "tuple", elements: keys.map((ref) => ({ kind: "ref", ref })) },
        types: Object.fromEntries(keys.map((key) => [key, { name: key, members }])),
      }),
    );
    expect(linesOf(value)).toEqual([]);
  });

  test("references in a cycle, and a part used in several places", () => {
    const loop = { name: "next", type: { kind: "ref", ref: "Order" }, ...flags };
    const list = { kind: "array", items: { kind: "union", variants: [string, string] } };
    const shared = { name: "Order", members: [id, loop, { ...loop, name: "list", type: list }] };
    const root = { kind: "tuple", elements: [list, list], rest: list };
    expect(linesOf(shape(root, { Order: shared, Copy: shared }))).toEqual([]);
  });

  test("a field that is undefined as absent", () => {
    const absent = { ...string, format: undefined, constraints: undefined, unheardOf: undefined };
    expect(linesOf(shape(absent, { Order: undefined }))).toEqual([]);
    expect(linesOf(withMember({ ...id, name: "x", default: { a: undefined } }))).toEqual([]);
  });

  test("objects without a prototype or of another realm", () => {
    const bare: unknown = Object.assign(Object.create(null), string);
    // In a test, a structured clone comes from outside of the sandbox.
    expect(linesOf(structuredClone(shape(bare)))).toEqual([]);
    expect(linesOf(shape(bare))).toEqual([]);
  });

  test("only own enumerable string keys as fields", () => {
    const extra = Object.defineProperty({ ...string, [Symbol("s")]: 1 }, "hidden", { value: 1 });
    expect(linesOf(shape(extra))).toEqual([]);
  });
});
