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
  Optional,
  Pattern,
  ReadOnly,
  Required,
  Schema,
  Title,
  WriteOnly,
  type MemberDecorator,
} from "../../../src/decorators/index.js";
import type { Class } from "../../../src/facts/class.js";
import type { Claim, TypeClaim } from "../../../src/facts/fact.js";
import { ownReader } from "../../../src/readers/own/reader.js";

class Item {}

const read = (cls: Class, member: string) => ownReader.readMember(cls, member, {});
const told = (cls: Class, member: string) =>
  read(cls, member).map(({ decorator, claim }) => ({ decorator, ...claim }));

function claimsOf(...decorators: readonly MemberDecorator[]): readonly Claim[] {
  class Order {}
  for (const decorator of decorators) decorator(Order.prototype, "member");
  return read(Order, "member").map(({ claim }) => claim);
}

describe("what a decorator claims", () => {
  it.each<[string, MemberDecorator, TypeClaim]>([
    ["@OfType of a class", OfType(() => Item), { kind: "class", cls: Item }],
    ["@OfType of String", OfType(() => String), { kind: "string" }],
    ["@OfType of Number", OfType(() => Number), { kind: "number" }],
    ["@OfType of Boolean", OfType(() => Boolean), { kind: "boolean" }],
    ["@OfType of Date", OfType(() => Date), { kind: "date" }],
    ["@OfType of Buffer", OfType(() => Buffer), { kind: "binary" }],
    ["@OfType of Array", OfType(() => Array), { kind: "array" }],
    ["@OfType of Object", OfType(() => Object), { kind: "object" }],
    ["@Integer", Integer(), { kind: "integer" }],
    ["@Decimal", Decimal(), { kind: "string", format: "decimal" }],
    ["@Format", Format("email"), { kind: "string", format: "email" }],
    ["@Binary", Binary(), { kind: "binary" }],
    ["@ArrayOf", ArrayOf(() => Item), { kind: "array", element: { kind: "class", cls: Item } }],
    [
      "@ArrayOf with null",
      ArrayOf(() => Number, { nullable: true }),
      { kind: "array", element: { kind: "number" }, nullableElement: true },
    ],
    ["@MapOf", MapOf(() => Item), { kind: "map", values: { kind: "class", cls: Item } }],
    [
      "@Enum of texts",
      Enum(["a", "b"]),
      { kind: "enum", facts: { wireForm: "string", names: ["a", "b"], numbers: [] } },
    ],
    [
      "@Enum of numbers",
      Enum({ 1: "One", One: 1 }),
      { kind: "enum", facts: { wireForm: "integer", names: [], numbers: [1] } },
    ],
    ["@Schema", Schema({ type: "string" }), { kind: "verbatim", schema: { type: "string" } }],
    [
      "@OneOf",
      OneOf(() => [Item, String, ["a"]]),
      {
        kind: "one-of",
        variants: [
          { kind: "class", cls: Item },
          { kind: "string" },
          { kind: "enum", facts: { wireForm: "string", names: ["a"], numbers: [] } },
        ],
      },
    ],
    [
      "@OneOf with a discriminator",
      OneOf(() => [Item], { discriminator: "kind" }),
      { kind: "one-of", variants: [{ kind: "class", cls: Item }], discriminator: "kind" },
    ],
  ])("%s", (_, decorator, type) => {
    expect(claimsOf(decorator)).toEqual([{ says: "type", type }]);
  });

  const number: Claim = { says: "type", type: { kind: "number" } };
  const string: Claim = { says: "type", type: { kind: "string" } };

  it.each<[string, MemberDecorator, readonly Claim[]]>([
    ["@Required", Required(), [{ says: "presence", required: true }]],
    ["@Optional", Optional(), [{ says: "presence", required: false }]],
    ["@Nullable", Nullable(), [{ says: "null", accepted: true, declared: true }]],
    ["@MinLength", MinLength(1), [{ says: "constraints", constraints: { minSize: 1 } }]],
    ["@MaxLength", MaxLength(2), [{ says: "constraints", constraints: { maxSize: 2 } }]],
    ["@Min", Min(1), [{ says: "constraints", constraints: { minimum: 1 } }, number]],
    ["@Max", Max(2), [{ says: "constraints", constraints: { maximum: 2 } }, number]],
    [
      "@ExclusiveMin",
      ExclusiveMin(1),
      [{ says: "constraints", constraints: { exclusiveMinimum: 1 } }, number],
    ],
    [
      "@ExclusiveMax",
      ExclusiveMax(2),
      [{ says: "constraints", constraints: { exclusiveMaximum: 2 } }, number],
    ],
    [
      "@MultipleOf",
      MultipleOf(0.5),
      [{ says: "constraints", constraints: { multipleOf: 0.5 } }, number],
    ],
    ["@Pattern", Pattern(/^a/), [{ says: "constraints", constraints: { pattern: "^a" } }, string]],
    ["@ReadOnly", ReadOnly(), [{ says: "read-only" }]],
    ["@Name", Name("wire"), [{ says: "wire-name", name: "wire" }]],
    ["@Describe", Describe("A total."), [{ says: "description", text: "A total." }]],
    ["@Title", Title("Total"), [{ says: "title", text: "Total" }]],
    ["@Deprecated", Deprecated(), [{ says: "deprecated" }]],
    ["@Example", Example(1, null), [{ says: "examples", values: [1, null] }]],
    ["@WriteOnly", WriteOnly(), [{ says: "write-only" }]],
    ["@Internal", Internal(), [{ says: "left-out" }]],
    ["@Mark", Mark("handle"), [{ says: "marking", marking: "handle" }]],
    ["@Labels", Labels({ a: "A" }), [{ says: "labels", labels: { a: "A" } }]],
    ["@Default", Default({ a: [1] }), [{ says: "default", value: { a: [1] } }]],
    [
      "@Default of null",
      Default(null),
      [
        { says: "default", value: null },
        { says: "null", accepted: true, declared: true },
      ],
    ],
  ])("%s", (_, decorator, claims) => {
    expect(claimsOf(decorator)).toEqual(claims);
  });

  it("reads an enum or a list of values as the type of the elements", () => {
    enum Size {
      Small = 1,
      Large = 2,
    }
    const facts = { wireForm: "integer", names: [], numbers: [1, 2] };
    const states = { wireForm: "string", names: ["open", "paid"], numbers: [] };
    const open = { Open: "open", Paid: "paid" } as const;
    expect(claimsOf(OfType(() => Size))).toEqual([{ says: "type", type: { kind: "enum", facts } }]);
    expect(claimsOf(ArrayOf(() => Size))).toEqual([
      { says: "type", type: { kind: "array", element: { kind: "enum", facts } } },
    ]);
    for (const choices of [open, ["open", "paid"]]) {
      expect(claimsOf(MapOf(() => choices))).toEqual([
        { says: "type", type: { kind: "map", values: { kind: "enum", facts: states } } },
      ]);
    }
  });

  it("says null where it is among the choices of a type function", () => {
    const choices = () => ["a", null];
    const type = {
      kind: "enum",
      facts: { wireForm: "json", names: [], numbers: [], values: ["a", null] },
    };
    expect(claimsOf(OfType(choices))).toEqual([
      { says: "type", type },
      { says: "null", accepted: true, declared: true },
    ]);
    expect(claimsOf(ArrayOf(choices))).toEqual([
      { says: "type", type: { kind: "array", element: type, nullableElement: true } },
    ]);
    expect(claimsOf(MapOf(choices))).toEqual([
      { says: "type", type: { kind: "map", values: type } },
    ]);
  });

  it("implies no type beside a decorator that says one", () => {
    expect(claimsOf(Integer(), Min(1))).toEqual([
      { says: "constraints", constraints: { minimum: 1 } },
      { says: "type", type: { kind: "integer" } },
    ]);
  });

  it("says null where it is among the choices", () => {
    expect(claimsOf(Enum(["a", null]))).toEqual([
      {
        says: "type",
        type: {
          kind: "enum",
          facts: { wireForm: "json", names: [], numbers: [], values: ["a", null] },
        },
      },
      { says: "null", accepted: true, declared: true },
    ]);
  });

  it("keeps every pattern, in the order they are written", () => {
    class Order {
      @Pattern(/^a/) @MinLength(1) @Pattern(/b/) @Pattern(/c$/) code!: string;
    }
    expect(told(Order, "code")).toEqual([
      { decorator: "@MinLength", says: "constraints", constraints: { minSize: 1 } },
      {
        decorator: "@Pattern",
        says: "constraints",
        constraints: { pattern: "^a", patterns: ["^a", "b", "c$"] },
      },
      { decorator: "@Pattern", says: "type", type: { kind: "string" } },
    ]);
  });

  it("places each fact on the value, with its decorator, in the order they are written", () => {
    class Order {
      @Required() @Min(1) total!: number;
    }
    const at = { member: "total", source: "own", level: "value" };
    expect(read(Order, "total")).toEqual([
      { ...at, decorator: "@Required", claim: { says: "presence", required: true } },
      { ...at, decorator: "@Min", claim: { says: "constraints", constraints: { minimum: 1 } } },
      { ...at, decorator: "@Min", claim: { says: "type", type: { kind: "number" } } },
    ]);
  });
});

describe("a type function that gives no type", () => {
  const circular = "most likely because two modules import each other";

  it.each<[string, () => unknown, string]>([
    ["undefined", () => undefined, `returned undefined, ${circular}`],
    [
      "a throw",
      () => {
        throw new ReferenceError("Cannot access 'Late' before initialization");
      },
      `threw (Cannot access 'Late' before initialization), ${circular}`,
    ],
    [
      "a throw of a text",
      () => {
        // eslint-disable-next-line @typescript-eslint/only-throw-error -- what a reader may meet
        throw "no";
      },
      `threw (no), ${circular}`,
    ],
    ["null", () => null, "returned null instead of a class"],
    ["no enum", () => ({}), "returned an object instead of a class"],
    [
      "an enum of what JSON cannot carry",
      () => ({ a: () => 1 }),
      "returned an object instead of a class",
    ],
    [
      "an instance",
      () => Object.assign(new Item(), { a: "a" }),
      "returned an object instead of a class",
    ],
    ["an empty list", () => [], "returned an empty list instead of a class"],
    ["a list of classes", () => [Item], "returned a list instead of a class"],
    ["a text", () => "string", "returned string instead of a class"],
    ["Symbol", () => Symbol, "returned Symbol, which has no JSON form"],
    ["Promise", () => Promise, "returned Promise, which has no JSON form"],
    ["a function", () => () => Item, "returned a function, which has no JSON form"],
  ])("%s", (_, type, problem) => {
    const unknown = (decorator: string) => ({
      kind: "unknown",
      reason: `the type function of ${decorator} ${problem}`,
    });
    expect(claimsOf(OfType(type))).toEqual([{ says: "type", type: unknown("@OfType") }]);
    expect(claimsOf(ArrayOf(type))).toEqual([
      { says: "type", type: { kind: "array", element: unknown("@ArrayOf") } },
    ]);
    expect(claimsOf(MapOf(type))).toEqual([
      { says: "type", type: { kind: "map", values: unknown("@MapOf") } },
    ]);
  });

  it.each<[string, () => unknown, string]>([
    ["undefined", () => undefined, `returned undefined, ${circular}`],
    [
      "a throw",
      () => {
        throw new Error("too early");
      },
      `threw (too early), ${circular}`,
    ],
    ["a class", () => Item, "returned Item instead of a list of types"],
    ["an enum", () => ({ A: "a" }), "returned an object instead of a list of types"],
    ["an empty list", () => [], "returned an empty list instead of a list of types"],
  ])("%s, of @OneOf", (_, types, problem) => {
    expect(claimsOf(OneOf(types as () => unknown[]))).toEqual([
      {
        says: "type",
        type: { kind: "unknown", reason: `the type function of @OneOf ${problem}` },
      },
    ]);
  });

  it("as one of several, leaves the others", () => {
    const unknown = (problem: string) => ({
      kind: "unknown",
      reason: `the type function of @OneOf ${problem}`,
    });
    expect(claimsOf(OneOf(() => [Item, undefined, , Symbol, null]))).toEqual([
      {
        says: "type",
        type: {
          kind: "one-of",
          variants: [
            { kind: "class", cls: Item },
            unknown(`lists undefined, ${circular}`),
            unknown(`lists undefined, ${circular}`),
            unknown("lists Symbol, which has no JSON form"),
            unknown("lists null instead of a class"),
          ],
        },
      },
    ]);
  });

  it("is asked anew on each reading", () => {
    const late: { type?: unknown } = {};
    class Order {
      @OfType(() => late.type) item!: unknown;
    }
    expect(told(Order, "item")[0]).toHaveProperty("type.kind", "unknown");
    late.type = Item;
    expect(told(Order, "item")[0]).toHaveProperty("type.cls", Item);
  });
});

describe("inheritance", () => {
  class Base {
    @Required() @MinLength(1) @Pattern(/a/) @Pattern(/b/) @Describe("Base.") code!: string;
    @OfType(() => String) @Format("email") @MaxLength(9) contact!: unknown;
    @Optional() note!: string;
  }
  class Middle extends Base {
    @Pattern(/c/) @Optional() declare code: string;
  }
  class Derived extends Middle {
    @Describe("Derived.") declare code: string;
    @ArrayOf(() => String) declare contact: unknown;
    @Required() declare note: string;
    @Required() extra!: string;
  }

  it("takes over what the base says", () => {
    class Bare extends Base {}
    expect(read(Bare, "code")).toEqual(read(Base, "code"));
    expect(told(Bare, "note")).toEqual([
      { decorator: "@Optional", says: "presence", required: false },
    ]);
  });

  it("replaces the same decorator, all patterns at once, and the presence", () => {
    expect(told(Derived, "code")).toEqual([
      { decorator: "@MinLength", says: "constraints", constraints: { minSize: 1 } },
      { decorator: "@Optional", says: "presence", required: false },
      { decorator: "@Describe", says: "description", text: "Derived." },
      { decorator: "@Pattern", says: "constraints", constraints: { pattern: "c" } },
      { decorator: "@Pattern", says: "type", type: { kind: "string" } },
    ]);
    expect(told(Derived, "note")).toEqual([
      { decorator: "@Required", says: "presence", required: true },
    ]);
  });

  it("replaces every decorator that says the type", () => {
    expect(told(Derived, "contact")).toEqual([
      { decorator: "@MaxLength", says: "constraints", constraints: { maxSize: 9 } },
      {
        decorator: "@ArrayOf",
        says: "type",
        type: { kind: "array", element: { kind: "string" } },
      },
    ]);
  });

  it("replaces a type by a schema or several types, and the direction by the other", () => {
    class Payment {
      @OfType(() => String) @Format("email") @Default("a") method!: unknown;
      @Schema({ type: "string" }) amount!: unknown;
      @ReadOnly() @Default(null) id!: unknown;
    }
    class Refund extends Payment {
      @OneOf(() => [Item, String]) declare method: unknown;
      @Integer() declare amount: unknown;
      @WriteOnly() @Default(1) declare id: unknown;
    }
    expect(told(Refund, "method")).toEqual([
      { decorator: "@Default", says: "default", value: "a" },
      {
        decorator: "@OneOf",
        says: "type",
        type: { kind: "one-of", variants: [{ kind: "class", cls: Item }, { kind: "string" }] },
      },
    ]);
    expect(told(Refund, "amount")).toEqual([
      { decorator: "@Integer", says: "type", type: { kind: "integer" } },
    ]);
    expect(told(Refund, "id")).toEqual([
      { decorator: "@WriteOnly", says: "write-only" },
      { decorator: "@Default", says: "default", value: 1 },
    ]);
  });

  it("takes over what is told beside the type, each replaced by its like", () => {
    class Ticket {
      @Internal() tenant!: string;
      @Mark("label") @Title("Base") @Example("a") @Labels({ a: "A" }) @Deprecated() name!: string;
    }
    class Bug extends Ticket {
      @Mark("handle") @Title("Derived") @Example("b", "c") declare name: string;
    }
    expect(told(Bug, "tenant")).toEqual([{ decorator: "@Internal", says: "left-out" }]);
    expect(told(Bug, "name")).toEqual([
      { decorator: "@Labels", says: "labels", labels: { a: "A" } },
      { decorator: "@Deprecated", says: "deprecated" },
      { decorator: "@Mark", says: "marking", marking: "handle" },
      { decorator: "@Title", says: "title", text: "Derived" },
      { decorator: "@Example", says: "examples", values: ["b", "c"] },
    ]);
  });

  it("leaves the base as it was", () => {
    expect(told(Base, "note")[0]).toHaveProperty("required", false);
    expect(told(Base, "contact").map(({ decorator }) => decorator)).toEqual([
      "@OfType",
      "@Format",
      "@MaxLength",
    ]);
  });

  it("names a class's own members alone, as declared", () => {
    expect(ownReader.ownMembers(Base)).toEqual(["code", "contact", "note"]);
    expect(ownReader.ownMembers(Derived)).toEqual(["code", "contact", "note", "extra"]);
    expect(ownReader.ownMembers(Middle)).toEqual(["code"]);
  });

  it("knows a class that inherits, and none without a decorator", () => {
    class Bare extends Base {}
    class Plain {}
    @Describe("x")
    class Described {}
    expect([Base, Bare, Plain, Described].map((cls) => ownReader.knows(cls))).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
});

describe("hostile conditions", () => {
  it("reads members of any legal name", () => {
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];
    class Base {}
    class Order extends Base {}
    for (const name of names) {
      expect(read(Order, name)).toEqual([]);
      Integer()(Base.prototype, name);
      Required()(Order.prototype, name);
    }
    expect(ownReader.ownMembers(Order)).toEqual(names);
    for (const name of names) {
      expect(told(Order, name)).toEqual([
        { decorator: "@Integer", says: "type", type: { kind: "integer" } },
        { decorator: "@Required", says: "presence", required: true },
      ]);
    }
  });

  it("sees a decorator applied later", () => {
    class Order {
      @Required() id!: string;
    }
    expect(told(Order, "id")).toHaveLength(1);
    Nullable()(Order.prototype, "id");
    Min(1)(Order.prototype, "total");
    expect(told(Order, "id")).toHaveLength(2);
    expect(ownReader.ownMembers(Order)).toEqual(["id", "total"]);
  });

  it("tells of a decorator that only another version can read", () => {
    class Order {
      @Required() id!: string;
    }
    const list = Reflect.getOwnMetadata(Symbol.for("shapewright:members"), Order) as unknown[];
    list.push({ member: "id", decorator: "Newer", options: {} });
    list.push({ member: "id", decorator: "toString", options: {} });
    expect(told(Order, "id")).toEqual([
      expect.objectContaining({ decorator: "@toString", says: "remark" }),
      {
        decorator: "@Newer",
        says: "remark",
        code: "unreadable_shape",
        severity: "warning",
        message:
          "@Newer was written by another version of @shapewright/binding, which this one cannot read. Install one version.",
      },
      { decorator: "@Required", says: "presence", required: true },
    ]);
  });

  it("never instantiates the class, and leaves the store as it is", () => {
    class Order {
      constructor() {
        throw new Error("instantiated");
      }
      @Required() @Pattern(/a/) id!: string;
    }
    const key = Symbol.for("shapewright:members");
    const before = structuredClone(Reflect.getOwnMetadata(key, Order)) as unknown;
    expect(read(Order, "id")).toEqual(read(Order, "id"));
    read(Order, "absent");
    expect(Reflect.getOwnMetadata(key, Order)).toEqual(before);
    expect(Reflect.getOwnMetadataKeys(Order)).toEqual(
      expect.not.arrayContaining([Symbol.for("shapewright:class")]),
    );
  });
});
