import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transformFileSync } from "@swc/core";
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
 * The sources of a folder with the types that a compiler writes beside decorated members, which esbuild does not write. The entry is
 * to be handed to `bundled`.
 */
export function withMetadata(folder: string, entry: string): Program {
  const made = mkdtempSync(join(tmpdir(), "with-metadata-"));
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".ts"))) {
    const { code } = transformFileSync(join(folder, name), {
      swcrc: false,
      module: { type: "es6" },
      jsc: {
        target: "es2022",
        parser: { syntax: "typescript", decorators: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: true,
          useDefineForClassFields: false,
        },
      },
    });
    writeFileSync(join(made, name.replace(/\.ts$/, ".js")), code);
  }
  return {
    path: join(made, entry.replace(/\.ts$/, ".js")),
    remove: () => {
      rmSync(made, { recursive: true, force: true });
    },
  };
}

/**
 * Sources of the workspace as one module, with all other packages beside it as they are installed. Jest runs CommonJS, and some
 * consumers are ES modules or load some. What a workspace has installed for itself comes first.
 */
export function bundled(
  source: string,
  format: "esm" | "cjs" = "esm",
  workspace = ".",
  alias: Readonly<Record<string, string>> = {},
): Program {
  const { outputFiles } = buildSync({
    entryPoints: [source],
    bundle: true,
    write: false,
    platform: "node",
    format,
    packages: "external",
    alias: {
      ...alias,
      "@shapewright/rules": join(root, "packages/rules/src/index.ts"),
      "@shapewright/binding/reading": join(root, "packages/binding/src/reading.ts"),
      "@shapewright/binding": join(root, "packages/binding/src/index.ts"),
      "@shapewright/arguments/checking": join(root, "packages/arguments/src/checking.ts"),
      "@shapewright/nestjs": join(root, "packages/nestjs/src/index.ts"),
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
