import type { JsonObject, JsonValue } from "@shapewright/rules";
import type { OwnedJson } from "../json.js";
import { isSchema } from "./schema-parts.js";

/** A part of a foreign schema that holds something else than what is known here. */
export class UnknownKeywordError extends Error {
  override readonly name = "UnknownKeywordError";
  readonly keyword: string;

  constructor(keyword: string) {
    super(
      `The keyword "${keyword}" is known only to a validator of all of JSON Schema, which generates code.`,
    );
    this.keyword = keyword;
  }
}

/** A part of a schema that only a validator of all of JSON Schema can judge. */
export type AskValidator = (part: JsonObject, value: OwnedJson) => boolean;

/** Where no code can be generated, such a validator is not there. */
export const askNobody: AskValidator = (part) => {
  throw new UnknownKeywordError(Object.keys(part).find(isUnknown) ?? "");
};

/**
 * Refuses a schema with a part that only a validator of all of JSON Schema can judge.
 *
 * @throws UnknownKeywordError
 */
export function demandKnownKeywords(root: JsonObject): void {
  const open: JsonValue[] = [root];
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    if (!isSchema(schema)) continue;
    for (const [keyword, value] of Object.entries(schema)) {
      if (isUnknown(keyword)) throw new UnknownKeywordError(keyword);
      if (MAPS.has(keyword) && isSchema(value)) open.push(...Object.values(value));
      else if (SCHEMAS.has(keyword))
        open.push(...(Array.isArray(value) ? (value as readonly JsonValue[]) : [value]));
    }
  }
}

const MAPS = new Set(["$defs", "properties", "patternProperties", "dependentSchemas"]);
const SCHEMAS = new Set([
  ...["anyOf", "oneOf", "allOf", "not", "if", "then", "else"],
  ...["additionalProperties", "propertyNames", "items", "prefixItems", "contains"],
]);

export function isUnknown(keyword: string): boolean {
  return !KNOWN.has(keyword) && !keyword.startsWith("x-");
}

/** The schemas of which every keyword is known: they are gone through again and again. */
const knownSchemas = new WeakSet<JsonObject>();

export function isKnownSchema(schema: JsonObject): boolean {
  if (knownSchemas.has(schema)) return true;
  if (Object.keys(schema).some(isUnknown)) return false;
  knownSchemas.add(schema);
  return true;
}

/** The keywords that are known here: all that a written schema has, and those of a foreign one that need no memory. */
const KNOWN = new Set([
  ...["$ref", "$defs", "type", "anyOf", "oneOf", "allOf", "not", "enum", "const"],
  ...["if", "then", "else"],
  ...["properties", "required", "additionalProperties", "propertyNames"],
  ...["patternProperties", "dependentRequired", "dependentSchemas"],
  ...["contains", "minContains", "maxContains"],
  ...["items", "prefixItems", "minItems", "maxItems", "uniqueItems"],
  ...["minLength", "maxLength", "pattern", "minProperties", "maxProperties"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["format", "contentEncoding", "contentMediaType", "contentSchema"],
  ...[
    "default",
    "title",
    "description",
    "examples",
    "deprecated",
    "readOnly",
    "writeOnly",
    "$comment",
    "$schema",
  ],
]);
