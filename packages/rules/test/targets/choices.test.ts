import type { Row } from "./changes.js";
import { memberChanges } from "./changes.js";

const rows: readonly Row[] = [
  {
    name: "a constant becomes a choice of one, with its type",
    target: "mcp",
    given: { const: "a" },
    schema: { type: "string", enum: ["a"] },
    told: [],
  },
  {
    name: "a constant is no type and a choice, to Anthropic",
    target: "anthropic-strict",
    given: { const: "a" },
    schema: { enum: ["a"] },
    told: [],
  },
  {
    name: "a constant stays in draft-07",
    target: "draft-07",
    given: { const: "a" },
    schema: { const: "a" },
    told: [],
  },
  {
    name: "the constant null is a type",
    target: "mcp",
    given: { const: null },
    schema: { type: "null" },
    told: [],
  },
  {
    name: "a constant that is among the choices is the choice",
    target: "openai-strict",
    given: { const: 1, enum: [1, 2] },
    schema: { type: "integer", enum: [1] },
    told: [],
  },
  {
    name: "a constant that is not among the choices takes nothing",
    target: "mcp",
    given: { const: 3, enum: [1, 2] },
    schema: { not: {} },
    told: [],
  },
  {
    name: "no choice takes nothing",
    target: "openapi-3.0",
    given: { enum: [] },
    schema: { not: {} },
    told: [],
  },
  {
    name: "choices of several types become a choice of schemas",
    target: "mcp",
    given: { enum: ["a", 1, null, 1.5, true] },
    schema: {
      anyOf: [
        { type: "string", enum: ["a"] },
        { type: "null" },
        { type: "number", enum: [1, 1.5] },
        { type: "boolean", enum: [true] },
      ],
    },
    told: [],
  },
  {
    name: "choices of several types have none, to Anthropic",
    target: "anthropic-strict",
    given: { enum: ["a", 1, null, 1.5, true] },
    schema: { anyOf: [{ enum: ["a"] }, { type: "null" }, { enum: [1, 1.5] }, { enum: [true] }] },
    told: [],
  },
  {
    name: "choices that are no texts are described, to Gemini's Schema",
    target: "gemini-openapi",
    given: { enum: ["a", 1, null, 1.5, true] },
    schema: {
      anyOf: [
        { type: "string", enum: ["a"] },
        { type: "number", description: "One of 1, 1.5." },
        { type: "boolean", description: "One of true." },
      ],
      nullable: true,
    },
    told: ["widened enum /properties/a/anyOf/1", "widened enum /properties/a/anyOf/2"],
  },
  {
    name: "choices of another type than the schema's are left out",
    target: "mcp",
    given: { type: "integer", enum: [1, "a", 2] },
    schema: { type: "integer", enum: [1, 2] },
    told: [],
  },
  {
    name: "equal choices stand once",
    target: "mcp",
    given: {
      enum: [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      type: "object",
    },
    schema: { type: "object", enum: [{ a: 1, b: 2 }] },
    told: [],
  },
  {
    name: "a list of types becomes a choice",
    target: "mcp",
    given: { type: ["string", "null"], minLength: 1, title: "T" },
    schema: { anyOf: [{ type: "string", minLength: 1 }, { type: "null" }], title: "T" },
    told: [],
  },
  {
    name: "each type takes the keywords that speak of it",
    target: "mcp",
    given: {
      type: ["integer", "array", "boolean"],
      minimum: 1,
      items: { type: "string" },
      minItems: 1,
      description: "D",
    },
    schema: {
      anyOf: [
        { type: "integer", minimum: 1 },
        { type: "array", items: { type: "string" }, minItems: 1 },
        { type: "boolean" },
      ],
      description: "D",
    },
    told: [],
  },
  {
    name: "every integer is a number",
    target: "mcp",
    given: { type: ["integer", "number"], minimum: 1 },
    schema: { type: "number", minimum: 1 },
    told: [],
  },
  {
    name: "a list of one type is that type",
    target: "mcp",
    given: { type: ["string"], minLength: 1 },
    schema: { type: "string", minLength: 1 },
    told: [],
  },
  {
    name: "a list of types beside a choice keeps the choice",
    target: "mcp",
    given: { type: ["string", "integer"], anyOf: [{ minLength: 1 }, { minimum: 1 }] },
    schema: {
      anyOf: [{ type: "string" }, { type: "integer" }],
      allOf: [{ anyOf: [{ minLength: 1 }, { minimum: 1 }] }],
    },
    told: [],
  },
  {
    name: "a list of types beside a choice keeps what there is room for",
    target: "gemini",
    given: { type: ["string", "integer"], anyOf: [{ minLength: 1 }, { minimum: 1 }] },
    schema: {
      anyOf: [{ type: "string" }, { type: "integer" }],
      description: '{"anyOf":[{"minLength":1},{"minimum":1}]}.',
    },
    told: ["widened allOf /properties/a"],
  },
  {
    name: "types and choices narrow one another",
    target: "mcp",
    given: { type: ["string", "null"], enum: ["a", null, 1] },
    schema: { anyOf: [{ type: "string", enum: ["a"] }, { type: "null" }] },
    told: [],
  },
  {
    name: "oneOf of other types is anyOf",
    target: "openai-strict",
    given: { oneOf: [{ type: "string" }, { type: "integer" }] },
    schema: { anyOf: [{ type: "string" }, { type: "integer" }] },
    told: [],
  },
  {
    name: "oneOf of other choices is anyOf",
    target: "gemini",
    given: { oneOf: [{ enum: ["a"] }, { const: "b" }] },
    schema: {
      anyOf: [
        { type: "string", enum: ["a"] },
        { type: "string", enum: ["b"] },
      ],
    },
    told: [],
  },
  {
    name: "oneOf of other tags is anyOf",
    target: "gemini",
    given: {
      oneOf: [
        { type: "object", properties: { k: { const: "a" } }, required: ["k"] },
        { type: "object", properties: { k: { const: "b" } }, required: ["k"] },
      ],
    },
    schema: {
      anyOf: [
        { type: "object", properties: { k: { type: "string", enum: ["a"] } }, required: ["k"] },
        { type: "object", properties: { k: { type: "string", enum: ["b"] } }, required: ["k"] },
      ],
    },
    told: [],
  },
  {
    name: "oneOf of tags that need not be given takes more as anyOf",
    target: "gemini",
    given: {
      oneOf: [
        { type: "object", properties: { k: { const: "a" } } },
        { type: "object", properties: { k: { const: "b" } }, required: ["k"] },
      ],
    },
    schema: {
      anyOf: [
        { type: "object", properties: { k: { type: "string", enum: ["a"] } } },
        { type: "object", properties: { k: { type: "string", enum: ["b"] } }, required: ["k"] },
      ],
    },
    told: ["widened oneOf /properties/a"],
  },
  {
    name: "oneOf of one type takes more as anyOf",
    target: "openai-strict",
    given: { oneOf: [{ type: "string" }, { type: "string", format: "email" }] },
    schema: { anyOf: [{ type: "string" }, { type: "string", format: "email" }] },
    told: ["widened oneOf /properties/a"],
  },
  {
    name: "oneOf of numbers and integers takes more as anyOf",
    target: "gemini",
    given: { oneOf: [{ type: "number" }, { type: "integer" }] },
    schema: { anyOf: [{ type: "number" }, { type: "integer" }] },
    told: ["widened oneOf /properties/a"],
  },
  {
    name: "oneOf stays where it is taken",
    target: "mcp",
    given: { oneOf: [{ type: "string" }, { type: "string", minLength: 2 }] },
    schema: { oneOf: [{ type: "string" }, { type: "string", minLength: 2 }] },
    told: [],
  },
  {
    name: "oneOf beside anyOf is described",
    target: "gemini",
    given: {
      anyOf: [{ type: "string" }, { type: "integer" }],
      oneOf: [{ type: "string" }, { type: "boolean" }],
    },
    schema: {
      anyOf: [{ type: "string" }, { type: "integer" }],
      description: '{"anyOf":[{"type":"string"},{"type":"boolean"}]}.',
    },
    told: ["widened allOf /properties/a"],
  },
  {
    name: "branches of allOf are taken in, the tighter bound first",
    target: "gemini-openapi",
    given: {
      allOf: [
        { type: "string" },
        { minLength: 2, description: "Long" },
        { minLength: 3, maxLength: 9 },
      ],
      description: "A name",
    },
    schema: { type: "string", description: "A name. Long", minLength: 3, maxLength: 9 },
    told: [],
  },
  {
    name: "branches of allOf stay where they are taken",
    target: "mcp",
    given: { allOf: [{ type: "string" }, { minLength: 2 }] },
    schema: { allOf: [{ type: "string" }, { minLength: 2 }] },
    told: [],
  },
  {
    name: "a second pattern has no room",
    target: "openai-strict",
    given: { type: "string", allOf: [{ pattern: "^a" }, { pattern: "b$" }] },
    schema: { type: "string", description: "Matches the pattern b$.", pattern: "^a" },
    told: ["widened allOf /properties/a"],
  },
  {
    name: "members have no room where further ones are refused",
    target: "gemini",
    given: {
      type: "object",
      properties: { a: { type: "string" } },
      required: ["a"],
      additionalProperties: false,
      allOf: [{ properties: { b: { type: "string" } } }],
    },
    schema: {
      type: "object",
      properties: { a: { type: "string" } },
      required: ["a"],
      additionalProperties: false,
      description: '{"properties":{"b":{"type":"string"}}}.',
    },
    told: ["widened allOf /properties/a"],
  },
  {
    name: "members have room beside others",
    target: "gemini",
    given: {
      type: "object",
      properties: { a: { type: "string" } },
      required: ["a"],
      allOf: [{ properties: { b: { type: "string" } }, required: ["b"] }],
    },
    schema: {
      type: "object",
      properties: { a: { type: "string" }, b: { type: "string" } },
      required: ["a", "b"],
    },
    told: [],
  },
  {
    name: "choices of two branches are those of both",
    target: "gemini",
    given: { allOf: [{ enum: ["a", "b"] }, { enum: ["b", "c"] }] },
    schema: { type: "string", enum: ["b"] },
    told: [],
  },
  {
    name: "branches of branches are taken in first",
    target: "gemini",
    given: { allOf: [{ allOf: [{ type: "integer" }, { minimum: 1 }] }, { minimum: 2 }] },
    schema: { type: "integer", minimum: 2 },
    told: [],
  },
  {
    name: "a condition is described",
    target: "gemini",
    given: { type: "string", if: { const: "a" }, then: { minLength: 1 }, else: { minLength: 2 } },
    schema: {
      type: "string",
      description:
        'if: {"type":"string","enum":["a"]}. then: {"minLength":1}. else: {"minLength":2}.',
    },
    told: ["widened if /properties/a", "widened then /properties/a", "widened else /properties/a"],
  },
  {
    name: "an exclusion of values is described",
    target: "gemini",
    given: { type: "string", not: { enum: ["a", "b"] } },
    schema: { type: "string", description: 'None of "a", "b".' },
    told: ["widened not /properties/a"],
  },
];

describe("choices for a target", () => {
  test.each(rows)("$target: $name", ({ target, given, schema, told }) => {
    expect(memberChanges(given, target)).toEqual({ schema, told });
  });
});
