import type { JsonObject } from "../../src/index.js";
import { forTarget } from "../../src/index.js";
import type { Row } from "./changes.js";
import { changes } from "./changes.js";

const rows: readonly Row[] = [
  {
    name: "an object stays",
    target: "mcp",
    given: { type: "object", properties: { a: { type: "string" } } },
    schema: { type: "object", properties: { a: { type: "string" } } },
    told: [],
  },
  {
    name: "a text stands under result",
    target: "mcp",
    given: { type: "string" },
    schema: { type: "object", properties: { result: { type: "string" } }, required: ["result"] },
    told: ["narrowed all /"],
  },
  {
    name: "a list stands under result, and definitions at the root",
    target: "mcp",
    given: {
      type: "array",
      items: { $ref: "#/$defs/A" },
      $defs: { A: { type: "object", properties: { n: { $ref: "#/$defs/A" } }, title: "Node" } },
    },
    schema: {
      type: "object",
      properties: { result: { type: "array", items: { $ref: "#/$defs/A" } } },
      required: ["result"],
      $defs: { A: { type: "object", properties: { n: { $ref: "#/$defs/A" } }, title: "Node" } },
    },
    told: ["narrowed all /"],
  },
  {
    name: "what refers to its own root stands under result",
    target: "mcp",
    given: { type: "array", items: { $ref: "#" } },
    schema: {
      type: "object",
      properties: { result: { type: "array", items: { $ref: "#/$defs/Root" } } },
      required: ["result"],
      $defs: { Root: { type: "array", items: { $ref: "#/$defs/Root" } } },
    },
    told: ["narrowed all /"],
  },
  {
    name: "a choice stands under result",
    target: "gemini-openapi",
    given: {
      anyOf: [
        { type: "object", properties: { a: { type: "string" } } },
        { type: "object", properties: { b: { type: "string" } } },
      ],
    },
    schema: {
      type: "object",
      properties: {
        result: {
          anyOf: [
            { type: "object", properties: { a: { type: "string" } } },
            { type: "object", properties: { b: { type: "string" } } },
          ],
        },
      },
      required: ["result"],
    },
    told: ["narrowed all /"],
  },
  {
    name: "a combination beside an object is described",
    target: "mcp",
    given: { type: "object", properties: { a: { type: "string" } }, anyOf: [{ required: ["a"] }] },
    schema: {
      type: "object",
      properties: { a: { type: "string" } },
      description: 'anyOf: [{"required":["a"]}].',
    },
    told: ["widened anyOf /"],
  },
  {
    name: "a target of documents wraps nothing",
    target: "openapi-3.1",
    given: { type: "string" },
    schema: { type: "string" },
    told: [],
  },
];

describe("what a tool gives for a target", () => {
  test.each(rows)("$target: $name", ({ target, given, schema, told }) => {
    expect(changes(given, target, { direction: "output" })).toEqual({ schema, told });
  });
});

test("says whether what is given stands under result", () => {
  const given = (schema: object) => forTarget(schema as JsonObject, "mcp", { direction: "output" });
  expect(given({ type: "string" }).isWrapped).toBe(true);
  expect(
    given({ type: "object", properties: { result: {} }, required: ["result"] }).isWrapped,
  ).toBe(false);
  expect(forTarget({ type: "object" }, "mcp").isWrapped).toBe(false);
});
