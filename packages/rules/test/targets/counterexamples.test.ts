import type { JsonObject, JsonValue } from "../../src/index.js";
import { forTarget } from "../../src/index.js";
import { changes } from "./changes.js";
import { verdicts, verdictsFor } from "./judges.js";

// Each of these was a fault that a property found, or would have found with other luck.

const text: JsonObject = { type: "string" };
const integer: JsonObject = { type: "integer" };

function object(
  properties: Readonly<Record<string, JsonValue>>,
  more: JsonObject = {},
): JsonObject {
  return { type: "object", properties, ...more };
}

describe("a definition of which a part takes more", () => {
  const list = { type: "array", prefixItems: [text, { $ref: "#/$defs/List" }] };

  test("is no longer excluded where it is referred to", () => {
    const given = object({ a: { not: { $ref: "#/$defs/List" } } }, { $defs: { List: list } });
    const { schema, told } = changes(given, "mcp");
    expect(schema).toEqual(object({ a: {} }));
    expect(told).toEqual(["widened prefixItems /"]);
    // A list of integers is none of these, and is one of the choices.
    const values = [{ a: [1, 1] }];
    expect([verdicts(given, values), verdictsFor("mcp", schema, values)]).toEqual([[true], [true]]);
  });

  test("is no condition where it is referred to", () => {
    const condition = { if: { $ref: "#/$defs/List" }, then: { maxItems: 1 } };
    const given = object({ a: condition }, { $defs: { List: list } });
    expect(changes(given, "mcp").schema).toEqual(object({ a: {} }));
  });

  test("is one of several choices where it is referred to, by way of another", () => {
    const $defs = { A: { $ref: "#/$defs/B" }, B: { items: { $ref: "#/$defs/Gone" } } };
    const given = object({ a: { oneOf: [{ $ref: "#/$defs/A" }, text] } }, { $defs });
    const { schema, told } = changes(given, "draft-07");
    expect(schema["properties"]).toEqual({
      a: { anyOf: [{ $ref: "#/definitions/A" }, text] },
    });
    expect(told).toEqual(["widened $ref /definitions/B/items"]);
  });

  test("is excluded still where nothing of it takes more", () => {
    const $defs = { Node: object({ next: { $ref: "#/$defs/Node" } }) };
    const given = object({ a: { not: { $ref: "#/$defs/Node" } } }, { $defs });
    expect(changes(given, "mcp")).toEqual({ schema: given, told: [] });
  });
});

describe("what is removed takes its references along", () => {
  const node = object({ next: { $ref: "#/$defs/Node" } });

  test("and a definition that nothing else leads to", () => {
    const given = object(
      {},
      { unevaluatedProperties: { $ref: "#/$defs/Node" }, $defs: { Node: node } },
    );
    for (const target of ["mcp", "gemini", "openai-strict", "draft-07"] as const) {
      const { schema } = forTarget(given, target);
      expect(Object.keys(schema)).not.toContain("$defs");
      expect(Object.keys(schema)).not.toContain("definitions");
    }
  });

  test("and what no longer leads to itself is written where it is used, and told of there", () => {
    const $defs = { A: object({ n: text }, { unevaluatedProperties: { $ref: "#/$defs/A" } }) };
    const { schema, told } = changes(object({ a: { $ref: "#/$defs/A" } }, { $defs }), "mcp");
    expect(schema["$defs"]).toBeUndefined();
    expect(schema["properties"]).toMatchObject({ a: { properties: { n: text } } });
    expect(told).toEqual(["widened unevaluatedProperties /properties/a"]);
  });

  test("and further keys of an object that is closed", () => {
    const given = object({ a: object({}) }, { additionalProperties: { $ref: "#" } });
    const { schema } = forTarget(given, "openai-strict");
    expect(schema["$defs"]).toBeUndefined();
    expect(forTarget(schema, "openai-strict").schema).toEqual(schema);
  });
});

test("a cut in what is excluded is told of where it was", () => {
  const $defs = { Node: object({ next: { $ref: "#/$defs/Node" } }) };
  const given = object({ a: { not: { $ref: "#/$defs/Node" } } }, { $defs });
  expect(changes(given, "openapi-3.1")).toEqual({
    schema: object({ a: { description: "What is nested further is not described." } }),
    told: ["widened $ref /properties/a"],
  });
});

test("a reference whose name is that of a definition elsewhere leads nowhere", () => {
  const inner = { $id: "https://x.example/inner", $ref: "#/$defs/A" };
  const { schema } = changes(object({ a: inner }, { $defs: { A: text } }), "draft-07");
  expect(schema).toEqual(object({ a: { description: '$ref: "#/$defs/A".' } }));
});

test("a root beside a reference keeps what both say", () => {
  const given = {
    ...object({ b: integer }),
    $ref: "#/$defs/A",
    $defs: { A: object({ a: text, again: { $ref: "#/$defs/A" } }, { required: ["a"] }) },
  };
  const { schema, told } = changes(given, "gemini");
  expect(told).toEqual([]);
  expect(schema["required"]).toEqual(["a"]);
  const values = [{ a: "x" }, { a: "x", b: 1 }, { a: "x", b: "x" }, { b: 1 }];
  expect(verdictsFor("gemini", schema, values)).toEqual(verdicts(given, values));
});

test("a root beside a reference to a closed object tells what has no room", () => {
  const $defs = { A: object({ a: text }, { additionalProperties: false }) };
  const given = { ...object({ b: integer }), $ref: "#/$defs/A", $defs };
  for (const target of ["mcp", "gemini"] as const) {
    const { schema, told } = changes(given, target);
    expect(told).toEqual(["widened allOf /"]);
    // The members of either are not refused for the other's sake.
    expect(verdictsFor(target, schema, [{ a: "x" }])).toEqual(verdicts(given, [{ a: "x" }]));
  }
});

test("members and definitions named __proto__ stay", () => {
  const given = JSON.parse(
    '{"type":"object","properties":{"__proto__":{"$ref":"#/$defs/__proto__"},"constructor":{"$ref":"#/$defs/constructor"}},' +
      '"$defs":{"__proto__":{"type":"object","properties":{"n":{"$ref":"#/$defs/__proto__"}}},"constructor":{"const":1}}}',
  ) as JsonObject;
  const { schema } = forTarget(given, "mcp");
  expect(JSON.stringify(schema)).toBe(
    '{"type":"object","properties":{"__proto__":{"$ref":"#/$defs/__proto__"},"constructor":{"type":"integer","enum":[1]}},' +
      '"$defs":{"__proto__":{"type":"object","properties":{"n":{"$ref":"#/$defs/__proto__"}}}}}',
  );
  const strict = JSON.stringify(forTarget(given, "openai-strict"));
  expect(strict).toContain('"required":["__proto__","constructor"]');
  expect(strict).toContain('"inventedNulls":["/$defs/__proto__/properties/n"');
});

test("a definition named as a key of Object.prototype is not there unless it is", () => {
  const given = object({ a: { $ref: "#/$defs/toString" } }, { $defs: { A: text } });
  for (const target of ["mcp", "draft-07", "openai-strict", "openapi-3.1"] as const) {
    const told = (): readonly string[] => changes(given, target).told;
    if (target === "openai-strict") expect(told).toThrow(/^The target "openai-strict" cannot/u);
    else expect(told()).toEqual(["widened $ref /properties/a"]);
  }
});

test("null alone says nothing of what it is not", () => {
  const given = object({ a: { type: "null", maxLength: 2, minProperties: 1, title: "T" } });
  const { schema, told } = changes(given, "openapi-3.0");
  expect([schema, told]).toEqual([
    object({ a: { type: "object", enum: [null], title: "T", nullable: true } }),
    [],
  ]);
  expect(forTarget(schema, "openapi-3.0").schema).toEqual(schema);
});
