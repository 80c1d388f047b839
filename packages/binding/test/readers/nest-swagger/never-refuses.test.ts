import { ApiProperty } from "@nestjs/swagger";
import Ajv2020 from "ajv/dist/2020";
import {
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsDateString,
  IsEnum,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
} from "class-validator";
import { JSONSchema } from "class-validator-jsonschema";
import * as fc from "fast-check";
import { toInputSchema } from "../../../src/index.js";
import type { Class } from "../../../src/facts/class.js";
import { withOwnStore } from "../../differential/host.js";

/** Rules that say the type of a member, its elements' too: of the others the author's word is taken. */
const RULES: Readonly<Record<string, readonly (() => PropertyDecorator)[]>> = {
  text: [() => IsString()],
  "short text": [() => IsString(), () => MaxLength(3), () => MinLength(1)],
  whole: [() => IsInt()],
  number: [() => IsNumber(), () => Min(-1), () => Max(9)],
  flag: [() => IsBoolean()],
  day: [() => IsDateString()],
  choice: [() => IsIn(["a", "b", null])],
  enum: [() => IsEnum({ Low: 1, High: 2 })],
  object: [() => IsObject()],
  list: [() => IsArray(), () => IsString({ each: true }), () => ArrayMinSize(1)],
  numbers: [() => IsArray(), () => IsNumber({}, { each: true })],
};

class Child {
  @ApiProperty() @IsString() name!: string;
}

const bound = fc.constantFrom(-1, 0, 1, 2, 5, 1.5, NaN, Infinity, "2", null, undefined, true);
const json = fc.constantFrom(null, "", "a", "zz", 0, 1, 7, 1.5, true, ["a"], {}, undefined);
const types = fc.constantFrom<unknown>(
  String,
  Number,
  Boolean,
  Date,
  Array,
  Object,
  BigInt,
  Child,
  [String],
  [Child],
  () => Child,
  () => [Number],
  () => undefined,
  "string",
  "number",
  "integer",
  "boolean",
  "object",
  "array",
  "file",
  "null",
  "other",
  { Low: 1 },
  undefined,
);
const schema: fc.Arbitrary<Record<string, unknown>> = fc.record(
  {
    type: types,
    format: fc.constantFrom("date", "email", "byte", "int32"),
    enum: fc.constantFrom<unknown>(["a"], [7], { A: "a" }, [], [null], () => ["a"], undefined),
    isArray: fc.boolean(),
    items: fc.constantFrom<unknown>(
      { type: "string", maxLength: 1 },
      { type: "number" },
      {},
      { enum: ["a"] },
    ),
    oneOf: fc.constantFrom<unknown>(
      [{ type: "string" }],
      [{ type: "null" }, { type: "number" }],
      [],
    ),
    allOf: fc.constantFrom<unknown>([{ maxLength: 0 }, { minLength: 2 }]),
    additionalProperties: fc.constantFrom<unknown>(false, true, { type: "number" }),
    properties: fc.constantFrom<unknown>({ a: { type: "string" } }),
    required: fc.constantFrom<unknown>(true, false, ["a"]),
    nullable: fc.boolean(),
    default: json,
    example: json,
    name: fc.constantFrom("member", "other"),
    pattern: fc.constantFrom<unknown>("^a$", /^b$/, "("),
    minimum: bound,
    maximum: bound,
    exclusiveMinimum: bound,
    exclusiveMaximum: bound,
    multipleOf: bound,
    minLength: bound,
    maxLength: bound,
    minItems: bound,
    maxItems: bound,
    uniqueItems: fc.boolean(),
    minProperties: bound,
    maxProperties: bound,
    const: json,
    title: fc.constant("Title"),
    description: fc.constant("Description"),
    deprecated: fc.boolean(),
    writeOnly: fc.boolean(),
  },
  { requiredKeys: [] },
);

const VALUES: readonly unknown[] = [
  null,
  "",
  "a",
  "b",
  "zz",
  "abc",
  "2024-01-01",
  0,
  1,
  2,
  7,
  -1,
  1.5,
  true,
  false,
  [],
  ["a"],
  ["a", "a"],
  [1],
  [1, 1],
  [null],
  {},
  { a: "x" },
  { a: 1 },
  { name: "n" },
];

const ajv = new Ajv2020({ strict: false, validateFormats: false });

function verdictOf(cls: Class): (given: unknown) => boolean {
  const written = toInputSchema(cls, {
    nullability: "accepted",
    diagnostics: { report: () => undefined },
  });
  const validate = ajv.compile(written);
  // Else every schema ever compiled is kept.
  ajv.removeSchema(written);
  return validate;
}

function classOf(
  rules: readonly PropertyDecorator[],
  ...documents: readonly PropertyDecorator[]
): Class {
  class Dto {}
  for (const decorate of [...documents, ...rules]) decorate(Dto.prototype, "member");
  return Dto;
}

test.each([
  ["@ApiProperty", (options: object) => ApiProperty(options)],
  [
    "@JSONSchema",
    (options: object) =>
      JSONSchema(options as Parameters<typeof JSONSchema>[0]) as PropertyDecorator,
  ],
] as const)("what %s says makes the schema refuse nothing that the rules take", (_, document) => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(RULES)),
      fc.boolean(),
      schema,
      (kind, isOptional, options) => {
        withOwnStore(() => {
          const rules = [...(RULES[kind] ?? []), ...(isOptional ? [() => IsOptional()] : [])];
          const made = (): PropertyDecorator[] => rules.map((rule) => rule());
          const without = verdictOf(classOf(made()));
          const withDocument = verdictOf(classOf(made(), document(options)));
          const given = [{}, ...VALUES.map((member) => ({ member }))];
          expect(given.filter((each) => without(each) && !withDocument(each))).toEqual([]);
          // Nor does it take what they refuse.
          expect(given.filter((each) => !without(each) && withDocument(each))).toEqual([]);
        });
      },
    ),
    { numRuns: 150 },
  );
});
