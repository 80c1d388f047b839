import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

import { FixtureAccessError, runFixtures } from "../../src/conformance";
import type { FixtureProblem } from "../../src/conformance";
import { chain, fixture, shared, unreadable } from "./sample-fixtures";
import { folderOf } from "./temporary-folder";

/** The problems of one fixture, each as pointer and message. */
function problemsOf(content: unknown): readonly (readonly [string, string])[] {
  return runOne(content).map(({ pointer, message }) => [pointer, message]);
}

function runOne(content: unknown): readonly FixtureProblem[] {
  const { passed, failed, results } = runFixtures(folderOf({ "one.json": content }));
  const ok = results[0]?.problems.length === 0;
  expect({ passed, failed, ok: results[0]?.ok }).toEqual({
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
    ok,
  });
  return results[0]?.problems ?? [];
}

describe("a report", () => {
  test("counts and lists every fixture by the ordinal order of its path", () => {
    const folder = folderOf({
      "b.json": fixture(),
      "a/z.json": fixture({ description: "An integer", expected: { schema: { type: "integer" } } }),
      "a/B.json": "{",
      "B.json": fixture(),
      "notes.md": "No fixture.",
    });
    const known = { kind: "schema-simplification", description: "A string", ok: true };
    expect(runFixtures(folder)).toEqual({
      passed: 2,
      failed: 2,
      results: [
        { file: "B.json", ...known, problems: [] },
        { file: "a/B.json", ok: false, problems: [expect.anything()] },
        {
          file: "a/z.json",
          ...known,
          description: "An integer",
          ok: false,
          problems: [expect.anything()],
        },
        { file: "b.json", ...known, problems: [] },
      ],
    });
  });

  test("of a folder without a fixture is empty", () => {
    expect(runFixtures(folderOf({ "notes.md": "" }))).toEqual({
      passed: 0,
      failed: 0,
      results: [],
    });
  });

  test.each([
    ["no-such-folder", /^There is no folder .*no-such-folder\.$/],
    ["notes.md", /^.*notes\.md is no folder\.$/],
  ])("is refused for %s", (name, message) => {
    const folder = join(folderOf({ "notes.md": "" }), name);
    expect(() => runFixtures(folder)).toThrow(FixtureAccessError);
    expect(() => runFixtures(folder)).toThrow(message);
  });

  test("names the whole path of a relative folder that is not there", () => {
    expect(() => runFixtures("no-such-folder")).toThrow(
      `There is no folder no-such-folder (${join(process.cwd(), "no-such-folder")}).`,
    );
  });
});

describe("the schema", () => {
  test("is shown beside what was expected, at the first difference", () => {
    const expected = { schema: { type: "string", enum: ["a", "b"] } };
    expect(runOne(fixture({ expected }))).toEqual([
      {
        pointer: "/expected/schema/enum",
        message: 'expected the key "enum", found none',
        expected: '{\n  "type": "string",\n  "enum": ["a", "b"]\n}',
        actual: '{\n  "type": "string"\n}',
      },
    ]);
  });

  const root = "/expected/schema";
  test.each([
    ["another value", { type: "integer" }, `${root}/type`, 'expected "integer", found "string"'],
    [
      "another kind of value",
      { type: ["string"] },
      `${root}/type`,
      'expected an array, found "string"',
    ],
    ["one key more", {}, root, 'expected no key "type", found one'],
  ])("differs by %s", (_, schema, pointer, message) => {
    expect(problemsOf(fixture({ expected: { schema } }))).toEqual([[pointer, message]]);
  });

  test("differs by the order of keys", () => {
    const { $defs, ...rest } = shared.expected.schema;
    const turned = { $defs: { Beta: $defs.Beta, Alpha: $defs.Alpha } };
    expect(
      problemsOf(fixture({ ...shared, expected: { schema: { ...rest, ...turned } } })),
    ).toEqual([
      [`${root}/$defs`, 'expected the keys in the order "Beta", "Alpha", found "Alpha", "Beta"'],
    ]);
  });

  test("differs by the length of a list", () => {
    const schema = { ...shared.expected.schema, prefixItems: [] };
    expect(problemsOf(fixture({ ...shared, expected: { schema } }))).toEqual([
      [`${root}/prefixItems`, "expected 0 items, found 4"],
    ]);
  });

  test("is compared with a key that plain objects lose", () => {
    const schema = { type: "object", properties: JSON.parse('{"__proto__":{}}') as object };
    const input = { shape: { root: { kind: "verbatim", schema }, types: {} } };
    expect(problemsOf(fixture({ input, expected: { schema } }))).toEqual([]);
    const without = { schema: { type: "object", properties: {} } };
    expect(problemsOf(fixture({ input, expected: without }))).toEqual([
      [`${root}/properties`, 'expected no key "__proto__", found one'],
    ]);
  });

  test("of 10,000 nested types is compared", () => {
    const input = { shape: chain(10_000) };
    expect(problemsOf(fixture({ input, expected: { schema: {} } }))).toEqual([
      [root, 'expected no key "type", found one'],
    ]);
  });

  test("that is too deep to be written is a failure", () => {
    const deep = `${'{"not":'.repeat(50_000)}{}${"}".repeat(50_000)}`;
    const text = JSON.stringify(
      fixture({
        input: { shape: { root: { kind: "verbatim", schema: "deep" }, types: {} } },
        expected: { schema: "deep" },
      }),
    ).replaceAll('"deep"', deep);
    expect(problemsOf(text)).toEqual([
      [root, "this cannot be compared as JSON text: Maximum call stack size exceeded"],
    ]);
  });
});

describe("diagnostics", () => {
  test("are compared with their repetitions", () => {
    expect(problemsOf(fixture(unreadable))).toEqual([]);
  });

  test("that are not reported are told", () => {
    const diagnostics = ["unreadable_shape", "other", "unreadable_shape", "unreadable_shape"];
    expect(
      runOne(fixture({ ...unreadable, expected: { ...unreadable.expected, diagnostics } })),
    ).toEqual([
      {
        pointer: "/expected/diagnostics",
        message:
          "expected the diagnostic other, found none\n" +
          "expected the diagnostic unreadable_shape, found none",
        expected: '["other", "unreadable_shape", "unreadable_shape", "unreadable_shape"]',
        actual: '["unreadable_shape", "unreadable_shape"]',
      },
    ]);
  });

  test("that are not expected are told with their place, when none is listed too", () => {
    const { schema } = unreadable.expected;
    expect(
      problemsOf(fixture({ ...unreadable, expected: { schema, diagnostics: undefined } })),
    ).toEqual([
      [
        "/expected",
        expect.stringMatching(
          /^expected no diagnostic unreadable_shape, found one at \/root\/elements\/0: .+\n.+\/1: .+$/,
        ),
      ],
    ]);
  });
});

describe("the order of definitions", () => {
  test.each([
    [["Alpha", "Beta"], []],
    [["Beta", "Alpha"], [["/expected/defsOrder/0", 'expected "Beta", found "Alpha"']]],
    [[], [["/expected/defsOrder", "expected 0 items, found 2"]]],
  ])("%j", (defsOrder, problems) => {
    const expected = { ...shared.expected, defsOrder };
    expect(problemsOf(fixture({ ...shared, expected }))).toEqual(problems);
  });

  test("is empty where there is none", () => {
    expect(problemsOf(fixture({ expected: { defsOrder: [] } }))).toEqual([]);
  });
});

describe("options", () => {
  test("are passed on", () => {
    const input = { shape: chain(2), options: { maxDepth: 0 } };
    const expected = {
      schema: { type: "object", additionalProperties: true },
      diagnostics: ["schema_depth_truncated"],
    };
    expect(problemsOf(fixture({ input, expected }))).toEqual([]);
  });

  test.each([
    [
      "an unknown name",
      { maxDeep: 1 },
      /^expected a result, found the error TypeError: .*"maxDeep"/,
    ],
    [
      "an unknown value",
      { dialect: "none" },
      /^expected a result, found the error TypeError: .*"none"/,
    ],
  ])("with %s fail with the writer's message", (_, options, message) => {
    expect(problemsOf(fixture({ input: { options } }))).toEqual([
      ["/input", expect.stringMatching(message)],
    ]);
  });

  test("that escalate a diagnostic fail with its message", () => {
    const options = { diagnostics: { escalate: ["unreadable_shape"] } };
    const input = { ...unreadable.input, options };
    expect(problemsOf(fixture({ ...unreadable, input }))).toEqual([
      ["/input", expect.stringMatching(/EscalatedDiagnosticsError: [^]*unreadable_shape/)],
    ]);
  });
});

describe("on disk", () => {
  test("a folder named like a fixture is looked into", () => {
    const { passed, results } = runFixtures(folderOf({ "x.json/y.json": fixture() }));
    expect([passed, results[0]?.file]).toEqual([1, "x.json/y.json"]);
  });

  test("links are followed, each folder once", () => {
    const folder = folderOf({ "in/real/a.json": fixture(), "out/b.json": fixture() });
    const root = join(folder, "in");
    symlinkSync("real", join(root, "again"));
    symlinkSync("..", join(root, "real", "up"));
    symlinkSync("../..", join(root, "real", "above"));
    symlinkSync("ring", join(root, "ring"));
    symlinkSync("../out", join(root, "further"));
    symlinkSync("real/a.json", join(root, "linked.json"));
    const { passed, results } = runFixtures(root);
    expect(passed).toBe(3);
    expect(results.map(({ file }) => file)).toEqual([
      "further/b.json",
      "linked.json",
      "real/a.json",
    ]);
  });

  test.each(["nowhere.json", "ring.json"])("a link %s that leads nowhere is a failure", (name) => {
    const folder = folderOf({});
    symlinkSync(name === "ring.json" ? name : "missing", join(folder, name));
    const { results } = runFixtures(folder);
    expect(results.map(({ file, ok }) => [file, ok])).toEqual([[name, false]]);
    expect(results[0]?.problems[0]?.message).toMatch(/^the file cannot be read .*E(NOENT|LOOP)/);
  });

  test("a folder may lie behind a link", () => {
    const folder = folderOf({ "real/a.json": fixture() });
    symlinkSync("real", join(folder, "link"));
    expect(runFixtures(join(folder, "link"))).toMatchObject({ passed: 1, failed: 0 });
  });

  test("an empty folder below says nothing", () => {
    const folder = folderOf({ "a.json": fixture() });
    mkdirSync(join(folder, "empty"));
    expect(runFixtures(folder)).toMatchObject({ passed: 1, failed: 0 });
  });
});
