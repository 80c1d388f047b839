import { Type } from "class-transformer";
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsCreditCard,
  IsDivisibleBy,
  IsInt,
  IsNegative,
  IsNotEmpty,
  IsNotIn,
  IsNumber,
  IsPhoneNumber,
  IsPositive,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  NotEquals,
  Validate,
  ValidatorConstraint,
} from "class-validator";
import {
  ArrayOf,
  Describe,
  ExclusiveMax,
  ExclusiveMin,
  Max as OwnMax,
  MaxLength as OwnMaxLength,
  Min as OwnMin,
  MinLength as OwnMinLength,
  MultipleOf,
  OfType,
  OneOf,
  Pattern,
  Schema,
  toTypeShape,
} from "../../src/index.js";
import { members, told } from "./read.js";

describe("B10: which constraints translate", () => {
  test("own decorators: every one that limits a value", () => {
    class Own {
      @OfType(() => String) @OwnMinLength(1) @OwnMaxLength(5) text!: string;
      @OwnMin(1) @OwnMax(9) range!: number;
      @ExclusiveMin(0) @ExclusiveMax(1) open!: number;
      @MultipleOf(0.5) step!: number;
      @Pattern(/^a/) @Pattern(/b$/) patterns!: string;
      @ArrayOf(() => String) @OwnMinLength(1) @OwnMaxLength(5) list!: string[];
    }
    const { properties, warnings } = told(Own);
    expect(properties).toEqual({
      text: { type: "string", minLength: 1, maxLength: 5 },
      range: { type: "number", minimum: 1, maximum: 9 },
      open: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 },
      step: { type: "number", multipleOf: 0.5 },
      patterns: { type: "string", pattern: "^a", allOf: [{ pattern: "b$" }] },
      list: { type: "array", items: { type: "string" }, minItems: 1, maxItems: 5 },
    });
    expect(warnings).toEqual([]);
  });

  test("class-validator: every one that has a counterpart", () => {
    class Rules {
      @MinLength(1) @MaxLength(5) text!: string;
      @Length(2, 3) exact!: string;
      @IsString() @IsNotEmpty() filled!: string;
      @Min(1) @Max(9) range!: number;
      @IsPositive() positive!: number;
      @IsNegative() negative!: number;
      @IsDivisibleBy(3) step!: number;
      @Matches(/^a/) @Matches(/b$/) patterns!: string;
      @IsString() @NotEquals("x") @IsNotIn(["y"]) not!: string;
      @ArrayMinSize(1) @ArrayMaxSize(5) @ArrayUnique() @IsInt({ each: true }) list!: number[];
      @ArrayNotEmpty() @IsInt({ each: true }) @Min(1, { each: true }) each!: number[];
    }
    const { properties, warnings } = told(Rules);
    expect(properties).toEqual({
      text: { type: "string", minLength: 1, maxLength: 5 },
      exact: { type: "string", minLength: 2, maxLength: 3 },
      filled: { type: "string", minLength: 1 },
      range: { type: "number", minimum: 1, maximum: 9 },
      positive: { type: "number", exclusiveMinimum: 0 },
      negative: { type: "number", exclusiveMaximum: 0 },
      step: { type: "number", multipleOf: 3 },
      // A compiler applies the decorators of a member from the last to the first, and so they are recorded.
      patterns: { type: "string", pattern: "b$", allOf: [{ pattern: "^a" }] },
      not: { type: "string", not: { enum: ["y", "x"] } },
      list: {
        type: "array",
        items: { type: "integer" },
        minItems: 1,
        maxItems: 5,
        uniqueItems: true,
      },
      each: { type: "array", items: { type: "integer", minimum: 1 }, minItems: 1 },
    });
    expect(warnings).toEqual([]);
  });

  test("class-validator: a rule without a counterpart leaves what it implies", () => {
    @ValidatorConstraint()
    class Even {
      validate(): boolean {
        throw new Error("Never called while reading.");
      }
    }
    class Rules {
      @IsCreditCard() card!: string;
      @IsPhoneNumber() phone!: string;
      @Validate(Even) @IsInt() even!: number;
      @Matches(/^a$/m) lines!: string;
    }
    const { properties, warnings } = told(Rules);
    expect(properties).toEqual({
      card: { type: "string", pattern: "^[0-9 -]+$" },
      phone: { type: "string" },
      even: { type: "integer" },
      lines: { type: "string" },
    });
    expect(warnings).toEqual([]);
    expect(toTypeShape(Rules).diagnostics.map(({ code, severity }) => [code, severity])).toEqual(
      Array(4).fill(["untranslated_constraint", "info"]),
    );
  });

  test("class-validator: a pattern is told in a form that means the same to clients", () => {
    class Rules {
      @Matches(/^[a-z]+$/i) either!: string;
      @Matches(/a.b/s) dot!: string;
      @Matches(/^[\w-.]+$/) hyphen!: string;
    }
    const patterns = Object.values(told(Rules).properties).map(({ pattern }) => pattern as string);
    for (const pattern of patterns) expect(() => new RegExp(pattern, "u")).not.toThrow();
    expect(
      patterns.map((pattern, index) =>
        new RegExp(pattern, "u").test(["aB", "a\nb", "a-."][index]!),
      ),
    ).toEqual([true, true, true]);
  });

  test("class-transformer and design:type: a type says no bound", () => {
    class Typed {
      @Type(() => Number) number!: number;
    }
    expect(members(Typed).get("number")).not.toHaveProperty("constraints");
  });

  test("of two rules of one source the tighter is told", () => {
    class Rules {
      @MinLength(1) @MinLength(3) @MaxLength(9) @MaxLength(5) text!: string;
      @Min(0) @IsPositive() @IsNumber() number!: number;
      @IsDivisibleBy(4) @IsDivisibleBy(6) step!: number;
    }
    const { properties, warnings } = told(Rules);
    expect(properties).toEqual({
      text: { type: "string", minLength: 3, maxLength: 5 },
      number: { type: "number", minimum: 0, exclusiveMinimum: 0 },
      step: { type: "number", multipleOf: 12 },
    });
    expect(warnings).toEqual([]);
  });

  test("of two sources the earlier is told, and the difference is reported", () => {
    class Torn {
      @OwnMaxLength(5) @MaxLength(3) text!: string;
      @OwnMin(1) @Min(1) same!: number;
      @OwnMin(9) @Max(5) crossed!: number;
    }
    const { properties, warnings } = told(Torn);
    expect(properties).toEqual({
      text: { type: "string", maxLength: 5 },
      same: { type: "number", minimum: 1 },
      crossed: { type: "number", minimum: 9, maximum: 5 },
    });
    expect(warnings).toEqual(["conflicting_declarations text", "conflicting_declarations crossed"]);
  });

  test("the rules of the bases hold as far as the host holds them", () => {
    class Base {
      @IsString() @MaxLength(5) name!: string;
    }
    class Middle extends Base {
      @MinLength(3) override name!: string;
    }
    class Derived extends Middle {}
    // A rule declared again on a member replaces all inherited ones, but for the class that does not declare it again.
    expect(told(Middle).properties).toEqual({ name: { type: "string", minLength: 3 } });
    expect(told(Derived).properties).toEqual({
      name: { type: "string", minLength: 3, maxLength: 5 },
    });
  });

  test("own decorators: a schema of the author's own takes no constraint", () => {
    class Order {
      @Schema({ type: "string", minLength: 2 }) @Describe("As it is.") code!: string;
      @OneOf(() => [String, Number]) either!: string | number;
    }
    expect(told(Order).properties).toEqual({
      code: { type: "string", minLength: 2, description: "As it is." },
      either: { anyOf: [{ type: "string" }, { type: "number" }] },
    });
  });
});
