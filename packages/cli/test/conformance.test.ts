import { readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { run, runInColours } from "./run-main";
import { folderOf } from "./temporary-folder";

/** A fixture of a schema whose title says "found". */
function fixture(title = "found", description = "A titled text"): object {
  const root = { kind: "verbatim", schema: { type: "string", title: "found" } };
  return {
    kind: "schema-simplification",
    description,
    input: { shape: { root, types: {} } },
    expected: { schema: { type: "string", title } },
  };
}

test("passes a folder whose fixtures pass, named relative to the working directory too", async () => {
  const folder = folderOf({ "a.json": fixture(), "below/b.json": fixture() });
  const passed = { exitCode: 0, out: "2 passed, 0 failed\n", err: "" };
  expect(await run("conformance", folder)).toEqual(passed);
  expect(await run("conformance", relative(process.cwd(), folder))).toEqual(passed);
});

test("shows each failure with a diff, and the counts last", async () => {
  const folder = folderOf({ "a.json": fixture("wanted"), "b.json": fixture() });
  expect(await run("conformance", folder)).toEqual({
    exitCode: 1,
    err: "",
    out: `FAIL a.json
  A titled text
  /expected/schema/title: expected "wanted", found "found"
    - expected
    + found
     {
       "type": "string",
    -  "title": "wanted"
    +  "title": "found"
     }

1 passed, 1 failed
`,
  });
});

test("shows the failure in colours on a terminal", async () => {
  const { out } = await runInColours("conformance", folderOf({ "a.json": fixture("wanted") }));
  expect(out).toContain('\u001b[31m-  "title": "wanted"\u001b[39m');
  expect(out).toContain('\u001b[32m+  "title": "found"\u001b[39m');
  expect(out).toMatch(/\n0 passed, 1 failed\n$/);
});

test("leaves out most of a long diff and of many problems", async () => {
  const values = Object.fromEntries(
    Array.from({ length: 3000 }, (_, index) => [`k${index}`, index]),
  );
  const unlike = { ...fixture(), expected: { schema: values } };
  const { description, ...rest } = fixture() as { readonly description: string };
  const unknown = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`x${index}`, 1]));
  const folder = folderOf({
    "diff.json": unlike,
    "many.json": { ...rest, ...unknown, description },
  });
  const { out } = await run("conformance", folder);
  expect(out).toContain("\n    … 2802 more lines\n");
  expect(out).toContain("\n  … 20 more problems\n");
  expect(out.split("\n").length).toBeLessThan(230);
});

test("tells what is malformed by file and pointer, and goes on", async () => {
  const folder = folderOf({
    "broken.json": "{\n}}",
    "field.json": { ...fixture(), extra: 1 },
    "kind.json": { ...fixture(), kind: "metadata" },
    "ok.json": fixture(),
  });
  expect(await run("conformance", folder)).toEqual({
    exitCode: 1,
    err: "",
    out: `FAIL broken.json
  this is no JSON at line 2, column 2: expected the end of the file, found "}"

FAIL field.json
  A titled text
  /extra: expected only the fields "kind", "description", "input", "expected" of a fixture, found "extra"

FAIL kind.json
  A titled text
  /kind: expected a kind of fixture ("schema-simplification", "metadata-extraction", "argument-mapping"), found "metadata"

1 passed, 3 failed
`,
  });
});

test("says what a fixture of another SDK carries that is not checked", async () => {
  const folder = folderOf({
    "endpoint.json": {
      kind: "metadata-extraction",
      description: "An endpoint",
      input: { operationId: "list" },
      expected: {
        inputSchema: { type: "object", properties: {}, required: [], additionalProperties: false },
        title: "List",
      },
    },
  });
  expect(await run("conformance", folder)).toEqual({
    exitCode: 0,
    err: "",
    out: "note endpoint.json: not checked: /input/operationId, /expected/title\n\n1 passed, 0 failed\n",
  });
});

test("does not let a file steer the terminal", async () => {
  const folder = folderOf({ "a\u001b[2J.json": fixture("x", "9 passed\r\n\u001b]0;\u0007\u202e") });
  const { out } = await run("conformance", folder);
  expect(out).not.toMatch(/[^\n\P{Cc}]|\u202e/u);
  expect(out).toContain("a\\u001b[2J.json\n  9 passed\\u000d\\u000a\\u001b]0;\\u0007\\u202e\n");
});

test("shows a message of several lines below its pointer", async () => {
  const input = { shape: { root: { kind: "unknown" }, types: {} } };
  const expected = {
    schema: { type: "object", additionalProperties: true },
    diagnostics: ["a", "b"],
  };
  const { out } = await run(
    "conformance",
    folderOf({ "a.json": { ...fixture(), input, expected } }),
  );
  expect(out).toContain(
    "  /expected/diagnostics: expected the diagnostic a, found none\n" +
      "    expected the diagnostic b, found none\n" +
      "    expected no diagnostic unreadable_shape, found one at /root: ",
  );
  expect(out).toContain('\n    -["a", "b"]\n    +["unreadable_shape"]\n');
});

test.each(["--json", "--update"])("refuses a folder that is not there (%s)", async (option) => {
  const folder = join(folderOf({}), "missing");
  expect(await run("conformance", folder, option)).toEqual({
    exitCode: 1,
    out: "",
    err: `error: There is no folder ${folder}.\n`,
  });
});

test("fails a folder without a fixture: nothing was checked", async () => {
  const folder = folderOf({ "notes.md": "" });
  expect(await run("conformance", folder)).toEqual({
    exitCode: 1,
    out: "0 passed, 0 failed\n",
    err: `error: there is no fixture (*.json) in ${folder}\n`,
  });
});

describe("--json", () => {
  test("writes the report and nothing else", async () => {
    const folder = folderOf({ "a.json": fixture("wanted"), "b.json": fixture() });
    const { exitCode, out, err } = await runInColours("conformance", folder, "--json");
    expect([exitCode, err]).toEqual([1, ""]);
    const told = { kind: "schema-simplification", description: "A titled text" };
    expect(JSON.parse(out)).toEqual({
      passed: 1,
      failed: 1,
      results: [
        {
          file: "a.json",
          ...told,
          ok: false,
          problems: [
            {
              pointer: "/expected/schema/title",
              message: 'expected "wanted", found "found"',
              expected: '{\n  "type": "string",\n  "title": "wanted"\n}',
              actual: '{\n  "type": "string",\n  "title": "found"\n}',
            },
          ],
        },
        { file: "b.json", ...told, ok: true, problems: [] },
      ],
    });
  });

  test("writes the empty report of a folder without a fixture, and fails", async () => {
    const { exitCode, out } = await run("conformance", folderOf({}), "--json");
    expect(exitCode).toBe(1);
    expect(JSON.parse(out)).toEqual({ passed: 0, failed: 0, results: [] });
  });
});

describe("--update", () => {
  test("rewrites what is expected, tells the files, and runs all", async () => {
    const folder = folderOf({ "a.json": fixture("wanted"), "broken.json": "{" });
    const { exitCode, out } = await run("conformance", folder, "--update");
    expect(exitCode).toBe(1);
    expect(out).toMatch(/^updated a\.json\nFAIL broken\.json\n[^]*\n1 passed, 1 failed\n$/);
    const text = readFileSync(join(folder, "a.json"), "utf8");
    expect(JSON.parse(text)).toEqual(fixture());
    expect(await run("conformance", folderOf({ "a.json": text }), "--update")).toEqual({
      exitCode: 0,
      out: "1 passed, 0 failed\n",
      err: "",
    });
  });

  test("tells the files in the report as JSON", async () => {
    const folder = folderOf({ "a.json": fixture("wanted") });
    const { exitCode, out } = await run("conformance", folder, "--update", "--json");
    expect(exitCode).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ passed: 1, failed: 0, updated: ["a.json"] });
  });
});
