import { IsInt, IsOptional, IsString, MaxLength, MinLength, ValidateIf } from "class-validator";
import { classValidatorReader } from "../../../src/readers/class-validator/reader.js";
import { claimsOf, factsOf, presenceAndNull } from "./read.js";

const SYMBOL = Symbol("member");

describe("the reader", () => {
  class Base {
    @IsString() first!: string;
    @IsInt() second!: number;
  }
  class Dto extends Base {
    @IsInt() third!: number;
    @IsString() declare first: string;
    @IsString() [SYMBOL]!: string;
    @IsOptional() fourth!: unknown;
  }
  class Bare {}
  class Heir extends Dto {}

  test("names the class's own members in the order of their declaration, no symbols among them", () => {
    expect(classValidatorReader.ownMembers(Dto)).toEqual(["third", "first", "fourth"]);
    expect(classValidatorReader.ownMembers(Heir)).toEqual([]);
  });

  test("knows a class by its own rules or its bases'", () => {
    expect([Base, Dto, Heir].map((cls) => classValidatorReader.knows(cls))).toEqual([
      true,
      true,
      true,
    ]);
    expect(classValidatorReader.knows(Bare)).toBe(false);
  });

  test("says nothing of a member without rules, nor of the class itself", () => {
    expect(factsOf(Dto, "nowhere")).toEqual([]);
    expect(factsOf(Bare, "first")).toEqual([]);
    expect(classValidatorReader.readClass(Dto)).toEqual([]);
  });

  test("puts member, source, level and decorator on every fact", () => {
    expect(factsOf(Dto, "third")).toEqual([
      {
        member: "third",
        source: "class-validator",
        level: "value",
        decorator: "@IsInt",
        claim: { says: "presence", required: true },
      },
      {
        member: "third",
        source: "class-validator",
        level: "value",
        decorator: "@IsInt",
        claim: { says: "null", accepted: false },
      },
      {
        member: "third",
        source: "class-validator",
        level: "value",
        decorator: "@IsInt",
        claim: { says: "type", type: { kind: "integer" } },
      },
    ]);
  });

  test("sees a rule that is declared after an earlier reading", () => {
    class Late {
      @IsOptional() value!: string;
    }
    expect(claimsOf("type", factsOf(Late, "value"))).toEqual([]);
    IsString()(Late.prototype, "value");
    expect(claimsOf("type", factsOf(Late, "value"))).toHaveLength(1);
  });
});

test.each(["__proto__", "constructor", "toString", "hasOwnProperty", ""])(
  "a member may be called %p",
  (name) => {
    class Dto {}
    MinLength(2)(Dto.prototype, name);
    IsOptional()(Dto.prototype, name);
    expect(classValidatorReader.ownMembers(Dto)).toEqual([name]);
    const facts = factsOf(Dto, name);
    expect(facts.every(({ member }) => member === name)).toBe(true);
    expect(presenceAndNull(facts)).toEqual({ required: false, nullable: true });
    expect(claimsOf("constraints", facts)).toEqual([
      { says: "constraints", constraints: { minSize: 2 } },
    ]);
    class Heir extends Dto {}
    expect(factsOf(Heir, name)).toEqual(facts);
  },
);

describe("inheritance", () => {
  class Grandparent {
    @MinLength(3) @MaxLength(5) name!: string;
    @IsOptional() @IsString() note!: string;
  }
  class Parent extends Grandparent {
    @MinLength(4) declare name: string;
    @MinLength(2) declare note: string;
  }
  class Child extends Parent {}
  class Conditional extends Grandparent {
    @ValidateIf(() => true) declare note: string;
  }
  const sizes = (cls: new () => object, member: string) =>
    claimsOf("constraints", factsOf(cls, member)).map(({ constraints }) => constraints);

  test("a class that declares a member again replaces the inherited rules of the same type", () => {
    expect(sizes(Parent, "name")).toEqual([{ minSize: 4 }]);
    expect(sizes(Grandparent, "name")).toEqual(
      expect.arrayContaining([{ minSize: 3 }, { maxSize: 5 }]),
    );
  });

  test("a class that does not has the rules of all its bases", () => {
    expect(sizes(Child, "name")).toHaveLength(3);
    expect(sizes(Child, "name")).toEqual(
      expect.arrayContaining([{ minSize: 3 }, { maxSize: 5 }, { minSize: 4 }]),
    );
  });

  test("an inherited @IsOptional stays, unless a condition replaces it", () => {
    expect(presenceAndNull(factsOf(Parent, "note"))).toEqual({ required: false, nullable: true });
    expect(presenceAndNull(factsOf(Conditional, "note"))).toEqual({
      required: true,
      nullable: false,
    });
  });
});

describe("groups", () => {
  class Dto {
    @IsString({ groups: ["create"] }) @IsOptional({ groups: ["update"] }) name!: string;
    @MinLength(2, { always: true }) always!: string;
  }

  test("choose the rules that are read", () => {
    const read = (validator: object) => factsOf(Dto, "name", { validator });
    expect(presenceAndNull(read({ groups: ["create"] })).required).toBe(true);
    expect(presenceAndNull(read({ groups: ["update"] })).required).toBe(false);
    expect(claimsOf("type", read({ groups: ["update"] }))).toEqual([]);
    expect(presenceAndNull(read({})).required).toBe(false);
    expect(read({ strictGroups: true })).toEqual([]);
    expect(read({ groups: ["other"] })).toEqual([]);
  });

  test("do not touch a rule that is always on", () => {
    expect(presenceAndNull(factsOf(Dto, "always", { validator: { groups: ["x"] } })).required).toBe(
      true,
    );
  });
});
