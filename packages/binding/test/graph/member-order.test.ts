import { Expose, Type } from "class-transformer";
import { IsInt, IsOptional, IsString, MinLength } from "class-validator";
import type { Class } from "../../src/facts/class.js";
import { Describe, OfType, Optional, toTypeShape } from "../../src/index.js";

const order = (cls: Class): readonly string[] =>
  (toTypeShape(cls).shape.types[cls.name]?.members ?? []).map(({ name }) => name);

describe("the order of members over inheritance", () => {
  class Base {
    @IsString() id!: string;
    @IsString() kind!: string;
  }
  class Middle extends Base {
    @IsInt() size!: number;
  }
  class Derived extends Middle {
    @IsString() name!: string;
    @MinLength(3) override kind!: string;
    @IsInt() last!: number;
  }

  test("is the bases' first, and a member that is declared again keeps its place", () => {
    expect(order(Base)).toEqual(["id", "kind"]);
    expect(order(Middle)).toEqual(["id", "kind", "size"]);
    expect(order(Derived)).toEqual(["id", "kind", "size", "name", "last"]);
  });

  test("passes over a base without decorators", () => {
    class Bare extends Base {}
    class Beyond extends Bare {
      @IsInt() more!: number;
    }
    expect(order(Beyond)).toEqual(["id", "kind", "more"]);
  });

  test("holds for a base that is made by a function, and for an abstract one", () => {
    function withTimes<C extends new (...args: never[]) => object>(from: C): C {
      class Timed extends (from as unknown as new () => object) {
        @IsString() createdAt!: string;
      }
      return Timed as unknown as C;
    }
    abstract class Named {
      @IsString() name!: string;
    }
    class Person extends withTimes(class extends (Named as unknown as new () => object) {}) {
      @IsInt() age!: number;
    }
    expect(order(Person)).toEqual(["name", "createdAt", "age"]);
  });
});

describe("the order of members that different sources name", () => {
  test("is the order they are declared in, as far as one source names the one and the next", () => {
    class Mixed {
      @Describe("First.") @IsString() a!: string;
      @IsString() b!: string;
      @Describe("Third.") @IsOptional() c?: string;
      @Type(() => Date) @IsOptional() d?: Date;
      @Optional() @OfType(() => String) @Expose({ name: "wire" }) e?: string;
    }
    expect(order(Mixed)).toEqual(["a", "b", "c", "d", "wire"]);
  });
});
