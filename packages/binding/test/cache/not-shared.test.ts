import { Type } from "class-transformer";
import { IsIn, IsString, ValidateNested } from "class-validator";
import { Enum, Pattern, toInputSchema, toTypeShape } from "../../src";
import type { Diagnostic } from "../../src";
import { copyJson } from "../../src/facts/copy-json";

class Part {
  @IsIn(["a", "b", null]) choice!: string | null;
  @Pattern(/a/) @IsString() name!: string;
  // Nothing says its type, which is a diagnostic.
  @ValidateNested() unknown!: unknown;
}

class Order {
  @Enum(["x", "y"]) state!: string;
  @ValidateNested({ each: true }) @Type(() => Part) parts!: Part[];
  @ValidateNested() @Type(() => Part) first!: Part;
}

/** Every object in a tree, the tree itself first. */
function objectsIn(tree: unknown): ReadonlySet<object> {
  const met = new Set<object>();
  const open = [tree];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== "object" || value === null || met.has(value)) continue;
    met.add(value);
    open.push(
      ...(Object.values(value) as readonly unknown[]).filter((inner) => inner !== undefined),
    );
  }
  return met;
}

function sharedObjects(one: unknown, other: unknown): readonly object[] {
  const inOther = objectsIn(other);
  return [...objectsIn(one)].filter((object) => inOther.has(object));
}

/** Makes everything in a tree something else. */
function spoil(tree: unknown): void {
  for (const object of objectsIn(tree)) {
    for (const key of Object.keys(object)) Reflect.deleteProperty(object, key);
    Reflect.set(object, "spoilt", true);
  }
}

describe("two calls never share an object", () => {
  test("toTypeShape", () => {
    const one = toTypeShape(Order);
    const other = toTypeShape(Order);
    expect(objectsIn(one).size).toBeGreaterThan(20);
    expect(one.diagnostics).not.toEqual([]);
    expect(sharedObjects(one, other)).toEqual([]);
    const kept = JSON.stringify(other);
    spoil(one);
    expect(JSON.stringify(toTypeShape(Order))).toBe(kept);
  });

  test("toInputSchema", () => {
    const report = () => undefined;
    const one = toInputSchema(Order, { diagnostics: { report } });
    const other = toInputSchema(Order, { diagnostics: { report } });
    expect(objectsIn(one).size).toBeGreaterThan(10);
    expect(sharedObjects(one, other)).toEqual([]);
    const kept = JSON.stringify(other);
    spoil(one);
    expect(JSON.stringify(toInputSchema(Order, { diagnostics: { report } }))).toBe(kept);
  });

  test("nor does a report keep what it was given", () => {
    const told: Diagnostic[] = [];
    const read = () =>
      toInputSchema(Order, { diagnostics: { report: (found) => told.push(found) } });
    read();
    const messages = told.map(({ message }) => message);
    expect(messages).not.toEqual([]);
    spoil(told.splice(0));
    read();
    expect(told.map(({ message }) => message)).toEqual(messages);
  });

  test("nothing that is given is frozen", () => {
    for (const object of [...objectsIn(toTypeShape(Order)), ...objectsIn(toInputSchema(Order))]) {
      expect(Object.isFrozen(object)).toBe(false);
    }
  });
});

describe("a copy", () => {
  test("has everything in its order", () => {
    const value = JSON.parse(
      '{"b":[1,{"x":null},[]],"a":{"2":"z","1":true},"__proto__":{"y":{}}}',
    ) as object;
    const copy = copyJson(value);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
    expect(sharedObjects(copy, value)).toEqual([]);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });

  test("of what is there twice is two", () => {
    const twice = { x: 1 };
    const { one, other } = copyJson({ one: twice, other: twice });
    expect(one).toEqual(other);
    expect(one).not.toBe(other);
  });

  test("is made of what is nested as deep as memory allows", () => {
    let deep: unknown = 1;
    for (let level = 0; level < 200_000; level += 1) deep = [deep];
    let copy: unknown = copyJson(deep);
    let depth = 0;
    for (; Array.isArray(copy); depth += 1) copy = copy[0];
    expect([depth, copy]).toEqual([200_000, 1]);
  });
});
