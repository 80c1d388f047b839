import type { Row } from "./changes.js";
import { memberChanges } from "./changes.js";

const rows: readonly Row[] = [
  {
    name: "a text or null is nullable in OpenAPI 3.0",
    target: "openapi-3.0",
    given: { type: ["string", "null"], minLength: 1, title: "T" },
    schema: { type: "string", title: "T", minLength: 1, nullable: true },
    told: [],
  },
  {
    name: "a text or null is nullable to Gemini's Schema",
    target: "gemini-openapi",
    given: { anyOf: [{ type: "string" }, { type: "null" }], description: "D" },
    schema: { type: "string", description: "D", nullable: true },
    told: [],
  },
  {
    name: "null is a type to Gemini",
    target: "gemini",
    given: { type: ["string", "null"] },
    schema: { anyOf: [{ type: "string" }, { type: "null" }] },
    told: [],
  },
  {
    name: "choices list null in OpenAPI 3.0",
    target: "openapi-3.0",
    given: { enum: ["a", null] },
    schema: { type: "string", enum: ["a", null], nullable: true },
    told: [],
  },
  {
    name: "choices do not list null to Gemini's Schema",
    target: "gemini-openapi",
    given: { enum: ["a", null] },
    schema: { type: "string", enum: ["a"], nullable: true },
    told: [],
  },
  {
    name: "null alone in OpenAPI 3.0",
    target: "openapi-3.0",
    given: { const: null },
    schema: { type: "object", enum: [null], nullable: true },
    told: [],
  },
  {
    name: "null alone to Gemini's Schema",
    target: "gemini-openapi",
    given: { const: null },
    schema: { type: "null" },
    told: [],
  },
  {
    name: "a choice of null alone stays one",
    target: "gemini-openapi",
    given: { anyOf: [{ type: "null" }] },
    schema: { anyOf: [{ type: "null" }] },
    told: [],
  },
  {
    name: "a choice of null alone stays one in OpenAPI 3.0",
    target: "openapi-3.0",
    given: { anyOf: [{ type: "null" }] },
    schema: { anyOf: [{ type: "object", enum: [null], nullable: true }] },
    told: [],
  },
  {
    name: "null among several is said by one of them in OpenAPI 3.0",
    target: "openapi-3.0",
    given: { anyOf: [{ type: "string" }, { type: "integer" }, { type: "null" }] },
    schema: { anyOf: [{ type: "string", nullable: true }, { type: "integer" }] },
    told: [],
  },
  {
    name: "null among several stands beside them to Gemini's Schema",
    target: "gemini-openapi",
    given: { anyOf: [{ type: "string" }, { type: "integer" }, { type: "null" }] },
    schema: { anyOf: [{ type: "string" }, { type: "integer" }], nullable: true },
    told: [],
  },
  {
    name: "null beside what has no type is a choice in OpenAPI 3.0",
    target: "openapi-3.0",
    given: { anyOf: [{ not: { type: "string" } }, { type: "null" }] },
    schema: {
      anyOf: [{ not: { type: "string" } }, { type: "object", enum: [null], nullable: true }],
    },
    told: [],
  },
  {
    name: "null that a type beside the choice refuses is left out",
    target: "gemini-openapi",
    given: { type: "string", anyOf: [{ type: "string", pattern: "^a" }, { type: "null" }] },
    schema: { type: "string", anyOf: [{ type: "string", pattern: "^a" }] },
    told: [],
  },
  {
    name: "null stays the only type beside a choice",
    target: "gemini-openapi",
    given: { type: "null", anyOf: [{ type: "string" }, { type: "null" }] },
    schema: { type: "null", anyOf: [{ type: "string" }, { type: "null" }] },
    told: [],
  },
  {
    name: "nullable stays as it is, with null among the choices",
    target: "openapi-3.0",
    given: { type: "string", nullable: true, enum: ["a", null] },
    schema: { type: "string", enum: ["a", null], nullable: true },
    told: [],
  },
  {
    name: "nullable stays as it is to Gemini's Schema, without null among the choices",
    target: "gemini-openapi",
    given: { type: "string", nullable: true, enum: ["a", null] },
    schema: { type: "string", enum: ["a"], nullable: true },
    told: [],
  },
  {
    name: "null inside a choice of its own",
    target: "openapi-3.0",
    given: { anyOf: [{ anyOf: [{ type: "string" }, { type: "null" }] }, { type: "integer" }] },
    schema: { anyOf: [{ type: "string", nullable: true }, { type: "integer" }] },
    told: [],
  },
];

describe("null for a target", () => {
  test.each(rows)("$target: $name", ({ target, given, schema, told }) => {
    expect(memberChanges(given, target)).toEqual({ schema, told });
  });
});
