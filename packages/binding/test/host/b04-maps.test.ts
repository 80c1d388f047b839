import { Type } from "class-transformer";
import {
  IsArray,
  IsInt,
  IsNotEmptyObject,
  IsNumber,
  IsObject,
  IsOptional,
  ValidateNested,
} from "class-validator";
import { ArrayOf, MapOf, MaxLength, MinLength, OfType, Open } from "../../src/index.js";
import { members, told } from "./read.js";

class Item {
  @IsInt() count!: number;
}

const ITEM = { type: "object", properties: { count: { type: "integer" } }, required: ["count"] };
const FREE = { type: "object", additionalProperties: true };

describe("B4: which declarations are maps", () => {
  test("own decorators: @MapOf, a Map, and an object of which nothing more is said", () => {
    class Own {
      @MapOf(() => Number) stock!: unknown;
      @OfType(() => Map) map!: unknown;
      @OfType(() => Object) free!: unknown;
      @MapOf(() => Number) @MinLength(1) @MaxLength(3) few!: unknown;
    }
    const { properties, warnings } = told(Own);
    expect(properties).toEqual({
      stock: { type: "object", additionalProperties: { type: "number" } },
      map: FREE,
      free: FREE,
      few: {
        type: "object",
        additionalProperties: { type: "number" },
        minProperties: 1,
        maxProperties: 3,
      },
    });
    expect(warnings).toEqual(["unreadable_shape map"]);
    expect(members(Own).get("stock")?.type).toEqual({
      kind: "map",
      values: { kind: "scalar", scalar: "number" },
    });
  });

  test("design:type: a Map is a map, a record nothing that can be told", () => {
    class Compiled {
      @IsOptional() map?: Map<string, number>;
      @IsOptional() record?: Record<string, number>;
    }
    const { properties, warnings } = told(Compiled);
    expect(properties).toEqual({ map: FREE, record: {} });
    expect(warnings).toEqual(["unreadable_shape map", "unreadable_shape record"]);
  });

  test("class-validator: an object is a map of anything, a rule for each speaks of a Map's values", () => {
    class Rules {
      @IsObject() record!: Record<string, number>;
      @IsNotEmptyObject() some!: Record<string, number>;
      @IsNumber({}, { each: true }) map!: Map<string, number>;
    }
    const { properties, warnings } = told(Rules);
    expect(properties).toEqual({
      record: FREE,
      some: { ...FREE, minProperties: 1 },
      map: { type: "object", additionalProperties: { type: "number" } },
    });
    expect(warnings).toEqual([]);
  });

  test("class-transformer: @Type speaks of a Map's values", () => {
    class Typed {
      @Type(() => Item) @ValidateNested({ each: true }) items!: Map<string, Item>;
      @Type(() => Date) times!: Map<string, Date>;
    }
    expect(told(Typed).properties).toEqual({
      items: { type: "object", additionalProperties: ITEM },
      times: {
        type: "object",
        additionalProperties: { type: "string", format: "date-time" },
      },
    });
  });

  test("what looks like a map and is declared as a list stays a list", () => {
    class Pair {
      @OfType(() => String) key!: string;
      @OfType(() => Number) value!: number;
    }
    class Pairs {
      @ArrayOf(() => Pair) own!: Pair[];
      @IsArray() @ValidateNested({ each: true }) @Type(() => Pair) typed!: Pair[];
    }
    const pairs = {
      type: "array",
      items: { $ref: "#/$defs/Pair" },
    };
    expect(told(Pairs).properties).toEqual({ own: pairs, typed: pairs });
  });

  test("a map and a list contradict each other", () => {
    class Torn {
      @MapOf(() => Number) @IsArray() torn!: unknown;
    }
    expect(told(Torn)).toMatchObject({
      properties: { torn: { type: "object" } },
      warnings: ["conflicting_declarations torn"],
    });
  });

  test("own decorators: an open class takes more keys than it declares", () => {
    @Open()
    class Settings {
      @OfType(() => String) theme!: string;
    }
    expect(told(Settings).schema).toEqual({
      type: "object",
      properties: { theme: { type: "string" } },
      required: [],
      additionalProperties: true,
    });
  });
});
