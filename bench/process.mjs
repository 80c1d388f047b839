// Measures everything in a process with so many other DTO classes: node bench/process.mjs 1000
import { bindArguments } from "@shapewright/arguments";
import { toInputSchema } from "@shapewright/binding";
import Ajv2020 from "ajv/dist/2020.js";
import { plainToInstance } from "class-transformer";
import { validateSync } from "class-validator";
import { do_not_optimize, measure } from "mitata";
import { registerOthers, subjects, wideClass } from "./subjects.mjs";

const others = Number(process.argv[2]);
registerOthers(others);

const wideArguments = Object.fromEntries(
  Array.from({ length: 50 }, (_, at) => [`member${String(at)}`, ["text", 1, true, "a"][at % 4]]),
);

/** Milliseconds of the first call of a class that nothing was asked of yet. */
function firstCallOf(cls) {
  const start = performance.now();
  if (!bindArguments(cls, wideArguments).ok) throw new Error("The wide class is refused.");
  return performance.now() - start;
}

const firstOfAll = firstCallOf(wideClass(50));
const firstCalls = Array.from({ length: 40 }, () => firstCallOf(wideClass(50)));
// The median of the later ones: the engine has compiled what reads classes by then.
const firstCall = firstCalls.slice(20).sort((a, b) => a - b)[10];

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** Nanoseconds of one call, the median. */
async function time(run) {
  const { p50 } = await measure(() => do_not_optimize(run()), {
    min_cpu_time: 500e6,
    min_samples: 30,
  });
  return p50;
}

function expectVerdict(isTaken, expected, who) {
  if (isTaken !== expected) throw new Error(`${who} says ${String(isTaken)}.`);
}

const rows = [];
for (const { name, cls, zod, good, bad } of subjects) {
  const options = { dialect: "flat", diagnostics: { report: () => undefined } };
  const validate = ajv.compile(toInputSchema(cls, options));
  const byClassValidator = (args) => validateSync(plainToInstance(cls, args));
  for (const [args, isGood] of [
    [good, true],
    [bad, false],
  ]) {
    const byAjv = validate(args);
    // A format is an annotation.
    if (isGood || !name.includes("IsEmail")) expectVerdict(byAjv, isGood, "ajv");
    expectVerdict(zod.safeParse(args).success, isGood, "zod");
    expectVerdict(bindArguments(cls, args).ok, isGood, "bindArguments");
    expectVerdict(byClassValidator(args).length === 0, isGood, "class-validator");
    rows.push({
      name,
      isGood,
      others,
      bind: await time(() => bindArguments(cls, args)),
      ajv: await time(() => validate(args)),
      zod: await time(() => (isGood ? zod.parse(args) : zod.safeParse(args))),
      classValidator: await time(() => byClassValidator(args)),
    });
  }
}
process.stdout.write(JSON.stringify({ others, firstOfAll, firstCall, rows }));
