import {
  Allow,
  ArrayMaxSize,
  ArrayMinSize,
  ArrayNotEmpty,
  ArrayUnique,
  Equals,
  IsArray,
  IsBoolean,
  IsDate,
  IsDateString,
  IsDefined,
  IsDivisibleBy,
  IsEmail,
  IsEnum,
  IsIn,
  IsInt,
  IsNegative,
  IsNotEmpty,
  IsNotEmptyObject,
  IsNotIn,
  IsNumber,
  IsObject,
  IsOptional,
  IsPositive,
  IsString,
  IsUrl,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  NotEquals,
  ValidateIf,
  ValidateNested,
  type ValidationOptions,
} from "class-validator";
import * as fc from "fast-check";
import type { Declared, EnumSpec } from "./class-spec.js";
import { rowsFor, type Rule } from "./row-rules.js";

type Decorate = (options: ValidationOptions) => PropertyDecorator;
export type Rules = fc.Arbitrary<Rule>;

function rule(text: string, decorate: Decorate, near: readonly unknown[] = []): Rule {
  return { text, decorate, near };
}

function always(text: string, decorate: Decorate, near: readonly unknown[] = []): Rules {
  return fc.constant(rule(text, decorate, near));
}

export const NESTED = "@ValidateNested()";

const size = fc.nat(4);
const limit = fc.constantFrom(-2, -0.5, 0, 1, 2.5, 3);

const textsAround = (length: number): readonly string[] =>
  [length - 1, length, length + 1]
    .filter((count) => count >= 0)
    .flatMap((count) => ["x".repeat(count), "1".repeat(count), "\u{1F600}".repeat(count)]);

const numbersAround = (bound: number): readonly number[] => [
  bound - 1,
  bound - 0.25,
  bound,
  bound + 0.25,
  bound + 1,
];

const choices = (...values: readonly unknown[]): fc.Arbitrary<readonly unknown[]> =>
  fc.subarray([...values], { minLength: 1 });

const listed = (
  name: string,
  decorate: (values: readonly unknown[], options: ValidationOptions) => PropertyDecorator,
  values: fc.Arbitrary<readonly unknown[]>,
): Rules =>
  values.map((given) =>
    rule(`@${name}(${JSON.stringify(given)})`, (options) => decorate(given, options), given),
  );

const single = (
  name: string,
  decorate: (value: unknown, options: ValidationOptions) => PropertyDecorator,
  values: fc.Arbitrary<unknown>,
): Rules =>
  values.map((given) =>
    rule(`@${name}(${JSON.stringify(given)})`, (options) => decorate(given, options), [given]),
  );

const isIn = (...values: readonly unknown[]): Rules =>
  listed("IsIn", (given, options) => IsIn([...given], options), choices(...values));
const isNotIn = (...values: readonly unknown[]): Rules =>
  listed("IsNotIn", (given, options) => IsNotIn([...given], options), choices(...values));

const PATTERNS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^[a-z]+$/, ["abc", "ABC", "", "a1"]],
  [/^[a-z]+$/i, ["abc", "aBC", "", "a1"]],
  [/^\d{2,3}$/, ["1", "12", "123", "1234"]],
  [/a.c/, ["abc", "a\nc", "xabcx", "ac"]],
  [/a.c/s, ["abc", "a\nc", "xabcx", "ac"]],
  [/^[\w-.]+$/, ["a-b", "a.b", "a b", "-"]],
  [/^a$/m, ["a", "b\na", "ab"]],
  [/\//g, ["/", "a"]],
];

const stringRules: Rules = fc.oneof(
  { weight: 6, arbitrary: rowsFor((value) => typeof value === "string") },
  always("@IsString()", (o) => IsString(o)),
  always("@IsString()", (o) => IsString(o)),
  size.map((n) => rule(`@MinLength(${n})`, (o) => MinLength(n, o), textsAround(n))),
  size.map((n) => rule(`@MaxLength(${n})`, (o) => MaxLength(n, o), textsAround(n))),
  fc
    .tuple(size, size)
    .map(([a, b]) =>
      rule(`@Length(${a}, ${a + b})`, (o) => Length(a, a + b, o), [
        ...textsAround(a),
        ...textsAround(a + b),
      ]),
    ),
  fc
    .constantFrom(...PATTERNS)
    .map(([pattern, near]) =>
      rule(`@Matches(${String(pattern)})`, (o) => Matches(pattern, o), near),
    ),
  always("@IsNotEmpty()", (o) => IsNotEmpty(o), ["", " "]),
  isIn("x", "xx", "", "abc"),
  isNotIn("x", "", "abc"),
  single("Equals", (value, o) => Equals(value, o), fc.constantFrom("x", "")),
  single("NotEquals", (value, o) => NotEquals(value, o), fc.constantFrom("x", "")),
  always("@IsEmail()", (o) => IsEmail({}, o), ["a@example.com", "a@", ""]),
  always("@IsUrl()", (o) => IsUrl({}, o), ["https://example.com", "example.com", "x"]),
  always("@IsUUID()", (o) => IsUUID(undefined, o), [
    "a987fbc9-4bed-4078-8f07-9141ba07c9f3",
    "a987",
  ]),
  always("@IsDateString()", (o) => IsDateString({}, o), [
    "2020-01-01",
    "2020-01-01T00:00:00Z",
    "x",
  ]),
);

const numberRules: Rules = fc.oneof(
  rowsFor((value) => typeof value === "number"),
  always("@IsNumber()", (o) => IsNumber({}, o)),
  always("@IsInt()", (o) => IsInt(o), [1, 1.5]),
  always("@IsInt()", (o) => IsInt(o), [1, 1.5]),
  limit.map((n) => rule(`@Min(${n})`, (o) => Min(n, o), numbersAround(n))),
  limit.map((n) => rule(`@Max(${n})`, (o) => Max(n, o), numbersAround(n))),
  always("@IsPositive()", (o) => IsPositive(o), numbersAround(0)),
  always("@IsNegative()", (o) => IsNegative(o), numbersAround(0)),
  fc
    .constantFrom(1, 2, 3, -2)
    .map((n) =>
      rule(`@IsDivisibleBy(${n})`, (o) => IsDivisibleBy(n, o), [0, 1, 2, 3, 6, 1.5, -6, 1e20]),
    ),
  always("@IsNotEmpty()", (o) => IsNotEmpty(o)),
  isIn(0, 1, 1.5, -1),
  isNotIn(0, 1, 1.5),
  single("Equals", (value, o) => Equals(value, o), fc.constantFrom(0, 1.5)),
  single("NotEquals", (value, o) => NotEquals(value, o), fc.constantFrom(0, 1.5)),
);

const booleanRules: Rules = fc.oneof(
  always("@IsBoolean()", (o) => IsBoolean(o)),
  always("@IsBoolean()", (o) => IsBoolean(o)),
  always("@IsNotEmpty()", (o) => IsNotEmpty(o)),
  isIn(true, false),
  single("Equals", (value, o) => Equals(value, o), fc.constantFrom(true, false)),
  single("NotEquals", (value, o) => NotEquals(value, o), fc.constantFrom(true, false)),
);

const dateRules: Rules = fc.oneof(
  always("@IsDate()", (o) => IsDate(o), ["2020-01-01T00:00:00Z", "2020-01-01"]),
  always("@IsNotEmpty()", (o) => IsNotEmpty(o)),
);

const anyRules: Rules = fc.oneof(
  rowsFor(() => true),
  always("@Allow()", () => Allow()),
  always("@IsNotEmpty()", (o) => IsNotEmpty(o)),
  isNotIn("x", 1),
  isIn("x", 1, 1.5, true),
);

const enumRules = ({ name, entity, values }: EnumSpec): Rules =>
  fc.oneof(
    always(`@IsEnum(${name})`, (o) => IsEnum(entity, o), Object.values(entity)),
    always(`@IsEnum(${name})`, (o) => IsEnum(entity, o), Object.values(entity)),
    isIn(...values),
    always("@IsNotEmpty()", (o) => IsNotEmpty(o)),
    ...(values.every((value) => typeof value === "string")
      ? [always("@IsString()", (o) => IsString(o))]
      : []),
    ...(values.every((value) => typeof value === "number")
      ? [
          always("@IsInt()", (o) => IsInt(o)),
          always("@IsNumber()", (o) => IsNumber({}, o)),
          always("@Min(1)", (o) => Min(1, o)),
        ]
      : []),
  );

const nestedRules: Rules = fc.oneof(
  { weight: 3, arbitrary: always(NESTED, (o) => ValidateNested(o)) },
  always("@IsObject()", (o) => IsObject(o)),
  always("@IsNotEmptyObject()", (o) => IsNotEmptyObject({}, o), [{}]),
  always("@IsNotEmpty()", (o) => IsNotEmpty(o)),
);

const arrayRules: Rules = fc.oneof(
  rowsFor(Array.isArray),
  always("@IsArray()", (o) => IsArray(o), [[]]),
  always("@IsArray()", (o) => IsArray(o), [[]]),
  fc.nat(3).map((n) => rule(`@ArrayMinSize(${n})`, (o) => ArrayMinSize(n, o))),
  fc.nat(3).map((n) => rule(`@ArrayMaxSize(${n})`, (o) => ArrayMaxSize(n, o))),
  always("@ArrayNotEmpty()", (o) => ArrayNotEmpty(o), [[]]),
  always("@ArrayUnique()", (o) => ArrayUnique(undefined, o)),
  always("@IsNotEmpty()", (o) => IsNotEmpty(o), [[]]),
);

const recordRules: Rules = fc.oneof(
  always("@IsObject()", (o) => IsObject(o)),
  always("@IsNotEmptyObject()", (o) => IsNotEmptyObject({}, o), [{}]),
  always("@IsNotEmpty()", (o) => IsNotEmpty(o)),
);

export const presenceRules: Rules = fc.oneof(
  always("@IsOptional({ each: true })", (o) => IsOptional({ ...o, each: true })),
  always("@IsOptional()", (o) => IsOptional(o)),
  always("@IsDefined()", (o) => IsDefined(o)),
  always("@ValidateIf((_, v) => v !== undefined)", (o) =>
    ValidateIf((_, value) => value !== undefined, o),
  ),
  always("@ValidateIf((_, v) => v !== null)", (o) => ValidateIf((_, value) => value !== null, o)),
);

export function rulesFor(declared: Declared): Rules {
  switch (declared.kind) {
    case "string":
      return stringRules;
    case "number":
      return numberRules;
    case "boolean":
      return booleanRules;
    case "date":
      return dateRules;
    case "record":
      return recordRules;
    case "any":
      return anyRules;
    case "enum":
      return enumRules(declared.of);
    case "nested":
      return nestedRules;
    case "array":
      return arrayRules;
  }
}
