import { checkTypeShape, type TypeShape } from "@shapewright/rules";
import type { Class } from "../../src/facts/class.js";
import { displayName, TypeKeys } from "../../src/graph/type-keys.js";
import { OfType, toInputSchema, toTypeShape } from "../../src/index.js";

function named(name: string): Class {
  const cls = class {};
  Object.defineProperty(cls, "name", { value: name });
  OfType(() => String)(cls.prototype, "text");
  return cls;
}

/** A class whose members are of the given classes, in that order. */
function holding(...classes: readonly Class[]): Class {
  class Root {}
  classes.forEach((cls, index) => {
    OfType(() => cls)(Root.prototype, `m${index}`);
  });
  return Root;
}

const keysOf = (cls: Class): readonly string[] => Object.keys(toTypeShape(cls).shape.types);
const namesOf = ({ types }: TypeShape): readonly string[] =>
  Object.values(types).map(({ name }) => name);

describe("the key of a class (B11)", () => {
  test.each([
    ["Order", "Order"],
    ["$Order", "_Order"],
    ["Größe", "Gr__e"],
    ["注文", "__"],
    ["Order\u{1F600}", "Order__"],
    ["1st", "_1st"],
    ["-", "_-"],
    ["Box<Order>", "Box_Order_"],
    ["a/b~c d", "a_b_c_d"],
    ["Outer.Inner+[x],`y-z_", "Outer.Inner+[x],`y-z_"],
    ["__proto__", "__proto__"],
    ["constructor", "constructor"],
    ["toString", "toString"],
  ])("of the name %j is %j, and can be referred to", (name, key) => {
    const cls = holding(named(name));
    const { shape } = toTypeShape(cls);
    expect(Object.keys(shape.types)).toEqual(["Root", key]);
    expect(namesOf(shape)).toEqual(["Root", name]);
    expect(checkTypeShape(shape)).toEqual({ ok: true, problems: [] });
    expect(toInputSchema(cls).properties).toMatchObject({ m0: { type: "object" } });
  });

  test("of a class without a name is that of an anonymous one", () => {
    const { shape } = toTypeShape(holding(named(""), named("")));
    expect(Object.keys(shape.types)).toEqual(["Root", "Anonymous", "Anonymous_2"]);
    expect(namesOf(shape)).toEqual(["Root", "Anonymous", "Anonymous"]);
  });

  test("of a class whose name is no text is that of an anonymous one", () => {
    class WithStatic {
      static override(): void {}
    }
    Object.defineProperty(WithStatic, "name", { value: () => "x" });
    OfType(() => String)(WithStatic.prototype, "text");
    expect(keysOf(WithStatic)).toEqual(["Anonymous"]);
  });

  test("is told apart for classes of one name, in the order in which they are met", () => {
    const [first, second, third] = [named("Item"), named("Item"), named("Item")];
    const { shape } = toTypeShape(holding(first, second, first, third));
    expect(Object.keys(shape.types)).toEqual(["Root", "Item", "Item_2", "Item_3"]);
    expect(shape.types["Root"]?.members.map(({ type }) => type)).toEqual([
      { kind: "ref", ref: "Item" },
      { kind: "ref", ref: "Item_2" },
      { kind: "ref", ref: "Item" },
      { kind: "ref", ref: "Item_3" },
    ]);
    expect(new Set(namesOf(shape))).toEqual(new Set(["Root", "Item"]));
  });

  test("never takes one that another class has by its name", () => {
    expect(keysOf(holding(named("Item"), named("Item_2"), named("Item")))).toEqual([
      "Root",
      "Item",
      "Item_2",
      "Item_3",
    ]);
    expect(keysOf(holding(named("Item"), named("Item"), named("Item_2")))).toEqual([
      "Root",
      "Item",
      "Item_2",
      "Item_2_2",
    ]);
  });

  test("is told apart where two names differ in characters that no key has", () => {
    expect(keysOf(holding(named("Größe"), named("Größé")))).toEqual(["Root", "Gr__e", "Gr___"]);
    expect(keysOf(holding(named("注文"), named("注釈")))).toEqual(["Root", "__", "___2"]);
  });

  test("is the same however often it is asked for", () => {
    const keys = new TypeKeys(displayName);
    const [one, other] = [named("Item"), named("Item")];
    expect([keys.keyOf(one), keys.keyOf(other), keys.keyOf(one)]).toEqual([
      "Item",
      "Item_2",
      "Item",
    ]);
  });
});
