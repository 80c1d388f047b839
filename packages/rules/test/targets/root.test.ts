import type { Row } from "./changes.js";
import { changes } from "./changes.js";

const rows: readonly Row[] = [
  {
    name: "a choice between closed objects is one object",
    target: "mcp",
    given: {
      anyOf: [
        {
          type: "object",
          properties: { a: { type: "string" }, k: { const: 1 } },
          required: ["a", "k"],
          additionalProperties: false,
        },
        {
          type: "object",
          properties: { b: { type: "integer" }, k: { const: 2 } },
          required: ["k"],
          additionalProperties: false,
        },
      ],
    },
    schema: {
      type: "object",
      properties: {
        a: { type: "string" },
        k: {
          anyOf: [
            { type: "integer", enum: [1] },
            { type: "integer", enum: [2] },
          ],
        },
        b: { type: "integer" },
      },
      required: ["k"],
      additionalProperties: false,
      description: "Either { a, k } or { b, k }.",
    },
    told: ["widened anyOf /"],
  },
  {
    name: "a choice between open objects says of all what one says",
    target: "mcp",
    given: {
      type: "object",
      properties: {},
      oneOf: [
        { type: "object", properties: { a: { type: "string" } } },
        { type: "object", properties: { b: { type: "integer" } } },
      ],
    },
    schema: {
      type: "object",
      properties: { a: { type: "string" }, b: { type: "integer" } },
      description: "Either { a } or { b }.",
    },
    told: ["narrowed oneOf /", "widened oneOf /"],
  },
  {
    name: "a choice between objects that refuse different keys is open",
    target: "mcp",
    given: {
      anyOf: [
        {
          type: "object",
          properties: { a: { type: "string" } },
          patternProperties: { "^x": { type: "string" } },
          additionalProperties: false,
        },
        { type: "object", properties: { a: { type: "string" } }, additionalProperties: false },
      ],
    },
    schema: {
      type: "object",
      properties: { a: { type: "string" } },
      description: "Either { a } or { a }.",
    },
    told: ["widened anyOf /"],
  },
  {
    name: "a choice of one is that",
    target: "mcp",
    given: {
      anyOf: [
        {
          type: "object",
          properties: { a: { type: "string" } },
          minProperties: 1,
          additionalProperties: false,
        },
      ],
    },
    schema: {
      type: "object",
      properties: { a: { type: "string" } },
      additionalProperties: false,
      minProperties: 1,
    },
    told: [],
  },
  {
    name: "a choice between references",
    target: "mcp",
    given: {
      anyOf: [{ $ref: "#/$defs/A" }, { $ref: "#/$defs/B" }],
      $defs: {
        A: { type: "object", properties: { a: { type: "string" } }, additionalProperties: false },
        B: {
          type: "object",
          properties: { b: { $ref: "#/$defs/B" } },
          additionalProperties: false,
        },
      },
    },
    schema: {
      type: "object",
      properties: { a: { type: "string" }, b: { $ref: "#/$defs/B" } },
      additionalProperties: false,
      description: "Either { a } or { b }.",
      $defs: {
        B: {
          type: "object",
          properties: { b: { $ref: "#/$defs/B" } },
          additionalProperties: false,
        },
      },
    },
    told: ["widened anyOf /"],
  },
  {
    name: "other combinations are described",
    target: "mcp",
    given: {
      type: "object",
      properties: { a: { type: "string" } },
      not: { required: ["b"] },
      if: { required: ["a"] },
      then: { minProperties: 2 },
    },
    schema: {
      type: "object",
      properties: { a: { type: "string" } },
      description: 'Not: {"required":["b"]}. if: {"required":["a"]}. then: {"minProperties":2}.',
    },
    told: ["widened not /", "widened if /", "widened then /"],
  },
  {
    name: "branches of allOf are taken in",
    target: "mcp",
    given: {
      type: "object",
      properties: { a: { type: "string" } },
      allOf: [{ maxProperties: 3 }, { properties: { b: { type: "string" } } }],
    },
    schema: {
      type: "object",
      properties: { a: { type: "string" }, b: { type: "string" } },
      maxProperties: 3,
    },
    told: [],
  },
  {
    name: "a constant is described",
    target: "mcp",
    given: { type: "object", properties: {}, const: { a: 1 } },
    schema: { type: "object", properties: {}, description: 'Always {"a":1}.' },
    told: ["widened const /"],
  },
  {
    name: "members are there, even none",
    target: "mcp",
    given: { type: "object" },
    schema: { type: "object", properties: {} },
    told: [],
  },
  {
    name: "a root that is no object stays what it is in a document",
    target: "openapi-3.1",
    given: { type: "string" },
    schema: { type: "string" },
    told: [],
  },
];

describe("the root for a target", () => {
  test.each(rows)("$target: $name", ({ target, given, schema, told }) => {
    expect(changes(given, target)).toEqual({ schema, told });
  });
});
