// Writes the TypeScript types of a TypeShape from its JSON Schema; `--check` only tells whether they are stale.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

const root = new URL("..", import.meta.url);
const schemaFile = "packages/rules/spec/type-shape.schema.json";
const typesFile = "packages/rules/src/type-shape/generated.ts";
const banner =
  "// Generated from spec/type-shape.schema.json by npm run types:generate. Do not edit.";

const jsonValue =
  "null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue }";

// No TypeScript type can say these, and the compiler would widen a type or add a tag for them.
const withoutType = new Set(["if", "then", "else", "propertyNames", "minItems"]);

// A reference with a description beside it is resolved to an anonymous copy, so each one is given as the name it ends in.
function nameReferences(schema) {
  if (Array.isArray(schema)) return schema.map(nameReferences);
  if (schema === null || typeof schema !== "object") return schema;
  const entries = Object.entries(schema).map(([key, value]) =>
    key === "$ref" ? ["tsType", value.slice("#/$defs/".length)] : [key, nameReferences(value)],
  );
  return Object.fromEntries(entries.filter(([key]) => !withoutType.has(key)));
}

const isComment = (line) => line.startsWith("/**") || line.startsWith(" *");

// The compiler writes neither `readonly` nor a named index key.
function makeReadonly(line) {
  if (isComment(line)) return line;
  return line
    .replace("[k: string]", "[key: string]")
    .replace(/^(\w+\??|\[key: string\]): /, "readonly $1: ")
    .replace(/(?<!readonly )\b\w+\[\]/g, "readonly $&");
}

function tidy(code) {
  return code
    .replaceAll(/ \* ?\n \* This interface was referenced by .*\n \* via the .*\n/g, "")
    .replaceAll(/\/\*\*\n \* (.*)\n \*\//g, "/** $1 */")
    .replaceAll(/^export /gm, "\n$&")
    .replaceAll(/(\/\*\* .* \*\/\n)\nexport /g, "\n$1export ")
    .split("\n")
    .map(makeReadonly)
    .join("\n");
}

async function generate() {
  const schema = nameReferences(JSON.parse(await readFile(new URL(schemaFile, root), "utf8")));
  schema.$defs.JsonValue.tsType = jsonValue;
  const code = await compile(schema, "TypeShape", {
    bannerComment: banner,
    format: false,
    unreachableDefinitions: true,
  });
  const target = fileURLToPath(new URL(typesFile, root));
  return format(tidy(code), { ...(await resolveConfig(target)), filepath: target });
}

const generated = await generate();
const target = new URL(typesFile, root);

if (process.argv.includes("--check")) {
  const current = await readFile(target, "utf8").catch(() => undefined);
  if (current !== generated) {
    console.error(`${typesFile} is stale: run "npm run types:generate" and commit the result.`);
    process.exitCode = 1;
  }
} else {
  await writeFile(target, generated);
}
