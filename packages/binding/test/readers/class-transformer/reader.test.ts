import { Exclude, Expose, Transform, Type } from "class-transformer";
import type { Class } from "../../../src/facts/class.js";
import { peers } from "../../../src/peers.js";
import { classTransformerReader } from "../../../src/readers/class-transformer/reader.js";

const told = (cls: Class, member: string) =>
  classTransformerReader
    .readMember(cls, member, {})
    .map(({ decorator, claim }) => ({ decorator, ...claim }));

const Seen: PropertyDecorator = () => undefined;

class Item {}
class Other {}

describe("the members named", () => {
  it("are the class's own in any of the maps, in their order", () => {
    @Exclude()
    class Base {
      @Expose() first!: string;
      @Transform(({ value }) => value as unknown) @Expose() second!: string;
      @Type(() => Item) @Expose() third!: Item;
      @Exclude() fourth!: string;
      @Exclude() @Expose() fifth!: string;
      plain!: string;
    }
    class Derived extends Base {
      @Type(() => Date) extra!: Date;
    }
    class Bare extends Base {}
    class Plain {}
    expect(classTransformerReader.ownMembers(Base)).toEqual([
      "first",
      "second",
      "third",
      "fourth",
      "fifth",
    ]);
    expect(classTransformerReader.ownMembers(Derived)).toEqual(["extra"]);
    expect(classTransformerReader.ownMembers(Bare)).toEqual([]);
    expect([Base, Derived, Bare, Plain].map((cls) => classTransformerReader.knows(cls))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(classTransformerReader.readClass(Base)).toEqual([]);
    expect(classTransformerReader.source).toBe("class-transformer");
  });

  it("lie as the maps together tell", () => {
    class Order {}
    const expose = Expose() as PropertyDecorator;
    for (const member of ["b", "d"]) Type(() => Item)(Order.prototype, member);
    for (const member of ["a", "b", "c", "d", "e"]) expose(Order.prototype, member);
    for (const member of ["e", "f", "a"]) (Exclude() as PropertyDecorator)(Order.prototype, member);
    expect(classTransformerReader.ownMembers(Order)).toEqual(["a", "b", "c", "d", "e", "f"]);
  });

  it("include a class that has itself alone decorated among the known", () => {
    @Exclude()
    class Order {}
    expect(classTransformerReader.knows(Order)).toBe(true);
    expect(classTransformerReader.ownMembers(Order)).toEqual([]);
  });
});

describe("@Type", () => {
  it.each<[string, () => unknown, object]>([
    ["a class", () => Item, { kind: "class", cls: Item }],
    ["Date", () => Date, { kind: "date" }],
    ["String", () => String, { kind: "string" }],
    ["Number", () => Number, { kind: "number" }],
    ["Boolean", () => Boolean, { kind: "boolean" }],
    ["Buffer, filled with the text as it stands", () => Buffer, { kind: "string" }],
  ])("says that inside is %s", (_, type, claim) => {
    class Order {
      @Type(type as () => typeof Item) item!: unknown;
    }
    expect(told(Order, "item")).toEqual([{ decorator: "@Type", says: "inner-type", type: claim }]);
  });

  it.each<[string, () => unknown]>([
    ["Object", () => Object],
    ["Uint8Array", () => Uint8Array],
    ["BigInt", () => BigInt],
    ["an enum", () => ({ A: "a" })],
    ["an arrow function", () => () => Item],
  ])("says nothing by %s", (_, type) => {
    class Order {
      @Type(type as () => typeof Item) item!: unknown;
    }
    expect(told(Order, "item")).toEqual([]);
  });

  it("says that the member is a collection, where the compiler told the library so", () => {
    class Order {
      @Type(() => Item) list!: Item[];
      @Type(() => Item) set!: Set<Item>;
      @Type(() => Item) map!: Map<string, Item>;
      @Type(() => Array) nested!: string[];
      @Type() bare!: Date;
      @Type() bareList!: Date[];
    }
    const inner = { decorator: "@Type", says: "inner-type", type: { kind: "class", cls: Item } };
    const collection = (kind: string) => ({ decorator: "@Type", says: "type", type: { kind } });
    expect(told(Order, "list")).toEqual([collection("array"), inner]);
    expect(told(Order, "set")).toEqual([collection("set"), inner]);
    expect(told(Order, "map")).toEqual([collection("map"), inner]);
    expect(told(Order, "nested")).toEqual([collection("array")]);
    expect(told(Order, "bareList")).toEqual([collection("array")]);
    expect(told(Order, "bare")).toEqual([
      { decorator: "@Type", says: "inner-type", type: { kind: "date" } },
    ]);
  });

  it("is the most derived class's", () => {
    class Base {
      @Type(() => Item) item!: unknown;
      @Type(() => Item) kept!: unknown;
    }
    class Middle extends Base {}
    class Derived extends Middle {
      @Type(() => Other) declare item: unknown;
    }
    expect(told(Derived, "item")[0]).toHaveProperty("type.cls", Other);
    expect(told(Middle, "item")[0]).toHaveProperty("type.cls", Item);
    expect(told(Derived, "kept")[0]).toHaveProperty("type.cls", Item);
  });

  it.each<[string, () => unknown, string]>([
    ["undefined", () => undefined, "returned undefined"],
    ["null", () => null, "returned null"],
    [
      "a throw",
      () => {
        throw new ReferenceError("Cannot access 'Late' before initialization");
      },
      "threw (Cannot access 'Late' before initialization)",
    ],
  ])("that gives %s is unreadable", (_, type, what) => {
    class Order {
      @Type(type as () => typeof Item) item!: unknown;
    }
    expect(told(Order, "item")).toEqual([
      {
        decorator: "@Type",
        says: "inner-type",
        type: {
          kind: "unknown",
          reason: `the type function of @Type ${what}, most likely because two modules import each other`,
        },
      },
    ]);
  });

  interface Asked {
    readonly object: Readonly<Record<string, unknown>>;
    readonly newObject: Readonly<Record<string, unknown>>;
    readonly property: string;
  }

  it.each<[string, (asked: Asked) => unknown]>([
    ["a value", ({ object }) => (object["kind"] === "x" ? Item : Other)],
    [
      "a value of a value",
      ({ object }) => ((object["a"] as string).startsWith("b") ? Item : Other),
    ],
    ["the new object", ({ newObject }) => (newObject["kind"] ? Item : Other)],
    ["a name", ({ object }) => ("kind" in object ? Item : Other)],
    ["the names", ({ object }) => (Object.keys(object).length > 0 ? Item : Other)],
    ["the class", ({ object }) => (object instanceof Other ? Item : Other)],
    ["an own name", ({ object }) => (Object.hasOwn(object, "kind") ? Item : Other)],
    ["all of it", ({ object }) => (JSON.stringify(object) === "{}" ? Item : undefined)],
    ["it by the member's name", ({ object, property }) => object[property]],
  ])("that looks at %s is conditional", (_, type) => {
    class Order {
      @Type(type as unknown as () => typeof Item) item!: unknown;
    }
    expect(told(Order, "item")).toEqual([
      {
        decorator: "@Type",
        says: "inner-type",
        type: {
          kind: "unknown",
          reason: "the type function of @Type decides by the object it is given",
        },
      },
      expect.objectContaining({
        decorator: "@Type",
        says: "remark",
        code: "conditional_member",
        severity: "warning",
      }),
    ]);
  });

  it("that takes its argument without looking into the object is not", () => {
    const type = jest.fn((asked?: object) =>
      (asked as Asked).property === "item" && "object" in (asked as Asked) ? Item : Other,
    );
    class Order {
      @Type(type) item!: unknown;
    }
    expect(told(Order, "item")[0]).toHaveProperty("type.cls", Item);
    expect(Object.keys(type.mock.calls[0]![0]!)).toEqual(["newObject", "object", "property"]);
  });

  it("with a discriminator is one of the classes it lists, without asking the type function", () => {
    const type = jest.fn(() => Item);
    const discriminator = { property: "kind", subTypes: [{ name: "item", value: Item }] };
    class Order {
      @Type(type, { discriminator }) single!: Item;
      @Type(type, { discriminator, keepDiscriminatorProperty: true }) list!: Item[];
      @Type(type, { discriminator: { property: "", subTypes: [] } }) incomplete!: Item;
    }
    const inner = (isRemoved: boolean) => ({
      decorator: "@Type",
      says: "inner-type",
      type: {
        kind: "one-of",
        variants: [
          { kind: "class", cls: Item, tag: { property: "kind", value: "item", isRemoved } },
        ],
        discriminator: "kind",
      },
    });
    expect(told(Order, "single")).toEqual([inner(true)]);
    expect(told(Order, "list")).toEqual([
      { decorator: "@Type", says: "type", type: { kind: "array" } },
      inner(false),
    ]);
    expect(type).not.toHaveBeenCalled();
    expect(told(Order, "incomplete")[0]).toHaveProperty("type.cls", Item);
  });
});

describe("@Transform", () => {
  const hidden = [
    { decorator: "@Transform", says: "hidden-value", through: expect.any(Function) as unknown },
    expect.objectContaining({
      decorator: "@Transform",
      says: "remark",
      code: "opaque_transform",
      severity: "warning",
      message: expect.stringMatching(/@OfType, @Enum, @ArrayOf/) as unknown,
    }),
  ];

  class Base {
    @Transform(({ value }) => value as unknown) inherited!: string;
  }
  class Order extends Base {
    @Transform(({ value }) => value as unknown)
    @Transform(({ value }) => value as unknown)
    twice!: string;
    @Transform(({ value }) => value as unknown, { toPlainOnly: true }) out!: string;
    @Transform(({ value }) => value as unknown, { toClassOnly: true }) in!: string;
    @Transform(({ value }) => value as unknown, { toClassOnly: true, toPlainOnly: true })
    both!: string;
    @Transform(({ value }) => value as unknown, { groups: ["a"] }) grouped!: string;
    @Transform(({ value }) => value as unknown, { since: 2 }) since!: string;
    @Transform(({ value }) => value as unknown, { toPlainOnly: true }) declare inherited: string;
    @Transform(({ value }) => value as unknown) @Exclude() excluded!: string;
  }

  it("hides the value, told once", () => {
    expect(told(Order, "twice")).toEqual(hidden);
    expect(told(Order, "in")).toEqual(hidden);
    expect(told(Order, "both")).toEqual(hidden);
    expect(told(Order, "since")).toEqual(hidden);
  });

  it("counts with those of the bases, which the library runs too", () => {
    expect(told(Order, "inherited")).toEqual(hidden);
  });

  it("says nothing where it does not run on arguments", () => {
    expect(told(Order, "out")).toEqual([]);
    expect(told(Order, "grouped")).toEqual([]);
    expect(told(Order, "excluded")).toEqual([{ decorator: "@Exclude", says: "left-out" }]);
    const facts = classTransformerReader.readMember(Order, "since", { transform: { version: 1 } });
    expect(facts).toEqual([]);
  });

  it("is never run, nor its class instantiated", () => {
    const transform = jest.fn(() => 1);
    class Fragile {
      constructor() {
        throw new Error("instantiated");
      }
      @Transform(transform) @Type(() => Fragile) @Expose() item!: unknown;
    }
    expect(told(Fragile, "item").length).toBeGreaterThan(0);
    expect(transform).not.toHaveBeenCalled();
  });
});

describe("the store", () => {
  it("is read anew each time, and left as it is", () => {
    class Base {
      @Seen untold!: string;
    }
    class Order extends Base {
      @Type(() => Item) item!: unknown;
    }
    const storage = peers.classTransformerStorage() as unknown as Record<
      string,
      Map<unknown, unknown>
    >;
    const sizes = () => Object.entries(storage).map(([name, map]) => [name, map.size]);
    const before = sizes();
    for (const member of ["item", "untold", "absent"]) told(Order, member);
    classTransformerReader.ownMembers(Base);
    classTransformerReader.knows(Base);
    expect(sizes()).toEqual(before);
    expect(storage["_ancestorsMap"]!.has(Order)).toBe(false);

    Type(() => Other)(Order.prototype, "item");
    (Expose({ name: "late" }) as PropertyDecorator)(Base.prototype, "untold");
    expect(told(Order, "item")[0]).toHaveProperty("type.cls", Other);
    expect(told(Order, "untold")).toEqual([
      { decorator: "@Expose", says: "wire-name", name: "late" },
    ]);
  });

  it("gives members of any legal name", () => {
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
    class Order {}
    for (const name of names) {
      expect(told(Order, name)).toEqual([]);
      Type(() => Item)(Order.prototype, name);
      (Expose({ name: `${name}_wire` }) as PropertyDecorator)(Order.prototype, name);
    }
    expect(classTransformerReader.ownMembers(Order)).toEqual(names);
    for (const name of names) {
      expect(told(Order, name)).toEqual(
        expect.arrayContaining([
          { decorator: "@Expose", says: "wire-name", name: `${name}_wire` },
          { decorator: "@Type", says: "inner-type", type: { kind: "class", cls: Item } },
        ]),
      );
    }
  });
});
