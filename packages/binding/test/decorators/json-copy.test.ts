import { createContext, runInContext } from "node:vm";

import { isPlainObject, jsonCopyOf } from "../../src/decorators/json-copy.js";

class Order {}
const place = { cls: Order, member: "total", decorator: "Default" };
const copyOf = (value: unknown) => jsonCopyOf(place, value);

class Money {
  amount = 1;
}

function chain(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { value };
  return value;
}

describe("a copy of a JSON value", () => {
  it.each<[unknown]>([
    [null],
    [""],
    [0],
    [-1.5],
    [false],
    [[]],
    [{}],
    [[[], {}, null]],
    [{ b: 1, a: { c: [1, "2", { d: null }] } }],
    [JSON.parse('{"__proto__": {"a": 1}, "constructor": "x", "toString": 1}') as unknown],
  ])("equals it (%#)", (value) => {
    const copy = copyOf(value);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
    expect(copy).toEqual(value);
  });

  it("shares nothing with it, and cannot be changed", () => {
    const value = { list: [{ a: 1 }] };
    const copy = copyOf(value) as { list: { a: number }[] };
    value.list[0]!.a = 2;
    expect(copy).toEqual({ list: [{ a: 1 }] });
    expect(Object.isFrozen(value)).toBe(false);
    for (const part of [copy, copy.list, copy.list[0]]) expect(Object.isFrozen(part)).toBe(true);
  });

  it("takes objects without a prototype, of another realm, and used twice", () => {
    const foreign: unknown = runInContext('({ a: ["b"] })', createContext());
    expect(copyOf(foreign)).toEqual({ a: ["b"] });
    expect(copyOf(Object.assign(Object.create(null) as object, { a: 1 }))).toEqual({ a: 1 });
    const twice = { a: 1 };
    expect(copyOf([twice, { twice }, twice])).toEqual([twice, { twice }, twice]);
  });

  it("has no negative zero", () => {
    expect(Object.is(copyOf(-0), 0)).toBe(true);
    expect(Object.is((copyOf([-0]) as number[])[0], 0)).toBe(true);
  });

  it("leaves out what JSON leaves out: keys that are symbols or not enumerable", () => {
    const value = { a: 1, [Symbol("kind")]: "x" };
    Object.defineProperty(value, "hidden", { value: () => 1, enumerable: false });
    expect(copyOf(value)).toEqual({ a: 1 });
  });

  it("has no limit of depth", () => {
    let copy: unknown = copyOf(chain(50_000));
    for (let level = 50_000; level > 0; level -= 1)
      [copy] = Object.values(copy as object) as [unknown];
    expect(copy).toBe(1);
  });
});

describe("what JSON cannot carry is named, with its place", () => {
  it.each<[unknown, string]>([
    [undefined, "undefined"],
    [NaN, "NaN"],
    [Infinity, "Infinity"],
    [3n, "3n"],
    [Symbol("a"), "Symbol(a)"],
    [() => 1, "a function"],
    [Money, "the class Money"],
    [new Money(), "an instance of Money"],
    [new Date(0), "an instance of Date"],
    [new Map(), "an instance of Map"],
    [new Set(), "an instance of Set"],
    [/a/, "an instance of RegExp"],
    [Buffer.from("a"), "an instance of Buffer"],
    [new String("a"), "an instance of String"],
    [runInContext("new Date()", createContext()), "an instance of Date"],
    [Object.create(Object.create(Object.create(null) as object) as object), "an instance"],
  ])("%p", (value, what) => {
    const problem = "which JSON cannot carry. Give what stands for it in JSON, or leave it out.";
    expect(() => copyOf(value)).toThrow(
      new TypeError(`Order.total: @Default was given ${what}, ${problem}`),
    );
    expect(() => copyOf({ list: [1, { "a/b~c": value }] })).toThrow(
      new TypeError(`Order.total: @Default was given ${what} at /list/1/a~1b~0c, ${problem}`),
    );
  });

  it("a hole in a list", () => {
    expect(() => copyOf(new Array(2))).toThrow("was given undefined at /0, which");
  });

  it("what contains itself", () => {
    const value: Record<string, unknown> = {};
    value["inner"] = { list: [value] };
    expect(() => copyOf(value)).toThrow(
      "was given an object that contains itself at /inner/list/0, which JSON cannot carry.",
    );
  });
});

describe("a plain object", () => {
  it("is no list and no instance", () => {
    for (const value of [[], null, undefined, "a", () => 1, new Money(), new Map()]) {
      expect(isPlainObject(value)).toBe(false);
    }
    expect(isPlainObject({})).toBe(true);
  });
});
