import { Type } from "class-transformer";
import {
  IsDefined,
  IsInt,
  IsOptional,
  IsString,
  Max,
  Min,
  MinLength,
  ValidateNested,
} from "class-validator";
import { plainToInstance } from "class-transformer";
import { validateSync } from "class-validator";
import Ajv from "ajv/dist/2020.js";
import type { Class } from "../../src/facts/class.js";
import { Describe, toInputSchema, type InputSchema } from "../../src/index.js";

type Constructor = new (...args: never[]) => object;

function written(cls: Class): InputSchema {
  return toInputSchema(cls, {
    nullability: "accepted",
    unknownArguments: "ignore",
    diagnostics: { report: () => undefined },
  });
}

/** Whether the host and the schema take the values, each by itself. */
function expectAgreement(
  cls: Class,
  values: readonly object[],
  verdicts: readonly boolean[],
): void {
  const check = new Ajv({ strict: false }).compile(written(cls));
  const host = (value: object): boolean =>
    validateSync(plainToInstance(cls as new () => object, structuredClone(value))).length === 0;
  expect(values.map(host)).toEqual(verdicts);
  expect(values.map((value) => check(value))).toEqual(verdicts);
}

describe("inheritance", () => {
  test("of any depth: each level adds a member, in the order of the levels", () => {
    let cls: Constructor = class Root {};
    const names = Array.from({ length: 60 }, (_, at) => `m${at}`);
    for (const name of names) {
      const Base = cls;
      cls = class Level extends Base {};
      IsInt()(cls.prototype as object, name);
    }
    expect(Object.keys(written(cls).properties)).toEqual(names);
    const all = Object.fromEntries(names.map((name) => [name, 1]));
    expectAgreement(cls, [all, { ...all, m0: "x" }, { ...all, m59: "x" }], [true, false, false]);
  });

  test("from an abstract base, whose rules of another type stay where a member is declared anew", () => {
    abstract class Base {
      @IsOptional() @IsString() @MinLength(3) name?: string;
      @IsInt() count!: number;
    }
    class Child extends Base {
      @IsString() declare name?: string;
    }
    expectAgreement(
      Child,
      [{ count: 1 }, { count: 1, name: "a" }, { count: 1, name: 1 }, { name: "abc" }],
      [true, true, false, false],
    );
  });

  test("through mixins", () => {
    const counted = (Base: Constructor) => {
      class Counted extends Base {
        @IsInt() @Min(1) count!: number;
      }
      return Counted;
    };
    const named = (Base: Constructor) => {
      class Named extends Base {
        @IsString() @Describe("Its name") name!: string;
      }
      return Named;
    };
    class Plain {}
    class Both extends counted(named(Plain)) {
      @IsInt() @Max(5) more!: number;
    }
    expect(Object.keys(written(Both).properties)).toEqual(["name", "count", "more"]);
    expectAgreement(
      Both,
      [
        { name: "n", count: 1, more: 1 },
        { name: "n", count: 0, more: 1 },
        { name: "n", count: 1, more: 6 },
        { count: 1, more: 1 },
      ],
      [true, false, false, false],
    );
    expectAgreement(counted(Plain), [{ count: 1 }, {}], [true, false]);
  });
});

describe("a factory of classes", () => {
  function pageOf<T extends Constructor>(item: T) {
    class Page {
      @IsDefined()
      @ValidateNested({ each: true })
      @Type(() => item)
      items!: InstanceType<T>[];
      @IsInt() total!: number;
    }
    return Page;
  }

  class Cat {
    @IsString() meow!: string;
  }
  class Dog {
    @IsString() bark!: string;
  }

  test("gives each its own items, though all bear one name", () => {
    class Pages {
      @IsDefined() @ValidateNested() @Type(() => CatPage) cats!: object;
      @IsDefined() @ValidateNested() @Type(() => DogPage) dogs!: object;
    }
    const CatPage = pageOf(Cat);
    const DogPage = pageOf(Dog);
    const cats = { items: [{ meow: "m" }], total: 1 };
    const dogs = { items: [{ bark: "b" }], total: 1 };
    expectAgreement(
      Pages,
      [
        { cats, dogs },
        { cats: dogs, dogs: cats },
        { cats, dogs: { ...dogs, total: "1" } },
      ],
      [true, false, false],
    );
  });

  test("may give anonymous classes, and derived classes say which item they hold", () => {
    const boxOf = (item: Constructor): Constructor => {
      const Anonymous = [class {}][0] as Constructor;
      IsDefined()(Anonymous.prototype as object, "item");
      ValidateNested()(Anonymous.prototype as object, "item");
      Type(() => item)(Anonymous.prototype as object, "item");
      return Anonymous;
    };
    expect(boxOf(Cat).name).toBe("");
    class CatBox extends boxOf(Cat) {}
    class DogBox extends boxOf(Dog) {}
    const cat = { item: { meow: "m" } };
    const dog = { item: { bark: "b" } };
    expectAgreement(CatBox, [cat, dog], [true, false]);
    expectAgreement(DogBox, [cat, dog], [false, true]);
    expectAgreement(boxOf(boxOf(Cat)), [{ item: cat }, { item: dog }], [true, false]);
  });
});

describe("classes that refer to each other", () => {
  class Parent {
    @IsString() name!: string;
    @IsOptional() @ValidateNested({ each: true }) @Type(() => Child) children?: object[];
  }
  class Child {
    @IsInt() age!: number;
    @IsOptional() @ValidateNested() @Type(() => Parent) parent?: object;
  }

  test("through @Type", () => {
    const parent = { name: "n", children: [{ age: 1, parent: { name: "m", children: [] } }] };
    expectAgreement(
      Parent,
      [parent, { name: "n", children: [{ age: 1, parent: { name: 1 } }] }],
      [true, false],
    );
    expectAgreement(
      Child,
      [
        { age: 1, parent },
        { age: 1, parent: { children: [] } },
      ],
      [true, false],
    );
  });
});

describe("what a class does while it is read", () => {
  test("its constructor may throw: then no default is known of it, and nothing else is lost", () => {
    class Throws {
      @IsInt() count = 1;
      @IsString() name!: string;
      constructor(given: { readonly count: number }) {
        this.count = given.count;
      }
    }
    const schema = written(Throws);
    expect(schema.properties).toEqual({ count: { type: "integer" }, name: { type: "string" } });
    expect(schema["required"]).toEqual(["count", "name"]);
  });

  test("decorators may be applied in setImmediate: it is read as it stands", async () => {
    class Late {
      @IsString() name!: string;
      count!: number;
    }
    const applied = new Promise<void>((done) => {
      setImmediate(() => {
        IsInt()(Late.prototype, "count");
        Describe("Late")(Late.prototype, "name");
        done();
      });
    });
    expect(Object.keys(written(Late).properties)).toEqual(["name"]);
    await applied;
    expect(written(Late).properties).toMatchObject({
      name: { description: "Late" },
      count: { type: "integer" },
    });
    expectAgreement(Late, [{ name: "n" }, { name: "n", count: 1 }], [false, true]);
  });
});
