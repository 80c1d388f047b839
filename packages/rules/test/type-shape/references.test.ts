import schema from "../../spec/type-shape.schema.json";
import { isTypeKey } from "../../src/type-shape/index.js";
import { id, problemsOf, shape, string, withMember, withType } from "./values.js";

describe("references", () => {
  test("that name no type are refused, wherever they stand", () => {
    const lost = { kind: "ref", ref: "Lost" };
    const list = { ...id, name: "list", type: { kind: "array", items: lost } };
    const discriminator = { property: "p", mapping: { "a/b": "toString", ok: "Order" } };
    const union = { kind: "union", variants: [{ kind: "ref", ref: "__proto__" }], discriminator };
    const types = { Order: { name: "Order", members: [id, list], additional: lost } };
    expect(problemsOf(shape(union, types))).toEqual([
      {
        pointer: "/root/variants/0/ref",
        rule: "reference",
        message: 'expected a key that "types" has, found "__proto__"',
      },
      {
        pointer: "/root/discriminator/mapping/a~1b",
        rule: "reference",
        message: 'expected a key that "types" has, found "toString"',
      },
      {
        pointer: "/types/Order/members/1/type/items/ref",
        rule: "reference",
        message: 'expected a key that "types" has, found "Lost"',
      },
      {
        pointer: "/types/Order/additional/ref",
        rule: "reference",
        message: 'expected a key that "types" has, found "Lost"',
      },
    ]);
  });

  test("to a type that is undefined are refused", () => {
    expect(problemsOf(withType(undefined))).toMatchObject([
      { pointer: "/root/ref", rule: "reference" },
    ]);
  });

  test("are not looked up while there are no types to look into", () => {
    expect(problemsOf(shape({ kind: "ref", ref: "Order" }, "Order"))).toMatchObject([
      { pointer: "/types", rule: "schema" },
    ]);
  });

  const badKeys = ["", "9", "-a", "a b", "a/b", "é", "a\n", "Order\u0000"];

  test.each(badKeys)("cannot name the key %j", (key) => {
    const expected = 'a key of "types", a string that matches ^[A-Za-z_][A-Za-z0-9_.+`[\\],-]*$';
    const message = `expected ${expected}, found ${JSON.stringify(key)}`;
    const types = { [key]: { name: "N", members: [] } };
    expect(isTypeKey(key)).toBe(false);
    expect(problemsOf(shape({ kind: "ref", ref: key }, types))).toEqual([
      { pointer: "/root/ref", rule: "schema", message },
      { pointer: `/types/${key.replace("/", "~1")}`, rule: "schema", message },
    ]);
  });

  test("and keys follow the pattern of the schema", () => {
    const pattern = new RegExp(schema.$defs.TypeKey.pattern, "u");
    for (let code = 0; code < 0x250; code += 1) {
      const character = String.fromCharCode(code);
      for (const key of [character, `a${character}`, `a${character}b`]) {
        expect([key, isTypeKey(key)]).toEqual([key, pattern.test(key)]);
      }
    }
  });
});

describe("wire names", () => {
  test("are used once in an object type, and the later member is told", () => {
    const members = ["a", "__proto__", "b", "a", "__proto__", "a"].map((name) => ({ ...id, name }));
    expect(
      problemsOf(shape(string, { A: { name: "A", members }, B: { name: "B", members: [id] } })),
    ).toEqual(
      [
        [3, "a"],
        [4, "__proto__"],
        [5, "a"],
      ].map(([index, name]) => ({
        pointer: `/types/A/members/${String(index)}/name`,
        rule: "duplicate-member",
        message: `expected a wire name that no earlier member has, found "${String(name)}" again`,
      })),
    );
  });

  test("of broken members are compared too", () => {
    expect(problemsOf(withMember({ name: "id" })).map(({ rule }) => rule)).toContain(
      "duplicate-member",
    );
  });
});
