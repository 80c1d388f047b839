import * as plain from "@nestjs/mapped-types";
import * as swagger from "@nestjs/swagger";
import { Type } from "class-transformer";
import * as classValidator from "class-validator";
import { IsEnum, IsInt, IsOptional, IsString, MinLength, ValidateNested } from "class-validator";
import type { Class } from "../../src/facts/class.js";
import {
  Describe,
  Enum,
  Name,
  Nullable,
  Required,
  RequiredByDefault,
  Title,
  toInputSchema,
} from "../../src/index.js";

enum Colour {
  Red = "red",
  Blue = "blue",
}

class Place {
  @IsString() @Describe("Its name") city!: string;
}

abstract class Named {
  @IsString() @MinLength(2) @Describe("What it is called") @Required() name!: string;
  @IsInt() @Name("unit_count") count!: number;
}

class Thing extends Named {
  @IsEnum(Colour) @Enum(Colour) @Title("Colour") colour!: Colour;
  @ValidateNested() @Type(() => Place) @Describe("Where it is") place!: Place;
}

class Redescribed extends Named {
  @Describe("What it is called now") declare name: string;
  @IsInt() size!: number;
}

@RequiredByDefault()
class Asked {
  @IsOptional() @IsString() @Describe("A word") word?: string;
  @IsOptional() @IsString() @Nullable() other?: string | null;
}

const accepted = (cls: Class): ReturnType<typeof toInputSchema> =>
  toInputSchema(cls, { diagnostics: { report: () => undefined } });

const takes = (cls: Class, value: object): boolean =>
  classValidator.validateSync(
    Object.assign(Object.create(cls.prototype as object) as object, value),
  ).length === 0;

describe.each([
  ["@nestjs/mapped-types", plain],
  ["@nestjs/swagger", swagger],
] as const)(
  "%s: own decorators follow the member",
  (_, { PartialType, PickType, OmitType, IntersectionType }) => {
    const source = accepted(Thing).properties;

    test("of PickType and OmitType, from a base that is abstract", () => {
      const picked = accepted(PickType(Thing, ["name", "count"]));
      expect(picked.properties).toEqual({ name: source["name"], unit_count: source["unit_count"] });
      expect(picked["required"]).toEqual(["name", "unit_count"]);
      const left = accepted(OmitType(Thing, ["name", "count"]));
      expect(left.properties).toEqual({ colour: source["colour"], place: source["place"] });
      expect(source["name"]).toMatchObject({ description: "What it is called", minLength: 2 });
      expect(source["place"]).toMatchObject({ description: "Where it is" });
    });

    test("of PartialType, which asks for nothing, not even for what is @Required: so the host", () => {
      const Partial = PartialType(Thing);
      expect(accepted(Partial).properties).toEqual(source);
      expect(accepted(Partial)["required"]).toEqual([]);
      expect(takes(Partial, {})).toBe(true);
      expect(takes(Partial, { name: null })).toBe(true);
      expect(takes(Partial, { name: "x" })).toBe(false);
      const nullable = toInputSchema(Partial, { nullability: "accepted" }).properties["name"];
      expect(nullable?.["type"]).toEqual(["string", "null"]);
    });

    test("of PartialType that keeps null refused", () => {
      const Partial = PartialType(Thing, { skipNullProperties: false });
      expect(accepted(Partial)["required"]).toEqual([]);
      expect(takes(Partial, {})).toBe(true);
      expect(takes(Partial, { name: null })).toBe(false);
      expect(accepted(Partial).properties).toEqual(source);
    });

    test("of IntersectionType, and of types nested in each other, and of a class that extends them", () => {
      class More extends PartialType(IntersectionType(PickType(Thing, ["name"]), Place)) {
        @IsInt() @Describe("How many") more!: number;
      }
      const { properties, required } = accepted(More) as ReturnType<typeof accepted> & {
        readonly required: unknown;
      };
      expect(Object.keys(properties)).toEqual(["name", "city", "more"]);
      expect(properties["name"]).toEqual(source["name"]);
      expect(properties["city"]).toEqual({ type: "string", description: "Its name" });
      expect(properties["more"]).toEqual({ type: "integer", description: "How many" });
      expect(required).toEqual(["more"]);
    });

    test("where a derived class says anew what the member is", () => {
      const again = accepted(PickType(Redescribed, ["name", "size"])).properties["name"];
      expect(again).toEqual({ type: "string", description: "What it is called now", minLength: 2 });
      class Anew extends PickType(Thing, ["name"]) {
        @Describe("Anew") declare name: string;
      }
      expect(accepted(Anew).properties["name"]).toMatchObject({ description: "Anew" });
      expect(accepted(PickType(Thing, ["name"])).properties["name"]).toEqual(source["name"]);
    });

    test("with @RequiredByDefault, unless it is made optional", () => {
      expect(accepted(PickType(Asked, ["word"]))["required"]).toEqual(["word"]);
      const Partial = PartialType(Asked);
      class Derived extends Partial {}
      for (const cls of [Partial, Derived, PickType(Partial, ["word"]), PartialType(Partial)]) {
        expect(accepted(cls)["required"]).toEqual([]);
      }
    });

    test("with @Required, however often a type that made it optional is mapped or extended", () => {
      const Partial = PartialType(Named as unknown as new () => Named);
      class Derived extends Partial {}
      for (const cls of [
        Derived,
        PickType(Partial, ["name"]),
        PickType(Derived as unknown as typeof Thing, ["name"]),
      ]) {
        expect(takes(cls, {})).toBe(true);
        expect(accepted(cls)["required"]).toEqual([]);
        expect(accepted(cls).properties["name"]).toEqual(source["name"]);
      }
    });

    test("whatever else has a member of that name, or a class of that name", () => {
      const other = ((): Class => {
        class Thing {
          @IsString() @Describe("Another") name!: string;
        }
        return Thing;
      })();
      expect(accepted(other).properties["name"]).toMatchObject({ description: "Another" });
      expect(accepted(PickType(Thing, ["name"])).properties["name"]).toEqual(source["name"]);
    });

    test("where they are applied after it was read", () => {
      class Late {
        @IsString() word!: string;
      }
      const Mapped = PartialType(Late);
      expect(accepted(Mapped).properties["word"]).toEqual({ type: "string" });
      Describe("Late")(Late.prototype, "word");
      expect(accepted(Mapped).properties["word"]).toEqual({ type: "string", description: "Late" });
    });
  },
);

test("a constraint class that two classes share links neither to the other", () => {
  @classValidator.ValidatorConstraint({ name: "even" })
  class Even implements classValidator.ValidatorConstraintInterface {
    validate(value: unknown): boolean {
      return Number(value) % 2 === 0;
    }
  }
  class One {
    @classValidator.Validate(Even) @Describe("One's") n!: number;
  }
  class Two {
    @classValidator.Validate(Even) n!: number;
  }
  expect(accepted(One).properties["n"]).toMatchObject({ description: "One's" });
  expect(accepted(plain.PartialType(Two)).properties["n"]).not.toHaveProperty("description");
});
