import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSync } from "esbuild";

const root = join(__dirname, "..");

/** The sources are built to CommonJS, and ask for what they may do without by `require`. */
const COMMON_JS_NAMES =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url); const module = {};';

/** A program that node can run. */
export interface Program {
  readonly path: string;
  readonly remove: () => void;
}

/**
 * Sources of the workspace as one module, with all other packages beside it as they are installed. Jest runs CommonJS, and some
 * consumers are ES modules or load some. What a workspace has installed for itself comes first.
 */
export function bundled(source: string, format: "esm" | "cjs" = "esm", workspace = "."): Program {
  const { outputFiles } = buildSync({
    entryPoints: [source],
    bundle: true,
    write: false,
    platform: "node",
    format,
    packages: "external",
    alias: {
      "@shapewright/rules": join(root, "packages/rules/src/index.ts"),
      "@shapewright/binding/reading": join(root, "packages/binding/src/reading.ts"),
      "@shapewright/binding": join(root, "packages/binding/src/index.ts"),
      "@shapewright/arguments/checking": join(root, "packages/arguments/src/checking.ts"),
      "@shapewright/mcp": join(root, "packages/mcp/src/index.ts"),
      "@shapewright/arguments": join(root, "packages/arguments/src/index.ts"),
    },
    banner: format === "esm" ? { js: COMMON_JS_NAMES } : {},
    tsconfigRaw: {
      compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), "bundled-"));
  const inner = join(folder, "workspace");
  mkdirSync(inner);
  for (const [place, owner] of [
    [folder, root],
    [inner, join(root, workspace)],
  ] as const) {
    symlinkSync(join(owner, "node_modules"), join(place, "node_modules"), "junction");
  }
  const path = join(inner, format === "esm" ? "program.mjs" : "program.cjs");
  writeFileSync(path, outputFiles[0]!.text);
  return {
    path,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
