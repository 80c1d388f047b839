import type { TargetName } from "../../src/index.js";

const NOTES = ["title", "description"];
const STRICT = [
  ...["$ref", "$defs", "type", "anyOf", "properties", "required", "items"],
  ...["additionalProperties", "format", "enum", "minItems", ...NOTES],
];
const NUMBERS = ["minimum", "maximum"];
const EXCLUSIVE = ["exclusiveMinimum", "exclusiveMaximum"];
const LENGTHS = ["minLength", "maxLength", "minProperties", "maxProperties"];
const MORE_NOTES = ["default", "deprecated", "readOnly", "writeOnly"];
const DRAFT_07 = [
  ...["$ref", "type", "anyOf", "oneOf", "allOf", "not", "if", "then", "else", "properties"],
  ...[
    "required",
    "items",
    "additionalProperties",
    "propertyNames",
    "patternProperties",
    "contains",
  ],
  ...["format", "contentEncoding", "contentMediaType", "enum", "minItems", "maxItems"],
  ...["uniqueItems", "multipleOf", "pattern", "examples"],
  ...[...NOTES, ...NUMBERS, ...EXCLUSIVE, ...LENGTHS, ...MORE_NOTES],
];

/** The keywords that the consumer of each target takes, by its documents; no list for one that takes them all. */
export const TAKEN: Readonly<Record<TargetName, ReadonlySet<string> | undefined>> = {
  mcp: new Set([...DRAFT_07, "$defs"]),
  "openai-strict": new Set([
    ...[...STRICT, ...NUMBERS, ...EXCLUSIVE],
    ...["maxItems", "multipleOf", "pattern"],
  ]),
  "anthropic-strict": new Set(STRICT),
  gemini: new Set([...STRICT, ...NUMBERS, "prefixItems", "maxItems"]),
  "gemini-openapi": new Set([
    ...["type", "anyOf", "properties", "required", "items", "format", "enum", "minItems"],
    ...["maxItems", "pattern", "nullable", "default", "example"],
    ...[...NOTES, ...NUMBERS, ...LENGTHS],
  ]),
  "draft-07": new Set([
    ...DRAFT_07,
    ...["const", "definitions", "additionalItems", "dependencies", "$comment"],
  ]),
  "openapi-3.0": new Set([
    ...["$ref", "type", "anyOf", "oneOf", "allOf", "not", "properties", "required", "items"],
    ...["additionalProperties", "format", "enum", "minItems", "maxItems", "uniqueItems"],
    ...["multipleOf", "pattern", "nullable", "example", "discriminator", "xml", "externalDocs"],
    ...[...NOTES, ...NUMBERS, ...EXCLUSIVE, ...LENGTHS, ...MORE_NOTES],
  ]),
  "openapi-3.1": undefined,
};
