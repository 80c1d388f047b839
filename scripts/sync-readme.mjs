// Writes what the README's marked fences hold anew, from the build; test/readme.test.ts says when that is due.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { explain, formatExplanation, toInputSchema } from "@shapewright/binding";
import { syncFences } from "./readme-fences.cjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const readme = `${root}/README.md`;
const require = createRequire(import.meta.url);
const loadExample = (path) =>
  require(`${root}/${path.replace("/src/", "/dist/").replace(/\.ts$/, ".js")}`);

const loadClass = (path, name) => {
  const { [name]: cls } = loadExample(path);
  if (cls === undefined) throw new Error(`${path} exports no ${name}.`);
  return cls;
};

const current = readFileSync(readme, "utf8");
const synced = syncFences(current, {
  readText: (path) => readFileSync(`${root}/${path}`, "utf8"),
  readSchema: (path, name, options) => toInputSchema(loadClass(path, name), options),
  explain: (path, name) => formatExplanation(explain(loadClass(path, name))),
  layOut: loadExample("examples/src/readable-json.ts").readableJson,
});
if (synced !== current) writeFileSync(readme, synced);
console.log(synced === current ? "README.md was up to date." : "README.md is updated.");
