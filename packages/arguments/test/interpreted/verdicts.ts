import "reflect-metadata";
import { ArrayOf, Enum, Integer, Min, OfType, Required, Schema } from "@shapewright/binding";
import { Type } from "class-transformer";
import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  ValidateNested,
} from "class-validator";
import { bindArguments, formatProblems } from "../../src/index.js";

class Line {
  @Length(2, 5)
  @Matches(/^[a-z]+$/)
  code!: string;

  @IsInt()
  @Max(10)
  count = 1;
}

class Order {
  @IsEmail()
  email!: string;

  @IsArray()
  @ArrayMaxSize(2)
  @ValidateNested({ each: true })
  @Type(() => Line)
  lines!: Line[];

  @IsOptional()
  @IsIn(["low", "high", 3])
  priority?: string | number;

  @IsOptional()
  @ValidateNested()
  @Type(() => Order)
  next?: Order;

  @IsOptional()
  @IsString()
  note?: string | null;
}

class Own {
  @Required()
  @Integer()
  @Min(1)
  size!: number;

  @ArrayOf(() => String)
  tags?: string[];

  @Enum(["a", "b"])
  kind?: string;

  @OfType(() => Date)
  at?: Date;

  @Schema({
    type: "object",
    patternProperties: { "^x-": { type: "string" } },
    additionalProperties: false,
    dependentRequired: { "x-a": ["x-b"] },
  })
  extra?: object;

  @Schema({ if: { type: "number" }, then: { minimum: 1 }, else: { type: "string" } })
  either?: unknown;

  @Schema({ type: "array", contains: { const: 1 }, minContains: 2 })
  ones?: number[];
}

const good = { email: "a@b.co", lines: [{ code: "abc" }] };

const CASES: readonly (readonly [new () => object, unknown])[] = [
  [Order, good],
  [Order, { ...good, priority: 3, note: null, next: good }],
  [Order, { ...good, priority: 4 }],
  [Order, { ...good, email: "no" }],
  [Order, { ...good, next: { ...good, lines: [{ code: "A" }, { code: "ab", count: 11 }, {}] } }],
  [Order, { ...good, lines: {} }],
  [Order, { ...good, unknown: 1 }],
  [Order, { ...good, lines: [{ code: "\u{1F600}\u{1F600}" }] }],
  [Order, {}],
  [Order, null],
  [Own, { size: 1, tags: ["a"], kind: "a", at: "2020-01-01T00:00:00Z" }],
  [Own, { size: 0, tags: [1], kind: "c", at: 5 }],
  [Own, { size: 1, extra: { "x-a": "1", "x-b": "2" }, either: 1, ones: [1, 1] }],
  [Own, { size: 1, extra: { "x-a": "1" }, either: 0, ones: [1] }],
  [Own, { size: 1, extra: { y: "1" }, either: true }],
];

/** What is said of each case. */
export function verdicts(): readonly string[] {
  return CASES.map(([cls, args]) => {
    const bound = bindArguments(cls, args);
    return bound.ok ? JSON.stringify(bound.value) : formatProblems(bound.problems);
  });
}

class Foreign {
  @Schema({ type: "object", unevaluatedProperties: false })
  data?: object;
}

/** What becomes of a schema that only a validator of all of JSON Schema can judge. */
export function foreignVerdict(): string {
  try {
    return String(bindArguments(Foreign, { data: {} }).ok);
  } catch (error) {
    return String(error);
  }
}
