// What the TypeScript compiler leaves is one file for each source, and most of the time that it takes to load a package goes into
// finding and opening them. Here each package becomes one file, and each of its entry points names what is its own of it.
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

const COMMON = {
  bundle: true,
  packages: "external",
  sourcemap: true,
  sourcesContent: false,
  target: "es2022",
  legalComments: "none",
  logLevel: "error",
  tsconfigRaw: {
    compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false },
  },
};

/** Entry points that share what is kept between calls are of one file. */
const PACKAGES = [
  { name: "rules", out: "dist/cjs", platform: "neutral", entries: ["index"] },
  { name: "rules", out: "dist/cjs", platform: "node", entries: ["conformance/index"] },
  { name: "binding", out: "dist", platform: "node", entries: ["index", "reading"] },
  { name: "arguments", out: "dist", platform: "node", entries: ["index", "checking"] },
  { name: "mcp", out: "dist", platform: "node", entries: ["index"] },
  { name: "nestjs", out: "dist", platform: "node", entries: ["index"] },
];

for (const { name, out, platform, entries } of PACKAGES) {
  const folder = join(root, "packages", name);
  const names = new Map();
  for (const entry of entries) names.set(entry, await exportsOf(folder, entry, platform));
  const [first, ...others] = entries;
  const target = join(folder, out);
  const bundle = others.length === 0 ? first : "bundle";
  await build({
    ...COMMON,
    stdin: {
      contents: entries.map((entry) => `export * from "./${entry}.js";`).join("\n"),
      resolveDir: join(folder, "src"),
      loader: "ts",
    },
    platform,
    format: "cjs",
    outfile: join(target, `${bundle}.js`),
  });
  if (others.length === 0) continue;
  for (const [entry, exported] of names) {
    const lines = exported.map((one) => `exports.${one} = bundle.${one};`);
    const text = ['"use strict";', 'const bundle = require("./bundle.js");', ...lines, ""].join(
      "\n",
    );
    writeFileSync(join(target, `${entry}.js`), text);
    rmSync(join(target, `${entry}.js.map`), { force: true });
  }
}

// The packages are CommonJS by default, so the ESM half of a dual build has to say that it is not.
const esm = join(root, "packages/rules/dist/esm");
writeFileSync(join(esm, "package.json"), `${JSON.stringify({ type: "module" }, undefined, 2)}\n`);
for (const [entry, platform] of [
  ["index", "neutral"],
  ["conformance/index", "node"],
]) {
  await build({
    ...COMMON,
    entryPoints: [join(root, `packages/rules/src/${entry}.ts`)],
    platform,
    format: "esm",
    outfile: join(esm, `${entry}.js`),
  });
}

for (const [folder, kept] of [
  ["rules/dist/cjs", ["index", "conformance/index"]],
  ["rules/dist/esm", ["index", "conformance/index"]],
  ["binding/dist", ["index", "reading", "bundle"]],
  ["arguments/dist", ["index", "checking", "bundle"]],
  ["mcp/dist", ["index"]],
  ["nestjs/dist", ["index"]],
]) {
  removeOthers(join(root, "packages", folder), kept);
}

/** The names that an entry point exports. */
async function exportsOf(folder, entry, platform) {
  const { metafile } = await build({
    ...COMMON,
    entryPoints: [join(folder, `src/${entry}.ts`)],
    platform,
    format: "esm",
    outfile: join(folder, "dist/names.js"),
    sourcemap: false,
    write: false,
    metafile: true,
  });
  return Object.values(metafile.outputs)[0].exports;
}

/** The compiler's scripts are in the bundles; its declarations stay. */
function removeOthers(folder, kept) {
  const keep = new Set(kept.flatMap((entry) => [`${entry}.js`, `${entry}.js.map`]));
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const name = relative(folder, join(folder, file)).replaceAll("\\", "/");
    if (/\.js(?:\.map)?$/.test(name) && !keep.has(name)) rmSync(join(folder, file));
  }
}
