import {
  ArrayOf,
  Binary,
  Decimal,
  Default,
  Describe,
  Enum,
  ExclusiveMax,
  ExclusiveMin,
  Format,
  Integer,
  Internal,
  Labels,
  MapOf,
  Max,
  MaxLength,
  Min,
  MinLength,
  MultipleOf,
  Nullable,
  OfType,
  OneOf,
  Optional,
  Pattern,
  ReadOnly,
  Required,
  Schema,
  WriteOnly,
  type MemberDecorator,
} from "../../src/decorators/index.js";
import { memberRecords } from "../../src/decorators/records.js";

class Item {}

function decorate(...decorators: readonly MemberDecorator[]): () => void {
  class Order {}
  return () => {
    for (const decorator of decorators) decorator(Order.prototype, "total");
    expect(memberRecords(Order)).toHaveLength(decorators.length);
  };
}

describe("what stands on one member must leave a value", () => {
  it.each<[string, MemberDecorator, string, MemberDecorator]>([
    ["@MinLength(3)", MinLength(3), "@MaxLength(2)", MaxLength(2)],
    ["@Min(3)", Min(3), "@Max(2)", Max(2)],
    ["@Min(2)", Min(2), "@ExclusiveMax(2)", ExclusiveMax(2)],
    ["@ExclusiveMin(2)", ExclusiveMin(2), "@Max(2)", Max(2)],
    ["@ExclusiveMin(2)", ExclusiveMin(2), "@ExclusiveMax(2)", ExclusiveMax(2)],
    ["@ExclusiveMin(3)", ExclusiveMin(3), "@ExclusiveMax(2)", ExclusiveMax(2)],
  ])("%s with %s", (lowerText, lower, upperText, upper) => {
    const name = (text: string) => text.slice(0, text.indexOf("("));
    for (const order of [
      { decorators: [lower, upper], last: upperText, first: lowerText },
      { decorators: [upper, lower], last: lowerText, first: upperText },
    ]) {
      const apply = decorate(...order.decorators);
      expect(apply).toThrow(TypeError);
      expect(decorate(...order.decorators)).toThrow(
        `Order.total: ${name(order.last)} leaves no value together with ${name(order.first)}: `,
      );
      expect(decorate(...order.decorators)).toThrow(lowerText);
      expect(decorate(...order.decorators)).toThrow(upperText);
    }
  });

  it.each<[string, readonly MemberDecorator[]]>([
    ["equal sizes", [MinLength(2), MaxLength(2)]],
    ["equal bounds", [Max(2), Min(2)]],
    ["an open range", [ExclusiveMin(1), ExclusiveMax(2)]],
    ["both kinds of lower bound", [ExclusiveMin(5), Min(2)]],
    ["a size and a range", [MinLength(9), Max(2)]],
    ["several patterns", [Pattern(/^a/), Pattern(/b$/), Pattern(/^a/)]],
    ["a type and its format", [OfType(() => String), Format("email")]],
    ["a type and its refinement", [OfType(() => Number), Integer(), Enum([1, 2])]],
    ["a required member that takes null", [Required(), Nullable()]],
    ["a member in no schema, described all the same", [Internal(), Required(), Default(1)]],
    ["a schema and what is said beside it", [Schema({}), Required(), Nullable(), Default(1)]],
    ["one of several types, and a size", [OneOf(() => [Item, String]), MinLength(1)]],
    ["labels without choices of their own", [Labels({ a: "A" })]],
  ])("takes %s", (_, decorators) => {
    expect(decorate(...decorators)).not.toThrow();
  });

  it("refuses a decorator that stands twice", () => {
    expect(decorate(Min(1), Min(1))).toThrow(
      new TypeError("Order.total: @Min stands twice on this member. Keep one."),
    );
    expect(decorate(Required(), Nullable(), Required())).toThrow("@Required stands twice");
    expect(() => {
      class Order {}
      Describe("a")(Order);
      Describe("b")(Order);
    }).toThrow(new TypeError("Order: @Describe stands twice on this class. Keep one."));
  });

  it.each<[string, MemberDecorator, string, MemberDecorator]>([
    ["@Required", Required(), "@Optional", Optional()],
    ["@Integer", Integer(), "@Decimal", Decimal()],
    ["@Integer", Integer(), "@Format", Format("email")],
    ["@Decimal", Decimal(), "@Format", Format("email")],
    ["@Binary", Binary(), "@ArrayOf", ArrayOf(() => Item)],
    ["@ArrayOf", ArrayOf(() => Item), "@MapOf", MapOf(() => Item)],
    ["@Enum", Enum(["a"]), "@ArrayOf", ArrayOf(() => String)],
    ["@ReadOnly", ReadOnly(), "@WriteOnly", WriteOnly()],
    ...[
      ["@ArrayOf", ArrayOf(() => Item)] as const,
      ["@Binary", Binary()] as const,
      ["@Decimal", Decimal()] as const,
      ["@Enum", Enum(["a"])] as const,
      ["@Format", Format("email")] as const,
      ["@Integer", Integer()] as const,
      ["@MapOf", MapOf(() => Item)] as const,
      ["@OfType", OfType(() => Item)] as const,
    ].flatMap(([text, use]): [string, MemberDecorator, string, MemberDecorator][] => [
      ["@OneOf", OneOf(() => [Item]), text, use],
      ["@Schema", Schema({}), text, use],
    ]),
    ["@Schema", Schema({}), "@OneOf", OneOf(() => [Item])],
    ["@Schema", Schema({}), "@MinLength", MinLength(1)],
    ["@Schema", Schema({}), "@MaxLength", MaxLength(1)],
    ["@Schema", Schema({}), "@Min", Min(1)],
    ["@Schema", Schema({}), "@Max", Max(1)],
    ["@Schema", Schema({}), "@ExclusiveMin", ExclusiveMin(1)],
    ["@Schema", Schema({}), "@ExclusiveMax", ExclusiveMax(1)],
    ["@Schema", Schema({}), "@MultipleOf", MultipleOf(1)],
    ["@Schema", Schema({}), "@Pattern", Pattern("a")],
    ["@Schema", Schema({}), "@Labels", Labels({ a: "A" })],
  ])("refuses %s together with %s", (oneText, one, otherText, other) => {
    expect(decorate(one, other)).toThrow(
      `Order.total: ${otherText} contradicts ${oneText} on the same member. Keep one.`,
    );
    expect(decorate(other, one)).toThrow(
      `Order.total: ${oneText} contradicts ${otherText} on the same member. Keep one.`,
    );
  });

  it("does not mix members up, nor a class with its base", () => {
    class Base {
      @Max(2) @Required() total!: number;
    }
    class Order extends Base {
      @Min(3) @Optional() declare total: number;
      @Max(1) other!: number;
    }
    expect(memberRecords(Order)).toHaveLength(3);
  });
});
