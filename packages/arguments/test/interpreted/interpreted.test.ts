import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { foreignVerdict, verdicts } from "./verdicts.js";

const root = join(__dirname, "../../../..");

interface Told {
  readonly canGenerate: boolean;
  readonly verdicts: readonly string[];
  readonly foreign: string;
}

/** The same verdicts by the sources in a process of their own, where code may or may not be generated. */
function inProcess(...flags: readonly string[]): Told {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, "child.ts")],
    bundle: true,
    write: false,
    platform: "node",
    external: ["class-validator", "class-transformer", "class-transformer/*", "class-validator/*"],
    alias: {
      "@shapewright/rules": join(root, "packages/rules/src/index.ts"),
      "@shapewright/binding/reading": join(root, "packages/binding/src/reading.ts"),
      "@shapewright/binding": join(root, "packages/binding/src/index.ts"),
    },
    tsconfigRaw: {
      compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false },
    },
  });
  const { stdout, stderr, status } = spawnSync(process.execPath, [...flags, "-"], {
    cwd: root,
    input: outputFiles[0]!.text,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Told;
}

test("verdicts and texts are the same where no code can be generated", () => {
  const forbidden = inProcess("--disallow-code-generation-from-strings");
  expect(forbidden.canGenerate).toBe(false);
  const allowed = inProcess();
  expect(allowed.canGenerate).toBe(true);
  expect(forbidden.verdicts).toEqual(allowed.verdicts);
  expect(allowed.verdicts).toEqual(verdicts());
  expect(new Set(allowed.verdicts).size).toBe(allowed.verdicts.length);
});

test("a schema that only a validator of all of JSON Schema can judge is refused by name there", () => {
  expect(foreignVerdict()).toBe("true");
  expect(inProcess("--disallow-code-generation-from-strings").foreign).toBe(
    'TypeError: Foreign: its schema cannot be checked here: The keyword "unevaluatedProperties" is known only to a validator ' +
      "of all of JSON Schema, which generates code.",
  );
});
