import type * as decoratorsModule from "../../../src/decorators/index.js";
import type * as readerModule from "../../../src/readers/own/reader.js";

interface Copy {
  readonly decorators: typeof decoratorsModule;
  readonly reader: typeof readerModule.ownReader;
}

function installed(): Copy {
  const copies: Copy[] = [];
  jest.isolateModules(() => {
    /* eslint-disable @typescript-eslint/no-require-imports -- a copy of its own is only had by loading it anew */
    copies.push({
      decorators: require("../../../src/decorators/index.js") as typeof decoratorsModule,
      reader: (require("../../../src/readers/own/reader.js") as typeof readerModule).ownReader,
    });
    /* eslint-enable @typescript-eslint/no-require-imports */
  });
  return copies[0]!;
}

describe("two installed copies of the package", () => {
  const one = installed();
  const other = installed();

  @one.decorators.Describe("An order.")
  @other.decorators.Open()
  @one.decorators.RequiredByDefault()
  class Order {
    @one.decorators.Required() @one.decorators.Pattern(/a/) id!: string;
    @other.decorators.Enum(["x"]) state!: string;
    @one.decorators.ArrayOf(() => Order) parts!: Order[];
    @one.decorators.Default("a") @other.decorators.Labels({ a: "A" }) kind!: string;
    @one.decorators.OneOf(() => [Order, String]) origin!: Order | string;
    @other.decorators.Schema({ type: "string" }) raw!: unknown;
    @one.decorators.WriteOnly() @other.decorators.Mark("hidden") secret!: string;
  }

  const MEMBERS = ["id", "state", "parts", "kind", "origin", "raw", "secret"];

  it("are two", () => {
    expect(one.decorators.Required).not.toBe(other.decorators.Required);
    expect(one.reader).not.toBe(other.reader);
  });

  it("read what the other has written", () => {
    for (const member of MEMBERS) {
      const facts = other.reader.readMember(Order, member, {});
      expect(facts.length).toBeGreaterThan(0);
      expect(facts).toEqual(one.reader.readMember(Order, member, {}));
    }
    expect(other.reader.ownMembers(Order)).toEqual(MEMBERS);
    expect(other.reader.readMember(Order, "raw", {})).toContainEqual(
      expect.objectContaining({ decorator: "@RequiredByDefault" }),
    );
    expect(other.reader.readClass(Order)).toHaveLength(3);
    expect(other.reader.readClass(Order)).toEqual(one.reader.readClass(Order));
    expect(other.reader.knows(Order)).toBe(true);
  });

  it("refuse what contradicts a decorator of the other", () => {
    expect(() => {
      other.decorators.Optional()(Order.prototype, "id");
    }).toThrow("Order.id: @Optional contradicts @Required");
    expect(() => {
      other.decorators.Required()(Order.prototype, "id");
    }).toThrow("Order.id: @Required stands twice");
    expect(() => {
      other.decorators.Describe("Again.")(Order);
    }).toThrow("Order: @Describe stands twice");
    expect(() => {
      one.decorators.Open()(Order);
    }).toThrow("Order: @Open stands twice");
    expect(() => {
      one.decorators.ReadOnly()(Order.prototype, "secret");
    }).toThrow("Order.secret: @ReadOnly contradicts @WriteOnly");
    expect(() => {
      other.decorators.Enum(["b"])(Order.prototype, "kind");
    }).toThrow('Order.kind: @Enum has no choice "a"');
    expect(() => {
      other.decorators.MinLength(2)(Order.prototype, "kind");
    }).toThrow('Order.kind: @MinLength refuses the "a" of @Default');
    expect(() => {
      one.decorators.MinLength(2)(Order.prototype, "raw");
    }).toThrow("Order.raw: @MinLength contradicts @Schema");
  });
});
