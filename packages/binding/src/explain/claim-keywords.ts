import type { Constraints, JsonValue } from "@shapewright/rules";
import type { Claim, TypeClaim } from "../facts/fact.js";

/** A keyword that may carry a claim, and the values with which it does. */
export interface Sought {
  readonly keyword: string;
  readonly carries?: (value: JsonValue) => boolean;
}

/** One thing that a claim says: any of these keywords carries it. */
export type Part = readonly Sought[];

type Carries = NonNullable<Sought["carries"]>;

const atLeast =
  (bound: number): Carries =>
  (value) =>
    Number(value) >= bound;
const atMost =
  (bound: number): Carries =>
  (value) =>
    Number(value) <= bound;
const same =
  (wanted: JsonValue): Carries =>
  (value) =>
    JSON.stringify(value) === JSON.stringify(wanted);
const any = (keywords: readonly string[], carries?: Carries): Part =>
  keywords.map((keyword) => ({ keyword, ...(carries === undefined ? {} : { carries }) }));

/** A tighter bound carries a looser one. */
const CONSTRAINTS: {
  readonly [K in keyof Constraints]-?: (value: NonNullable<Constraints[K]>) => readonly Part[];
} = {
  minSize: (size) => [any(["minLength", "minItems", "minProperties"], atLeast(size))],
  maxSize: (size) => [any(["maxLength", "maxItems", "maxProperties"], atMost(size))],
  minimum: (bound) => [any(["minimum", "exclusiveMinimum"], atLeast(bound))],
  maximum: (bound) => [any(["maximum", "exclusiveMaximum"], atMost(bound))],
  exclusiveMinimum: (bound) => [
    [
      { keyword: "exclusiveMinimum", carries: atLeast(bound) },
      { keyword: "minimum", carries: (value) => Number(value) > bound },
    ],
  ],
  exclusiveMaximum: (bound) => [
    [
      { keyword: "exclusiveMaximum", carries: atMost(bound) },
      { keyword: "maximum", carries: (value) => Number(value) < bound },
    ],
  ],
  multipleOf: (divisor) => [any(["multipleOf"], (value) => Number(value) % divisor === 0)],
  pattern: (pattern) => [any(["pattern"], same(pattern))],
  patterns: (patterns) => patterns.map((pattern) => any(["pattern"], same(pattern))),
  format: (format) => [any(["format"], same(format))],
  uniqueItems: (isUnique) => [any(["uniqueItems"], same(isUnique))],
  minProperties: (size) => [any(["minProperties"], atLeast(size))],
  maxProperties: (size) => [any(["maxProperties"], atMost(size))],
  not: (values) => [excluding(values)],
};

function constraintParts(constraints: Constraints): readonly Part[] {
  return Object.entries(constraints).flatMap(([name, value]) =>
    (CONSTRAINTS[name as keyof Constraints] as (value: unknown) => readonly Part[])(value),
  );
}

function excluding(values: readonly JsonValue[]): Part {
  const texts = values.map((value) => JSON.stringify(value));
  const namesAll = (list: unknown): boolean =>
    Array.isArray(list) &&
    texts.every((text) => list.some((value) => JSON.stringify(value) === text));
  const namesNone = (list: JsonValue): boolean =>
    Array.isArray(list) && !list.some((value) => texts.includes(JSON.stringify(value)));
  return [
    { keyword: "not", carries: (schema) => namesAll((schema as { enum?: unknown }).enum) },
    { keyword: "enum", carries: namesNone },
  ];
}

/** Of these types alone, null apart; or choices of these kinds alone. */
function ofTypes(...names: readonly string[]): Part {
  const isOne = (type: unknown): boolean => type === "null" || names.includes(type as string);
  const isChoice = (value: unknown): boolean =>
    value === null || isOne(Number.isInteger(value) ? "integer" : typeof value);
  return [
    {
      keyword: "type",
      carries: (type) => (Array.isArray(type) ? type.every(isOne) : isOne(type)),
    },
    { keyword: "enum", carries: (list) => Array.isArray(list) && list.every(isChoice) },
  ];
}

function typeParts(type: TypeClaim): readonly Part[] {
  switch (type.kind) {
    case "string":
      return [
        ofTypes("string"),
        ...(type.format === undefined ? [] : CONSTRAINTS.format(type.format)),
      ];
    case "number":
      return [ofTypes("number", "integer")];
    case "integer":
      return [ofTypes("integer")];
    case "boolean":
      return [ofTypes("boolean")];
    case "array":
    case "set":
      return [ofTypes("array").slice(0, 1)];
    case "object":
      return [ofTypes("object").slice(0, 1)];
    case "map":
      return [[...ofTypes("object").slice(0, 1), { keyword: "additionalProperties" }]];
    case "bigint":
      return [any(["type", "pattern"])];
    case "binary":
      return [any(["type", "contentEncoding"])];
    case "date":
      return [any(["type", "format"])];
    case "enum":
      return [any(["enum", "const"])];
    case "class":
      return [any(["$ref", "properties", "type"])];
    case "one-of":
      return [any(["anyOf", "oneOf"])];
    case "any":
    case "verbatim":
    case "unknown":
      return [];
  }
}

/** What a claim says of its value, part by part; nothing for one that stands elsewhere or nowhere. */
export function partsOf(claim: Claim): readonly Part[] {
  switch (claim.says) {
    case "type":
    case "inner-type":
      return typeParts(claim.type);
    case "constraints":
      return constraintParts(claim.constraints);
    case "not-empty-text":
      return [[{ keyword: "minLength", carries: atLeast(1) }, ...excluding([""])]];
    case "null":
      return claim.accepted ? [NULL] : [];
    case "read-only":
      return [any(["readOnly"])];
    case "write-only":
      return [any(["writeOnly"])];
    case "description":
    case "title":
    case "examples":
    case "deprecated":
    case "default":
      return [any([claim.says])];
    case "labels":
      return [any(["oneOf", "anyOf", "description"])];
    default:
      return [];
  }
}

const NULL: Part = any(
  ["type", "enum"],
  (value) => value === "null" || (Array.isArray(value) && value.some(isNull)),
);

function isNull(value: unknown): boolean {
  return value === null || value === "null";
}

/** Whether a claim has to stand in the schema of its value: where no keyword carries a part, it is not stated. */
export function standsInSchema(claim: Claim): boolean {
  switch (claim.says) {
    case "type":
    case "inner-type":
    case "constraints":
    case "not-empty-text":
    case "read-only":
    case "write-only":
    case "description":
    case "title":
    case "examples":
    case "deprecated":
    case "default":
      return true;
    default:
      return false;
  }
}
