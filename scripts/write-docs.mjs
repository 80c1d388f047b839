// Writes the pages that are made of the code anew, from the build; a test says when that is due.
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import * as classValidator from "class-validator";
import { toInputSchema } from "@shapewright/binding";
import tables from "./class-validator-table.cjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const require = createRequire(import.meta.url);
const rows = `${root}/packages/binding/dist/readers/class-validator/rows`;
const { allRows } = require(`${rows}/index.js`);
const { systemRows } = require(`${rows}/system.js`);

const page = tables.classValidatorTable({
  rows: allRows,
  systemRows,
  schemaOf: ({ decorator, samples }) => {
    class Dto {}
    const make = classValidator[decorator.slice(1)];
    make(...(samples.arguments ?? []))(Dto.prototype, "value");
    const options = { dialect: "flat", diagnostics: { report: () => undefined } };
    return toInputSchema(Dto, options).properties.value;
  },
});
mkdirSync(`${root}/docs`, { recursive: true });
writeFileSync(`${root}/docs/class-validator-rules.md`, page);
