import {
  ArrayOf,
  Binary,
  Decimal,
  Default,
  Enum,
  ExclusiveMax,
  ExclusiveMin,
  Format,
  Integer,
  MapOf,
  Max,
  MaxLength,
  Min,
  MinLength,
  MultipleOf,
  Optional,
  Pattern,
  Required,
  type MemberDecorator,
} from "../../src/decorators/index.js";
import { memberRecords } from "../../src/decorators/records.js";

type Value = Parameters<typeof Default>[0];

function apply(...decorators: readonly MemberDecorator[]): () => void {
  return () => {
    class Order {}
    for (const decorator of decorators) decorator(Order.prototype, "total");
    expect(memberRecords(Order)).toHaveLength(decorators.length);
  };
}

describe("a default is a value that the member's other decorators accept", () => {
  it.each<[string, MemberDecorator, Value, string, string]>([
    ["Enum", Enum(["a", "b"]), "c", '"c"', "it is none of the choices"],
    ["Enum", Enum([1, 2]), "1", '"1"', "it is none of the choices"],
    ["Enum", Enum(["a"]), ["a"], "an array", "it is none of the choices"],
    ["Min", Min(1), 0, "0", "it is below 1"],
    ["Max", Max(1), 2, "2", "it is above 1"],
    ["ExclusiveMin", ExclusiveMin(1), 1, "1", "it is not above 1"],
    ["ExclusiveMax", ExclusiveMax(1), 1, "1", "it is not below 1"],
    ["MultipleOf", MultipleOf(2), 3, "3", "it is no multiple of 2"],
    ["MinLength", MinLength(3), "ab", '"ab"', "its size 2 is below 3"],
    ["MinLength", MinLength(1), [], "an array", "its size 0 is below 1"],
    ["MinLength", MinLength(2), "\u{1f600}", '"\u{1f600}"', "its size 1 is below 2"],
    ["MaxLength", MaxLength(1), "ab", '"ab"', "its size 2 is above 1"],
    ["MaxLength", MaxLength(1), { a: 1, b: 2 }, "an object", "its size 2 is above 1"],
    ["Pattern", Pattern(/^a/), "b", '"b"', "it does not match /^a/"],
    ["Integer", Integer(), 1.5, "1.5", "it is no whole number"],
    ["Integer", Integer(), "1", '"1"', "it is no whole number"],
    ["Decimal", Decimal(), 1.5, "1.5", "it is no string"],
    ["Format", Format("date"), 5, "5", "it is no string"],
    ["Binary", Binary(), [1], "an array", "it is no string"],
    ["ArrayOf", ArrayOf(() => String), "a", '"a"', "it is no array"],
    ["MapOf", MapOf(() => String), ["a"], "an array", "it is no object"],
  ])("not one that @%s refuses (%#)", (name, decorator, value, text, objection) => {
    expect(apply(decorator, Default(value))).toThrow(
      new TypeError(
        `Order.total: @Default was given ${text}, which @${name} refuses: ${objection}. Change one of them.`,
      ),
    );
    expect(apply(Default(value), decorator)).toThrow(
      new TypeError(
        `Order.total: @${name} refuses the ${text} of @Default: ${objection}. Change one of them.`,
      ),
    );
  });

  it.each<[string, Value, readonly MemberDecorator[]]>([
    ["a choice", "a", [Enum(["a", "b"])]],
    ["null beside choices", null, [Enum(["a"])]],
    ["null", null, [Min(1), Integer()]],
    ["a bound", 1, [Min(1), Max(1), Integer()]],
    ["a size", "ab", [MinLength(2), MaxLength(2), Pattern(/^a/), Pattern(/b$/)]],
    ["characters outside the basic plane", "\u{1f600}", [MinLength(1), MaxLength(1)]],
    ["a multiple of a fraction", 0.3, [MultipleOf(0.1)]],
    ["a negative multiple", -4, [MultipleOf(2)]],
    ["what a bound says nothing of", "1.50", [Decimal(), Min(2)]],
    ["what a size says nothing of", 5, [MinLength(2)]],
    ["an empty list", [], [ArrayOf(() => String)]],
    ["an empty map", {}, [MapOf(() => String), MaxLength(0)]],
    ["a value of a required member", 1, [Required()]],
    ["a value of an optional member", 1, [Optional()]],
  ])("takes %s", (_, value, decorators) => {
    expect(apply(Default(value), ...decorators)).not.toThrow();
    expect(apply(...decorators, Default(value))).not.toThrow();
  });

  it("does not look at another member, nor at a base class", () => {
    class Base {
      @Default("a") state!: string;
    }
    class Order extends Base {
      @Enum(["b"]) declare state: string;
      @Default("c") other!: string;
    }
    expect(memberRecords(Order)).toHaveLength(2);
  });
});
