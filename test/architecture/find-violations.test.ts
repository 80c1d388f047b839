import { findViolations, type PackageRules } from "./find-violations";

const rules: PackageRules = {
  name: "middle",
  directory: "packages/middle",
  mayImport: ["low", "@scope/tool"],
  nodeOnlyIn: ["files/"],
  levels: [["facts.ts"], ["left/", "right/"], ["write-*.ts"], ["files/"], ["index.ts"]],
  apart: [["files/", "left/"]],
};

/** The violations of a package with these files below its `src`. */
function violations(files: Readonly<Record<string, string>>): readonly string[] {
  return findViolations({
    rules,
    declared: ["low"],
    files: Object.entries(files).map(([path, text]) => ({
      path: `packages/middle/src/${path}`,
      text,
    })),
  });
}

test("sources that keep the rules pass", () => {
  const found = violations({
    "facts.ts": `import { low } from "low/deep"; export const fact = low;`,
    "left/a.ts": `import { b } from "./b.js"; export const a = b;`,
    "left/b.ts": `import { fact } from "../facts.js"; export const b = fact;`,
    "write-text.ts": `export { a } from "./left/a.js";`,
    "files/read.ts": `import { readFileSync } from "node:fs"; export const read = readFileSync;`,
    "index.ts": `export { read } from "./files/read.js"; export { a } from "./write-text.js";`,
  });
  expect(found).toEqual([]);
});

test.each([
  ["a static import", `import { up } from "high";`],
  ["an import of a type", `import type { Up } from "high";`],
  ["a re-export", `export { up } from "high/deep";`],
  ["an import for its effect", `import "high";`],
  ["a dynamic import", `export const up = import("high");`],
  ["a require", `export const up: unknown = require("high");`],
  ["a require.resolve", `export const up = require.resolve("high");`],
  ["an import assignment", `import up = require("high");`],
  ["an import in a type", `export type Up = import("high").Up;`],
])("%s of a package in the wrong direction is a violation", (_, text) => {
  expect(violations({ "facts.ts": text })).toEqual([
    "packages/middle/src/facts.ts: middle may not import high",
  ]);
});

test("an import of an undeclared package is a violation", () => {
  expect(violations({ "facts.ts": `import "@scope/tool/deep";` })).toEqual([
    "packages/middle/src/facts.ts: @scope/tool is no declared dependency or peer",
  ]);
});

test("a Node module outside its layers is a violation", () => {
  expect(violations({ "left/a.ts": `import { join } from "node:path";` })).toEqual([
    "packages/middle/src/left/a.ts: node:path is allowed only in files/",
  ]);
});

test("a relative import that leaves the package is a violation", () => {
  expect(violations({ "facts.ts": `import { low } from "../../low/src/index.js";` })).toEqual([
    "packages/middle/src/facts.ts: packages/low/src/index.js is outside the sources of middle",
  ]);
});

test("a file in no layer is a violation", () => {
  expect(violations({ "utils/text.ts": "", "misc.ts": "" })).toEqual([
    "packages/middle/src/utils/text.ts: no layer of middle is called utils/",
    "packages/middle/src/misc.ts: no layer of middle is called misc.ts",
  ]);
});

test("a layer that reaches up is a violation, for a type too", () => {
  const found = violations({
    "facts.ts": `import type { A } from "./left/a.js";`,
    "left/a.ts": `export type A = string;`,
  });
  expect(found).toEqual([
    "packages/middle/src/facts.ts: facts.ts reaches up to packages/middle/src/left/a.ts",
  ]);
});

test("layers on one level do not know each other", () => {
  const found = violations({
    "left/a.ts": `import { b } from "../right/b.js"; export const a = b;`,
    "right/b.ts": `export const b = 1;`,
  });
  expect(found).toEqual([
    "packages/middle/src/left/a.ts: left/ may not know packages/middle/src/right/b.ts",
  ]);
});

test("layers kept apart do not know each other", () => {
  const found = violations({
    "files/read.ts": `import { a } from "../left/a.js"; export const read = a;`,
    "left/a.ts": `export const a = 1;`,
  });
  expect(found).toEqual([
    "packages/middle/src/files/read.ts: files/ may not know packages/middle/src/left/a.ts",
  ]);
});

test("an import cycle is a violation", () => {
  const found = violations({
    "left/a.ts": `import { b } from "./b.js"; export const a = (): unknown => b;`,
    "left/b.ts": `import { c } from "./c.js"; export const b = (): unknown => c;`,
    "left/c.ts": `import { type A, a } from "./a.js"; export const c = (): unknown => a;`,
  });
  expect(found).toEqual([
    "import cycle: packages/middle/src/left/a.ts -> packages/middle/src/left/b.ts -> " +
      "packages/middle/src/left/c.ts -> packages/middle/src/left/a.ts",
  ]);
});

test.each([`import type { B } from "./b.js";`, `import { type B } from "./b.js";`])(
  "a cycle through types alone is none: %s",
  (text) => {
    const found = violations({
      "left/a.ts": `${text} export const a = 1;`,
      "left/b.ts": `import { a } from "./a.js"; export type B = typeof a;`,
    });
    expect(found).toEqual([]);
  },
);
