import type { Constraints, JsonValue } from "@shapewright/rules";
import type { Claim, TypeClaim } from "../facts/fact.js";

/** A keyword that may carry a claim, and the values with which it does. */
export interface Sought {
  readonly keyword: string;
  readonly carries?: (value: JsonValue) => boolean;
}

const CONSTRAINTS: Readonly<Record<keyof Constraints, readonly string[]>> = {
  minSize: ["minLength", "minItems", "minProperties"],
  maxSize: ["maxLength", "maxItems", "maxProperties"],
  minimum: ["minimum"],
  maximum: ["maximum"],
  exclusiveMinimum: ["exclusiveMinimum"],
  exclusiveMaximum: ["exclusiveMaximum"],
  multipleOf: ["multipleOf"],
  pattern: ["pattern"],
  patterns: ["pattern"],
  format: ["format"],
  uniqueItems: ["uniqueItems"],
  minProperties: ["minProperties"],
  maxProperties: ["maxProperties"],
  not: ["not"],
};

const TYPES: Readonly<Record<TypeClaim["kind"], readonly string[]>> = {
  string: ["type", "format"],
  number: ["type"],
  integer: ["type"],
  boolean: ["type"],
  bigint: ["type", "pattern"],
  binary: ["type", "contentEncoding"],
  date: ["type", "format"],
  enum: ["enum", "const"],
  object: ["type"],
  class: ["$ref", "properties", "type"],
  array: ["type"],
  set: ["type"],
  map: ["type", "additionalProperties"],
  "one-of": ["anyOf", "oneOf"],
  any: [],
  verbatim: [],
  unknown: [],
};

/** The keywords that may carry a claim in the schema of its value; none for one that stands elsewhere or nowhere. */
export function keywordsOf(claim: Claim): readonly Sought[] {
  switch (claim.says) {
    case "type":
    case "inner-type":
      return TYPES[claim.type.kind].map((keyword) => ({ keyword }));
    case "constraints":
      return Object.keys(claim.constraints).flatMap((name) =>
        CONSTRAINTS[name as keyof Constraints].map((keyword) => ({ keyword })),
      );
    case "not-empty-text":
      return [{ keyword: "minLength" }];
    case "null":
      return claim.accepted ? NULL : [];
    case "read-only":
      return [{ keyword: "readOnly" }];
    case "write-only":
      return [{ keyword: "writeOnly" }];
    case "description":
    case "title":
    case "examples":
    case "deprecated":
    case "default":
      return [{ keyword: claim.says }];
    case "labels":
      return [{ keyword: "oneOf" }, { keyword: "anyOf" }, { keyword: "description" }];
    default:
      return [];
  }
}

const NULL: readonly Sought[] = [
  {
    keyword: "type",
    carries: (value) => value === "null" || (Array.isArray(value) && value.includes("null")),
  },
  { keyword: "enum", carries: (value) => Array.isArray(value) && value.includes(null) },
];

/** Whether a claim has to stand in the schema of its value: where no keyword carries it, it is not stated. */
export function standsInSchema(claim: Claim): boolean {
  switch (claim.says) {
    case "type":
    case "inner-type":
      return TYPES[claim.type.kind].length > 0;
    case "constraints":
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
