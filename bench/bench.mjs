// npm run bench [-- --write]: everything in processes with 10, 100, 1,000 and 5,000 DTO classes, as ratios within one run.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";

const CLASSES = [10, 100, 1_000, 5_000];
const script = fileURLToPath(new URL("process.mjs", import.meta.url));
const readme = fileURLToPath(new URL("README.md", import.meta.url));

const runs = CLASSES.map((count) => {
  process.stderr.write(`${count.toLocaleString("en-US")} classes …\n`);
  return JSON.parse(execFileSync(process.execPath, [script, String(count)], { encoding: "utf8" }));
});

const shown = (nanoseconds) =>
  nanoseconds < 1_000
    ? `${nanoseconds.toFixed(0)} ns`
    : nanoseconds < 1e6
      ? `${(nanoseconds / 1_000).toFixed(1)} µs`
      : `${(nanoseconds / 1e6).toFixed(2)} ms`;
const ratio = (one, other) => {
  const times = one / other;
  return times >= 100 ? times.toFixed(0) : times.toFixed(times >= 10 ? 1 : 2);
};

function table(isGood) {
  const head = [
    "payload",
    "classes",
    "`bindArguments`",
    "ajv",
    "zod",
    "class-validator",
    "times ajv",
    "times zod",
    "class-validator takes",
  ];
  const rows = runs.flatMap(({ rows: measured }) =>
    measured.filter((row) => row.isGood === isGood),
  );
  const order = [...new Set(rows.map(({ name }) => name))];
  rows.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name) || a.others - b.others);
  const lines = rows.map(({ name, others, bind, ajv, zod, classValidator }) => [
    name,
    others.toLocaleString("en-US"),
    shown(bind),
    shown(ajv),
    shown(zod),
    shown(classValidator),
    ratio(bind, ajv),
    ratio(bind, zod),
    `${ratio(classValidator, bind)} times as long`,
  ]);
  return [head, head.map(() => "---"), ...lines]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

const first = runs
  .map(
    ({ others, firstCall, firstOfAll }) =>
      `${others.toLocaleString("en-US")} classes: ${firstCall.toFixed(1)} ms (${firstOfAll.toFixed(1)} ms as the first class of the process)`,
  )
  .join("; ");
const text = [
  `Node ${process.version}, ${cpus()[0]?.model.trim() ?? "an unknown processor"}.`,
  "",
  "### Accepted",
  "",
  table(true),
  "",
  "### Refused, with all problems",
  "",
  table(false),
  "",
  "### The first call of a class with 50 members",
  "",
  `${first}.`,
].join("\n");

console.log(text);
if (process.argv.includes("--write")) {
  const before = readFileSync(readme, "utf8");
  const marked = /(<!-- measured -->\n)[^]*(\n<!-- end -->)/;
  if (!marked.test(before)) throw new Error("bench/README.md has no place for what was measured.");
  writeFileSync(
    readme,
    before.replace(marked, (_, start, end) => `${start}\n${text}\n${end}`),
  );
}
