import { Type } from "class-transformer";
import {
  Equals,
  IsDivisibleBy,
  IsIn,
  IsInt,
  IsNegative,
  IsNumber,
  IsOptional,
  IsPositive,
  Max,
  Min,
} from "class-validator";
import {
  ArrayOf,
  ExclusiveMax,
  Integer,
  MapOf,
  Max as OwnMax,
  Min as OwnMin,
  MultipleOf,
  OfType,
} from "../../src/index.js";
import { told } from "./read.js";

describe("B1: which declarations are integers, which are numbers", () => {
  test("own decorators: @Integer is an integer, a number type and every bound a number", () => {
    class Own {
      @Integer() integer!: unknown;
      @OfType(() => Number) number!: unknown;
      @OwnMin(1) least!: unknown;
      @OwnMax(1) most!: unknown;
      @ExclusiveMax(1) below!: unknown;
      @MultipleOf(1) step!: unknown;
      @ArrayOf(() => Number) list!: unknown;
      @MapOf(() => Number) map!: unknown;
    }
    const { properties, warnings } = told(Own);
    expect(properties).toEqual({
      integer: { type: "integer" },
      number: { type: "number" },
      least: { type: "number", minimum: 1 },
      most: { type: "number", maximum: 1 },
      below: { type: "number", exclusiveMaximum: 1 },
      step: { type: "number", multipleOf: 1 },
      list: { type: "array", items: { type: "number" } },
      map: { type: "object", additionalProperties: { type: "number" } },
    });
    expect(warnings).toEqual([]);
  });

  test("class-validator: @IsInt is an integer, @IsNumber and every bound a number", () => {
    class Rules {
      @IsInt() integer!: unknown;
      @IsNumber() number!: unknown;
      @IsNumber({ maxDecimalPlaces: 0 }) whole!: unknown;
      @Min(1) least!: unknown;
      @Max(1) most!: unknown;
      @IsPositive() positive!: unknown;
      @IsNegative() negative!: unknown;
      @IsDivisibleBy(3) step!: unknown;
    }
    const { properties, warnings } = told(Rules);
    expect(properties).toEqual({
      integer: { type: "integer" },
      number: { type: "number" },
      whole: { type: "number" },
      least: { type: "number", minimum: 1 },
      most: { type: "number", maximum: 1 },
      positive: { type: "number", exclusiveMinimum: 0 },
      negative: { type: "number", exclusiveMaximum: 0 },
      step: { type: "number", multipleOf: 3 },
    });
    expect(warnings).toEqual([]);
  });

  test("class-validator: a list of choices is of integers where all of them are", () => {
    class Choices {
      @IsIn([1, 2]) integers!: unknown;
      @IsIn([1, 2.5]) numbers!: unknown;
      @Equals(3) constant!: unknown;
      @IsInt() @IsIn([1, 2.5]) left!: unknown;
    }
    expect(told(Choices).properties).toEqual({
      integers: { type: "integer", enum: [1, 2] },
      numbers: { type: "number", enum: [1, 2.5] },
      constant: { type: "integer", enum: [3] },
      left: { type: "integer", enum: [1] },
    });
  });

  test("class-validator: each element by itself", () => {
    class Lists {
      @IsInt({ each: true }) integers!: number[];
      @Min(1, { each: true }) numbers!: number[];
    }
    expect(told(Lists).properties).toEqual({
      integers: { type: "array", items: { type: "integer" } },
      numbers: { type: "array", items: { type: "number", minimum: 1 } },
    });
  });

  test("class-transformer: @Type(() => Number) is a number, of a list its elements", () => {
    class Typed {
      @Type(() => Number) single!: unknown;
      @Type(() => Number) list!: number[];
      @Type(() => Number) @IsInt() @IsOptional() page?: unknown;
    }
    expect(told(Typed).properties).toEqual({
      single: { type: "number" },
      list: { type: "array", items: { type: "number" } },
      page: { type: "integer" },
    });
  });

  test("design:type: a number is a number, never an integer", () => {
    class Compiled {
      @IsOptional() number?: number;
      @IsOptional() list?: number[];
    }
    const { properties, warnings } = told(Compiled);
    expect(properties).toEqual({
      number: { type: "number" },
      list: { type: "array", items: {} },
    });
    expect(warnings).toEqual(["unreadable_shape list"]);
  });

  test("the more exact of two sources is told, whichever it is", () => {
    class Both {
      @Integer() @IsNumber() a!: number;
      @OfType(() => Number) @IsInt() b!: number;
    }
    const { properties, warnings } = told(Both);
    expect(properties).toEqual({ a: { type: "integer" }, b: { type: "integer" } });
    expect(warnings).toEqual([]);
  });

  test("of a contradiction the earlier source's word is told", () => {
    class Torn {
      @OfType(() => String) @IsInt() a!: number;
      @IsInt() b!: string;
    }
    const { properties, warnings } = told(Torn);
    expect(properties).toEqual({ a: { type: "string" }, b: { type: "integer" } });
    expect(warnings).toEqual([
      "conflicting_declarations a",
      "conflicting_declarations a",
      "conflicting_declarations b",
    ]);
  });
});
