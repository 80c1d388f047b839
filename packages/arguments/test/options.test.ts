import { Enum, Nullable, OfType } from "@shapewright/binding";
import { Type } from "class-transformer";
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  ValidateNested,
} from "class-validator";
import {
  type ArgumentsOptions,
  bindArguments,
  checkArguments,
  formatProblems,
} from "../src/index.js";

class Child {
  @IsInt()
  size!: number;
}

class Dto {
  @IsInt()
  count!: number;

  @IsOptional()
  @IsNumber()
  ratio?: number;

  @IsOptional()
  @IsBoolean()
  flag?: boolean;

  @IsOptional()
  @IsString()
  text?: string = "initial";

  @IsOptional()
  @IsIn([1, 2, true])
  choice?: number | boolean;

  @IsOptional()
  @ValidateNested()
  @Type(() => Child)
  child?: Child;

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => Child)
  children?: Child[];
}

describe("unknownArguments", () => {
  const args = { count: 1, extra: 1, child: { size: 1, more: { deep: 1 } } };

  test("reject makes a problem of each, at every level", () => {
    expect(checkArguments(Dto, args).problems?.map(({ pointer }) => pointer)).toEqual([
      "/child/more",
      "/extra",
    ]);
  });

  test("ignore drops them from the instance, at every level", () => {
    const { value } = bindArguments(Dto, args, { unknownArguments: "ignore" });
    expect(Object.assign({}, value)).toEqual({ text: "initial", count: 1, child: { size: 1 } });
    expect(value?.child).toBeInstanceOf(Child);
  });

  test("ignore holds where the host would refuse what it does not know", () => {
    const host = { validator: { whitelist: true, forbidNonWhitelisted: true } };
    expect(checkArguments(Dto, args, { unknownArguments: "ignore", host }).ok).toBe(true);
  });
});

describe("the host's options", () => {
  class Initialized {
    extra = 1;

    @IsString()
    name!: string;
  }

  test("whitelist takes away what no rule is on, as the host does", () => {
    const host = { validator: { whitelist: true } };
    const { value } = bindArguments(Initialized, { name: "a" }, { host });
    expect(Object.keys(value!)).toEqual(["name"]);
    expect(bindArguments(Initialized, { name: "a" }).value?.extra).toBe(1);
  });

  test("forbidNonWhitelisted refuses it, as the host does", () => {
    const host = { validator: { whitelist: true, forbidNonWhitelisted: true } };
    const { problems } = checkArguments(Initialized, { name: "a" }, { host });
    expect(problems?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      "/extra unknown_argument",
    ]);
  });

  test("an object of which the host has no rules is told of by its own place", () => {
    class Bare {
      @Type(() => Date)
      at?: Date;
    }
    class Holder {
      @ValidateNested()
      @Type(() => Bare)
      bare?: Bare;

      @IsString()
      name!: string;
    }
    const { problems } = checkArguments(Holder, { name: "a", bare: { at: "2020-01-01" } });
    expect(problems?.map(({ pointer, rule }) => `${pointer} ${String(rule)}`)).toEqual([
      "/bare unknownValue",
    ]);
  });
});

describe("nullForOptional", () => {
  test("keep shows null to the host", () => {
    expect(bindArguments(Dto, { count: 1, text: null }).value?.text).toBeNull();
    expect(checkArguments(Dto, { count: null }).ok).toBe(false);
  });

  test("absent takes it for a member that is not given", () => {
    const options: ArgumentsOptions = { nullForOptional: "absent" };
    expect(bindArguments(Dto, { count: 1, text: null, child: null }, options).value).toStrictEqual(
      Object.assign(new Dto(), { count: 1 }),
    );
    expect(checkArguments(Dto, { count: null }, options).problems?.map(({ code }) => code)).toEqual(
      ["null"],
    );
  });

  test("a null that is declared stays", () => {
    class Declared {
      @OfType(() => String)
      @Nullable()
      a?: string | null;

      @OfType(() => String)
      b?: string;
    }
    const { value } = bindArguments(Declared, { a: null, b: null }, { nullForOptional: "absent" });
    expect(Object.assign({}, value)).toEqual({ a: null });
  });
});

describe("coerce", () => {
  const lossless: ArgumentsOptions = { coerce: "lossless" };

  test("none takes nothing for something else", () => {
    expect(checkArguments(Dto, { count: "1" }).ok).toBe(false);
  });

  test("lossless takes texts for what they spell, where no text is taken", () => {
    const { value, problems } = bindArguments(
      Dto,
      {
        count: "42",
        ratio: "-0.5",
        flag: "true",
        text: "7",
        choice: "2",
        child: '{"size":"3"}',
        children: '[{"size":1},"{\\"size\\":\\"2\\"}"]',
      },
      lossless,
    );
    expect(problems).toBeUndefined();
    expect(JSON.parse(JSON.stringify(value))).toEqual({
      count: 42,
      ratio: -0.5,
      flag: true,
      text: "7",
      choice: 2,
      child: { size: 3 },
      children: [{ size: 1 }, { size: 2 }],
    });
  });

  test("the arguments as a whole may be a text", () => {
    expect(checkArguments(Dto, '{"count":1}', lossless).ok).toBe(true);
    expect(checkArguments(Dto, "[1]", lossless).ok).toBe(false);
    expect(checkArguments(Dto, "{count", lossless).ok).toBe(false);
  });

  test.each(["1.5", "042", " 1", "1e3", "", "0x1", "Infinity", "9007199254740993", "1_000"])(
    "the text %j is no integer",
    (count) => {
      expect(checkArguments(Dto, { count }, lossless).ok).toBe(false);
    },
  );

  test.each(["TRUE", "yes", "1", ""])("the text %j is no boolean", (flag) => {
    expect(checkArguments(Dto, { count: 1, flag }, lossless).ok).toBe(false);
  });

  test("a choice that is a text stays one", () => {
    class Choices {
      @Enum([1, "1"])
      a?: number | string;

      @Enum([1, 2])
      b?: number;
    }
    expect(Object.assign({}, bindArguments(Choices, { a: "1", b: "2" }, lossless).value)).toEqual({
      a: "1",
      b: 2,
    });
  });

  test("a text within the bound on depth", () => {
    const options: ArgumentsOptions = { ...lossless, maxArgumentDepth: 2 };
    expect(checkArguments(Dto, { count: 1, child: '{"size":1}' }, options).ok).toBe(true);
    expect(checkArguments(Dto, { count: 1, child: '{"size":[[1]]}' }, options).ok).toBe(false);
  });
});

test.each<readonly [ArgumentsOptions, string]>([
  [
    { unknown: 1 } as unknown as ArgumentsOptions,
    'Unknown option "unknown". Allowed: host, unknownArguments, nullForOptional, coerce, maxArgumentDepth, maxProblems, ' +
      "maxPatternText, patternEngine, rows, typeShape.",
  ],
  [{ coerce: "all" as "none" }, 'Unknown value "all" of option "coerce". Allowed: none, lossless.'],
  [
    { maxArgumentDepth: 501 },
    'Unknown value 501 of option "maxArgumentDepth". Allowed: a whole number from 1 to 500.',
  ],
  [
    { maxProblems: 0 },
    'Unknown value 0 of option "maxProblems". Allowed: a whole number of 1 or more.',
  ],
  [
    { patternEngine: /a/ as unknown as () => RegExp },
    'Unknown value /a/ of option "patternEngine". Allowed: a function of a pattern.',
  ],
  [
    { host: { validatorr: {} } } as unknown as ArgumentsOptions,
    'Unknown host option "validatorr". Allowed: validator, transform.',
  ],
])("what is no option is refused: %j", (options, message) => {
  expect(() => checkArguments(Dto, {}, options)).toThrow(new TypeError(message));
});

test("what is no class is refused, with the remedy", () => {
  expect(() => bindArguments(new Dto() as unknown as typeof Dto, {})).toThrow(
    "bindArguments takes a class, found an instance of Dto: pass the class itself.",
  );
});

test("a text of problems is a line for each", () => {
  const { problems } = checkArguments(Dto, { count: "x", child: [] });
  expect(formatProblems(problems!).split("\n")).toHaveLength(2);
});
