import type { Class } from "../../../src/facts/class.js";
import type { TypeClaim } from "../../../src/facts/fact.js";
import { designTypeReader } from "../../../src/readers/design-type/reader.js";

const Seen: PropertyDecorator = () => undefined;

enum Size {
  Small = 1,
}

class Item {}

class Order {
  @Seen text!: string;
  @Seen count!: number;
  @Seen flag!: boolean;
  @Seen at!: Date;
  @Seen bytes!: Buffer;
  @Seen list!: string[];
  @Seen set!: Set<string>;
  @Seen map!: Map<string, string>;
  @Seen item!: Item;
  @Seen loose!: object;
  @Seen either!: string | number;
  @Seen size!: Size;
  @Seen later!: Promise<string>;
  @Seen huge!: bigint;
  @Seen
  get total(): number {
    return this.count;
  }
  @Seen
  get both(): string {
    return this.text;
  }
  set both(_value: string) {}
  set written(_value: string) {}
  method(): void {}
  untold!: string;
}

const read = (cls: Class, member: string) => designTypeReader.readMember(cls, member, {});
const types = (cls: Class, member: string) =>
  read(cls, member).flatMap(({ claim }) => (claim.says === "type" ? [claim.type] : []));

describe("the type a compiler wrote", () => {
  it.each<[string, TypeClaim]>([
    ["text", { kind: "string" }],
    ["count", { kind: "number" }],
    ["flag", { kind: "boolean" }],
    ["at", { kind: "date" }],
    ["bytes", { kind: "binary" }],
    ["list", { kind: "array" }],
    ["huge", { kind: "bigint" }],
    ["set", { kind: "set" }],
    ["map", { kind: "map" }],
    ["item", { kind: "class", cls: Item }],
  ])("is told of %s", (member, type) => {
    expect(read(Order, member)).toEqual([
      {
        member,
        source: "design:type",
        level: "value",
        decorator: "design:type",
        claim: { says: "type", type },
      },
    ]);
  });

  it.each(["loose", "either", "later", "untold", "absent", "method", "written"])(
    "is not told of %s",
    (member) => {
      expect(read(Order, member)).toEqual([]);
    },
  );

  it("is not told where it is an enum object, as one compiler has it, or nothing", () => {
    class Other {}
    for (const [index, type] of [Size, undefined, null, "String", () => Item, Object].entries()) {
      Reflect.defineMetadata("design:type", type, Other.prototype, String(index));
      expect(read(Other, String(index))).toEqual([]);
    }
  });

  it("is inherited, and the derived class's own wins", () => {
    class Special extends Order {
      @Seen declare text: string;
      @Seen declare count: never;
    }
    Reflect.defineMetadata("design:type", Date, Special.prototype, "count");
    expect(types(Special, "flag")).toEqual([{ kind: "boolean" }]);
    expect(types(Special, "count")).toEqual([{ kind: "date" }]);
  });

  it("is told of members of any legal name, and only where it was written", () => {
    class Other {}
    for (const name of ["__proto__", "constructor", "toString"]) {
      expect(read(Other, name)).toEqual([]);
      Reflect.defineMetadata("design:type", String, Other.prototype, name);
      expect(types(Other, name)).toEqual([{ kind: "string" }]);
    }
  });

  it("is silent without reflect-metadata", () => {
    const original = Object.getOwnPropertyDescriptor(Reflect, "getMetadata")!;
    try {
      Reflect.deleteProperty(Reflect, "getMetadata");
      expect(read(Order, "text")).toEqual([]);
      expect(read(Order, "total")).toHaveLength(1);
    } finally {
      Object.defineProperty(Reflect, "getMetadata", original);
    }
    expect(read(Order, "text")).toHaveLength(1);
  });
});

describe("a getter without a setter", () => {
  const readOnly = (cls: Class, member: string) =>
    read(cls, member).some(({ claim }) => claim.says === "read-only");

  it("is read-only, with its type", () => {
    expect(read(Order, "total")).toEqual([
      expect.objectContaining({ decorator: "design:type" }),
      {
        member: "total",
        source: "design:type",
        level: "value",
        decorator: "getter",
        claim: { says: "read-only" },
      },
    ]);
    expect(readOnly(Order, "both")).toBe(false);
    expect(readOnly(Order, "written")).toBe(false);
    expect(readOnly(Order, "text")).toBe(false);
  });

  it("is looked for from the derived class to the base", () => {
    class Special extends Order {
      override get both(): string {
        return this.text;
      }
      override set total(_value: number) {}
    }
    class Bare extends Order {}
    expect(readOnly(Bare, "total")).toBe(true);
    expect(readOnly(Special, "both")).toBe(true);
    expect(readOnly(Special, "total")).toBe(false);
  });

  it("is not run", () => {
    class Other {
      get total(): number {
        throw new Error("run");
      }
    }
    expect(readOnly(Other, "total")).toBe(true);
  });

  it("is not found on the root of all objects", () => {
    expect(read(Item, "__proto__")).toEqual([]);
    expect(read(Item, "constructor")).toEqual([]);
  });
});

it("names no member and knows no class", () => {
  expect(designTypeReader.source).toBe("design:type");
  expect(designTypeReader.ownMembers(Order)).toEqual([]);
  expect(designTypeReader.knows(Order)).toBe(false);
  expect(designTypeReader.readClass(Order)).toEqual([]);
});
