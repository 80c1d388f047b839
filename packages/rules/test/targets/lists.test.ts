import type { Row } from "./changes.js";
import { memberChanges } from "./changes.js";

const rows: readonly Row[] = [
  {
    name: "positions become elements of any of them",
    target: "mcp",
    given: { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }] },
    schema: {
      type: "array",
      items: { anyOf: [{ type: "string" }, { type: "integer" }, {}] },
      description: "Items by position: string, integer.",
    },
    told: ["widened prefixItems /properties/a"],
  },
  {
    name: "positions without a rest are as many as there may be",
    target: "mcp",
    given: {
      type: "array",
      prefixItems: [{ type: "string" }, { type: "integer" }],
      items: false,
      maxItems: 5,
    },
    schema: {
      type: "array",
      items: { anyOf: [{ type: "string" }, { type: "integer" }] },
      description: "Items by position: string, integer.",
      maxItems: 2,
    },
    told: ["widened prefixItems /properties/a"],
  },
  {
    name: "a tighter bound stays",
    target: "mcp",
    given: {
      type: "array",
      prefixItems: [{ type: "string" }, { type: "integer" }],
      items: false,
      maxItems: 1,
    },
    schema: {
      type: "array",
      items: { anyOf: [{ type: "string" }, { type: "integer" }] },
      description: "Items by position: string, integer.",
      maxItems: 1,
    },
    told: ["widened prefixItems /properties/a"],
  },
  {
    name: "equal positions without a rest say the same",
    target: "openai-strict",
    given: { type: "array", prefixItems: [{ type: "string" }, { type: "string" }], items: false },
    schema: { type: "array", items: { type: "string" }, maxItems: 2 },
    told: [],
  },
  {
    name: "equal positions with their like as a rest say the same",
    target: "openai-strict",
    given: {
      type: "array",
      prefixItems: [{ type: "string" }, { type: "string" }],
      items: { type: "string" },
    },
    schema: { type: "array", items: { type: "string" } },
    told: [],
  },
  {
    name: "the rest is one more choice",
    target: "mcp",
    given: {
      type: "array",
      prefixItems: [{ type: "string", title: "Name" }, { enum: ["a", "b"] }],
      items: { type: "integer" },
    },
    schema: {
      type: "array",
      items: {
        anyOf: [
          { type: "string", title: "Name" },
          { type: "string", enum: ["a", "b"] },
          { type: "integer" },
        ],
      },
      description: 'Items by position: Name, "a" or "b".',
    },
    told: ["widened prefixItems /properties/a"],
  },
  {
    name: "positions stay for Gemini",
    target: "gemini",
    given: { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }], items: false },
    schema: { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }], items: false },
    told: [],
  },
  {
    name: "positions stay for OpenAPI 3.1",
    target: "openapi-3.1",
    given: { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }] },
    schema: { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }] },
    told: [],
  },
  {
    name: "positions become elements of any of them in OpenAPI 3.0",
    target: "openapi-3.0",
    given: { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }] },
    schema: {
      type: "array",
      items: { anyOf: [{ type: "string" }, { type: "integer" }, {}] },
      description: "Items by position: string, integer.",
    },
    told: ["widened prefixItems /properties/a"],
  },
  {
    name: "positions have a keyword of their own in draft-07",
    target: "draft-07",
    given: { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }], items: false },
    schema: {
      type: "array",
      items: [{ type: "string" }, { type: "integer" }],
      additionalItems: false,
    },
    told: [],
  },
  {
    name: "the rest has another keyword in draft-07",
    target: "draft-07",
    given: { type: "array", prefixItems: [{ type: "string" }], items: { type: "integer" } },
    schema: { type: "array", items: [{ type: "string" }], additionalItems: { type: "integer" } },
    told: [],
  },
  {
    name: "positions of draft-07 are met as well",
    target: "mcp",
    given: { type: "array", items: [{ type: "string" }], additionalItems: false },
    schema: { type: "array", items: { type: "string" }, maxItems: 1 },
    told: [],
  },
  {
    name: "every list has elements",
    target: "mcp",
    given: { type: "array" },
    schema: { type: "array", items: {} },
    told: [],
  },
  {
    name: "a list needs no elements in draft-07",
    target: "draft-07",
    given: { type: "array" },
    schema: { type: "array" },
    told: [],
  },
  {
    name: "a list without elements says so by its length",
    target: "mcp",
    given: { type: "array", items: false },
    schema: { type: "array", items: {}, maxItems: 0 },
    told: [],
  },
  {
    name: "a boolean among positions is an object",
    target: "mcp",
    given: { type: "array", prefixItems: [true, false], items: false },
    schema: {
      type: "array",
      items: { anyOf: [{}, { not: {} }] },
      description: "Items by position: anything, anything.",
      maxItems: 2,
    },
    told: ["widened prefixItems /properties/a"],
  },
  {
    name: "a match that is demanded stays",
    target: "mcp",
    given: { type: "array", items: { type: "string" }, contains: { const: "a" } },
    schema: { type: "array", items: { type: "string" }, contains: { type: "string", enum: ["a"] } },
    told: [],
  },
  {
    name: "counts of matches are described",
    target: "mcp",
    given: {
      type: "array",
      items: { type: "string" },
      contains: { const: "a" },
      minContains: 2,
      maxContains: 3,
    },
    schema: {
      type: "array",
      items: { type: "string" },
      description: "minContains: 2. maxContains: 3.",
      contains: { type: "string", enum: ["a"] },
    },
    told: ["widened minContains /properties/a", "widened maxContains /properties/a"],
  },
  {
    name: "a match that is not demanded says nothing",
    target: "mcp",
    given: { type: "array", items: { type: "string" }, contains: { const: "a" }, minContains: 0 },
    schema: { type: "array", items: { type: "string" } },
    told: [],
  },
  {
    name: "a match that is not demanded goes with its bound",
    target: "draft-07",
    given: {
      type: "array",
      items: { type: "string" },
      contains: { maximum: 3 },
      minContains: 0,
      maxContains: 2,
    },
    schema: {
      type: "array",
      items: { type: "string" },
      description: "At most 2 of the items: Not greater than 3.",
    },
    told: ["widened maxContains /properties/a"],
  },
  {
    name: "Anthropic takes one element that is demanded, and no more",
    target: "anthropic-strict",
    given: { type: "array", items: { type: "string" }, minItems: 3, uniqueItems: true },
    schema: {
      type: "array",
      items: { type: "string" },
      description: "No two items are equal. At least 3 items.",
      minItems: 1,
    },
    told: ["widened uniqueItems /properties/a", "widened minItems /properties/a"],
  },
  {
    name: "Anthropic takes a bound of one",
    target: "anthropic-strict",
    given: { type: "array", items: { type: "string" }, minItems: 1, maxItems: 4 },
    schema: {
      type: "array",
      items: { type: "string" },
      description: "At most 4 items.",
      minItems: 1,
    },
    told: ["widened maxItems /properties/a"],
  },
];

describe("lists for a target", () => {
  test.each(rows)("$target: $name", ({ target, given, schema, told }) => {
    expect(memberChanges(given, target)).toEqual({ schema, told });
  });
});
