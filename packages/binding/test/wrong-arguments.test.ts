import type { Class } from "../src/facts/class.js";
import { OfType, toInputSchema, toTypeShape } from "../src/index.js";

class Order {
  @OfType(() => String) id!: string;
}

const functions = [
  ["toTypeShape", (cls: Class) => toTypeShape(cls)],
  ["toInputSchema", (cls: Class) => toInputSchema(cls)],
] as const;

describe.each(functions)("%s", (name, call) => {
  test.each<[string, unknown, string]>([
    [
      "undefined",
      undefined,
      "undefined: the module that declares the class may be part of an import cycle and not have run yet",
    ],
    ["null", null, "null"],
    ["an instance", new Order(), "an instance of Order: pass the class itself"],
    ["an arrow function", () => Order, "a function that is no class"],
    ["a method", { make() {} }.make, "a function that is no class"],
    ["a text", "Order", "a value of type string: interfaces and types are gone at run time"],
    ["a number", 1, "a value of type number: interfaces and types are gone at run time"],
    ["a plain object", {}, "a value of type object: interfaces and types are gone at run time"],
    [
      "an object without a prototype",
      Object.create(null),
      "a value of type object: interfaces and types are gone at run time",
    ],
    ["a list", [Order], "an instance of Array: pass the class itself"],
  ])("refuses %s", (_, wrong, found) => {
    expect(() => call(wrong as Class)).toThrow(
      new TypeError(`${name} takes a class, found ${found}.`),
    );
  });

  test("takes a class of any kind", () => {
    abstract class Abstract {
      constructor(readonly needed: string) {
        if (needed === "") throw new Error("Never called.");
      }
      @OfType(() => String) id!: string;
    }
    class WithoutPrototype extends (null as unknown as new () => object) {
      @OfType(() => String) id!: string;
    }
    for (const cls of [Order, Abstract, WithoutPrototype]) expect(() => call(cls)).not.toThrow();
  });
});
