import { Expose } from "class-transformer";
import { IsString } from "class-validator";
import { Name, OfType, toInputSchema, toTypeShape } from "../../src/index.js";

describe("two members of one wire name", () => {
  class Order {
    @OfType(() => String) id!: string;
    @Name("id") @OfType(() => Number) number!: number;
    @OfType(() => Boolean) paid!: boolean;
  }

  test("leave the first, and the second is reported at its class", () => {
    const { shape, diagnostics } = toTypeShape(Order);
    expect(shape.types["Order"]?.members.map(({ name, type }) => [name, type])).toEqual([
      ["id", { kind: "scalar", scalar: "string" }],
      ["paid", { kind: "scalar", scalar: "boolean" }],
    ]);
    expect(diagnostics).toEqual([
      {
        code: "conflicting_declarations",
        severity: "warning",
        message:
          'Order.number: its wire name "id" is that of id already, so it is left out. Rename one.',
        path: "/types/Order",
        type: "Order",
      },
    ]);
  });

  test("make a schema all the same", () => {
    expect(
      Object.keys(
        toInputSchema(Order, { diagnostics: { report: () => undefined } }).properties as object,
      ),
    ).toEqual(["id", "paid"]);
  });

  test("are told apart where they trade names", () => {
    class Swapped {
      @Name("b") @OfType(() => String) a!: string;
      @Name("a") @OfType(() => Number) b!: number;
    }
    const { shape, diagnostics } = toTypeShape(Swapped);
    expect(diagnostics).toEqual([]);
    expect(shape.types["Swapped"]?.members.map(({ name, type }) => [name, type])).toEqual([
      ["b", { kind: "scalar", scalar: "string" }],
      ["a", { kind: "scalar", scalar: "number" }],
    ]);
  });

  test("are found among the bases' members too", () => {
    class Base {
      @IsString() id!: string;
    }
    class Derived extends Base {
      @Expose({ name: "id" }) @IsString() code!: string;
    }
    const { shape, diagnostics } = toTypeShape(Derived);
    expect(shape.types["Derived"]?.members.map(({ name }) => name)).toEqual(["id"]);
    expect(diagnostics.map(({ code, message }) => [code, message.split(":")[0]])).toEqual([
      ["conflicting_declarations", "Derived.code"],
    ]);
  });
});

test.each(["__proto__", "constructor", "toString", "a b", "ä", "a/b~c", "\u{1F600}"])(
  "the wire name %j is one like any other",
  (wire) => {
    class Order {
      @Name(wire) @IsString() id!: string;
    }
    const schema = toInputSchema(Order);
    expect(Object.keys(schema.properties as object)).toEqual([wire]);
    expect(schema["required"]).toEqual([wire]);
  },
);
