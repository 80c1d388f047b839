import { Type } from "class-transformer";
import { Equals, IsEnum, IsIn, IsInt, IsOptional, IsString } from "class-validator";
import { ArrayOf, Enum, MapOf, Nullable } from "../../src/index.js";
import { members, told } from "./read.js";

enum Colour {
  Red = "red",
  Blue = "blue",
}
enum Level {
  Low,
  High,
}
enum Rate {
  Half = 0.5,
  Whole = 1,
}
enum Mixed {
  Auto = "auto",
  // eslint-disable-next-line @typescript-eslint/no-mixed-enums -- Confusing, and found in real code.
  Off = 0,
}
enum Negative {
  Down = -1,
  Up = 1,
}
/** A const object has no reverse mapping, even with keys that look like one. */
const CODES = { 200: "ok", 404: "gone" } as const;
const PAIRS = { 1: "one", one: "uno" } as const;

const cases = [
  ["of texts", Colour, { type: "string", enum: ["red", "blue"] }],
  ["of integers: the values, never the names", Level, { type: "integer", enum: [0, 1] }],
  ["of fractions", Rate, { type: "number", enum: [0.5, 1] }],
  ["of both", Mixed, { enum: ["auto", 0] }],
  ["of negative integers", Negative, { type: "integer", enum: [-1, 1] }],
  [
    "that is a const object with keys like numbers",
    CODES,
    { type: "string", enum: ["ok", "gone"] },
  ],
  [
    "that is a const object with keys like a mapping",
    PAIRS,
    { type: "string", enum: ["one", "uno"] },
  ],
] as const;

describe("B6: how an enum's wire form is found", () => {
  test.each(cases)("own decorators: @Enum %s", (_, entity, schema) => {
    class Own {
      @Enum(entity) choice!: unknown;
    }
    expect(told(Own)).toMatchObject({ properties: { choice: schema }, warnings: [] });
  });

  test.each(cases)("class-validator: @IsEnum %s", (_, entity, schema) => {
    class Rules {
      @IsEnum(entity) choice!: unknown;
      @IsEnum(entity, { each: true }) choices!: unknown[];
    }
    expect(told(Rules)).toMatchObject({
      properties: { choice: schema, choices: { type: "array", items: schema } },
      warnings: [],
    });
  });

  test.each([
    ["texts", ["a", "b"], { wireForm: "string", names: ["a", "b"], numbers: [] }],
    ["integers", [1, 2], { wireForm: "integer", names: [], numbers: [1, 2] }],
    ["fractions", [1, 2.5], { wireForm: "json", names: [], numbers: [], values: [1, 2.5] }],
    ["booleans", [true], { wireForm: "json", names: [], numbers: [], values: [true] }],
    [
      "several kinds",
      ["a", 1, false],
      { wireForm: "json", names: [], numbers: [], values: ["a", 1, false] },
    ],
  ])("a list of %s, by either source", (_, values, enumFacts) => {
    class Own {
      @Enum(values) choice!: unknown;
    }
    class Rules {
      @IsIn(values) choice!: unknown;
    }
    for (const cls of [Own, Rules]) {
      expect(members(cls).get("choice")?.type).toEqual({ kind: "enum", enumFacts });
    }
  });

  test("null among the choices is one that the author said in so many words", () => {
    class Own {
      @Enum(["a", null]) choice!: unknown;
      @Nullable() @Enum(["a"]) beside!: unknown;
    }
    class Rules {
      @IsIn(["a", null]) choice!: unknown;
      @IsIn(["a"]) @IsOptional() beside!: unknown;
    }
    const enumFacts = { wireForm: "json", names: [], numbers: [], values: ["a", null] };
    for (const cls of [Own, Rules]) {
      expect(members(cls).get("choice")?.type).toEqual({
        kind: "enum",
        enumFacts,
        nullable: true,
        nullDeclared: true,
      });
      expect(told(cls).properties["choice"]).toEqual({ type: "string", enum: ["a"] });
    }
    expect(members(Own).get("beside")?.type).toMatchObject({ nullable: true, nullDeclared: true });
    expect(members(Rules).get("beside")?.type).toMatchObject({ nullable: true });
    expect(members(Rules).get("beside")?.type).not.toHaveProperty("nullDeclared");
  });

  test("one value is a list of one", () => {
    class Rules {
      @Equals("a") text!: unknown;
      @Equals(null) nothing!: unknown;
    }
    expect(told(Rules).properties).toEqual({
      text: { type: "string", enum: ["a"] },
      nothing: { enum: [null] },
    });
  });

  test("a list that holds what JSON cannot carry is left out whole, never in part", () => {
    class Rules {
      @IsIn([new Date(0), "a"]) choice!: unknown;
      @IsIn(["a", 1n]) big!: unknown;
    }
    expect(told(Rules)).toMatchObject({ properties: { choice: {}, big: {} } });
  });

  test("class-transformer and design:type say nothing of choices, and contradict none", () => {
    class Typed {
      @Type(() => Number) @IsEnum(Level) level!: Level;
      @IsEnum(Colour) colour!: Colour;
      @IsEnum(Mixed) mixed!: Mixed;
      @IsOptional() untold?: Colour;
    }
    const { properties, warnings } = told(Typed);
    expect(properties).toEqual({
      level: { type: "integer", enum: [0, 1] },
      colour: { type: "string", enum: ["red", "blue"] },
      mixed: { enum: ["auto", 0] },
      untold: { type: "string" },
    });
    expect(warnings).toEqual([]);
  });

  test("of two sources what stands in both is told", () => {
    class Both {
      @Enum(["red"]) @IsEnum(Colour) narrowed!: Colour;
      @IsEnum(Mixed) @IsString() texts!: Mixed;
      @IsEnum(Rate) @IsInt() integers!: Rate;
      @Enum(["green"]) @IsEnum(Colour) torn!: Colour;
    }
    expect(told(Both)).toMatchObject({
      properties: {
        narrowed: { type: "string", enum: ["red"] },
        texts: { type: "string", enum: ["auto"] },
        integers: { type: "integer", enum: [1] },
        torn: { type: "string", enum: ["green"] },
      },
      warnings: ["conflicting_declarations torn"],
    });
  });

  test("elements of a list have choices of their own", () => {
    class Lists {
      @ArrayOf(() => String) @IsEnum(Colour, { each: true }) colours!: Colour[];
      @IsIn([1, 2], { each: true }) numbers!: number[];
    }
    expect(told(Lists).properties).toEqual({
      colours: { type: "array", items: { type: "string", enum: ["red", "blue"] } },
      numbers: { type: "array", items: { type: "integer", enum: [1, 2] } },
    });
  });

  test("own decorators: the elements of @ArrayOf and the values of @MapOf", () => {
    enum Role {
      Admin = "admin",
      User = "user",
    }
    class Member {
      @ArrayOf(() => Role) roles!: Role[];
      @MapOf(() => [1, 2]) levels!: Record<string, number>;
    }
    expect(told(Member).properties).toEqual({
      roles: { type: "array", items: { type: "string", enum: ["admin", "user"] } },
      levels: { type: "object", additionalProperties: { type: "integer", enum: [1, 2] } },
    });
  });
});
