import { readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

import { FixtureAccessError, runFixtures, updateFixtures } from "../../src/conformance";
import { formatJson } from "../../src/conformance/format-json";
import { chain, fixture, shared, unreadable } from "./sample-fixtures";
import { folderOf } from "./temporary-folder";

const written = (content: object): string => `${formatJson(content)}\n`;

function updatedText(content: unknown): string {
  const folder = folderOf({ "one.json": content });
  expect(updateFixtures(folder)).toMatchObject({ passed: 1, failed: 0, updated: ["one.json"] });
  return readFileSync(join(folder, "one.json"), "utf8");
}

test("rewrites the schema", () => {
  const stale = fixture({ expected: { schema: { type: "integer" } } });
  expect(updatedText(stale)).toBe(written(fixture()));
});

test("writes diagnostics as they are emitted, and leaves them out when there are none", () => {
  const { schema } = unreadable.expected;
  const stale = fixture({ ...unreadable, expected: { schema, diagnostics: ["x"] } });
  expect(updatedText(stale)).toBe(written(fixture(unreadable)));
  expect(updatedText(fixture({ expected: { diagnostics: ["x"] } }))).toBe(written(fixture()));
});

test("writes the order of definitions only where it stands", () => {
  const stale = fixture({ ...shared, expected: { ...shared.expected, defsOrder: [] } });
  const renewed = { ...shared.expected, defsOrder: ["Alpha", "Beta"] };
  expect(updatedText(stale)).toBe(written(fixture({ ...shared, expected: renewed })));
  expect(updatedText(fixture(shared))).toBe(written(fixture(shared)));
});

test("leaves input and order of fields as they are", () => {
  const { expected, ...rest } = fixture({
    input: { shape: { root: { kind: "verbatim", schema: {} }, types: {} }, options: {} },
  }) as { readonly expected: object };
  const verbatim = '"schema":{"__proto__":1}}';
  const text = JSON.stringify({ expected, ...rest }).replace('"schema":{}}', verbatim);
  const renewed = JSON.parse(updatedText(text)) as object;
  expect(Object.keys(renewed)).toEqual(["expected", "kind", "description", "input"]);
  expect(JSON.stringify(renewed)).toContain(`"expected":{${verbatim}`);
  expect(JSON.stringify(renewed)).toContain(`"root":{"kind":"verbatim",${verbatim}`);
});

test("writes a schema of 10,000 nested types, which then passes", () => {
  updatedText(fixture({ input: { shape: chain(10_000) } }));
});

test("does not write what does not change, whatever its line ends", () => {
  const folder = folderOf({
    "lf.json": written(fixture()),
    "crlf.json": written(fixture()).replaceAll("\n", "\r\n"),
  });
  const files = ["lf.json", "crlf.json"].map((name) => join(folder, name));
  for (const file of files) utimesSync(file, 1, 1);
  expect(updateFixtures(folder)).toEqual({ ...runFixtures(folder), updated: [] });
  expect(files.map((file) => statSync(file).mtimeMs)).toEqual([1000, 1000]);
});

test("leaves a fixture that cannot be run as it is, and reports it", () => {
  const contents = {
    "kind.json": JSON.stringify(fixture({ kind: "argument-mapping" })),
    "malformed.json": JSON.stringify(fixture({ more: 1 })),
    "options.json": JSON.stringify(fixture({ input: { options: { more: 1 } } })),
    "text.json": "{",
  };
  const folder = folderOf(contents);
  expect(updateFixtures(folder)).toMatchObject({ passed: 0, failed: 4, updated: [] });
  for (const [name, text] of Object.entries(contents)) {
    expect(readFileSync(join(folder, name), "utf8")).toBe(text);
  }
});

test("is refused for a folder that is not there", () => {
  expect(() => updateFixtures("no-such-folder")).toThrow(FixtureAccessError);
});
