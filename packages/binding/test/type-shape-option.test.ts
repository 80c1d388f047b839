import Ajv2020 from "ajv/dist/2020";
import { Type } from "class-transformer";
import { IsDefined, IsString, ValidateNested } from "class-validator";
import {
  OfType,
  toInputSchema,
  toToolInput,
  toTypeShape,
  type DeclareShape,
  type Diagnostic,
  type InputSchemaOptions,
} from "../src/index.js";
import type { Class } from "../src/facts/class.js";

class Decimal {
  constructor(readonly digits: string) {}
}

class Node {}

class Order {
  @IsDefined() price!: Decimal;
  @Type(() => Decimal) @ValidateNested({ each: true }) rates!: Decimal[];
  @IsString() note!: string;
}

const decimals: DeclareShape = (cls) =>
  cls === Decimal ? { kind: "scalar", scalar: "string", format: "decimal" } : undefined;

function read(cls: Class, options: InputSchemaOptions) {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => diagnostics.push(diagnostic);
  const schema = toInputSchema(cls, { ...options, diagnostics: { report } });
  return { schema, told: diagnostics.map(({ code, message }) => `${code} ${message}`) };
}

describe("the option typeShape", () => {
  it("says what a class is on the wire, alone and inside of collections, whatever the host looks into", () => {
    const { schema, told } = read(Order, { typeShape: decimals, dialect: "flat" });
    const decimal = { type: "string", format: "decimal" };
    expect(schema.properties).toMatchObject({
      price: decimal,
      rates: { type: "array", items: decimal },
      note: { type: "string" },
    });
    expect(told.filter((each) => !each.startsWith("unenforced"))).toEqual([]);
  });

  it("declares a class with the types it leads to, under keys that no other has", () => {
    class Leaf {
      @OfType(() => String) text!: string;
    }
    class Root {
      @OfType(() => Leaf) own!: Leaf;
      @OfType(() => Node) node!: Node;
    }
    const member = (name: string, ref: string) => ({
      name,
      type: { kind: "ref" as const, ref },
      required: false,
      readOnly: false,
      constructorBound: false,
    });
    const declared = {
      root: { kind: "ref" as const, ref: "Tree" },
      types: {
        Tree: { name: "Tree", members: [member("next", "Tree"), member("leaf", "Leaf")] },
        Leaf: {
          name: "Leaf",
          members: [
            {
              ...member("only", ""),
              type: { kind: "scalar" as const, scalar: "integer" as const },
            },
          ],
        },
      },
    };
    const before = JSON.stringify(declared);
    const typeShape: DeclareShape = (cls) => (cls === Node ? declared : undefined);
    const { shape } = toTypeShape(Root, { typeShape });
    expect(Object.keys(shape.types)).toEqual(["Root", "Leaf", "Node", "Leaf_2"]);
    expect(shape.types["Node"]).toMatchObject({
      members: [{ type: { ref: "Node" } }, { type: { ref: "Leaf_2" } }],
    });
    expect(shape.types["Leaf_2"]).toMatchObject({ members: [{ name: "only" }] });
    expect(JSON.stringify(declared)).toBe(before);
    new Ajv2020({ strict: true }).compile(toInputSchema(Root, { typeShape }));
  });

  it("declares the root, which has to be an object", () => {
    const object: DeclareShape = () => ({
      root: { kind: "ref", ref: "A" },
      types: { A: { name: "A", members: [] } },
    });
    expect(toInputSchema(Order, { typeShape: object })).toEqual({
      type: "object",
      properties: {},
      required: [],
      additionalProperties: false,
    });
    expect(() => toInputSchema(Decimal, { typeShape: decimals })).toThrow(TypeError);
  });

  it("is a static of the class too, and the option comes first", () => {
    class Money {
      static readonly typeShape = { kind: "scalar", scalar: "string" };
    }
    class Special extends Money {
      @OfType(() => Number) cents!: number;
    }
    class Bill {
      @OfType(() => Money) total!: Money;
      @OfType(() => Special) special!: Special;
    }
    expect(read(Bill, {}).schema.properties).toMatchObject({
      total: { type: "string" },
      special: { type: "object", properties: { cents: { type: "number" } } },
    });
    const typeShape: DeclareShape = (cls) =>
      cls === Money ? { kind: "scalar", scalar: "integer" } : undefined;
    expect(read(Bill, { typeShape }).schema.properties).toMatchObject({
      total: { type: "integer" },
    });
  });

  it.each<[string, () => unknown, string]>([
    [
      "gives no shape",
      () => ({ kind: "scalar", scalar: "text" }),
      "is no TypeShape: at /root/scalar, ",
    ],
    ["gives a text", () => "string", "is no TypeShape: at its root, "],
    [
      "refers to a type that is not there",
      () => ({ kind: "ref", ref: "Gone" }),
      "is no TypeShape: at /root/ref, ",
    ],
    [
      "throws",
      () => {
        throw new Error("Not now.");
      },
      "threw (Not now.). Mend it;",
    ],
  ])("that %s is reported, and the class read from its decorators", (_, declare, problem) => {
    class Item {
      @OfType(() => String) text!: string;
    }
    const { schema, told } = read(Item, { typeShape: declare as DeclareShape });
    expect(schema.properties).toEqual({ text: { type: "string" } });
    expect(told).toEqual([
      expect.stringContaining(`unreadable_shape Item: the option typeShape ${problem}`),
    ]);
  });

  const hostile = new Proxy({}, { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail });
  it.each<[string, () => unknown, string]>([
    ["a value that cannot be looked at", () => hostile, "is no TypeShape: looking at it failed"],
    ["what throws a value that cannot be looked at", thrower(hostile), "threw (an object was"],
    ["what throws an object that is no text", thrower(Object.create(null)), "threw (an object was"],
    ["what throws no error", thrower(undefined), "threw (undefined)"],
  ])("that gives %s is reported, and takes nothing down", (_, declare, problem) => {
    class Item {
      @OfType(() => String) text!: string;
    }
    class Owner {
      @OfType(() => Item) item!: Item;
    }
    for (const cls of [Item, Owner]) {
      const typeShape: DeclareShape = (asked) =>
        asked === Item ? (declare() as ReturnType<DeclareShape>) : undefined;
      const { schema, told } = read(cls, { typeShape, references: "never" });
      const text = { text: { type: "string" } };
      expect(schema.properties).toMatchObject(cls === Item ? text : { item: { properties: text } });
      expect(told).toEqual([
        expect.stringContaining(`unreadable_shape Item: the option typeShape ${problem}`),
      ]);
    }
  });

  it("has to be a function", () => {
    expect(() => toInputSchema(Order, { typeShape: {} as unknown as DeclareShape })).toThrow(
      new TypeError(
        'Unknown value [object Object] of option "typeShape". Allowed: a function of a class.',
      ),
    );
  });

  it("holds for the tool of an endpoint", () => {
    class Query {
      @OfType(() => Decimal) from!: Decimal;
    }
    const tool = toToolInput(
      { method: "GET", route: "/orders", parameters: { query: Query } },
      { typeShape: decimals },
    );
    expect("inputSchema" in tool ? tool.inputSchema : tool).toMatchObject({
      properties: { from: { type: "string", format: "decimal" } },
    });
  });

  it("is asked again on each call, and what a class declares later is seen", () => {
    let scalar: "string" | "integer" = "string";
    const typeShape: DeclareShape = (cls) =>
      cls === Decimal ? { kind: "scalar", scalar } : undefined;
    class Item {
      @OfType(() => Decimal) price!: Decimal;
    }
    expect(toInputSchema(Item, { typeShape }).properties["price"]).toEqual({ type: "string" });
    scalar = "integer";
    expect(toInputSchema(Item, { typeShape }).properties["price"]).toEqual({ type: "integer" });

    expect(toInputSchema(Item).properties["price"]).not.toEqual({ type: "boolean" });
    Reflect.set(Decimal, "typeShape", { kind: "scalar", scalar: "boolean" });
    expect(toInputSchema(Item).properties["price"]).toEqual({ type: "boolean" });
    Reflect.deleteProperty(Decimal, "typeShape");
  });
});

function fail(): never {
  throw new Error("Hands off.");
}

function thrower(thrown: unknown): () => never {
  return () => {
    throw thrown;
  };
}
