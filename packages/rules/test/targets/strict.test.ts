import type { JsonObject, JsonValue } from "../../src/index.js";
import { forTarget, UnfitForTargetError } from "../../src/index.js";
import { changes, reasons } from "./changes.js";

const text: JsonObject = { type: "string" };
const name = { name: "Order" };

function whole(properties: Readonly<Record<string, JsonValue>>, more: JsonObject = {}): JsonObject {
  return { type: "object", properties, required: Object.keys(properties), ...more };
}

describe("an object for a strict consumer", () => {
  test("that is open is closed, which is told", () => {
    expect(changes(whole({ a: text }), "anthropic-strict")).toEqual({
      schema: { ...whole({ a: text }), additionalProperties: false },
      told: ["narrowed additionalProperties /"],
    });
  });

  test("that is closed stays", () => {
    const closed = whole({ a: text }, { additionalProperties: false });
    expect(changes(closed, "openai-strict")).toEqual({ schema: closed, told: [] });
  });

  test("says what it takes under other keys, though those are refused", () => {
    const { diagnostics } = forTarget(
      whole({ a: text }, { additionalProperties: { minimum: 1 } }),
      "openai-strict",
      name,
    );
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "Order: openai-strict closes every object, so keys that are not declared are refused here (The value under every other key: Not less than 1).",
    ]);
  });

  test("without members takes none, at the root and inside", () => {
    const none = whole({ a: whole({}, { additionalProperties: false }) });
    expect(changes({ type: "object" }, "openai-strict").schema).toEqual({
      ...whole({}),
      additionalProperties: false,
    });
    expect(changes(none, "anthropic-strict").schema).toEqual({
      ...whole({ a: whole({}, { additionalProperties: false }) }),
      additionalProperties: false,
    });
  });

  test("demands every member, with null for one that is not given", () => {
    const given = { ...whole({ a: text, b: { type: "integer", description: "How many" } }) };
    expect(changes({ ...given, required: ["a"] }, "openai-strict")).toEqual({
      schema: {
        type: "object",
        properties: {
          a: text,
          b: {
            anyOf: [{ type: "integer" }, { type: "null" }],
            description: "How many. Null if not given.",
          },
        },
        required: ["a", "b"],
        additionalProperties: false,
      },
      told: ["narrowed additionalProperties /", "narrowed required /"],
    });
    expect(forTarget({ ...given, required: ["a"] }, "openai-strict").inventedNulls).toEqual([
      "/properties/b",
    ]);
  });

  test("demands a member that takes null already, which cannot be left out any more", () => {
    const given = whole({ a: { type: ["string", "null"] } }, { additionalProperties: false });
    const result = forTarget({ ...given, required: [] }, "openai-strict", name);
    expect(result.schema["properties"]).toEqual({ a: { anyOf: [text, { type: "null" }] } });
    expect(result.inventedNulls).toEqual([]);
    expect(result.diagnostics).toMatchObject([{ code: "target_narrowed", effect: "narrowed" }]);
    expect(result.diagnostics[0]?.message).toBe(
      'Order: openai-strict demands every member, and null is a value of "a" already, so it cannot be left out.',
    );
  });
});

describe("what a strict consumer cannot be told names the member and what to do", () => {
  test("a map", () => {
    const map = { type: "object", additionalProperties: text };
    expect(reasons(whole({ labels: map }), "openai-strict", name)).toEqual([
      "map /properties/labels: Order.labels: it takes keys that are not declared, and openai-strict knows only declared ones. " +
        "Declare a class with its members, or a list of key and value, or leave it out of the tool",
    ]);
  });

  test("an object of which nothing is known", () => {
    const list = { type: "array", items: { type: "object" } };
    expect(reasons(whole({ list }), "anthropic-strict", name)).toEqual([
      "map /properties/list/items: Order.list[]: it takes keys that are not declared, and anthropic-strict knows only declared " +
        "ones. Declare a class with its members, or a list of key and value, or leave it out of the tool",
    ]);
  });

  test("what takes values of every kind", () => {
    expect(reasons(whole({ any: {}, text: { minLength: 1 } }), "openai-strict", name)).toEqual([
      "untyped /properties/any: Order.any: it takes values of every kind, and openai-strict demands one. " +
        "Declare its type, or leave it out of the tool",
      "untyped /properties/text: Order.text: it takes values of every kind, and openai-strict demands one. " +
        "Declare its type, or leave it out of the tool",
    ]);
  });

  test("a member that is demanded and not declared", () => {
    const given = { ...whole({ a: text }), required: ["a", "b"] };
    for (const target of ["openai-strict", "anthropic-strict"] as const) {
      expect(reasons(given, target, name)).toEqual([
        `untyped /properties/b: Order.b: it takes values of every kind, and ${target} demands one. ` +
          "Declare its type, or leave it out of the tool",
      ]);
    }
  });

  test("recursion, to Anthropic", () => {
    const $defs = { Node: whole({ next: { $ref: "#/$defs/Node" } }) };
    expect(
      reasons({ ...whole({ first: { $ref: "#/$defs/Node" } }), $defs }, "anthropic-strict", name),
    ).toEqual([
      "recursive /$defs/Node: Node: it leads to itself, and anthropic-strict takes no recursion. Leave the member that leads " +
        'back out of the tool, or send the tool without strictness, by the target "mcp"',
    ]);
  });

  test("a root that is no object", () => {
    const roots: readonly JsonObject[] = [
      text,
      { type: ["object", "null"] },
      { anyOf: [whole({}), text] },
      { $ref: "#/$defs/A", $defs: { A: text } },
    ];
    for (const root of roots) {
      expect(reasons(root, "mcp", name)).toEqual([
        "root /: Order: a tool's arguments are one object. Give the schema of one",
      ]);
    }
  });

  test("is an error with every reason", () => {
    const given = whole({ a: {}, b: { type: "object" } });
    let thrown: unknown;
    try {
      forTarget(given, "openai-strict", name);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(UnfitForTargetError);
    const { name: kind, target, problems, message } = thrown as UnfitForTargetError;
    expect([kind, target]).toEqual(["UnfitForTargetError", "openai-strict"]);
    expect(problems.map(({ code, path }) => `${code} ${path}`)).toEqual([
      "map /properties/b",
      "untyped /properties/a",
    ]);
    const [first] = message.split("\n");
    expect(first).toBe('The target "openai-strict" cannot take this schema:');
    for (const problem of problems)
      expect(message).toContain(`${problem.path}: ${problem.message}`);
  });

  test("is called by its title, and by the name that is given", () => {
    expect(reasons({ title: "Entry", ...text }, "mcp")).toEqual([
      "root /: Entry: a tool's arguments are one object. Give the schema of one",
    ]);
    expect(reasons(text, "mcp")).toEqual([
      "root /: The schema: a tool's arguments are one object. Give the schema of one",
    ]);
    expect(reasons({ title: "Entry", ...text }, "mcp", { name: "Mine" })).toEqual([
      "root /: Mine: a tool's arguments are one object. Give the schema of one",
    ]);
  });
});

test("a name that model APIs refuse is told and stays, for tools", () => {
  const given = whole({ "a-b": text, good_1: text, "1st": text }, { additionalProperties: false });
  const { schema, diagnostics } = forTarget(given, "mcp", name);
  expect(Object.keys(schema["properties"] as object)).toEqual(["a-b", "good_1", "1st"]);
  expect(diagnostics).toHaveLength(2);
  expect(diagnostics[0]).toEqual({
    code: "target_name_refused",
    severity: "warning",
    effect: "none",
    keyword: "properties",
    path: "",
    message:
      'Order: the name "a-b" is refused by some model APIs, which take letters, digits and underscores, at most 64 of them and ' +
      "no digit first. Give the member another name on the wire, with @Name or @Expose.",
  });
  expect(forTarget(whole({ ["x".repeat(64)]: text }), "mcp").diagnostics).toEqual([]);
  expect(forTarget(whole({ ["x".repeat(65)]: text }), "mcp").diagnostics).toHaveLength(1);
  expect(forTarget(given, "openapi-3.1").diagnostics).toEqual([]);
});
