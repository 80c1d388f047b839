"use strict";

// A comment says what the fence after it holds:
//
//   <!-- example: examples/src/order.ts -->                 the file
//   <!-- example: examples/src/order.ts#dto -->             what is between `// #region dto` and `// #endregion`
//   <!-- schema: examples/src/order.ts#Order -->            the input schema of the class, laid out for reading
//   <!-- schema: examples/src/order.ts#Order flat -->       the same in another dialect, or for a target
//   <!-- schema: examples/src/order.ts#Order compact -->    the same on one line, as it goes over the wire
//   <!-- explanation: examples/src/explain.ts#Order -->     what became of each decorator of the class
//
// `<!-- prettier-ignore -->` may stand between the two; the fence's language is left as it is.

// Prettier checks what a JSON fence holds, by the same width.
const width = 100;

const anyMarker = /^<!-- (?:example|schema|explanation)\b.*$/gm;
const markedFence =
  /^<!-- (?<kind>example|schema|explanation): (?<path>[^\s#]+)(?:#(?<name>\w[\w-]*))?(?<choice> (?!compact)[\w.-]+)?(?<compact> compact)? -->\n+(?:<!-- prettier-ignore -->\n+)?```\w*\n(?<held>[^]*?)^```$/gm;
const regionLine = /^\s*\/\/ #(?:region \S+|endregion)\n/gm;

/** The Markdown with what each marked fence has to hold. */
function syncFences(markdown, sources) {
  const synced = markdown.replaceAll(markedFence, (fence, ...rest) => {
    const { held, ...marker } = rest.at(-1);
    const text = `${textFor(marker, sources)}\n`;
    const end = fence.length - "```".length;
    return fence.slice(0, end - held.length) + text + fence.slice(end);
  });
  const understood = markdown.match(markedFence)?.map((fence) => fence.split("\n")[0]) ?? [];
  for (const marker of markdown.match(anyMarker) ?? []) {
    if (understood[0] === marker) understood.shift();
    else
      throw new Error(
        `${marker}: not a marker with a fence after it (see scripts/readme-fences.cjs).`,
      );
  }
  return synced;
}

function textFor({ kind, path, name, choice, compact }, sources) {
  if (kind === "example") {
    if (compact !== undefined) throw new Error(`${path}: only a schema can be compact.`);
    return exampleText(path, name, sources.readText(path));
  }
  if (name === undefined) throw new Error(`${path}: a ${kind} is that of a class, "${path}#Name".`);
  if (kind === "explanation") return sources.explain(path, name).trimEnd();
  const schema = sources.readSchema(path, name, optionsOf(choice?.trim()));
  return compact === undefined ? sources.layOut(schema, width) : JSON.stringify(schema);
}

const dialects = ["referenced", "flat"];

function optionsOf(choice) {
  if (choice === undefined) return {};
  return dialects.includes(choice) ? { dialect: choice } : { target: choice };
}

function exampleText(path, region, text) {
  if (region === undefined) return text.replaceAll(regionLine, "").trim();
  const lines = text.split("\n");
  const start = lines.indexOf(`// #region ${region}`);
  const end = lines.indexOf("// #endregion", start);
  if (start === -1 || end === -1) throw new Error(`${path}: there is no region ${region}.`);
  return lines
    .slice(start + 1, end)
    .join("\n")
    .trim();
}

module.exports = { syncFences };
