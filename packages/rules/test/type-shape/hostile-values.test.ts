import { runInNewContext } from "node:vm";
import { checkTypeShape } from "../../src/type-shape/index.js";
import {
  defaultOfMember,
  linesOf,
  shape,
  string,
  withDefault,
  withMember,
  withType,
} from "./values.js";

const throwing = "expected a readable value, found one that throws";

describe("a value that is not JSON", () => {
  class Money {
    readonly amount = 1;
  }

  test.each<readonly [string, unknown, string]>([
    ["NaN", NaN, "expected a finite number, found NaN"],
    ["an infinity", -Infinity, "expected a finite number, found -Infinity"],
    ["a bigint", 1n, "expected a JSON value, found a bigint"],
    ["a symbol", Symbol("s"), "expected a JSON value, found a symbol"],
    ["a function", () => 1, "expected a JSON value, found a function"],
    ["a Date", new Date(0), "expected a JSON value, found an instance of Date"],
    ["a Map", new Map(), "expected a JSON value, found an instance of Map"],
    ["a boxed string", Object("s"), "expected a JSON value, found an instance of String"],
    ["an instance", new Money(), "expected a JSON value, found an instance of Money"],
    [
      "an object made of another",
      Object.create({}),
      "expected a JSON value, found an instance of Object",
    ],
    [
      "an object made of one without a prototype",
      Object.create(Object.create(null) as object),
      "expected a JSON value, found an instance of a class",
    ],
    ["a class", Money, "expected a JSON value, found a function"],
  ])("is told from one: %s", (_, value, message) => {
    expect(linesOf(withDefault(value))).toEqual([`${defaultOfMember} ${message}`]);
    expect(linesOf(withDefault({ "a/~b": [null, value] }))).toEqual([
      `${defaultOfMember}/a~1~0b/1 ${message}`,
    ]);
    expect(linesOf(shape({ kind: "verbatim", schema: { not: value } }))).toEqual([
      `/root/schema/not ${message}`,
    ]);
  });

  test("is told from one: an element that is undefined", () => {
    expect(linesOf(withDefault([1, undefined]))).toEqual([
      `${defaultOfMember}/1 expected a JSON value, found undefined`,
    ]);
  });

  test("is told from one: a list with holes, at once however long", () => {
    const holes: unknown[] = new Array(2 ** 32 - 1);
    const hole = "expected an item, found a hole; the list is not checked from here on";
    expect(linesOf(withDefault(holes))).toEqual([`${defaultOfMember}/0 ${hole}`]);
    expect(linesOf(withType({ name: "Order", members: holes }))).toEqual([
      `/types/Order/members/0 ${hole}`,
    ]);
  });

  test("is no record either", () => {
    const node = Object.assign(new Money(), string);
    expect(linesOf(shape(node))).toEqual([
      '/root expected a node with a "kind", found an instance of Money',
    ]);
    expect(linesOf(new Map([["root", string]]))).toEqual([
      " expected a TypeShape, found an instance of Map",
    ]);
    expect(linesOf(withMember(new Date(0)))).toEqual([
      "/types/Order/members/1 expected a member, found an instance of Date",
    ]);
  });

  test.each(["constructor", "toString", "isPrototypeOf", "__proto__"])(
    "may have the key %s",
    (key) => {
      const value: unknown = JSON.parse(`{${JSON.stringify(key)}:{"kind":1}}`);
      expect(linesOf(withDefault(value))).toEqual([]);
      expect(linesOf(withDefault([value]))).toEqual([]);
    },
  );

  test("may come from another realm", () => {
    const value: unknown = runInNewContext("({ a: [{ b: null }], c: Object.create(null) })");
    expect(linesOf(withDefault(value))).toEqual([]);
    expect(linesOf(withDefault(runInNewContext("new Date(0)")))).toEqual([
      `${defaultOfMember} expected a JSON value, found an instance of Date`,
    ]);
  });
});

describe("a value that throws when read", () => {
  function thrower(): never {
    throw new Error("no");
  }

  test("is reported at the getter, with all the rest", () => {
    const node = { kind: "array", format: 1, nullable: 1 };
    Object.defineProperty(node, "items", { get: thrower, enumerable: true });
    expect(linesOf(shape(node))).toEqual([
      expect.stringMatching(/^\/root\/format /),
      "/root/nullable expected a boolean, found 1",
      `/root/items ${throwing}`,
    ]);
    const list = Object.defineProperty([1, 2, NaN], 1, { get: thrower, enumerable: true });
    expect(linesOf(withDefault(list))).toEqual([
      `${defaultOfMember}/1 ${throwing}`,
      `${defaultOfMember}/2 expected a finite number, found NaN`,
    ]);
  });

  test.each(["root", "types"])("is reported in the shape's own %s", (field) => {
    const value = Object.defineProperty({ ...(shape(string) as object) }, field, { get: thrower });
    expect(linesOf(value)).toEqual([`/${field} ${throwing}`]);
  });

  test("is reported for a type, a member, a kind, a wire form and a name", () => {
    const getter = (field: string) =>
      Object.defineProperty({}, field, { get: thrower, enumerable: true });
    const root = { kind: "ref", ref: "Order" };
    expect(linesOf(shape(root, getter("Order")))).toEqual([`/types/Order ${throwing}`]);
    expect(linesOf(shape(getter("kind")))).toEqual([`/root/kind ${throwing}`]);
    expect(linesOf(shape({ kind: "enum", enumFacts: getter("wireForm") }))).toEqual([
      `/root/enumFacts/wireForm ${throwing}`,
    ]);
    expect(linesOf(withMember(getter("name")))[0]).toBe(`/types/Order/members/1/name ${throwing}`);
  });

  test("is reported where a proxy throws from any trap", () => {
    const traps = ["get", "ownKeys", "getPrototypeOf", "getOwnPropertyDescriptor", "has"] as const;
    for (const trap of traps) {
      const value = new Proxy({ ...string }, { [trap]: thrower });
      expect(() => checkTypeShape(value)).not.toThrow();
      expect(() => checkTypeShape(shape(value))).not.toThrow();
      expect(() => checkTypeShape(withDefault(value))).not.toThrow();
      expect(() => checkTypeShape(withMember(value))).not.toThrow();
    }
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    for (const value of [proxy, shape(proxy), shape(string, proxy), withDefault(proxy)]) {
      expect(checkTypeShape(value).problems.map(({ message }) => message)).toEqual([throwing]);
    }
  });
});

test("what is inherited counts for nothing", () => {
  const inherited = {
    kind: "scalar",
    scalar: "string",
    root: string,
    types: {},
    name: "x",
    extra: 1,
  };
  Object.assign(Object.prototype, inherited);
  try {
    expect(linesOf(shape(string))).toEqual([]);
    expect(linesOf(shape({ scalar: "string" }))).not.toEqual([]);
    expect(linesOf({})).toHaveLength(2);
    expect(linesOf(withDefault([{}]))).toEqual([]);
  } finally {
    for (const key of Object.keys(inherited)) Reflect.deleteProperty(Object.prototype, key);
  }
});
