import "reflect-metadata";
import Ajv2020 from "ajv/dist/2020";
import { Expose, Transform, Type } from "class-transformer";
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDate,
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
} from "class-validator";
import * as fc from "fast-check";
import { toInputSchema, toTypeShape } from "../../src/index.js";
import { failuresOf, withOwnStore } from "./host.js";

const ROUNDS = 600;

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false });

type Made = (asked: { value: unknown; obj: Record<string, unknown>; key: string }) => unknown;

/** What real services write. */
const TRANSFORMS: Readonly<Record<string, Made>> = {
  value: ({ value }) => value,
  "trim where text": ({ value }) => (typeof value === "string" ? value.trim() : value),
  trim: ({ value }) => (value as string).trim(),
  "trim?": ({ value }) => (value as string | undefined)?.trim(),
  lower: ({ value }) => (value as string).toLowerCase(),
  String: ({ value }) => String(value),
  Number: ({ value }) => Number(value),
  parseInt: ({ value }) => parseInt(value as string, 10),
  "parseFloat of texts": ({ value }) => (typeof value === "string" ? parseFloat(value) : value),
  "=== true": ({ value }) => value === "true" || value === true,
  "to boolean": ({ value }) => (value === "true" ? true : value === "false" ? false : value),
  split: ({ value }) => (typeof value === "string" ? value.split(",") : value),
  "to list": ({ value }) => (Array.isArray(value) ? (value as unknown[]) : [value]),
  "trim each": ({ value }) => (value as string[]).map((each) => each.trim()),
  default: ({ value }) => value ?? "none",
  null: ({ value }) => (value === "" ? null : value),
  undefined: ({ value }) => (value === "" ? undefined : value),
  Date: ({ value }) => new Date(value as string),
  JSON: ({ value }) => JSON.parse(value as string) as unknown,
  "own argument": ({ obj, key }) => obj[key],
  "other argument": ({ obj, value }) => obj["other"] ?? value,
  constant: () => "text",
  throws: () => {
    throw new Error("Thrown.");
  },
};

const RULES: Readonly<Record<string, readonly PropertyDecorator[]>> = {
  IsString: [IsString()],
  MinLength: [MinLength(2), MaxLength(4)],
  IsEmail: [IsEmail()],
  IsInt: [IsInt(), Min(1)],
  IsNumber: [IsNumber(), Max(5)],
  IsBoolean: [IsBoolean()],
  IsIn: [IsIn(["a", "B", "none"])],
  "IsIn numbers": [IsIn([1, 2])],
  IsDate: [IsDate()],
  "IsString each": [IsArray(), IsString({ each: true }), ArrayMaxSize(2)],
  "IsInt each": [IsArray(), IsInt({ each: true })],
  IsNotEmpty: [IsNotEmpty()],
};

const TYPES = { none: undefined, Number, String, Boolean, Date } as const;

const VALUES: readonly unknown[] = [
  null,
  "",
  " ",
  "a",
  " a ",
  "A",
  "B",
  "text",
  " Text ",
  "none",
  "long text",
  "ada@example.com",
  "ADA@EXAMPLE.COM",
  "1",
  "1.5",
  "true",
  "a,b",
  "2024-05-01T10:20:30.000Z",
  '["a"]',
  0,
  1,
  2,
  1.5,
  -1,
  true,
  false,
  [],
  ["a"],
  [" a ", "b"],
  ["a", "b", "c"],
  [1],
  [null],
  {},
];

const cases = fc.record({
  rule: fc.constantFrom(...Object.keys(RULES)),
  transforms: fc.array(fc.constantFrom(...Object.keys(TRANSFORMS)), { minLength: 1, maxLength: 2 }),
  type: fc.oneof(
    { weight: 3, arbitrary: fc.constant("none" as const) },
    fc.constantFrom(...(Object.keys(TYPES) as (keyof typeof TYPES)[])),
  ),
  isExposed: fc.boolean(),
  isOptional: fc.boolean(),
});

describe("random transforms before random rules", () => {
  const seen = { told: 0, accepted: 0, otherKind: 0 };

  test("are told no narrower than the kind of value they leave as it is, and required and null as the host has it", () => {
    fc.assert(
      fc.property(cases, (spec) => {
        withOwnStore(() => {
          check(spec);
        });
      }),
      { numRuns: ROUNDS },
    );
  }, 120_000);

  test("saw enough of each", () => {
    expect(seen.told).toBeGreaterThan(ROUNDS / 10);
    expect(seen.accepted).toBeGreaterThan(ROUNDS);
  });

  function check(spec: typeof cases extends fc.Arbitrary<infer T> ? T : never): void {
    class Owner {}
    const prototype = Owner.prototype;
    for (const rule of RULES[spec.rule]!) rule(prototype, "member");
    for (const name of spec.transforms) {
      const made = TRANSFORMS[name]!;
      Transform(({ value, obj, key }) =>
        made({ value: value as unknown, obj: obj as Record<string, unknown>, key }),
      )(prototype, "member");
    }
    const type = TYPES[spec.type];
    if (type !== undefined) Type(() => type)(prototype, "member");
    if (spec.isExposed) Expose()(prototype, "member");
    if (spec.isOptional) IsOptional()(prototype, "member");

    const { shape } = toTypeShape(Owner);
    const node = shape.types["Owner"]!.members[0]!;
    const schema = toInputSchema(Owner, {
      dialect: "flat",
      diagnostics: { report: () => undefined },
    });
    const validate = ajv.compile(schema);
    ajv.removeSchema(schema);
    const told = (schema.properties as Record<string, Record<string, unknown>>)["member"]!;
    const failures = failuresOf(Owner, {});
    // A transform of an absent member may look at the other arguments.
    const looks = spec.isExposed && spec.transforms.includes("other argument");
    if (node.required || !looks) {
      expect([spec, told, node.required]).toEqual([spec, told, failures.length > 0]);
    }
    const types = [told["type"] ?? []].flat() as string[];
    if (node.type.kind !== "any") seen.told += 1;
    for (const member of VALUES) {
      const isAccepted = failuresOf(Owner, { member }).length === 0;
      const isTold = validate({ member });
      if (isAccepted) seen.accepted += 1;
      if (member === null && node.type.kind !== "any") {
        expect([spec, told, "null", isTold]).toEqual([spec, told, "null", isAccepted]);
      }
      if (!isAccepted || isTold) continue;
      seen.otherKind += 1;
      const isOfTheKind = types.includes(kindOf(member)) || types.length === 0;
      const isElement = Array.isArray(member) && types.includes("array");
      const hasOtherElements = isElement && member.some((each) => !validate({ member: [each] }));
      expect([spec, told, member, isOfTheKind && !hasOtherElements]).toEqual([
        spec,
        told,
        member,
        false,
      ]);
    }
  }
});

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}
