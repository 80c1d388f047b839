import {
  ArrayOf,
  Default,
  Deprecated,
  Describe,
  Example,
  MinLength,
  Open,
  Required,
  RequiredByDefault,
  Title,
  Wrapper,
  type MemberDecorator,
} from "../../src/decorators/index.js";
import { classRecords, memberRecords } from "../../src/decorators/records.js";

type Loose = (...given: readonly unknown[]) => unknown;

const loose = (decorator: unknown) => decorator as Loose;

describe("a member decorator stands on a field or an accessor", () => {
  it("refuses a method", () => {
    expect(() => {
      class Order {
        @Required()
        total(): number {
          return 1;
        }
      }
      return Order;
    }).toThrow(
      new TypeError(
        "Order.total: @Required stands on a method, and a method is no data. Put it on a member.",
      ),
    );
  });

  it("refuses a method decorated later, without its descriptor", () => {
    class Order {
      total(): number {
        return 1;
      }
    }
    expect(() => {
      Required()(Order.prototype, "total");
    }).toThrow("Order.total: @Required stands on a method");
  });

  it("refuses static members, methods and accessors among them", () => {
    const message = "Order.total: @MinLength stands on a static member, which no instance has.";
    expect(() => {
      class Order {
        @MinLength(1) static total = "";
      }
      return Order;
    }).toThrow(message);
    expect(() => {
      class Order {
        @MinLength(1)
        static total(): void {}
      }
      return Order;
    }).toThrow(message);
  });

  it("refuses a member named by a symbol", () => {
    const tag = Symbol("tag");
    expect(() => {
      class Order {
        @Required() [tag]!: string;
      }
      return Order;
    }).toThrow("Order.[Symbol(tag)]: @Required stands on a symbol-named member");
  });

  it("refuses parameters, of a method, a static method and a constructor", () => {
    class Order {}
    const use = loose(Required());
    expect(() => use(Order.prototype, "pay", 0)).toThrow(
      "Order.pay: @Required stands on a parameter of a method.",
    );
    expect(() => use(Order, "pay", 0)).toThrow(
      "Order.pay: @Required stands on a parameter of a static method.",
    );
    expect(() => use(Order, undefined, 0)).toThrow(
      "Order: @Required stands on a constructor parameter. Put it on a member",
    );
    expect(() => loose(Describe("x"))(Order, undefined, 0)).toThrow(
      "Order: @Describe stands on a constructor parameter.",
    );
  });

  it("refuses a class, but for a decorator of both", () => {
    class Order {}
    expect(() => loose(Required())(Order)).toThrow("Order: @Required stands on a class.");
    expect(loose(Describe("An order."))(Order)).toBeUndefined();
    expect(classRecords(Order)).toHaveLength(1);
    expect(() => loose(Describe("x"))(Order, "total")).toThrow("stands on a static member");
  });

  it("refuses what is no prototype of a class", () => {
    for (const target of [undefined, null, {}, Object.create(null), "text"]) {
      expect(() => loose(Required())(target, "total")).toThrow(
        /^@Required was applied to something/,
      );
    }
  });

  it("names an anonymous class as such", () => {
    expect(() => {
      MinLength(-1)((() => class {})().prototype, "total");
    }).toThrow("(anonymous class).total: @MinLength");
  });

  it("takes what a compiler passes for a field: nothing, or a descriptor with an initializer", () => {
    class Order {}
    loose(Required())(Order.prototype, "a", undefined);
    loose(Required())(Order.prototype, "b", { enumerable: true, initializer: () => 1 });
    loose(Required())(Order.prototype, "c", null);
    expect(memberRecords(Order).map(({ member }) => member)).toEqual(["a", "b", "c"]);
  });

  it("takes a field that hides an inherited method", () => {
    class Base {
      total(): unknown {
        return 1;
      }
    }
    class Order extends Base {}
    Required()(Order.prototype, "total");
    expect(memberRecords(Order)).toHaveLength(1);
  });
});

describe("a class decorator stands on a class", () => {
  class Order {}

  it.each<[string, unknown]>([
    ["Open", Open],
    ["RequiredByDefault", RequiredByDefault],
    ["Wrapper", Wrapper],
  ])("@%s", (name, factory) => {
    const decorator = factory as () => Loose;
    expect(() => decorator()(Order.prototype, "total")).toThrow(
      new TypeError(`Order.total: @${name} stands on a member. Put it on the class.`),
    );
    expect(() => decorator()(Order, "total")).toThrow(
      `Order.total: @${name} stands on a member. Put it on the class.`,
    );
    expect(() => decorator()(Order.prototype, "pay", 0)).toThrow(
      `Order.pay: @${name} stands on a parameter of a method. Put it on the class.`,
    );
    expect(() => decorator()(Order, undefined, 0)).toThrow(
      `Order: @${name} stands on a constructor parameter. Put it on the class.`,
    );
    expect(() => decorator()({}, "total")).toThrow(
      `@${name} was applied to something that is no class's prototype. Write it in front of a class.`,
    );
    expect(() => decorator()(Order, { kind: "class", name: "Order" })).toThrow(
      `Order: @${name} was applied as a standard (TC39) decorator`,
    );
    for (const given of [[Order], [Order.prototype, "total"]]) {
      expect(() => loose(factory)(...given)).toThrow(
        `@${name} is written without parentheses. Write @${name}(`,
      );
    }
    expect(classRecords(Order)).toEqual([]);

    class Line {}
    decorator()(Line);
    expect(() => decorator()(Line)).toThrow(
      new TypeError(`Line: @${name} stands twice on this class. Keep one.`),
    );
  });

  it("takes a decorator of both on each", () => {
    @Deprecated()
    @Title("An order")
    class Order {
      @Title("Total") @Deprecated() total!: number;
    }
    expect(classRecords(Order)).toHaveLength(2);
    expect(memberRecords(Order)).toHaveLength(2);
  });
});

describe("standard (TC39) decorators", () => {
  it.each<[string, unknown, object, string]>([
    ["a field", undefined, { kind: "field", name: "total", static: false }, "total: @Required"],
    ["a getter", () => 1, { kind: "getter", name: "total" }, "total: @Required"],
    ["a class", class Order {}, { kind: "class", name: "Order" }, "Order: @Required"],
    ["an unnamed class", class {}, { kind: "class", name: undefined }, "(anonymous class): @"],
    ["a symbol", undefined, { kind: "field", name: Symbol("tag") }, "Symbol(tag): @Required"],
  ])("are refused on %s, with the setting to change", (_, value, context, subject) => {
    const apply = () => loose(Required())(value, context);
    expect(apply).toThrow(TypeError);
    expect(apply).toThrow(subject);
    expect(apply).toThrow('Set "experimentalDecorators": true');
  });

  it("are refused for a decorator of both, on a class too", () => {
    const apply = () => loose(Describe("x"))(class Order {}, { kind: "class", name: "Order" });
    expect(apply).toThrow("Order: @Describe was applied as a standard (TC39) decorator");
  });
});

describe("a decorator without its parentheses", () => {
  class Order {}

  it.each<[string, () => unknown, string]>([
    ["on a member", () => loose(Required)(Order.prototype, "total"), "Order.total: @Required"],
    ["on a static", () => loose(Required)(Order, "total"), "Order.total: @Required"],
    ["with arguments", () => loose(MinLength)(Order.prototype, "a", {}), "Order.a: @MinLength"],
    ["with a thunk", () => loose(ArrayOf)(Order.prototype, "a"), "Order.a: @ArrayOf"],
    ["on a class", () => loose(Describe)(Order), "Order: @Describe"],
    ["on a class, of members", () => loose(Required)(Order), "Order: @Required"],
    ["of values", () => loose(Default)(Order.prototype, "a", undefined), "Order.a: @Default"],
    ["of many values", () => loose(Example)(Order.prototype, "a", undefined), "Order.a: @Example"],
    ["of many values, static", () => loose(Example)(Order, "a"), "Order.a: @Example"],
    [
      "of many values, standard",
      () => loose(Example)(undefined, { kind: "field", name: "a", addInitializer: () => {} }),
      "a: @Example",
    ],
    ["of both", () => loose(Deprecated)(Order), "Order: @Deprecated"],
    ["standard", () => loose(Required)(undefined, { kind: "field", name: "a" }), "a: @Required"],
    ["on no prototype", () => loose(Required)({ constructor: 1 }, "a"), "a: @Required"],
  ])("is refused %s", (_, use, subject) => {
    expect(use).toThrow(`${subject} is written without parentheses. Write @`);
  });

  it("is refused as the class is defined", () => {
    const Bare = Required as unknown as MemberDecorator;
    expect(() => {
      class Line {
        @Bare total!: number;
      }
      return Line;
    }).toThrow("Line.total: @Required is written without parentheses. Write @Required(…).");
  });
});
