import { runFixtures } from "../../src/conformance";
import { fixture } from "./sample-fixtures";
import { folderOf } from "./temporary-folder";

function problemsOf(content: unknown): readonly (readonly [string, string])[] {
  const { results } = runFixtures(folderOf({ "one.json": content }));
  expect(results.map(({ file, ok }) => [file, ok])).toEqual([["one.json", false]]);
  return (results[0]?.problems ?? []).map(({ pointer, message }) => [pointer, message]);
}

const { kind, description, input, expected } = fixture() as Readonly<Record<string, object>>;
const runs = '"schema-simplification", "metadata-extraction", "argument-mapping"';
const fields = '"kind", "description", "input", "expected"';
const missing = (field: string, what: string): string =>
  `expected the field "${field}" of ${what}, found nothing`;

test.each<[string, unknown, (readonly [string, string])[]]>([
  ["a list", [], [["", "expected a fixture, found an array"]]],
  ["null", "null", [["", "expected a fixture, found null"]]],
  ["no kind", { description, input, expected }, [["", missing("kind", "a fixture")]]],
  [
    "a kind that is no text",
    fixture({ kind: 1 }),
    [["/kind", `expected a kind of fixture (${runs}), found 1`]],
  ],
  [
    "an unknown kind",
    fixture({ kind: "toString" }),
    [["/kind", `expected a kind of fixture (${runs}), found "toString"`]],
  ],
  ["no description", { kind, input, expected }, [["", missing("description", "a fixture")]]],
  [
    "an empty description",
    fixture({ description: "" }),
    [["/description", 'expected a text that is not empty, found ""']],
  ],
  [
    "no halves",
    { kind, description },
    [
      ["", missing("input", "a fixture")],
      ["", missing("expected", "a fixture")],
    ],
  ],
  [
    "an unknown field",
    fixture({ "a/b": 1 }),
    [["/a~1b", `expected only the fields ${fields} of a fixture, found "a/b"`]],
  ],
  [
    "an input that is no object",
    { ...fixture(), input: "x" },
    [["/input", 'expected an input, found "x"']],
  ],
  ["no shape", { ...fixture(), input: {} }, [["/input", missing("shape", "an input")]]],
  [
    "an unknown field of the input",
    fixture({ input: { option: {} } }),
    [["/input/option", 'expected only the fields "shape", "options" of an input, found "option"']],
  ],
  [
    "options that are no object",
    fixture({ input: { options: null } }),
    [["/input/options", "expected an object of options, found null"]],
  ],
  [
    "no schema",
    { ...fixture(), expected: {} },
    [["/expected", missing("schema", "an expectation")]],
  ],
  [
    "a schema that is no object",
    fixture({ expected: { schema: true } }),
    [["/expected/schema", "expected a JSON Schema object, found true"]],
  ],
  [
    "diagnostics that are no list",
    fixture({ expected: { diagnostics: "x" } }),
    [["/expected/diagnostics", 'expected a list of diagnostic codes, found "x"']],
  ],
  [
    "diagnostics that are no codes",
    fixture({ expected: { diagnostics: [1, "x", {}] } }),
    [
      ["/expected/diagnostics/0", "expected a text, found 1"],
      ["/expected/diagnostics/2", "expected a text, found an object"],
    ],
  ],
  [
    "names of definitions that are no texts",
    fixture({ expected: { defsOrder: [null] } }),
    [["/expected/defsOrder/0", "expected a text, found null"]],
  ],
  [
    "an expected error",
    fixture({ expected: { error: "x" } }),
    [
      [
        "/expected/error",
        'expected only the fields "schema", "diagnostics", "defsOrder" of an expectation, found "error"',
      ],
    ],
  ],
])("%s", (_, content, problems) => {
  expect(problemsOf(content)).toEqual(problems);
});

test.each<[string, object, readonly (readonly [string, string])[]]>([
  [
    "metadata-extraction",
    { input: { parameters: {}, route: 1 }, expected: { error: [] } },
    [
      ["/input/route", "expected a text, found 1"],
      ["/input/parameters", "expected a list of parameters, found an object"],
      ["/expected/error", "expected a text, found an array"],
    ],
  ],
  [
    "argument-mapping",
    { input: { template: [] }, expected: { pathAndQuery: "/", status: 200 } },
    [
      ["/input/template", "expected a template, found an array"],
      ["/input", 'expected the field "arguments" of an input, found nothing'],
      [
        "/expected/status",
        'expected only the fields "pathAndQuery", "headers", "bodyJson", "error" of an expectation, found "status"',
      ],
    ],
  ],
])("a malformed fixture of the kind %s", (kind, halves, problems) => {
  expect(problemsOf({ kind, description, ...halves })).toEqual(problems);
});

test("a shape that is none is told by its own problems", () => {
  const shape = { root: { kind: "scalar" }, types: { A: {} } };
  const pointers = problemsOf(fixture({ input: { shape } })).map(([pointer]) => pointer);
  expect(new Set(pointers)).toEqual(new Set(["/input/shape/root", "/input/shape/types/A"]));
});

test("a shape whose reference leads nowhere", () => {
  const shape = { root: { kind: "ref", ref: "Missing" }, types: {} };
  expect(problemsOf(fixture({ input: { shape } }))).toEqual([
    ["/input/shape/root/ref", expect.stringContaining("Missing")],
  ]);
});

test("a text that is no JSON", () => {
  expect(problemsOf('{\r\n  "kind": "x",\r\n}')).toEqual([
    ["", 'this is no JSON at line 3, column 1: expected a key in double quotes, found "}"'],
  ]);
});

test("an empty file", () => {
  expect(problemsOf("")).toEqual([
    ["", "this is no JSON at line 1, column 1: expected a value, found the end of the file"],
  ]);
});

test("a file that is not UTF-8", () => {
  expect(problemsOf(Buffer.from(JSON.stringify(fixture()), "utf16le"))).toEqual([
    ["", expect.stringMatching(/^this is no JSON at line 1, column 2: /)],
  ]);
  expect(problemsOf(Uint8Array.of(0x22, 0xff, 0x22))).toEqual([
    ["", expect.stringMatching(/^the file cannot be read as UTF-8 text: /)],
  ]);
});

test.each([
  ["a byte order mark", (text: string) => `\ufeff${text}`],
  ["the line ends of Windows", (text: string) => text.replaceAll(",", ",\r\n")],
])("%s is no problem", (_, change) => {
  const folder = folderOf({ "one.json": change(JSON.stringify(fixture())) });
  expect(runFixtures(folder)).toMatchObject({ passed: 1, failed: 0 });
});
