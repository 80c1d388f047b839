import { WriteOnly } from "@shapewright/binding";
import { Expose, Type } from "class-transformer";
import {
  ArrayMinSize,
  IsEmail,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  MinLength,
  registerDecorator,
  ValidateNested,
} from "class-validator";
import { bindArguments, bindArgumentsAsync, checkArguments, formatProblems } from "../src/index.js";

enum Priority {
  Low = "low",
  High = "high",
}

function IsEven(): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: "isEven",
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown) => typeof value === "number" && value % 2 === 0,
        defaultMessage: () => "pick an even number of seats",
      },
    });
  };
}

function IsFree(isDeclared: boolean): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: "isFree",
      ...(isDeclared ? { async: true } : {}),
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: async (value: unknown) => {
          await Promise.resolve();
          return value !== "taken";
        },
        defaultMessage: () => "is taken already",
      },
    });
  };
}

class Guest {
  @IsEmail()
  email!: string;

  @IsOptional()
  @MinLength(2, { message: "a name has two letters at least" })
  name?: string;
}

class Booking {
  @Length(3, 10)
  title!: string;

  @IsInt()
  @Min(1)
  @Max(8)
  @IsEven()
  seats!: number;

  @IsEnum(Priority)
  priority!: Priority;

  @Matches(/^[A-Z]{2}-\d+$/)
  code!: string;

  @Expose({ name: "guest_list" })
  @ArrayMinSize(1)
  @ValidateNested({ each: true })
  @Type(() => Guest)
  guests!: Guest[];

  @WriteOnly()
  @IsOptional()
  @MinLength(8, { message: "$value is too short" })
  password?: string;
}

const good = {
  title: "Dinner",
  seats: 4,
  priority: "low",
  code: "AB-1",
  guest_list: [{ email: "ada@example.com" }],
};

/** The problems of good arguments with some in the place of others. */
function problemsOf(change: object): string {
  const bound = bindArguments(Booking, { ...good, ...change });
  return bound.ok ? "(none)" : formatProblems(bound.problems);
}

test("good arguments have none", () => {
  expect(problemsOf({})).toBe("(none)");
  expect(checkArguments(Booking, good)).toEqual({ ok: true });
});

test.each<readonly [what: string, change: object, text: string]>([
  ["a missing member", { title: undefined }, "title: is required [required]; expected a text"],
  [
    "a wrong type",
    { seats: "4" },
    'seats: seats must be an integer number [type, isInt]; received "4"',
  ],
  ["null", { title: null }, "title: must not be null, but a text [null]"],
  [
    "none of the choices",
    { priority: "mid" },
    "priority: priority must be one of the following values: low, high [enum, isEnum]; " +
      'expected one of "low", "high", received "mid"',
  ],
  [
    "out of range, and a rule of the author's",
    { seats: 9 },
    "seats: seats must not be greater than 8 [range, max]; expected at most 8, received 9\n" +
      "seats: pick an even number of seats [rule, isEven]; received 9",
  ],
  [
    "too short",
    { title: "ab" },
    "title: title must be longer than or equal to 3 characters [size, isLength]; " +
      'expected 3 to 10 characters, received "ab"',
  ],
  [
    "a pattern",
    { code: "ab1" },
    "code: code must match /^[A-Z]{2}-\\d+$/ regular expression [pattern, matches]; " +
      'expected a text that matches ^[A-Z]{2}-\\d+$, received "ab1"',
  ],
  [
    "an unknown key",
    { titel: "x" },
    'titel: is not an argument; did you mean "title"? [unknown_argument]; ' +
      'expected one of "title", "seats", "priority", "code", "guest_list", "password"',
  ],
  [
    "a nested member, by the name on the wire, with the author's message",
    { guest_list: [{ email: "no" }, { email: "a@b.co", name: "x" }] },
    'guest_list[0].email: email must be an email [format, isEmail]; expected a text (email), received "no"\n' +
      "guest_list[1].name: a name has two letters at least [size, minLength]; " +
      'expected at least 2 characters, received "x"',
  ],
  [
    "an empty list",
    { guest_list: [] },
    "guest_list: guests must contain at least 1 elements [size, arrayMinSize]; " +
      "expected at least 1 item, received 0 items",
  ],
  [
    "a value of a write-only member is not repeated",
    { password: "hunter2" },
    "password: breaks the rule minLength [size, minLength]; expected at least 8 characters",
  ],
])("tells of %s", (_, change, text) => {
  expect(problemsOf(change)).toBe(text);
});

test("all of them, in the order of the declaration, unknown ones last", () => {
  const { problems } = bindArguments(Booking, { zzz: 1, guest_list: [{}], code: 5, title: "" });
  expect(problems?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    "/title size",
    "/seats required",
    "/priority required",
    "/code type",
    "/guest_list/0/email required",
    "/zzz unknown_argument",
  ]);
});

test("as plain data, with paths and pointers", () => {
  const { problems } = bindArguments(Booking, { ...good, "a/b~c": 1 });
  expect(problems).toEqual([
    {
      path: ["a/b~c"],
      pointer: "/a~1b~0c",
      code: "unknown_argument",
      message: "is not an argument",
      expected: 'one of "title", "seats", "priority", "code", "guest_list", "password"',
    },
  ]);
});

test("no more of them than are asked for", () => {
  const items = Array.from({ length: 1_000 }, () => ({}));
  const bound = bindArguments(Booking, { ...good, guest_list: items }, { maxProblems: 7 });
  expect(bound.problems).toHaveLength(7);
});

describe("rules that answer later", () => {
  class Signup {
    @IsFree(true)
    @IsString()
    handle!: string;
  }
  class Undeclared {
    @IsFree(false)
    @IsString()
    handle!: string;
  }

  test.each([bindArguments, checkArguments])("are refused by name: %p", (entry) => {
    expect(() => entry(Signup, { handle: "a" })).toThrow(
      new TypeError(
        "Signup.handle: isFree answers later, and this does not wait. Use bindArgumentsAsync.",
      ),
    );
    expect(() => entry(Undeclared, { handle: "a" })).toThrow(
      "Undeclared: a rule that is not declared as asynchronous answers later",
    );
  });

  test.each([Signup, Undeclared])("are waited for by the asynchronous entry: %p", async (cls) => {
    expect(await bindArgumentsAsync(cls, { handle: "free" })).toEqual({
      ok: true,
      value: Object.assign(new cls(), { handle: "free" }),
    });
    const { problems } = await bindArgumentsAsync(cls, { handle: "taken" });
    expect(formatProblems(problems!)).toBe(
      'handle: is taken already [rule, isFree]; received "taken"',
    );
  });
});

test("what code of the author's throws is a problem and no error", () => {
  class Picky {
    @IsString()
    name!: string;

    constructor() {
      throw new Error("not today");
    }
  }
  const { problems } = bindArguments(Picky, { name: "a" });
  expect(formatProblems(problems!)).toBe("(the arguments): could not be read: not today [rule]");
});
