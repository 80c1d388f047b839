import { Exclude, Expose, Type } from "class-transformer";
import { IsInt, IsString, ValidateNested } from "class-validator";
import type { Class } from "../../src/facts/class.js";
import { Format, Name, OfType, Required, Wrapper, toTypeShape } from "../../src/index.js";
import { told } from "./read.js";

function declareItem(): Class {
  class Item {
    @IsInt() count!: number;
  }
  return Item;
}

describe("B11: what members and types are called", () => {
  test("own decorators: @Name is the name on the wire, in `required` too", () => {
    class Own {
      @Name("item_name") @Required() @OfType(() => String) itemName!: string;
      @OfType(() => String) plain!: string;
    }
    expect(told(Own)).toMatchObject({
      properties: { item_name: { type: "string" }, plain: { type: "string" } },
      required: ["item_name"],
    });
  });

  test("class-transformer: @Expose({ name }) is the name on the wire", () => {
    class Exposed {
      @Expose({ name: "item_name" }) @IsString() itemName!: string;
      @Expose() @IsString() plain!: string;
    }
    expect(told(Exposed)).toMatchObject({
      properties: { item_name: { type: "string" }, plain: { type: "string" } },
      required: ["item_name", "plain"],
    });
  });

  test("class-transformer: the direction, groups and versions of @Expose decide with it", () => {
    class Exposed {
      @Expose({ name: "out", toPlainOnly: true }) @IsString() sent!: string;
      @Expose({ name: "in", toClassOnly: true }) @IsString() taken!: string;
    }
    expect(Object.keys(told(Exposed).properties)).toEqual(["sent", "in"]);
  });

  test("class-transformer: what it keeps out has no name at all", () => {
    class Kept {
      @Exclude() @OfType(() => String) secret!: string;
      @Expose() @OfType(() => String) open!: string;
      @OfType(() => String) silent!: string;
    }
    expect(Object.keys(told(Kept).properties)).toEqual(["open", "silent"]);
    expect(
      Object.keys(told(Kept, { transform: { excludeExtraneousValues: true } }).properties),
    ).toEqual(["open"]);
  });

  test("the earlier of two names is the one", () => {
    class Both {
      @Name("ours") @Expose({ name: "theirs" }) @OfType(() => String) member!: string;
    }
    expect(Object.keys(told(Both).properties)).toEqual(["ours"]);
  });

  test("class-validator and design:type: the member's own name", () => {
    class Plain {
      @IsString() itemName!: string;
    }
    expect(Object.keys(told(Plain).properties)).toEqual(["itemName"]);
  });

  test("two classes of one name are told apart, a class without one has a key as well", () => {
    const [First, Second] = [declareItem(), declareItem()];
    const Unnamed = (() => class {})();
    Object.defineProperty(Unnamed, "name", { value: "" });
    OfType(() => Number)(Unnamed.prototype, "count");
    class Root {
      @OfType(() => First) a!: object;
      @OfType(() => Second) b!: object;
      @OfType(() => Second) c!: object;
      @OfType(() => Unnamed) d!: object;
    }
    const { types } = toTypeShape(Root).shape;
    expect(Object.entries(types).map(([key, { name }]) => [key, name])).toEqual([
      ["Root", "Root"],
      ["Item", "Item"],
      ["Item_2", "Item"],
      ["Anonymous", "Anonymous"],
    ]);
    expect(Object.keys(told(Root).schema["$defs"] as object)).toEqual(["Item"]);
  });

  test("a derived class has its own name, and its base none of its own", () => {
    class Base {
      @IsString() id!: string;
    }
    class Derived extends Base {}
    expect(Object.keys(toTypeShape(Derived).shape.types)).toEqual(["Derived"]);
  });

  test.each(["toString", "constructor", "hasOwnProperty", "__proto__", "valueOf"])(
    "a member called %s is one like any other",
    (name) => {
      class Own {
        @Required() @OfType(() => String) first!: string;
      }
      OfType(() => Number)(Own.prototype, name);
      Required()(Own.prototype, name);
      const { schema, required } = told(Own);
      expect(Object.keys(schema["properties"] as object)).toEqual(["first", name]);
      expect(required).toEqual(["first", name]);
      expect(Object.getOwnPropertyDescriptor(schema["properties"], name)?.value).toEqual({
        type: "number",
      });
    },
  );

  test("a class that two members nest is named once", () => {
    const Item = declareItem();
    class Root {
      @ValidateNested() @Type(() => Item) a!: object;
      @ValidateNested() @Type(() => Item) b!: object;
    }
    expect(told(Root).properties).toEqual({
      a: { $ref: "#/$defs/Item" },
      b: { $ref: "#/$defs/Item" },
    });
  });

  test("own decorators: a wrapper stands for its single member on the wire", () => {
    @Wrapper()
    class OrderId {
      @Format("uuid") value!: string;
    }
    class Order {
      @OfType(() => OrderId) id!: OrderId;
    }
    expect(told(Order).properties).toEqual({ id: { type: "string", format: "uuid" } });
  });
});
