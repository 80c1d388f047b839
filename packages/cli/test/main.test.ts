import { readFileSync } from "node:fs";
import { join } from "node:path";

import { run } from "./run-main";

test("--version", async () => {
  const manifest = readFileSync(join(__dirname, "..", "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { readonly version: string };
  expect(await run("--version")).toEqual({ exitCode: 0, out: `${version}\n`, err: "" });
});

test.each([
  {
    args: ["--help"],
    shown: /^Usage: shapewright .*[^]*\nExamples:\n {2}\$ shapewright conformance /,
  },
  { args: ["help", "conformance"], shown: /^Usage: shapewright conformance .*[^]*\nExit code: / },
  {
    args: ["conformance", "--help"],
    shown: /\nExamples:\n {2}\$ shapewright conformance fixtures /,
  },
])("$args", async ({ args, shown }) => {
  const { exitCode, out, err } = await run(...args);
  expect([exitCode, err]).toEqual([0, ""]);
  expect(out).toMatch(shown);
});

test("no command shows the help as an error", async () => {
  const { exitCode, out, err } = await run();
  expect([exitCode, out]).toEqual([1, ""]);
  expect(err).toMatch(/^Usage: shapewright /);
});

test.each([
  { args: ["conformence"], message: "unknown command 'conformence'\n(Did you mean conformance?)" },
  { args: ["--nope"], message: "unknown option '--nope'" },
  {
    args: ["conformance", ".", "--updat"],
    message: "unknown option '--updat'\n(Did you mean --update?)",
  },
  { args: ["conformance"], message: "missing required argument 'dir'" },
  {
    args: ["conformance", "a", "b"],
    message: "too many arguments for 'conformance'. Expected 1 argument but got 2.",
  },
])("$args is refused", async ({ args, message }) => {
  expect(await run(...args)).toEqual({
    exitCode: 1,
    out: "",
    err: `error: ${message}\nRun with --help to see how it is used.\n`,
  });
});
