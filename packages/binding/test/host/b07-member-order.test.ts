import { Expose, Type } from "class-transformer";
import { IsInt, IsOptional, IsString, MaxLength } from "class-validator";
import type { Class } from "../../src/facts/class.js";
import { Describe, Name, OfType, Required } from "../../src/index.js";
import { told } from "./read.js";

const order = (cls: Class): readonly string[] => Object.keys(told(cls).properties);

describe("B7: in which order members stand", () => {
  test.each<[string, () => Class]>([
    [
      "own decorators",
      () => {
        class Base {
          @OfType(() => String) b!: string;
          @OfType(() => String) a!: string;
        }
        class Derived extends Base {
          @OfType(() => String) d!: string;
          @OfType(() => Number) override b!: never;
          @OfType(() => String) c!: string;
        }
        return Derived;
      },
    ],
    [
      "class-validator",
      () => {
        class Base {
          @IsString() b!: string;
          @IsString() a!: string;
        }
        class Derived extends Base {
          @IsString() d!: string;
          @MaxLength(3) override b!: string;
          @IsString() c!: string;
        }
        return Derived;
      },
    ],
    [
      "class-transformer",
      () => {
        class Base {
          @Type(() => String) b!: string;
          @Type(() => String) a!: string;
        }
        class Derived extends Base {
          @Type(() => String) d!: string;
          @Type(() => String) override b!: string;
          @Type(() => String) c!: string;
        }
        return Derived;
      },
    ],
  ])("%s: the base's first, a member declared again in its old place", (_, declare) => {
    expect(order(declare())).toEqual(["b", "a", "d", "c"]);
  });

  test("all sources at once: the order of declaration", () => {
    class All {
      @IsString() @Describe("One.") one!: string;
      @IsInt() two!: number;
      @Required() @IsOptional() @Type(() => Date) three!: Date;
      @IsOptional() @Type(() => Date) four?: Date;
      @OfType(() => String) @IsOptional() five?: string;
    }
    expect(order(All)).toEqual(["one", "two", "three", "four", "five"]);
  });

  test("all sources at once: where no source names two members, the earlier source's comes first", () => {
    class All {
      @IsInt() ruled!: number;
      @OfType(() => String) own!: string;
      @Type(() => Date) typed!: Date;
    }
    expect(order(All)).toEqual(["own", "ruled", "typed"]);
  });

  test("the names on the wire do not matter for it", () => {
    class Named {
      @Name("z") @OfType(() => String) a!: string;
      @Expose({ name: "y" }) @OfType(() => String) b!: string;
      @OfType(() => String) c!: string;
    }
    expect(order(Named)).toEqual(["z", "y", "c"]);
  });

  test("`required` stands in the same order", () => {
    class Base {
      @IsString() z!: string;
    }
    class Derived extends Base {
      @IsOptional() @IsString() m?: string;
      @IsString() a!: string;
    }
    expect(told(Derived).required).toEqual(["z", "a"]);
  });
});
