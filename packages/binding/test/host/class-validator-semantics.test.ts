import "reflect-metadata";
import { Type } from "class-transformer";
import {
  ArrayUnique,
  Contains,
  Equals,
  IsArray,
  IsDate,
  IsDateString,
  IsDefined,
  IsDivisibleBy,
  IsEmail,
  IsEnum,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNotEmptyObject,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  MinDate,
  MinLength,
  registerDecorator,
  ValidateIf,
  ValidateNested,
  validateSync,
} from "class-validator";
import Ajv2020 from "ajv/dist/2020";
import type { Class } from "../../src/facts/class.js";
import { toInputSchema, type Diagnostic, type InputSchemaOptions } from "../../src/index.js";
import { failuresOf } from "../differential/host.js";

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false });

interface Read {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
  readonly codes: readonly string[];
  /** The verdict of the schema on arguments, which has to be the host's as well. */
  readonly accepts: (given: object) => boolean;
}

/** The schema of a class in the dialect flat, with what it says of arguments where the real validator says the same. */
function read(cls: Class, options: InputSchemaOptions = {}): Read {
  const told: Diagnostic[] = [];
  const schema = toInputSchema(cls, {
    dialect: "flat",
    unknownArguments: "ignore",
    ...options,
    diagnostics: { report: (diagnostic) => told.push(diagnostic) },
  });
  const { properties, required } = schema as unknown as Partial<Read>;
  return {
    properties: properties ?? {},
    required: required ?? [],
    codes: told.map(({ code }) => code),
    accepts: (given) => {
      const isTold = ajv.validate(schema, given);
      if (isTold === (failuresOf(cls, given).length === 0)) return isTold;
      throw new Error(
        `Over ${JSON.stringify(given)} the schema says ${String(isTold)}, not the host.`,
      );
    },
  };
}

test("a rule is told by what it is, not by its name", () => {
  class Dto {
    @IsInt() real!: unknown;
    @pretendingToBe("isInt") custom!: unknown;
  }
  const { properties, codes } = read(Dto);
  expect(properties).toEqual({ real: { type: "integer" }, custom: {} });
  expect(codes).toContain("untranslated_constraint");
});

test("a redeclared member drops the parent's rules of the same type, for the class that is asked alone", () => {
  class Grandparent {
    @MaxLength(5) name!: string;
  }
  class Parent extends Grandparent {
    @MinLength(3) declare name: string;
  }
  class Child extends Parent {}
  expect(read(Parent).properties).toEqual({ name: { type: "string", minLength: 3 } });
  expect(read(Parent).accepts({ name: "abcdefgh" })).toBe(true);
  expect(read(Child).properties).toEqual({ name: { type: "string", minLength: 3, maxLength: 5 } });
  expect(read(Child).accepts({ name: "abcdefgh" })).toBe(false);
});

test("a parent's @IsOptional stays, and a child's @ValidateIf replaces it", () => {
  class Parent {
    @IsOptional() @IsString() name?: string;
  }
  class Child extends Parent {
    @MinLength(2) declare name?: string;
  }
  class Conditional extends Parent {
    @ValidateIf((_, value) => value !== null) @MinLength(2) declare name?: string;
  }
  expect(read(Child).required).toEqual([]);
  expect(read(Child).accepts({ name: null })).toBe(true);
  expect(read(Conditional).required).toEqual(["name"]);
  expect(read(Conditional).accepts({})).toBe(false);
});

test("@ValidateNested alone accepts absence and refuses null, as an element too", () => {
  class Item {
    @IsInt() count!: number;
  }
  class Dto {
    @ValidateNested() @Type(() => Item) item!: Item;
    @ValidateNested({ each: true }) @Type(() => Item) items!: Item[];
  }
  const { required, codes, accepts } = read(Dto);
  expect([required, codes]).toEqual([[], ["unenforced_presence", "unenforced_presence"]]);
  expect(accepts({})).toBe(true);
  expect(accepts({ item: null })).toBe(false);
  expect(accepts({ items: [null] })).toBe(false);
  expect(accepts({ item: { count: 1 }, items: [{ count: 2 }] })).toBe(true);
});

test("@IsNotEmpty is required, refuses null, and of texts alone the empty one", () => {
  class Dto {
    @IsNotEmpty() text!: string;
    @IsNotEmpty() list!: unknown[];
    @IsNotEmpty() flag!: boolean;
  }
  const { properties, accepts } = read(Dto);
  expect(properties).toMatchObject({ text: { minLength: 1 }, list: { type: "array" } });
  const given = { text: " ", list: [], flag: false };
  expect(accepts(given)).toBe(true);
  expect(accepts({ ...given, text: "" })).toBe(false);
  expect(accepts({ ...given, list: null })).toBe(false);
  expect(accepts({ text: " ", list: [] })).toBe(false);
});

test("a class initializer satisfies the host, if its own rules accept it", () => {
  class Dto {
    @IsInt() size = 10;
    @MinLength(1) name = "";
  }
  const { required, properties, accepts } = read(Dto);
  expect(required).toEqual(["name"]);
  expect(properties).toMatchObject({ size: { type: "integer", default: 10 } });
  expect(accepts({ name: "x" })).toBe(true);
  expect(accepts({})).toBe(false);
});

test("@IsOptional accepts absence and null", () => {
  class Dto {
    @IsOptional() @IsInt() size?: number;
  }
  const { properties, accepts } = read(Dto);
  expect(properties).toEqual({ size: { type: ["integer", "null"] } });
  expect([accepts({}), accepts({ size: null }), accepts({ size: "1" })]).toEqual([
    ...[true, true, false],
  ]);
});

test("a rule with each belongs to the elements", () => {
  class Dto {
    @IsArray() @MinLength(3, { each: true }) names!: string[];
  }
  const { properties, accepts } = read(Dto);
  expect(properties).toEqual({
    names: { type: "array", items: { type: "string", minLength: 3 } },
  });
  expect([accepts({ names: ["abc"] }), accepts({ names: ["ab"] })]).toEqual([true, false]);
  expect(accepts({ names: "abc" })).toBe(false);
});

test("a rule with each demands no list where nothing declares one", () => {
  class Dto {
    @IsString({ each: true }) names!: unknown;
  }
  const { accepts } = read(Dto);
  expect([accepts({ names: ["a"] }), accepts({ names: "a" }), accepts({ names: [1] })]).toEqual([
    ...[true, true, false],
  ]);
});

test("@IsOptional with each makes the member optional and allows no null element", () => {
  class Dto {
    @IsOptional({ each: true }) @IsArray() @IsString({ each: true }) names?: string[];
  }
  const { codes, accepts } = read(Dto);
  expect(codes).toEqual(["each_reaches_no_further"]);
  expect([accepts({}), accepts({ names: null }), accepts({ names: [null] })]).toEqual([
    ...[true, true, false],
  ]);
});

test("a rule implies a type, with none declared", () => {
  class Dto {
    @MinLength(1) text!: unknown;
    @Min(1) number!: unknown;
    @IsEmail() mail!: unknown;
  }
  const { properties } = read(Dto);
  expect(properties).toEqual({
    text: { type: "string", minLength: 1 },
    number: { type: "number", minimum: 1 },
    mail: { type: "string", format: "email" },
  });
});

test("a pattern means under the flag u what it means in the host, or is left out", () => {
  class Dto {
    @Matches(/^[a-c]+$/i) folded!: string;
    @Matches(/^a.b$/s) dotted!: string;
    @Matches(/^a$/m) lines!: string;
    @Matches(/^a/y) sticky!: string;
    @Matches(/^[\w-.]+$/g) loose!: string;
  }
  const { properties, codes } = read(Dto);
  expect(properties).toEqual({
    folded: { type: "string", pattern: "^[a-cA-C]+$" },
    dotted: { type: "string", pattern: "^a[\\s\\S]b$" },
    lines: { type: "string" },
    sticky: { type: "string" },
    loose: { type: "string", pattern: "^[\\w\\-.]+$" },
  });
  expect(codes).toEqual(["untranslated_constraint", "untranslated_constraint"]);
});

test("no pattern of several is lost, and those of other rules stand beside them", () => {
  class Dto {
    @Matches(/a/) @Matches(/b/) @Contains("c.") text!: string;
  }
  const { accepts } = read(Dto);
  expect(accepts({ text: "abc." })).toBe(true);
  for (const text of ["bc.", "ac.", "abc"]) expect(accepts({ text })).toBe(false);
});

enum Level {
  Low,
  High,
}
/** What the compiler makes of `enum Mixed { None = 0, Some = "some" }`. */
const Mixed = { 0: "None", None: 0, Some: "some" } as const;
const Colour = { Red: "red", 1: "one" } as const;

test("enums of all kinds: values and never names, an object's own keys, mixed values", () => {
  class Dto {
    @IsEnum(Level) level!: Level;
    @IsEnum(Mixed) mixed!: 0 | "some";
    @IsEnum(Colour) colour!: string;
  }
  expect(read(Dto).properties).toEqual({
    level: { type: "integer", enum: [0, 1] },
    mixed: { enum: [0, "some"] },
    colour: { type: "string", enum: ["one", "red"] },
  });
});

test("@IsIn and @Equals take null, floats and booleans", () => {
  class Dto {
    @IsIn([null, 1.5, true]) choice!: unknown;
    @Equals(2.5) only!: number;
  }
  const { accepts } = read(Dto);
  const given = { choice: null, only: 2.5 };
  expect(accepts(given)).toBe(true);
  expect(accepts({ ...given, choice: false })).toBe(false);
  expect(accepts({ ...given, only: 2 })).toBe(false);
});

test("a function in the place of an argument: nothing to state of a date, nothing that passes of others", () => {
  class Dto {
    @MinDate(() => new Date(0)) @Type(() => Date) at!: Date;
    @Min((() => 1) as never) least!: number;
    @IsIn((() => ["a"]) as never) choice!: string;
  }
  const { codes, properties } = read(Dto);
  expect(codes.filter((code) => code === "unsatisfiable_member")).toHaveLength(2);
  expect(properties).toMatchObject({ at: { type: "string", format: "date-time" } });
});

test("@IsDateString is a date-time as guidance; @IsDate is one where something makes the Date", () => {
  class Dto {
    @IsDateString() text!: string;
    @IsDate() @Type(() => Date) date!: Date;
  }
  class Impossible {
    @IsDate() date!: Date;
  }
  const { accepts } = read(Dto);
  expect(accepts({ text: "2020-W07-4", date: "2020-01-01T00:00:00Z" })).toBe(true);
  expect(read(Impossible).codes).toEqual(["unsatisfiable_member"]);
});

test("@IsUrl takes what is no URI, @IsEmail mailboxes beyond ASCII", () => {
  class Dto {
    @IsUrl() page!: string;
    @IsEmail() mail!: string;
  }
  expect(read(Dto).accepts({ page: "example.com", mail: "näme@example.com" })).toBe(true);
});

test("@IsDivisibleBy reads its argument as an integer; maxDecimalPlaces has no keyword", () => {
  class Dto {
    @IsDivisibleBy(3) whole!: number;
    @IsDivisibleBy(2.5) broken!: number;
    @IsNumber({ maxDecimalPlaces: 2 }) price!: number;
  }
  const { properties, codes, accepts } = read(Dto);
  expect(properties).toEqual({
    whole: { type: "number", multipleOf: 3 },
    broken: { type: "number" },
    price: { type: "number" },
  });
  expect(codes).toEqual(["untranslated_constraint", "untranslated_constraint"]);
  expect(accepts({ whole: 6, broken: 4, price: 1.25 })).toBe(true);
});

test("@ArrayUnique is uniqueItems on primitive elements alone, and not with a selector", () => {
  class Dto {
    @ArrayUnique() @IsString({ each: true }) texts!: string[];
    @ArrayUnique() objects!: object[];
    @ArrayUnique((text: string) => text.length) @IsString({ each: true }) selected!: string[];
  }
  const { properties, accepts } = read(Dto);
  expect(properties).toEqual({
    texts: { type: "array", items: { type: "string" }, uniqueItems: true },
    objects: { type: "array", items: {} },
    selected: { type: "array", items: { type: "string" } },
  });
  const given = { texts: ["a"], objects: [{}, {}], selected: ["a"] };
  expect(accepts(given)).toBe(true);
  expect(accepts({ ...given, texts: ["a", "a"] })).toBe(false);
});

test("a condition on the value alone is asked; one that lets off more or looks at the object takes the rules away", () => {
  class Dto {
    @ValidateIf((_, value) => value !== undefined) @IsInt() absent!: number;
    @ValidateIf((_, value) => value !== "") @IsEmail() blank!: string;
    @ValidateIf((dto: { on?: boolean }) => dto.on === true) @MaxLength(1) other!: string;
    @IsOptional() on?: boolean;
  }
  const { properties, required, codes, accepts } = read(Dto);
  expect(properties).toMatchObject({
    absent: { type: "integer" },
    blank: { type: ["string", "null"] },
    other: { type: ["string", "null"] },
  });
  expect(required).toEqual([]);
  expect(codes).toEqual(["conditional_member", "conditional_member"]);
  expect(accepts({ blank: "", other: "long" })).toBe(true);
  expect(accepts({ absent: null })).toBe(false);
});

test("groups choose the rules, with always and strictGroups", () => {
  class Dto {
    @MinLength(2, { groups: ["create"] }) @MaxLength(4, { always: true }) name!: string;
    @IsInt() size!: number;
  }
  const given = (validator: object) => read(Dto, { host: { validator } }).properties;
  expect(given({ groups: ["create"] })).toEqual({
    name: { type: "string", minLength: 2, maxLength: 4 },
    size: { type: "number" },
  });
  expect(given({ strictGroups: true })).toEqual({
    name: { type: "string", maxLength: 4 },
    size: { type: "integer" },
  });
  expect(given({ groups: ["other"], always: true })).toMatchObject({
    name: { type: "string", maxLength: 4 },
    size: { type: "integer" },
  });
});

test("where nothing says the type but null is refused, nothing is written", () => {
  class Dto {
    @IsDefined() anything!: unknown;
  }
  expect(read(Dto).properties).toEqual({ anything: {} });
  expect(read(Dto).required).toEqual(["anything"]);
});

test("@IsNotEmptyObject gives no minProperties on what @Type makes an instance", () => {
  class Item {
    @IsOptional() @IsInt() count = 1;
  }
  class Dto {
    @IsNotEmptyObject() plain!: Record<string, unknown>;
    @IsNotEmptyObject() @ValidateNested() @Type(() => Item) made!: Item;
  }
  const { properties, accepts } = read(Dto);
  expect(properties).toMatchObject({ plain: { type: "object", minProperties: 1 } });
  expect(properties["made"]).not.toHaveProperty("minProperties");
  expect(accepts({ plain: { a: 1 }, made: {} })).toBe(true);
  expect(accepts({ plain: {}, made: {} })).toBe(false);
});

test("@IsNotEmptyObject with nullable: false asks for a value that no keyword asks for, and that is told", () => {
  class Dto {
    @IsNotEmptyObject({ nullable: false }) some!: Record<string, unknown>;
    @IsNotEmptyObject({ nullable: true }) any!: Record<string, unknown>;
  }
  const codes: string[] = [];
  toInputSchema(Dto, {
    diagnostics: { report: ({ code, message }) => codes.push(`${code} ${message}`) },
  });
  expect(codes).toEqual([
    "untranslated_constraint Dto.some: @IsNotEmptyObject: that some member is not null cannot be told by a schema; " +
      "the host checks it.",
  ]);
  const accepts = (given: object): boolean =>
    validateSync(Object.assign(new Dto(), { some: { a: 1 }, any: { a: null } }, given)).length ===
    0;
  expect(accepts({})).toBe(true);
  expect(accepts({ some: { a: null } })).toBe(false);
});

test.each(["toString", "constructor", "__proto__", "hasOwnProperty"])(
  "a member may be called %s",
  (name) => {
    class Dto {
      @IsString() plain!: string;
    }
    IsInt()(Dto.prototype, name);
    Max(5)(Dto.prototype, name);
    const { properties, required } = read(Dto);
    expect(Object.entries(properties)).toContainEqual([name, { type: "integer", maximum: 5 }]);
    expect(required).toContain(name);
  },
);

function pretendingToBe(name: string): PropertyDecorator {
  return (target, member) => {
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(member),
      validator: { validate: () => true },
    });
  };
}
