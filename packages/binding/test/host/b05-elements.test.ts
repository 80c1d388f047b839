import { Type } from "class-transformer";
import {
  ArrayMinSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  MinLength,
  ValidateNested,
} from "class-validator";
import { ArrayOf, MinLength as OwnMinLength } from "../../src/index.js";
import { members, told } from "./read.js";

class Item {
  @IsInt() count!: number;
}

const ITEM = { type: "object", properties: { count: { type: "integer" } }, required: ["count"] };

describe("B5: what the element of a list or a set is", () => {
  test("own decorators: what @ArrayOf says", () => {
    class Own {
      @ArrayOf(() => String) texts!: unknown;
      @ArrayOf(() => Item) items!: unknown;
      @ArrayOf(() => Number) set!: Set<number>;
      @ArrayOf(() => String) @OwnMinLength(1) some!: unknown;
    }
    const { properties, warnings } = told(Own);
    expect(properties).toEqual({
      texts: { type: "array", items: { type: "string" } },
      items: { type: "array", items: ITEM },
      set: { type: "array", items: { type: "number" } },
      some: { type: "array", items: { type: "string" }, minItems: 1 },
    });
    expect(warnings).toEqual([]);
  });

  test("own decorators: an element may be null by itself, in a list and in a set", () => {
    class Own {
      @ArrayOf(() => String, { nullable: true }) list!: (string | null)[];
      @ArrayOf(() => String, { nullable: true }) set!: Set<string | null>;
    }
    const items = { kind: "scalar", scalar: "string", nullable: true, nullDeclared: true };
    expect([...members(Own).values()].map(({ type }) => type)).toEqual([
      { kind: "array", items },
      { kind: "array", items },
    ]);
  });

  test("class-validator: what the rules for each element say, its bounds among it", () => {
    class Rules {
      @IsString({ each: true }) @MinLength(2, { each: true }) texts!: string[];
      @IsEmail({}, { each: true }) mails!: Set<string>;
      @IsIn(["a", "b"], { each: true }) @ArrayUnique() choices!: string[];
      @IsArray() @ArrayMinSize(1) @IsInt({ each: true }) untold!: unknown;
    }
    const { properties, warnings } = told(Rules);
    expect(properties).toEqual({
      texts: { type: "array", items: { type: "string", minLength: 2 } },
      mails: { type: "array", items: { type: "string", format: "email" } },
      choices: { type: "array", items: { type: "string", enum: ["a", "b"] }, uniqueItems: true },
      untold: { type: "array", items: { type: "integer" }, minItems: 1 },
    });
    expect(warnings).toEqual([]);
  });

  test("class-validator: a rule for each element makes no list by itself", () => {
    class Rules {
      @IsInt({ each: true }) untold!: unknown;
      @MinLength(2, { each: true }) single!: string;
      @IsString() @MinLength(2, { each: true }) ruled!: unknown;
    }
    expect(told(Rules).properties).toEqual({
      untold: { anyOf: [{ type: "integer" }, { type: "array", items: { type: "integer" } }] },
      single: { type: "string", minLength: 2 },
      ruled: { type: "string", minLength: 2 },
    });
  });

  test("class-transformer: what @Type says is inside, in a list and in a set", () => {
    class Typed {
      @Type(() => Item) @ValidateNested({ each: true }) items!: Item[];
      @Type(() => Item) @ValidateNested() bare!: Item[];
      @Type(() => Item) @ValidateNested({ each: true }) set!: Set<Item>;
      @Type(() => Date) @IsArray() times!: unknown;
    }
    const items = { type: "array", items: { $ref: "#/$defs/Item" } };
    expect(told(Typed)).toMatchObject({
      properties: {
        items,
        bare: items,
        set: items,
        times: { type: "array", items: { type: "string", format: "date-time" } },
      },
    });
  });

  test("class-transformer: instances are one or many where nothing declares either", () => {
    class Typed {
      @Type(() => Item) @ValidateNested({ each: true }) items!: unknown;
    }
    const item = { $ref: "#/$defs/Item" };
    expect(told(Typed).properties).toEqual({
      items: { anyOf: [item, { type: "array", items: item }] },
    });
  });

  test("class-transformer alone: read as one, since nothing says that there are many", () => {
    class Typed {
      @Type(() => Item) @ValidateNested() item!: unknown;
    }
    expect(told(Typed).properties).toEqual({ item: ITEM });
  });

  test("design:type: that it is a list or a set, and of its elements nothing", () => {
    class Compiled {
      @IsOptional() list?: string[];
      @IsOptional() set?: Set<string>;
      @ArrayNotEmpty() ruled!: string[];
      @IsArray() nested!: string[][];
    }
    const { properties, warnings } = told(Compiled);
    expect(properties).toEqual({
      list: { type: "array", items: {} },
      set: { type: "array", items: {} },
      ruled: { type: "array", items: {}, minItems: 1 },
      nested: { type: "array", items: {} },
    });
    expect(warnings).toEqual([
      "unreadable_shape list",
      "unreadable_shape set",
      "unreadable_shape ruled",
      "unreadable_shape nested",
    ]);
  });
});
