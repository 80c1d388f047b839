import type { JsonObject, JsonValue } from "../../src/index.js";
import {
  ANTHROPIC_LIMITS,
  assertAnthropicStrict,
  countAnthropicStrict,
  forTarget,
  UnfitForTargetError,
} from "../../src/index.js";
import { reasons } from "./changes.js";

const text: JsonObject = { type: "string" };

function closed(
  properties: Readonly<Record<string, JsonValue>>,
  required = Object.keys(properties),
): JsonObject {
  return { type: "object", properties, required, additionalProperties: false };
}

/** So many members, `m0`, `m1`, … */
function members(count: number, of: JsonValue = text, name = "m"): Record<string, JsonValue> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${name}${String(index)}`, of]),
  );
}

function objects(levels: number): JsonObject {
  let schema: JsonObject = closed({ leaf: text });
  for (let level = 1; level < levels; level += 1) schema = closed({ inner: schema });
  return schema;
}

describe("the limits of OpenAI", () => {
  test("5,000 properties, wherever they stand", () => {
    const half = members(2_499);
    const most = closed({ first: closed(half), second: closed(half) });
    expect(reasons(most, "openai-strict")).toEqual([]);
    const one = closed({ first: closed(half), second: closed({ ...half, last: text }) });
    expect(reasons(one, "openai-strict", { name: "Big" })).toEqual([
      "limit /: Big: it has 5,001 properties, and openai-strict takes 5,000. Cut down Big.second (2,500), Big.first (2,499)",
    ]);
  });

  test("10 objects inside one another", () => {
    expect(reasons(objects(10), "openai-strict")).toEqual([]);
    const path = "/properties/inner".repeat(10);
    const label = `Deep${".inner".repeat(10)}`;
    expect(reasons(objects(11), "openai-strict", { name: "Deep" })).toEqual([
      `limit ${path}: ${label}: it stands 11 objects deep, and openai-strict takes 10. Leave it out, or flatten what it is in`,
    ]);
  });

  test("10 objects inside one another, by references as well", () => {
    const definitions = (count: number): JsonObject => ({
      ...closed({ inner: { $ref: "#/$defs/D1" } }),
      $defs: Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `D${String(index + 1)}`,
          index + 1 === count
            ? closed({ leaf: text })
            : closed({ inner: { $ref: `#/$defs/D${String(index + 2)}` } }),
        ]),
      ),
    });
    expect(reasons(definitions(9), "openai-strict")).toEqual([]);
    expect(reasons(definitions(10), "openai-strict")).toEqual([
      expect.stringMatching(/^limit .*: it stands 11 objects deep, and openai-strict takes 10\./u),
    ]);
  });

  test("recursion has no depth of its own", () => {
    const node = closed({ next: { anyOf: [{ $ref: "#/$defs/Node" }, { type: "null" }] } });
    const schema = { ...closed({ first: { $ref: "#/$defs/Node" } }), $defs: { Node: node } };
    expect(reasons(schema, "openai-strict")).toEqual([]);
  });

  test("120,000 characters of names and choices", () => {
    const name = "n".repeat(60_000);
    expect(reasons(closed({ [name]: { enum: ["e".repeat(60_000)] } }), "openai-strict")).toEqual(
      [],
    );
    const [only, ...others] = reasons(
      closed({ a: { enum: ["e".repeat(60_000)] }, b: { enum: ["e".repeat(59_999)] } }),
      "openai-strict",
      { name: "Long" },
    );
    expect([only, others]).toEqual([
      "limit /: Long: it has 120,001 characters of names and choices, and openai-strict takes 120,000. Cut down Long.a (60,000), Long.b (59,999)",
      [],
    ]);
  });

  test("1,000 choices of all enums together", () => {
    const choices = (count: number): JsonObject => ({
      type: "integer",
      enum: Array.from({ length: count }, (_, index) => index),
    });
    const most = closed({ a: choices(400), b: choices(600) });
    expect(reasons(most, "openai-strict")).toEqual([]);
    expect(
      reasons(closed({ a: choices(400), b: choices(601) }), "openai-strict", { name: "Many" }),
    ).toEqual([
      "limit /: Many: it has 1,001 choices of enums, and openai-strict takes 1,000. Cut down Many.b (601), Many.a (400)",
    ]);
  });

  test("15,000 characters of one enum with more than 250 texts", () => {
    const choices = (count: number, last: number): JsonObject => ({
      enum: Array.from({ length: count }, (_, index) =>
        String(index).padEnd(index === 0 ? last : 50, "x"),
      ),
    });
    // 250 texts may be of any length, and 251 have 15,000 characters.
    expect(reasons(closed({ a: choices(250, 9_000) }), "openai-strict")).toEqual([]);
    expect(reasons(closed({ a: choices(251, 2_500) }), "openai-strict")).toEqual([]);
    expect(reasons(closed({ a: choices(251, 2_501) }), "openai-strict", { name: "C" })).toEqual([
      "limit /properties/a: C.a: its 251 choices have 15,001 characters, and openai-strict takes 15,000 where there are more than 250. Offer fewer or shorter ones, or a text",
    ]);
  });
});

describe("the limits of Anthropic", () => {
  const optional = (count: number): JsonObject => closed(members(count), []);
  const choice = { anyOf: [text, { type: "null" }] };

  test("24 optional and 16 union-typed parameters", () => {
    expect(ANTHROPIC_LIMITS).toEqual({ optional: 24, unionTyped: 16 });
  });

  test("of one tool, when it is written", () => {
    expect(reasons(optional(24), "anthropic-strict")).toEqual([]);
    expect(reasons(optional(25), "anthropic-strict", { name: "Wide" })).toEqual([
      "limit /: Wide: 25 optional parameters, and a request takes 24 over all its strict tools. Demand them, or leave them out: Wide has 25 (m0, m1, m2, m3, m4, …)",
    ]);
    expect(reasons(closed(members(16, choice)), "anthropic-strict")).toEqual([]);
    expect(reasons(closed(members(17, choice)), "anthropic-strict", { name: "Any" })).toEqual([
      "limit /: Any: 17 union-typed parameters, and a request takes 16 over all its strict tools. Take one type each, or leave them out: Any has 17 (m0, m1, m2, m3, m4, …)",
    ]);
  });

  test("counts parameters wherever they stand, by their paths", () => {
    const list = { type: "array", items: closed({ note: text, kind: choice }, ["kind"]) };
    const inputSchema = forTarget(
      closed({ list, rest: text }, ["list"]),
      "anthropic-strict",
    ).schema;
    expect(countAnthropicStrict([{ name: "add", inputSchema }])).toEqual({
      optional: 2,
      unionTyped: 1,
      tools: [{ name: "add", optional: ["rest", "list[].note"], unionTyped: ["list[].kind"] }],
      problems: [],
    });
  });

  test("of all tools of a request together", () => {
    const tools = [
      { name: "few", inputSchema: optional(10) },
      { name: "most", inputSchema: optional(14) },
      { name: "none", inputSchema: closed({}) },
    ];
    expect(countAnthropicStrict(tools)).toMatchObject({
      optional: 24,
      unionTyped: 0,
      problems: [],
    });
    expect(() => {
      assertAnthropicStrict(tools);
    }).not.toThrow();
    const more = [...tools, { name: "one", inputSchema: optional(1) }];
    const message =
      "The tools: 25 optional parameters, and a request takes 24 over all its strict tools. Demand them, or leave them " +
      "out: most has 14 (m0, m1, m2, m3, m4, …); few has 10 (m0, m1, m2, m3, m4, …); one has 1 (m0).";
    expect(countAnthropicStrict(more).problems).toEqual([{ code: "limit", message, path: "" }]);
    expect(() => {
      assertAnthropicStrict(more);
    }).toThrow(new UnfitForTargetError("anthropic-strict", [{ code: "limit", message, path: "" }]));
  });

  test("of union-typed ones together", () => {
    const half = { name: "half", inputSchema: closed(members(8, choice)) };
    expect(countAnthropicStrict([half, half])).toMatchObject({ unionTyped: 16, problems: [] });
    const third = { name: "third", inputSchema: closed({ only: { type: ["string", "null"] } }) };
    const { unionTyped, problems } = countAnthropicStrict([half, half, third]);
    expect(unionTyped).toBe(17);
    expect(problems.map(({ message }) => message)).toEqual([
      "The tools: 17 union-typed parameters, and a request takes 16 over all its strict tools. Take one type each, or leave " +
        "them out: half has 8 (m0, m1, m2, m3, m4, …); half has 8 (m0, m1, m2, m3, m4, …); third has 1 (only).",
    ]);
  });

  test("both are told", () => {
    const inputSchema = closed(members(25, choice), []);
    const { problems } = countAnthropicStrict([{ name: "both", inputSchema }]);
    expect(problems).toHaveLength(2);
  });
});
