import { OfType, Pattern } from "@shapewright/binding";
import { Type } from "class-transformer";
import {
  Allow,
  ArrayUnique,
  IsArray,
  IsEmail,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from "class-validator";
import { bindArguments, checkArguments, formatProblems } from "../src/index.js";

class Row {
  @IsString()
  text!: string;

  @IsOptional()
  @IsNumber()
  value?: number;
}

class Table {
  @IsOptional()
  @IsString()
  @MaxLength(10)
  title?: string;

  @IsOptional()
  @IsEmail()
  email?: string;

  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => Row)
  rows?: Row[];

  @IsOptional()
  @ValidateNested()
  @Type(() => Table)
  inner?: Table;

  @IsOptional()
  @IsArray()
  @ArrayUnique()
  unique?: unknown[];

  @Allow()
  data?: unknown;
}

function codes(args: unknown): readonly string[] {
  const bound = bindArguments(Table, args);
  return bound.ok ? [] : bound.problems.map(({ code, pointer }) => `${code} ${pointer}`);
}

function nested(depth: number): unknown {
  let value: unknown = {};
  for (let level = 0; level < depth; level += 1) value = { inner: value };
  return value;
}

test("a million characters", () => {
  const long = "x".repeat(1_000_000);
  expect(codes({ title: long })).toEqual(["size /title"]);
  expect(codes({ email: long })).toEqual(["format /email"]);
  expect(codes({ [long]: 1 })[0]).toMatch(/^unknown_argument \/x/);
});

test("a hundred thousand elements, good and bad", () => {
  const good = Array.from({ length: 100_000 }, (_, at) => ({ text: String(at) }));
  expect(checkArguments(Table, { rows: good }).ok).toBe(true);
  const bad = good.map(() => ({ text: 1 }));
  expect(codes({ rows: bad })).toHaveLength(100);
  const objects = good.map(({ text }) => ({ a: { text } }));
  expect(checkArguments(Table, { unique: objects }).ok).toBe(true);
}, 30_000);

test("ten thousand levels", () => {
  expect(codes(nested(10_000))).toEqual([`depth ${"/inner".repeat(256)}`]);
  expect(
    codes({ data: JSON.parse(`${"[".repeat(10_000)}${"]".repeat(10_000)}`) as unknown })[0],
  ).toMatch(/^depth \/data\/0/);
  expect(codes(nested(255))).toEqual([]);
  expect(bindArguments(Table, nested(3), { maxArgumentDepth: 3 }).ok).toBe(false);
  expect(bindArguments(Table, nested(3), { maxArgumentDepth: 4 }).ok).toBe(true);
  expect(bindArguments(Table, nested(499), { maxArgumentDepth: 500 }).ok).toBe(true);
});

test.each(["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf"])(
  "the key %s is an unknown argument like any other, and reaches nothing",
  (key) => {
    const args: unknown = JSON.parse(`{${JSON.stringify(key)}:{"polluted":1}}`);
    expect(codes(args)).toEqual([`unknown_argument /${key}`]);
    const ignored = bindArguments(Table, args, { unknownArguments: "ignore" });
    expect(ignored.ok).toBe(true);
    expect(Object.hasOwn(ignored.value!, key)).toBe(false);
    expect(Object.getPrototypeOf(ignored.value)).toBe(Table.prototype);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  },
);

test("what every object inherits is no argument", () => {
  class Named {
    @IsString()
    toString!: never;
  }
  expect(checkArguments(Named, {}).problems?.map(({ code }) => code)).toEqual(["required"]);
});

test.each([
  ["a lone surrogate", { title: "\uD800" }, []],
  ["-0", { rows: [{ text: "a", value: -0 }] }, []],
  ["1e400", JSON.parse('{"rows":[{"text":"a","value":1e400}]}'), ["type /rows/0/value"]],
  ["NaN", { rows: [{ text: "a", value: Number.NaN }] }, ["type /rows/0/value"]],
  ["a Date", { data: new Date() }, ["type /data"]],
  ["a Map", { data: new Map() }, ["type /data"]],
  ["a function", { data: () => 1 }, ["type /data"]],
  ["a bigint", { data: 1n }, ["type /data"]],
  ["a symbol", { data: Symbol("s") }, ["type /data"]],
  ["undefined, which is absent", { title: undefined }, []],
  ["undefined in a list", { data: [undefined] }, ["type /data/0"]],
  ["a hole in a list", { data: new Array<unknown>(1) }, ["type /data/0"]],
  ["nothing at all", undefined, ["type "]],
  ["null", null, ["null "]],
  ["a list", [], ["type "]],
  ["a text", "x", ["type "]],
] as const)("%s", (_, args: unknown, expected) => {
  expect(codes(args)).toEqual(expected);
});

test("cycles, getters that throw, and proxies", () => {
  const cycle: Record<string, unknown> = { title: "a" };
  cycle["inner"] = cycle;
  cycle["data"] = [cycle];
  expect(codes(cycle)).toEqual(["depth /inner", "depth /data/0"]);

  const throwing = Object.defineProperty({}, "title", {
    enumerable: true,
    get: () => {
      throw new Error("no");
    },
  });
  expect(codes(throwing)).toEqual(["type "]);
  expect(codes({ inner: throwing })).toEqual(["type /inner"]);

  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  expect(codes({ data: proxy })).toEqual(["type /data"]);
  expect(codes(proxy)).toEqual(["type "]);
  const hostile = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error("no");
      },
    },
  );
  expect(codes(hostile)).toEqual(["type "]);
  let asked = 0;
  const counting = {
    get title() {
      asked += 1;
      return asked === 1 ? "a" : 5;
    },
  };
  const bound = bindArguments(Table, counting);
  expect([bound.ok, bound.value?.title, asked]).toEqual([true, "a", 1]);
});

test("one object in very many places is looked at in each, up to a bound", () => {
  let shared: unknown = [1];
  for (let level = 0; level < 60; level += 1) shared = [shared, shared];
  expect(codes({ data: shared })[0]).toMatch(/^depth \/data/);
}, 30_000);

describe("patterns that backtrack", () => {
  const slow = /^(a+)+$/;
  class Judged {
    @Matches(slow)
    text!: string;
  }
  class Own {
    @OfType(() => String)
    @Pattern(slow.source)
    text?: string;
  }
  const text = `${"a".repeat(40)}!`;

  test.each([Judged, Own])("a bound on the text keeps them from it: %p", (cls) => {
    const { problems } = checkArguments(cls, { text }, { maxPatternText: 20 });
    expect(formatProblems(problems!)).toBe(
      "text: must have at most 20 characters, to be matched with a pattern [size]; received 41 characters",
    );
    expect(checkArguments(cls, { text: "aaa" }, { maxPatternText: 20 }).ok).toBe(true);
  });

  test.each([Judged, Own])("an engine of another kind runs them instead: %p", (cls) => {
    const asked: string[] = [];
    const patternEngine = (pattern: string) => {
      asked.push(pattern);
      return { test: (given: string) => !given.includes("!") };
    };
    expect(checkArguments(cls, { text }, { patternEngine }).ok).toBe(false);
    expect(checkArguments(cls, { text: "aaa" }, { patternEngine }).ok).toBe(true);
    expect(new Set(asked)).toEqual(new Set([slow.source]));
  });
});
