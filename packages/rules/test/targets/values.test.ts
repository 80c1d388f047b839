import type { Row } from "./changes.js";
import { memberChanges } from "./changes.js";

const rows: readonly Row[] = [
  {
    name: "exclusive bounds of integers become the next ones",
    target: "gemini",
    given: { type: "integer", exclusiveMinimum: 0, exclusiveMaximum: 2.5 },
    schema: { type: "integer", minimum: 1, maximum: 2 },
    told: [],
  },
  {
    name: "exclusive bounds of integers become the next ones, below as above",
    target: "gemini-openapi",
    given: { type: "integer", exclusiveMinimum: -1.5, exclusiveMaximum: 3 },
    schema: { type: "integer", minimum: -1, maximum: 2 },
    told: [],
  },
  {
    name: "a tighter bound of integers stays",
    target: "gemini",
    given: { type: "integer", exclusiveMinimum: 0, minimum: 5, exclusiveMaximum: 9, maximum: 8 },
    schema: { type: "integer", minimum: 5, maximum: 8 },
    told: [],
  },
  {
    name: "an exclusive bound of numbers becomes the bound, with a note",
    target: "gemini",
    given: { type: "number", exclusiveMinimum: 0 },
    schema: { type: "number", description: "Greater than 0.", minimum: 0 },
    told: ["widened exclusiveMinimum /properties/a"],
  },
  {
    name: "an exclusive bound that a tighter one implies is left out",
    target: "gemini",
    given: { type: "number", exclusiveMinimum: 0, minimum: 0.5, exclusiveMaximum: 2, maximum: 1.5 },
    schema: { type: "number", minimum: 0.5, maximum: 1.5 },
    told: [],
  },
  {
    name: "an exclusive bound stays for OpenAI",
    target: "openai-strict",
    given: { type: "number", exclusiveMinimum: 0 },
    schema: { type: "number", exclusiveMinimum: 0 },
    told: [],
  },
  {
    name: "exclusive bounds are booleans in OpenAPI 3.0",
    target: "openapi-3.0",
    given: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 5, maximum: 5 },
    schema: {
      type: "number",
      minimum: 0,
      maximum: 5,
      exclusiveMinimum: true,
      exclusiveMaximum: true,
    },
    told: [],
  },
  {
    name: "an exclusive bound that a tighter one implies is left out of OpenAPI 3.0",
    target: "openapi-3.0",
    given: { type: "number", exclusiveMinimum: 0, minimum: 0.5, exclusiveMaximum: 5, maximum: 4 },
    schema: { type: "number", minimum: 0.5, maximum: 4 },
    told: [],
  },
  {
    name: "Anthropic takes no bounds",
    target: "anthropic-strict",
    given: { type: "integer", minimum: 1, maximum: 5, multipleOf: 2 },
    schema: {
      type: "integer",
      description: "Not less than 1. Not greater than 5. A multiple of 2.",
    },
    told: [
      "widened minimum /properties/a",
      "widened maximum /properties/a",
      "widened multipleOf /properties/a",
    ],
  },
  {
    name: "a format that is known stays",
    target: "mcp",
    given: { type: "string", format: "uri-template" },
    schema: { type: "string", format: "uri-template" },
    told: [],
  },
  {
    name: "a format that is not known is described",
    target: "mcp",
    given: { type: "string", format: "idn-email" },
    schema: { type: "string", description: "Format: idn-email." },
    told: ["widened format /properties/a"],
  },
  {
    name: "OpenAI knows email",
    target: "openai-strict",
    given: { type: "string", format: "email" },
    schema: { type: "string", format: "email" },
    told: [],
  },
  {
    name: "OpenAI does not know uri",
    target: "openai-strict",
    given: { type: "string", format: "uri" },
    schema: { type: "string", description: "Format: uri." },
    told: ["widened format /properties/a"],
  },
  {
    name: "Anthropic knows uri",
    target: "anthropic-strict",
    given: { type: "string", format: "uri" },
    schema: { type: "string", format: "uri" },
    told: [],
  },
  {
    name: "Gemini's Schema knows date-time alone of texts",
    target: "gemini-openapi",
    given: { type: "string", format: "date" },
    schema: { type: "string", description: "Format: date." },
    told: ["widened format /properties/a"],
  },
  {
    name: "Gemini's Schema knows date-time of texts",
    target: "gemini-openapi",
    given: { type: "string", format: "date-time" },
    schema: { type: "string", format: "date-time" },
    told: [],
  },
  {
    name: "Gemini's Schema knows int64 of integers",
    target: "gemini-openapi",
    given: { type: "integer", format: "int64" },
    schema: { type: "integer", format: "int64" },
    told: [],
  },
  {
    name: "Gemini's Schema does not know int64 of numbers",
    target: "gemini-openapi",
    given: { type: "number", format: "int64" },
    schema: { type: "number", description: "Format: int64." },
    told: ["widened format /properties/a"],
  },
  {
    name: "Gemini's Schema knows formats of null beside a type",
    target: "gemini-openapi",
    given: { type: ["integer", "null"], format: "int32" },
    schema: { type: "integer", format: "int32", nullable: true },
    told: [],
  },
  {
    name: "a pattern that does not compile is described",
    target: "mcp",
    given: { type: "string", pattern: "\\-" },
    schema: { type: "string", description: "Matches the pattern \\-" },
    told: ["widened pattern /properties/a"],
  },
  {
    name: "a pattern that does not compile is described to OpenAI",
    target: "openai-strict",
    given: { type: "string", pattern: "(?<a>.)\\k<b>" },
    schema: { type: "string", description: "Matches the pattern (?<a>.)\\k<b>" },
    told: ["widened pattern /properties/a"],
  },
  {
    name: "a pattern that compiles stays",
    target: "mcp",
    given: { type: "string", pattern: "^\\p{L}+$" },
    schema: { type: "string", pattern: "^\\p{L}+$" },
    told: [],
  },
  {
    name: "keys by a pattern that does not compile take the further ones along",
    target: "mcp",
    given: {
      type: "object",
      patternProperties: { "\\-": { type: "integer" } },
      additionalProperties: false,
    },
    schema: { type: "object", description: 'Keys by pattern: {"\\\\-":{"type":"integer"}}.' },
    told: ["widened patternProperties /properties/a"],
  },
  {
    name: "keys by pattern take the further ones along",
    target: "gemini",
    given: {
      type: "object",
      patternProperties: { "^a": { type: "integer" } },
      additionalProperties: { type: "string" },
    },
    schema: {
      type: "object",
      description:
        'Keys by pattern: {"^a":{"type":"integer"}}. The value under every other key: {"type":"string"}.',
    },
    told: ["widened patternProperties /properties/a"],
  },
  {
    name: "base64 is a format in OpenAPI 3.0",
    target: "openapi-3.0",
    given: { type: "string", contentEncoding: "base64" },
    schema: { type: "string", format: "byte" },
    told: [],
  },
  {
    name: "base64 beside another format is described in OpenAPI 3.0",
    target: "openapi-3.0",
    given: { type: "string", format: "password", contentEncoding: "base64" },
    schema: { type: "string", format: "password", description: "Encoded as base64." },
    told: ["annotation-lost contentEncoding /properties/a"],
  },
  {
    name: "base64 is described",
    target: "gemini",
    given: { type: "string", contentEncoding: "base64" },
    schema: { type: "string", description: "Encoded as base64." },
    told: ["annotation-lost contentEncoding /properties/a"],
  },
];

describe("texts and numbers for a target", () => {
  test.each(rows)("$target: $name", ({ target, given, schema, told }) => {
    expect(memberChanges(given, target)).toEqual({ schema, told });
  });
});
