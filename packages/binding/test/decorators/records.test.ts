import type { JsonValue } from "@shapewright/rules";
import {
  ArrayOf,
  Binary,
  Decimal,
  Default,
  Deprecated,
  Describe,
  Enum,
  Example,
  ExclusiveMax,
  ExclusiveMin,
  Format,
  Integer,
  Internal,
  Labels,
  MapOf,
  Mark,
  Max,
  MaxLength,
  Min,
  MinLength,
  MultipleOf,
  Name,
  Nullable,
  OfType,
  OneOf,
  Open,
  Optional,
  Pattern,
  ReadOnly,
  Required,
  RequiredByDefault,
  Schema,
  Title,
  Wrapper,
  WriteOnly,
  type ClassOnlyDecorator,
  type MemberDecorator,
} from "../../src/decorators/index.js";
import { classRecords, memberRecords, recordsOfMember } from "../../src/decorators/records.js";
import type { Class } from "../../src/facts/class.js";

class Item {}
const item = () => Item;
const items = () => [Item];

enum Size {
  Small = 1,
  Large = 2,
}
enum Colour {
  Red = "red",
  Blue = "blue",
}

function recordOf(decorator: MemberDecorator): object | undefined {
  class Order {}
  decorator(Order.prototype, "member", undefined);
  const [record, ...others] = memberRecords(Order);
  expect(others).toEqual([]);
  return record;
}

describe("what a decorator records", () => {
  it.each<[string, MemberDecorator, object]>([
    ["OfType", OfType(item), { type: item }],
    ["Required", Required(), {}],
    ["Optional", Optional(), {}],
    ["Nullable", Nullable(), {}],
    ["MinLength", MinLength(0), { limit: 0 }],
    ["MaxLength", MaxLength(5), { limit: 5 }],
    ["Min", Min(-1.5), { limit: -1.5 }],
    ["Max", Max(9), { limit: 9 }],
    ["ExclusiveMin", ExclusiveMin(0), { limit: 0 }],
    ["ExclusiveMax", ExclusiveMax(1e9), { limit: 1e9 }],
    ["MultipleOf", MultipleOf(0.01), { divisor: 0.01 }],
    ["Pattern", Pattern(/^a$/), { source: "^a$" }],
    ["Pattern", Pattern("^\\d+$"), { source: "^\\d+$" }],
    ["Format", Format("email"), { format: "email" }],
    ["Enum", Enum(Size), { values: [1, 2] }],
    ["Enum", Enum(Colour), { values: ["red", "blue"] }],
    ["Enum", Enum(["a", 1, null, true]), { values: ["a", 1, null, true] }],
    ["Enum", Enum({ a: 1.5, b: "x" } as const), { values: [1.5, "x"] }],
    ["Integer", Integer(), {}],
    ["Decimal", Decimal(), {}],
    ["Binary", Binary(), {}],
    ["Describe", Describe("A total."), { text: "A total." }],
    ["ReadOnly", ReadOnly(), {}],
    ["ArrayOf", ArrayOf(item), { type: item, nullable: false }],
    ["ArrayOf", ArrayOf(item, {}), { type: item, nullable: false }],
    ["ArrayOf", ArrayOf(item, { nullable: true }), { type: item, nullable: true }],
    ["MapOf", MapOf(item), { type: item }],
    ["Name", Name("wire"), { name: "wire" }],
    ["WriteOnly", WriteOnly(), {}],
    ["Internal", Internal(), {}],
    ["Deprecated", Deprecated(), {}],
    ["Title", Title("Total"), { text: "Total" }],
    ["Mark", Mark("handle"), { marking: "handle" }],
    ["Mark", Mark("label"), { marking: "label" }],
    ["Mark", Mark("hidden"), { marking: "hidden" }],
    ["Default", Default(null), { value: null }],
    ["Default", Default({ a: [1] }), { value: { a: [1] } }],
    ["Example", Example("a"), { values: ["a"] }],
    ["Example", Example(1, [2], null), { values: [1, [2], null] }],
    ["Labels", Labels({ a: "A", 1: "One" }), { labels: { 1: "One", a: "A" } }],
    ["Schema", Schema({ type: "string" }), { schema: { type: "string" } }],
    ["Schema", Schema({}), { schema: {} }],
    ["OneOf", OneOf(items), { types: items }],
    ["OneOf", OneOf(items, {}), { types: items }],
    ["OneOf", OneOf(items, { discriminator: "kind" }), { types: items, discriminator: "kind" }],
  ])("@%s", (decorator, use, options) => {
    expect(recordOf(use)).toEqual({ member: "member", decorator, options });
  });

  it.each<[string, () => ClassOnlyDecorator]>([
    ["Open", Open],
    ["RequiredByDefault", RequiredByDefault],
    ["Wrapper", Wrapper],
    ["Deprecated", Deprecated],
  ])("@%s, of a class", (decorator, use) => {
    class Order {}
    const decorate: (target: object) => unknown = use();
    expect(decorate(Order)).toBeUndefined();
    expect(classRecords(Order)).toEqual([{ decorator, options: {} }]);
    expect(memberRecords(Order)).toEqual([]);
  });

  it("tells two examples from the arguments of a compiler", () => {
    const pairs: readonly (readonly [JsonValue, JsonValue])[] = [
      [{ a: 1 }, "a"],
      [["a"], "b"],
      [{ constructor: "x" }, "y"],
      [1, { kind: "field", name: "total" }],
    ];
    for (const [first, second] of pairs) {
      expect(recordOf(Example(first, second))).toHaveProperty("options.values", [first, second]);
    }
  });

  it("keeps a frozen copy of what JSON carries", () => {
    const value = { list: ["a"] };
    const labels = { a: "A" };
    const defaulted = recordOf(Default(value));
    const shown = recordOf(Example(value, ["x"]));
    const told = recordOf(Schema(value));
    const labelled = recordOf(Labels(labels));
    value.list.push("b");
    labels.a = "B";
    expect(defaulted).toHaveProperty("options.value", { list: ["a"] });
    expect(shown).toHaveProperty("options.values", [{ list: ["a"] }, ["x"]]);
    expect(told).toHaveProperty("options.schema", { list: ["a"] });
    expect(labelled).toHaveProperty("options.labels", { a: "A" });
    const copies = [defaulted, shown, told, labelled].flatMap((record) =>
      Object.values((record as { readonly options: Record<string, unknown> }).options),
    );
    expect(copies.every((copy) => Object.isFrozen(copy))).toBe(true);
  });

  it("records no negative zero, which JSON cannot carry", () => {
    expect(recordOf(Default([-0]))).toHaveProperty("options.value", [0]);
    expect(recordOf(Min(-0))).toHaveProperty("options.limit", 0);
    expect(recordOf(MinLength(-0))).toHaveProperty("options.limit", 0);
  });

  it("keeps a copy of a list of choices", () => {
    const choices = ["a", "b"];
    const record = recordOf(Enum(choices));
    choices.push("c");
    expect(record).toHaveProperty("options.values", ["a", "b"]);
  });

  it("asks no type function", () => {
    const type = jest.fn(() => Item);
    recordOf(OfType(type));
    recordOf(ArrayOf(type));
    recordOf(MapOf(type));
    recordOf(OneOf(type as never));
    expect(type).not.toHaveBeenCalled();
  });

  it("takes a type function of the older form, named or not", () => {
    const unnamed = function () {
      return Item;
    };
    function itemType() {
      return Item;
    }
    expect(recordOf(OfType(unnamed))).toHaveProperty("options.type", unnamed);
    expect(recordOf(ArrayOf(itemType))).toHaveProperty("options.type", itemType);
  });
});

const key = Symbol.for("shapewright:members");

describe("where records are kept", () => {
  it("keeps a list for each class, in the order the decorators ran, as metadata of its own", () => {
    class Base {
      @Required() id!: string;
    }
    class Order extends Base {
      @Min(1) @Max(5) total!: number;
      @Optional() declare id: string;
    }
    const named = (cls: Class) =>
      memberRecords(cls).map(({ member, decorator }) => `${member} @${decorator}`);
    expect(named(Base)).toEqual(["id @Required"]);
    expect(named(Order)).toEqual(["total @Max", "total @Min", "id @Optional"]);
    expect(Reflect.getOwnMetadata(key, Order)).toEqual(memberRecords(Order));

    class Bare extends Order {}
    expect(memberRecords(Bare)).toEqual([]);
    expect(Reflect.hasOwnMetadata(key, Bare)).toBe(false);
  });

  it("keeps the list itself when a record is added later", () => {
    class Order {
      @Required() id!: string;
    }
    const list: unknown = Reflect.getOwnMetadata(key, Order);
    Required()(Order.prototype, "late");
    expect(Reflect.getOwnMetadata(key, Order)).toBe(list);
    expect(memberRecords(Order).map(({ member }) => member)).toEqual(["id", "late"]);
  });

  it("keeps what stands on the class apart from what stands on its members", () => {
    @Describe("An order.")
    class Order {
      @Describe("A total.") total!: number;
    }
    expect(classRecords(Order)).toEqual([
      { decorator: "Describe", options: { text: "An order." } },
    ]);
    expect(memberRecords(Order)).toEqual([
      { member: "total", decorator: "Describe", options: { text: "A total." } },
    ]);
    expect(Reflect.getOwnMetadata(Symbol.for("shapewright:class"), Order)).toHaveLength(1);
  });

  it("records accessors, and members of any legal name", () => {
    class Order {
      @Required()
      get total(): number {
        return this.id.length;
      }
      @Required()
      set note(_note: string) {}
      @Required() "not an identifier"!: string;
      @Required() 0!: string;
      id!: string;
    }
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
    for (const name of names) Required()(Order.prototype, name);
    expect(memberRecords(Order).map(({ member }) => member)).toEqual([
      "total",
      "note",
      "not an identifier",
      "0",
      ...names,
    ]);
  });

  it("passes over what is no record", () => {
    class Order {
      @Required() id!: string;
    }
    const list = Reflect.getOwnMetadata(key, Order) as unknown[];
    list.push(null, 1, {}, { member: "x" }, { member: 1, decorator: "A", options: {} });
    list.push({ member: "x", decorator: "Min", options: null });
    expect(memberRecords(Order)).toHaveLength(1);
    Reflect.defineMetadata(key, "no list", Order);
    expect(memberRecords(Order)).toEqual([]);
  });
});

describe("a class of many members", () => {
  it("has each record looked at a fixed number of times, however many follow", () => {
    class Order {
      @Required() id!: string;
    }
    const looked = { times: 0 };
    const list = Reflect.getOwnMetadata(key, Order) as object[];
    list.push({
      decorator: "Required",
      options: {},
      get member() {
        looked.times += 1;
        return "watched";
      },
    });
    for (let index = 0; index < 100; index += 1) Required()(Order.prototype, `member${index}`);
    expect(recordsOfMember(Order, "watched")).toHaveLength(1);
    expect(recordsOfMember(Order, "member99")).toHaveLength(1);
    expect(looked.times).toBeLessThan(10);
  });

  it("sees what another copy of the package adds and takes away", () => {
    class Order {
      @Required() id!: string;
    }
    const list = Reflect.getOwnMetadata(Symbol.for("shapewright:members"), Order) as Record<
      string,
      unknown
    >[];
    list.push({ member: "id", decorator: "Optional", options: {} });
    expect(recordsOfMember(Order, "id").map(({ decorator }) => decorator)).toEqual([
      "Required",
      "Optional",
    ]);
    list.length = 0;
    expect(recordsOfMember(Order, "id")).toEqual([]);
  });
});
