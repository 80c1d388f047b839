import * as fc from "fast-check";
import type { JsonObject, JsonValue, TargetedSchema } from "../../src/index.js";
import { forTarget, removeInventedNulls } from "../../src/index.js";
import { equalJson } from "../../src/json/equal-json.js";
import { isJsonObject, ownValue, setOwn } from "../../src/json/json.js";
import { isOfKind, targetOf } from "../../src/targets/strict-schema.js";
import { freezeDeeply, objectsWithin } from "../properties/json-trees.js";
import { hostSchemas } from "./hosts-schemas.js";
import { verdicts } from "./judges.js";
import { targeted } from "./outcomes.js";
import { valuesOf } from "./values-of.js";
import { strictCases } from "./written-cases.js";

jest.setTimeout(240_000);

const numRuns = 400 * Number(process.env["TARGET_RUNS"] ?? 1);

const hosts = hostSchemas({ isTyped: true, isPlain: true }).chain((given) =>
  valuesOf(given.whole, 8).map((values) => ({ ...given, values })),
);
/** To ajv, no object declares a member named __proto__. */
function withoutProto<T>(given: T): T {
  return JSON.parse(JSON.stringify(given).replaceAll("__proto__", "proto")) as T;
}

const sources = [
  ["a schema of a host", hosts.map(withoutProto)],
  ["a written schema", strictCases.map(withoutProto)],
] as const;

/**
 * Arguments with null for each member that is not given, as a model writes them; `undefined` where a choice between several
 * of one kind does not say which is meant.
 */
function filled(value: JsonValue, start: JsonObject, root: JsonObject): JsonValue | undefined {
  const { $defs = {} } = root;
  const schema = targetOf(start, isJsonObject($defs) ? $defs : {});
  const { anyOf, properties, items } = schema;
  if (Array.isArray(anyOf)) {
    const branches = (anyOf as readonly JsonObject[])
      .map((branch) => targetOf(branch, isJsonObject($defs) ? $defs : {}))
      .filter((branch) => isOfKind(value, branch));
    const [only, ...others] = branches;
    return only === undefined || others.length > 0 ? undefined : filled(value, only, root);
  }
  if (Array.isArray(value)) {
    const inner = (value as readonly JsonValue[]).map((item) =>
      filled(item, isJsonObject(items) ? items : {}, root),
    );
    return inner.every((item) => item !== undefined) ? inner : undefined;
  }
  if (!isJsonObject(value)) return value;
  const whole: Record<string, JsonValue> = {};
  for (const [name, member] of Object.entries(isJsonObject(properties) ? properties : {})) {
    const given = ownValue(value, name);
    const held = given === undefined ? null : filled(given, member as JsonObject, root);
    if (held === undefined) return undefined;
    setOwn(whole, name, held);
  }
  return whole;
}

/** Nothing but nulls that were invented keeps arguments out. */
function narrowsByNullsAlone({ diagnostics }: TargetedSchema): boolean {
  return diagnostics.every(
    ({ effect, code }) => effect !== "narrowed" || code === "target_null_invented",
  );
}

describe.each(sources)("%s for openai-strict", (_, cases) => {
  test("takes nothing but what it took, once the nulls are taken out, unless that is told", () => {
    let taken = 0;
    let removed = 0;
    const property = fc.property(cases, ({ schema, whole: given, values }) => {
      const result = targeted(schema, "openai-strict");
      if (result === undefined) return;
      if (result.diagnostics.some(({ effect }) => effect === "widened")) return;
      const written = values.map((value) => filled(value, result.schema, result.schema) ?? value);
      const actual = verdicts(result.schema, written);
      const meant = written.map((value) => removeInventedNulls(value, result));
      const expected = verdicts(given, meant);
      if (actual === undefined || expected === undefined) return;
      written.forEach((value, index) => {
        if (actual[index] !== true) return;
        expect([value, meant[index], expected[index]]).toEqual([value, meant[index], true]);
        taken += 1;
        if (!equalJson(value, meant[index])) removed += 1;
      });
    });
    fc.assert(property, { numRuns });
    expect([taken > 100, removed > 25]).toEqual([true, true]);
  });

  test("takes what it took, with null for what is not given, and gives that back", () => {
    let compared = 0;
    const property = fc.property(cases, ({ schema, whole: given, values }) => {
      const result = targeted(schema, "openai-strict");
      if (result === undefined || !narrowsByNullsAlone(result)) return;
      const expected = verdicts(given, values);
      expected?.forEach((isTaken, index) => {
        const value = values[index]!;
        const whole = isTaken ? filled(value, result.schema, result.schema) : undefined;
        if (whole === undefined) return;
        expect([whole, verdicts(result.schema, [whole])]).toEqual([whole, [true]]);
        expect(removeInventedNulls(whole, result)).toEqual(value);
        compared += 1;
      });
    });
    fc.assert(property, { numRuns });
    expect(compared).toBeGreaterThan(50);
  });
});

describe("the nulls of a schema for OpenAI", () => {
  const text = { type: "string" };
  const closed = (
    properties: Readonly<Record<string, JsonValue>>,
    required: readonly string[],
  ): JsonObject => ({ type: "object", properties, required, additionalProperties: false });
  const nullable = { type: ["string", "null"] };
  const taken = (schema: JsonObject, args: JsonValue): JsonValue =>
    removeInventedNulls(args, forTarget(schema, "openai-strict"));

  test("stand for members that are not given, at every depth", () => {
    const inner = closed({ c: text, d: text }, ["d"]);
    const schema = closed({ a: text, b: inner, list: { type: "array", items: inner } }, []);
    expect(forTarget(schema, "openai-strict").inventedNulls).toEqual([
      "/properties/a",
      "/properties/b",
      "/properties/b/anyOf/0/properties/c",
      "/properties/list",
      "/properties/list/anyOf/0/items/properties/c",
    ]);
    const args = {
      a: null,
      b: { c: null, d: "d" },
      list: [
        { c: null, d: "d" },
        { c: "c", d: "d" },
      ],
    };
    expect(taken(schema, args)).toEqual({ b: { d: "d" }, list: [{ d: "d" }, { c: "c", d: "d" }] });
    expect(taken(schema, { a: null, b: null, list: null })).toEqual({});
  });

  test("are told from those that were declared", () => {
    const schema = closed({ a: nullable, b: text, c: { type: "array", items: nullable } }, ["a"]);
    expect(taken(schema, { a: null, b: null, c: [null, "x"] })).toEqual({
      a: null,
      c: [null, "x"],
    });
  });

  test("are followed through recursion", () => {
    const schema = {
      ...closed({ root: { $ref: "#/$defs/Node" } }, ["root"]),
      $defs: { Node: closed({ name: text, next: { $ref: "#/$defs/Node" } }, ["name"]) },
    };
    const args = { root: { name: "a", next: { name: "b", next: null } } };
    expect(taken(schema, args)).toEqual({ root: { name: "a", next: { name: "b" } } });
  });

  test("go by the branch that takes the value", () => {
    const branch = (kind: string, required: readonly string[]): JsonObject =>
      closed({ kind: { const: kind }, note: nullable, more: text }, ["kind", ...required]);
    const choice = { anyOf: [branch("x", ["note"]), branch("y", ["note", "more"])] };
    const schema = closed({ choice }, ["choice"]);
    const args = (kind: string, more: JsonValue): JsonValue => ({
      choice: { kind, note: null, more },
    });
    expect(taken(schema, args("x", null))).toEqual({ choice: { kind: "x", note: null } });
    expect(taken(schema, args("y", "m"))).toEqual(args("y", "m"));
    // No branch takes it, so the host is to say what is wrong.
    expect(taken(schema, args("z", null))).toEqual(args("z", null));
  });

  test("are taken out of a copy, and what the schema refuses is left as it is", () => {
    const schema = closed({ a: text, b: closed({ c: text }, []) }, ["a"]);
    const args = freezeDeeply({ a: null, b: "no object", further: [null, { c: null }] });
    const meant = taken(schema, args);
    expect(meant).toEqual({ a: null, b: "no object", further: [null, { c: null }] });
    const owned = new Set(objectsWithin(args));
    expect(objectsWithin(meant).some((object) => owned.has(object))).toBe(false);
    for (const value of [null, "text", 7, [null]]) expect(taken(schema, value)).toEqual(value);
  });

  test("keep the order of the other members, and one named __proto__", () => {
    const properties = JSON.parse(
      '{"b":{"type":"string"},"__proto__":{"type":"string"},"a":{"type":"string"}}',
    ) as JsonObject;
    const args = JSON.parse('{"b":"b","__proto__":null,"a":"a"}') as JsonObject;
    expect(JSON.stringify(taken(closed(properties, []), args))).toBe('{"b":"b","a":"a"}');
    const kept = JSON.parse('{"b":null,"__proto__":"p","a":"a"}') as JsonObject;
    expect(JSON.stringify(taken(closed(properties, []), kept))).toBe('{"__proto__":"p","a":"a"}');
  });

  test("are none for other targets", () => {
    for (const target of ["mcp", "anthropic-strict", "gemini", "openapi-3.0"] as const) {
      expect(forTarget(closed({ a: text }, []), target).inventedNulls).toEqual([]);
    }
  });
});
