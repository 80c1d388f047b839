import { Expose, Type } from "class-transformer";
import { IsInt, IsString, MinLength, ValidateNested } from "class-validator";
import { Deprecated, Describe, Example, OfType, Title, toTypeShape } from "../../src/index.js";
import { told } from "./read.js";

@Describe("A place to send things to.")
class Address {
  @Describe("With the house number.") @IsString() street!: string;
}

class Plain {
  @IsInt() count!: number;
}

describe("B12: what describes members and types", () => {
  test("own decorators: a member and a class", () => {
    @Describe("What a customer wants.")
    class Order {
      @Describe("In euros.") @OfType(() => Number) total!: number;
      @OfType(() => Number) silent!: number;
    }
    const { schema, properties } = told(Order);
    expect(properties).toEqual({
      total: { type: "number", description: "In euros." },
      silent: { type: "number" },
    });
    expect(schema["description"]).toBe("What a customer wants.");
  });

  test("own decorators: beside the rules of other sources", () => {
    class Order {
      @Describe("Shown to customers.")
      @IsString()
      @MinLength(1)
      @Expose({ name: "title" })
      name!: string;
    }
    expect(told(Order).properties).toEqual({
      title: { type: "string", description: "Shown to customers.", minLength: 1 },
    });
  });

  test("a class described by itself keeps its description in a member", () => {
    class Order {
      @Describe("Where it goes.") @ValidateNested() @Type(() => Address) to!: Address;
      @Describe("How many.") @ValidateNested() @Type(() => Plain) plain!: Plain;
    }
    expect(told(Order).properties).toMatchObject({
      to: { description: "A place to send things to." },
      plain: { description: "How many." },
    });
    expect(toTypeShape(Order).shape.types["Address"]?.description).toBe(
      "A place to send things to.",
    );
  });

  test("a member is described beside a reference too", () => {
    class Order {
      @Describe("Where it goes.") @OfType(() => Address) to!: Address;
      @Describe("Where the bill goes.") @OfType(() => Address) bill!: Address;
    }
    expect(told(Order).properties).toEqual({
      to: { $ref: "#/$defs/Address", description: "Where it goes." },
      bill: { $ref: "#/$defs/Address", description: "Where the bill goes." },
    });
  });

  test("a derived class is not what its base was described as, its members are", () => {
    class Home extends Address {
      @Describe("Of the door.") @IsString() colour!: string;
    }
    class Renamed extends Address {
      @Describe("Anything.") override street!: string;
    }
    expect(told(Home).schema).not.toHaveProperty("description");
    expect(told(Home).properties).toMatchObject({
      street: { description: "With the house number." },
      colour: { description: "Of the door." },
    });
    expect(told(Renamed).properties).toMatchObject({ street: { description: "Anything." } });
  });

  test("class-validator, class-transformer and design:type: nothing describes", () => {
    class Silent {
      @IsString({ message: "Give a text." }) text!: string;
      @Type(() => Number) number!: number;
    }
    expect(told(Silent).properties).toEqual({
      text: { type: "string" },
      number: { type: "number" },
    });
  });

  test("own decorators: titles, examples and deprecation of a member and of a class", () => {
    @Title("Order line")
    @Deprecated()
    class Line {
      @Title("Amount") @Example(1, 2) @Deprecated() @OfType(() => Number) amount!: number;
    }
    const { schema, properties } = told(Line);
    expect(properties).toEqual({
      amount: { type: "number", title: "Amount", examples: [1, 2], deprecated: true },
    });
    expect(schema).toMatchObject({ title: "Order line", deprecated: true });
  });

  test("a derived class has neither the title nor the deprecation of its base, its members have theirs", () => {
    @Title("Base")
    @Deprecated()
    class Base {
      @Title("Of the base") @OfType(() => String) name!: string;
    }
    class Derived extends Base {
      @Title("Own") @OfType(() => String) note!: string;
    }
    const { schema, properties } = told(Derived);
    expect(schema).not.toHaveProperty("title");
    expect(schema).not.toHaveProperty("deprecated");
    expect(properties).toMatchObject({ name: { title: "Of the base" }, note: { title: "Own" } });
  });
});
