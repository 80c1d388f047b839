// npm run bench:schema [-- --write]: reading and writing schemas beside their peers, each measurement in a process of its own.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("schema-process.mjs", import.meta.url));
const readme = fileURLToPath(new URL("README.md", import.meta.url));

function run(...args) {
  process.stderr.write(`${args.join(" ")} …\n`);
  const flags = ["--expose-gc", "--no-warnings", "--max-old-space-size=6000"];
  const output = execFileSync(process.execPath, [...flags, script, ...args.map(String)], {
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  return JSON.parse(output);
}

const shown = (microseconds) =>
  microseconds < 1
    ? `${(microseconds * 1_000).toFixed(0)} ns`
    : microseconds < 1_000
      ? `${microseconds.toFixed(1)} µs`
      : microseconds < 1e6
        ? `${(microseconds / 1_000).toFixed(2)} ms`
        : `${(microseconds / 1e6).toFixed(2)} s`;
const both = ({ min, median }) => `${shown(min)} / ${shown(median)}`;
const ratio = (one, other) => (one / other).toFixed(one / other >= 10 ? 1 : 2);
const number = (count) => count.toLocaleString("en-US");

function table(head, rows) {
  return [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

const catalogs = [10, 100, 1_000, 10_000, 50_000].map((count) => [count, run("catalog", count)]);
const ofCatalogs = table(
  [
    "classes",
    "cold, a class",
    "class-validator-jsonschema, a class",
    "it takes",
    "its whole catalog, a class",
    "warm",
    "`structuredClone`",
    "`JSON.parse`",
    "warm is",
    "TypeShape, warm",
    "memory, a class",
  ],
  catalogs.map(([count, one]) => [
    number(count),
    both(one.coldLater),
    both(one.classValidatorJsonSchema),
    `${ratio(one.classValidatorJsonSchema.median, one.coldLater.median)} times as long`,
    one.all === undefined ? "" : shown(one.all),
    both(one.warm),
    both(one.clone),
    both(one.parse),
    `${ratio(one.warm.min, one.clone.min)} times a clone`,
    both(one.warmShape),
    `${one.kilobytes.toFixed(1)} KB`,
  ]),
);

const ofMembers = table(
  ["members", "", "cold", "warm"],
  [8, 50, 500].flatMap((count) => {
    const one = run("members", count);
    return [
      [number(count), "`toInputSchema`", both(one.cold), both(one.warm)],
      ["", "… with own decorators, where no host is asked", both(one.coldOwn), ""],
      [
        "",
        "class-validator-jsonschema",
        both(one.classValidatorJsonSchema),
        both(one.warmClassValidatorJsonSchema),
      ],
      ["", "@nestjs/swagger", both(one.swagger), both(one.warmSwagger)],
      ["", "zod `toJSONSchema`", both(one.zod), both(one.warmZod)],
      ["", "`structuredClone` of the schema", "", both(one.clone)],
    ];
  }),
);

const ofShapes = table(
  ["", "size", "cold", "warm"],
  [
    ["chain", "classes one in another", [3, 100, 10_000]],
    ["ring", "classes in a ring", [3, 1_000]],
    ["uses", "uses of one type", [10, 10_000]],
  ].flatMap(([kind, label, sizes]) =>
    sizes.map((size) => {
      const { cold, warm } = run(kind, size);
      return [label, number(size), shown(cold), shown(warm.min)];
    }),
  ),
);

const rules = run("rules");
const ofRules = table(
  ["of a class with 8 members", "time"],
  [
    ["`writeSchema`", shown(rules.written)],
    ["`checkTypeShape`", shown(rules.checked)],
    ...Object.entries(rules.targets).map(([name, time]) => [
      `\`forTarget\`, ${name}`,
      time === undefined ? "does not fit" : shown(time),
    ]),
    ["`toInputSchema` with a target, warm", shown(rules.warmWithTarget)],
  ],
);

const loader = fileURLToPath(new URL("import.cjs", import.meta.url));
const loading = (name) =>
  Number(execFileSync(process.execPath, [loader, name], { encoding: "utf8" }));
const middle = (times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
const imports = ["rules", "binding", "arguments", "mcp"].map((name) => {
  const times = Array.from({ length: 11 }, () => loading(name));
  return `\`@shapewright/${name}\` ${middle(times).toFixed(1)} ms`;
});

const text = [
  `Node ${process.version}, ${cpus()[0]?.model.trim() ?? "an unknown processor"}; the least / the median.`,
  "",
  ofCatalogs,
  "",
  ofMembers,
  "",
  ofShapes,
  "",
  `\`writeSchema\` writes ${number(Math.round(rules.membersPerSecond))} members a second, \`checkTypeShape\` checks ` +
    `${number(Math.round(rules.checkedPerSecond))} (a class of 50 members).`,
  "",
  ofRules,
  "",
  `Loading, with class-validator and class-transformer there already: ${imports.join(", ")}.`,
].join("\n");

console.log(text);
if (process.argv.includes("--write")) {
  const before = readFileSync(readme, "utf8");
  const marked = /(<!-- schema measured -->\n)[^]*(\n<!-- schema end -->)/;
  if (!marked.test(before)) throw new Error("bench/README.md has no place for what was measured.");
  writeFileSync(
    readme,
    before.replace(marked, (_, start, end) => `${start}\n${text}\n${end}`),
  );
}
