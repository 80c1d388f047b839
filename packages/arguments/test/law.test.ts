import { Binary, Decimal, OfType, toInputSchema } from "@shapewright/binding";
import Ajv2020 from "ajv/dist/2020";
import { plainToInstance, Transform, Type } from "class-transformer";
import {
  IsDate,
  IsDivisibleBy,
  IsEmail,
  IsEnum,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  ValidateNested,
  validateSync,
} from "class-validator";
import { type ArgumentsOptions, checkArguments } from "../src/index.js";

const ajv = new Ajv2020({ strict: false, validateFormats: false });

interface Verdicts {
  readonly schema: boolean;
  readonly host: boolean;
  readonly kernel: boolean;
}

/** What each says of the same arguments. */
function verdicts(cls: new () => object, args: object, options: ArgumentsOptions = {}): Verdicts {
  const schema = toInputSchema(cls, {
    dialect: "flat",
    ...(options.unknownArguments === undefined
      ? {}
      : { unknownArguments: options.unknownArguments }),
    diagnostics: { report: () => undefined },
  });
  let host: boolean;
  try {
    const plain = JSON.parse(JSON.stringify(args)) as object;
    host = validateSync(plainToInstance(cls, plain)).length === 0;
  } catch {
    host = false;
  }
  return {
    schema: ajv.compile(schema)(args),
    host,
    kernel: checkArguments(cls, args, options).ok,
  };
}

class Child {
  @IsString()
  text!: string;
}

enum Level {
  Low,
  High,
}

class Strict {
  @IsOptional()
  @IsString({ each: true })
  list?: string[];

  @IsOptional()
  @ValidateNested()
  @Type(() => Child)
  one?: Child;

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => Child)
  many?: Child[];

  @IsOptional()
  @IsObject()
  map?: Record<string, unknown>;

  @IsOptional()
  @IsEnum(Level)
  level?: Level;

  @IsOptional()
  @IsDate()
  @Type(() => Date)
  at?: Date;

  @IsOptional()
  @IsNumber()
  @Type(() => Number)
  count?: number;
}

describe("stricter than the host where the host is looser than the declaration", () => {
  test.each<readonly [string, object]>([
    ["a text where a list of texts is declared", { list: "a" }],
    ["an array where one object is declared", { one: [{ text: "a" }] }],
    ["an enum member's name instead of its value", { level: "High" }],
    ["true for a Date", { at: true }],
    ["a number for a Date", { at: 5 }],
    ["one object where a list of them is declared", { many: { text: "a" } }],
    ["a list in a list", { many: [[{ text: "a" }]] }],
    ["what @Type(() => Number) converts", { count: "5" }],
    ["an unknown key", { unknown: 1 }],
  ])("%s", (_, args) => {
    expect(verdicts(Strict, args)).toEqual({ schema: false, host: true, kernel: false });
  });

  test("unknown keys are taken where they are ignored", () => {
    expect(verdicts(Strict, { unknown: 1 }, { unknownArguments: "ignore" })).toEqual({
      schema: true,
      host: true,
      kernel: true,
    });
  });

  test("an unknown value of a discriminator", () => {
    class Owner {
      @ValidateNested()
      @Type(() => Child, {
        discriminator: { property: "kind", subTypes: [{ name: "child", value: Child }] },
        keepDiscriminatorProperty: true,
      })
      pet!: Child;
    }
    expect(verdicts(Owner, { pet: { kind: "other", text: "a" } })).toEqual({
      schema: false,
      host: true,
      kernel: false,
    });
  });
});

describe("where check and schema differ", () => {
  test("a member behind a @Transform that is told by less", () => {
    class Trimmed {
      @Transform(({ value }: { value: unknown }) => String(value).slice(0, 1))
      @MaxLength(1)
      @MinLength(1)
      letter!: string;
    }
    expect(verdicts(Trimmed, { letter: "" })).toMatchObject({ host: false, kernel: false });
    expect(verdicts(Trimmed, { letter: "abc" })).toEqual({
      schema: true,
      host: true,
      kernel: true,
    });
  });

  test("formats are guidance in the schema, and rules to the host", () => {
    class Mail {
      @IsEmail()
      email!: string;
    }
    expect(verdicts(Mail, { email: "no" })).toEqual({ schema: true, host: false, kernel: false });
  });

  test("beyond the basic plane the host counts, and decides", () => {
    class Short {
      @MaxLength(1)
      text!: string;
    }
    // A heart with the selector of its emoji variant: two characters, of which the host counts one.
    const args = { text: "❤️" };
    expect(verdicts(Short, args)).toEqual({ schema: false, host: true, kernel: true });
  });

  test("recursion and size are cut in the schema, and never in the check", () => {
    class Tree {
      @IsInt()
      size!: number;

      @IsOptional()
      @ValidateNested()
      @Type(() => Tree)
      next?: Tree;
    }
    const args = { size: 1, next: { size: 1, next: { size: 1, next: { size: "no" } } } };
    expect(verdicts(Tree, args)).toEqual({ schema: true, host: false, kernel: false });
  });

  test("a date or bytes of an own decorator that cannot be decoded", () => {
    class Own {
      @OfType(() => Date)
      at?: Date;

      @Binary()
      bytes?: Uint8Array;
    }
    expect(verdicts(Own, { at: "no date" })).toMatchObject({ schema: true, kernel: false });
    expect(verdicts(Own, { bytes: "%" })).toMatchObject({ schema: true, kernel: false });
  });

  test("what is coerced", () => {
    const options: ArgumentsOptions = { coerce: "lossless" };
    class Counted {
      @IsInt()
      count!: number;
    }
    expect(verdicts(Counted, { count: "5" }, options)).toMatchObject({
      schema: false,
      kernel: true,
    });
  });
});

test("a multiple of an integer, however large the number is", () => {
  class Packed {
    @IsDivisibleBy(3)
    count!: number;
  }
  // ajv takes it for one.
  expect(verdicts(Packed, { count: 1e20 })).toEqual({ schema: true, host: false, kernel: false });
  expect(verdicts(Packed, { count: 3e20 })).toMatchObject({ host: true, kernel: true });
});

test("an own decimal is a text or a number, as its schema says", () => {
  class Price {
    @Decimal()
    amount?: number;
  }
  for (const amount of [1.5, 1, "1.5", true]) {
    const { schema, kernel } = verdicts(Price, { amount });
    expect([amount, kernel]).toEqual([amount, schema]);
  }
});

test("not stricter than the declaration: what it says and the host takes is taken", () => {
  class Plain {
    @IsNotEmpty()
    name!: string;

    @IsOptional()
    @IsInt()
    age?: number;
  }
  for (const args of [{ name: "a" }, { name: "\u{1F600}", age: 0 }, { name: " ", age: null }]) {
    expect(verdicts(Plain, args)).toEqual({ schema: true, host: true, kernel: true });
  }
});
