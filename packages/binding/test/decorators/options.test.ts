import {
  ArrayOf,
  Default,
  Deprecated,
  Describe,
  Enum,
  Example,
  ExclusiveMax,
  ExclusiveMin,
  Format,
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
  OfType,
  OneOf,
  Open,
  Pattern,
  Required,
  RequiredByDefault,
  Schema,
  Title,
  Wrapper,
  WriteOnly,
  type Choice,
  type MemberDecorator,
} from "../../src/decorators/index.js";
import { classRecords, memberRecords } from "../../src/decorators/records.js";

class Item {}

function refusal(decorator: MemberDecorator): string {
  class Order {}
  try {
    decorator(Order.prototype, "total");
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    expect(memberRecords(Order)).toEqual([]);
    return (error as TypeError).message;
  }
  throw new Error("nothing was refused");
}

// What the types forbid, and plain JavaScript does not.
const wrong = (value: unknown) => value as never;

describe("wrong arguments are refused where the decorator stands", () => {
  it.each<[string, MemberDecorator, string]>([
    ["MinLength", MinLength(-1), "was given -1. Give a whole number of 0 or more."],
    ["MinLength", MinLength(1.5), "was given 1.5."],
    ["MinLength", MinLength(NaN), "was given NaN."],
    ["MinLength", MinLength(wrong("3")), 'was given "3".'],
    ["MaxLength", MaxLength(Infinity), "was given Infinity."],
    ["MaxLength", MaxLength(2 ** 53), "was given 9007199254740992."],
    ["MaxLength", MaxLength(wrong(undefined)), "was given undefined."],
    ["Min", Min(NaN), "was given NaN. Give a finite number."],
    ["Max", Max(Infinity), "was given Infinity. Give a finite number."],
    ["ExclusiveMin", ExclusiveMin(-Infinity), "was given -Infinity."],
    ["ExclusiveMax", ExclusiveMax(wrong(3n)), "was given 3n."],
    ["MultipleOf", MultipleOf(0), "was given 0. Give a finite number above 0."],
    ["MultipleOf", MultipleOf(-2), "was given -2."],
    ["MultipleOf", MultipleOf(Infinity), "was given Infinity."],
    ["Format", Format(""), 'was given "". Give a format\'s name'],
    ["Format", Format(wrong(/a/)), "was given an object."],
    ["Name", Name(""), 'was given "". Give the member\'s name on the wire.'],
    ["Name", Name(wrong(undefined)), "was given undefined."],
    ["Describe", Describe(" \n"), 'was given " \\n". Give a description.'],
    ["Enum", Enum([]), "was given no value."],
    ["Enum", Enum({}), "was given no value."],
    ["Enum", Enum(wrong(new Set(["a"]))), "was given no value. Give an enum or a list"],
    ["Enum", Enum(["a", NaN]), "was given NaN, which is no value JSON can carry."],
    ["Enum", Enum(wrong([[1]])), "was given an array, which is no value JSON can carry."],
    ["Enum", Enum(wrong([undefined])), "was given undefined, which is no value"],
    ["Enum", Enum(wrong({ a: () => 1 })), "was given a function, which is no value"],
    ["Enum", Enum(wrong(undefined)), "most likely because two modules import each other"],
    ["Enum", Enum(wrong("a")), 'was given "a". Give an enum or a list of values.'],
    ["Enum", Enum(wrong(Item)), "was given the class Item. Give an enum"],
    ["Pattern", Pattern(""), 'was given "". Give a regular expression'],
    ["Pattern", Pattern(wrong(1)), "was given 1."],
    ["Pattern", Pattern("("), 'was given "(", which does not compile under the flag u'],
    ["Pattern", Pattern(/\A\d/), "was given /\\A\\d/, which does not compile under the flag u"],
    ["Pattern", Pattern(/a/i), "was given /a/i, but a schema's pattern has no flags"],
    ["Pattern", Pattern(/^a/m), "without the flag m it would match something else"],
    ["Pattern", Pattern(/a./s), "without the flag s"],
    ["Pattern", Pattern(/a/y), "without the flag y"],
    ["Pattern", Pattern(new RegExp("[a--b]", "v")), "without the flag v"],
    ["ArrayOf", ArrayOf(Item as never), "was given Item itself. Give a function that returns it"],
    ["ArrayOf", ArrayOf(wrong(undefined)), "was given undefined. Give a function"],
    ["ArrayOf", ArrayOf(wrong([Item])), "was given an array. Give a function"],
    ["ArrayOf", ArrayOf(() => Item, wrong(true)), "was given true as options."],
    ["ArrayOf", ArrayOf(() => Item, wrong({ nullable: 1 })), "was given 1 as nullable."],
    [
      "ArrayOf",
      ArrayOf(() => Item, wrong({ size: 1 })),
      'the unknown option "size". Allowed: null',
    ],
    ["MapOf", MapOf(Number as never), "was given Number itself. Give a function that returns it"],
    ["OfType", OfType(Date), "@OfType(() => Date)."],
    [
      "OneOf",
      OneOf(Item as never),
      "Item itself. Give a function that returns it: @OneOf(() => [Item])",
    ],
    ["OneOf", OneOf(wrong([Item])), "was given an array. Give a function that returns the types:"],
    ["OneOf", OneOf(() => [Item], wrong("kind")), 'was given "kind" as options. Give { disc'],
    ["OneOf", OneOf(() => [Item], wrong({ by: "kind" })), 'option "by". Allowed: discriminator.'],
    ["OneOf", OneOf(() => [Item], { discriminator: "" }), 'was given "". Give a member\'s name'],
    [
      "OneOf",
      OneOf(() => [Item], wrong({ discriminator: 1 })),
      "was given 1. Give a member's name",
    ],
    ["Title", Title(""), 'was given "". Give a title.'],
    ["Mark", Mark(wrong("key")), 'was given "key". Allowed: "handle", "label", "hidden".'],
    ["Mark", Mark(wrong(undefined)), 'was given undefined. Allowed: "handle", '],
    [
      "Default",
      Default(wrong(undefined)),
      "was given undefined, which JSON cannot carry. Give what",
    ],
    ["Default", (Default as unknown as () => MemberDecorator)(), "was given undefined, which"],
    ["Default", Default(wrong(new Date(0))), "was given an instance of Date, which JSON cannot"],
    ["Default", Default({ at: [wrong(3n)] }), "was given 3n at /at/0, which JSON cannot carry."],
    ["Example", (Example as unknown as () => MemberDecorator)(), "was given no value. Give one"],
    ["Example", Example("a", NaN), "was given NaN, which JSON cannot carry."],
    ["Labels", Labels({}), "was given no label. Give an object from each value to its label"],
    ["Labels", Labels(wrong(["Open"])), "was given an array. Give an object from each value"],
    ["Labels", Labels(wrong(new Map([["a", "A"]]))), "was given an object. Give an object from"],
    ["Labels", Labels(wrong(undefined)), "was given undefined. Give an object from each"],
    ["Labels", Labels({ a: " " }), 'was given " " as the label of "a". Give a text.'],
    ["Labels", Labels(wrong({ a: 1 })), 'was given 1 as the label of "a". Give a text.'],
    ["Schema", Schema(wrong(true)), "was given true. Give a JSON Schema as an object: { type:"],
    ["Schema", Schema([]), "was given an array. Give a JSON Schema as an object"],
    ["Schema", Schema(Item), "was given the class Item. Give a JSON Schema"],
    ["Schema", Schema(new Item()), "was given an object. Give a JSON Schema"],
    ["Schema", Schema({ pattern: /a/ }), "was given an instance of RegExp at /pattern, which"],
    ["WriteOnly", (WriteOnly as (given: boolean) => MemberDecorator)(true), "takes no argument."],
    ["Internal", (Internal as (given: boolean) => MemberDecorator)(true), "takes no argument."],
    [
      "Deprecated",
      (Deprecated as (given: string) => MemberDecorator)("x"),
      "takes no argument. Wr",
    ],
    ["Required", (Required as (given: boolean) => MemberDecorator)(true), "takes no argument."],
  ])("@%s (%#)", (decorator, use, problem) => {
    const message = refusal(use);
    expect(message).toContain(`Order.total: @${decorator} `);
    expect(message).toContain(problem);
  });

  it("says so as the class is defined, in whichever place the decorator stands", () => {
    expect(() => {
      class Order {
        @MinLength(-1) @Required() code!: string;
      }
      return Order;
    }).toThrow(
      new TypeError("Order.code: @MinLength was given -1. Give a whole number of 0 or more."),
    );
  });

  it("refuses an empty description of a class", () => {
    class Order {}
    expect(() => {
      Describe("")(Order);
    }).toThrow(new TypeError('Order: @Describe was given "". Give a description.'));
    expect(classRecords(Order)).toEqual([]);
  });

  it("refuses an empty title of a class, and an argument where none is taken", () => {
    class Order {}
    const refused = (use: (target: object) => void): string => {
      try {
        use(Order);
      } catch (error) {
        return String(error);
      }
      return "nothing was refused";
    };
    expect(refused(Title(""))).toBe('TypeError: Order: @Title was given "". Give a title.');
    for (const [name, decorator] of Object.entries({
      Deprecated,
      Open,
      RequiredByDefault,
      Wrapper,
    })) {
      expect(refused((decorator as (given: unknown) => (target: object) => void)(true))).toBe(
        `TypeError: Order: @${name} takes no argument. Write @${name}().`,
      );
    }
    expect(classRecords(Order)).toEqual([]);
  });

  it("tells a class compiled to a function from a type function", () => {
    const Compiled = function Item() {};
    expect(refusal(OfType(Compiled))).toContain("was given Item itself");
  });

  it("takes an enum as the types have it", () => {
    enum Size {
      Small = 1,
    }
    const constants = { a: "x", b: null } as const;
    const list: readonly Choice[] = ["x"];
    for (const use of [Enum(Size), Enum(constants), Enum(list), Enum(["a", 1] as const)]) {
      class Order {}
      use(Order.prototype, "total");
      expect(memberRecords(Order)).toHaveLength(1);
    }
  });
});
