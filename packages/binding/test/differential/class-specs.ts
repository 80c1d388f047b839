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
import * as library from "class-validator";
import * as fc from "fast-check";
import { allRows } from "../../src/readers/class-validator/rows/index.js";
import type { Row } from "../../src/readers/class-validator/rows/row.js";
import { rowDecorator } from "../readers/class-validator/decorate.js";
import {
  insideOf,
  type ClassSpec,
  type Declared,
  type EnumSpec,
  type MemberSpec,
  type RuleUse,
} from "./class-spec.js";

type Decorate = (options: ValidationOptions) => PropertyDecorator;
/** A rule that may stand on a value or, with `each`, on the elements. */
type Rule = Omit<RuleUse, "each">;
type Rules = fc.Arbitrary<Rule>;

const ENUMS: readonly EnumSpec[] = [
  { name: "Colour", entity: { Red: "red", Blue: "blue" }, values: ["red", "blue"] },
  { name: "Blank", entity: { None: "", Some: "some" }, values: ["", "some"] },
  { name: "Level", entity: { 0: "Low", 1: "High", Low: 0, High: 1 }, values: [0, 1] },
  { name: "Ratio", entity: { 0.5: "Half", 2: "Twice", Half: 0.5, Twice: 2 }, values: [0.5, 2] },
  { name: "Mixed", entity: { 1: "One", One: 1, Two: "two" }, values: [1, "two"] },
];

function rule(text: string, decorate: Decorate, near: readonly unknown[] = []): Rule {
  return { text, decorate, near };
}

function always(text: string, decorate: Decorate, near: readonly unknown[] = []): Rules {
  return fc.constant(rule(text, decorate, near));
}

const NESTED = "@ValidateNested()";

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

/** Every row with its sample arguments; rows for values of one kind, which their samples tell. */
const rowsFor = (isOfKind: (value: unknown) => boolean): Rules =>
  fc.constantFrom(
    ...allRows
      .filter(({ decorator, samples }) => {
        return decorator.slice(1) in library && samples.accepts.every(isOfKind);
      })
      .map(ruleOf),
  );

function ruleOf(row: Row): Rule {
  const { arguments: given = [], accepts, rejects, narrower = [] } = row.samples;
  return {
    text: `${row.decorator}(${given.map((argument) => JSON.stringify(argument)).join(", ")})`,
    decorate: (options) => rowDecorator(row, options),
    // What guidance refuses on purpose is no counterexample.
    near: [...accepts, ...rejects].filter((value) => isJson(value) && !narrower.includes(value)),
  };
}

function isJson(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  return value === null || ["string", "boolean"].includes(typeof value) || isPlain(value);
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isJson);
  return (
    typeof value === "object" &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isJson)
  );
}

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

const presenceRules: Rules = fc.oneof(
  always("@IsOptional({ each: true })", (o) => IsOptional({ ...o, each: true })),
  always("@IsOptional()", (o) => IsOptional(o)),
  always("@IsDefined()", (o) => IsDefined(o)),
  always("@ValidateIf((_, v) => v !== undefined)", (o) =>
    ValidateIf((_, value) => value !== undefined, o),
  ),
  always("@ValidateIf((_, v) => v !== null)", (o) => ValidateIf((_, value) => value !== null, o)),
);

function rulesFor(declared: Declared): Rules {
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

/** A rule may stand twice, as it does through inheritance; the host looks into an instance again for each nested one. */
const uses = (rules: Rules, each: boolean, maxLength: number): fc.Arbitrary<readonly RuleUse[]> =>
  fc
    .array(
      rules.map((use) => ({ ...use, each })),
      { maxLength },
    )
    .map((list) =>
      list.filter(
        ({ text }, index) =>
          text !== NESTED || list.findIndex((other) => other.text === NESTED) === index,
      ),
    );

const scalars: fc.Arbitrary<Declared> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Declared>({ kind: "string" }) },
  { weight: 4, arbitrary: fc.constant<Declared>({ kind: "number" }) },
  fc.constant<Declared>({ kind: "boolean" }),
  fc.constant<Declared>({ kind: "date" }),
  { weight: 2, arbitrary: fc.constantFrom(...ENUMS).map((of): Declared => ({ kind: "enum", of })) },
);

function declaredTypes(depth: number): fc.Arbitrary<Declared> {
  const elements: fc.Arbitrary<Declared> =
    depth === 0
      ? scalars
      : fc.oneof(
          { weight: 2, arbitrary: scalars },
          classSpecs(depth - 1, "Item").map((of): Declared => ({ kind: "nested", of })),
        );
  return fc.oneof(
    { weight: 4, arbitrary: scalars },
    fc.constantFrom<Declared>({ kind: "any" }, { kind: "record" }),
    { weight: 2, arbitrary: elements.map((of): Declared => ({ kind: "array", of })) },
    { weight: depth === 0 ? 0 : 1, arbitrary: elements },
  );
}

const initialValues: fc.Arbitrary<MemberSpec["initializer"]> = fc.option(
  fc
    .constantFrom<unknown>("", "x", "abc", 0, 1, 2.5, true, [], ["x"], {})
    .map((value) => ({ value })),
  { nil: undefined, freq: 6 },
);

function memberSpecs(name: string, depth: number): fc.Arbitrary<MemberSpec> {
  return declaredTypes(depth).chain((declared) => memberSpecOf(name, declared));
}

function memberSpecOf(name: string, declared: Declared): fc.Arbitrary<MemberSpec> {
  const elements = declared.kind === "array" ? declared.of : undefined;
  return fc
    .record({
      isEmitted: fc.boolean(),
      own: uses(rulesFor(declared), false, 3),
      each: elements === undefined ? fc.constant([]) : uses(rulesFor(elements), true, 3),
      presence: uses(presenceRules, false, 1),
      isConverted: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
      initializer: initialValues,
    })
    .map(({ isEmitted, own, each, presence, isConverted, initializer }) => ({
      name,
      declared,
      isEmitted,
      isTyped: isMade(declared) || (isConverted && isConvertible(declared)),
      rules: [...presence, ...own, ...each],
      ...(initializer === undefined ? {} : { initializer }),
    }));
}

/** Without `@Type` the host makes neither a Date nor an instance. */
function isMade(declared: Declared): boolean {
  const { kind } = insideOf(declared);
  return kind === "date" || kind === "nested";
}

/** `@Type(() => Number)` and its like, everyday in queries. */
function isConvertible(declared: Declared): boolean {
  const { kind } = insideOf(declared);
  return kind === "string" || kind === "number" || kind === "boolean";
}

const NAMES = ["a", "b", "c"] as const;

/** DTO classes with the everyday decorators, nested to a depth. */
export function classSpecs(depth: number, name = "Dto"): fc.Arbitrary<ClassSpec> {
  const ownMembers = fc
    .subarray([...NAMES], { minLength: 1 })
    .chain((names) => fc.tuple(...names.map((member) => memberSpecs(member, depth))));
  const alone = ownMembers.map((members): ClassSpec => ({ name, members }));
  if (depth === 0) return alone;
  const derived = alone.chain((base) => derivedSpecs(base, name, depth));
  return fc.oneof(
    { weight: 5, arbitrary: alone },
    { weight: 2, arbitrary: derived },
    derived.chain((base) => derivedSpecs(base, name, depth)),
  );
}

/** A class that declares some of its base's members again, of the same type, and adds one. */
function derivedSpecs(base: ClassSpec, name: string, depth: number): fc.Arbitrary<ClassSpec> {
  const added = base.base === undefined ? "d" : "e";
  return fc
    .subarray([...base.members])
    .chain((again) =>
      fc.tuple(
        memberSpecs(added, depth - 1),
        ...again.map(({ name: member, declared }) => memberSpecOf(member, declared)),
      ),
    )
    .map((members) => ({ name, base: { ...base, name: `${base.name}Base` }, members }));
}
