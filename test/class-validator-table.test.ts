import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toInputSchema } from "@shapewright/binding";
import { allRows } from "../packages/binding/src/readers/class-validator/rows/index.js";
import { systemRows } from "../packages/binding/src/readers/class-validator/rows/system.js";
import { applyRow } from "../packages/binding/test/readers/class-validator/decorate.js";
import { classValidatorTable } from "../scripts/class-validator-table.cjs";

test("docs/class-validator-rules.md is up to date: else run npm run docs:update", () => {
  const page = readFileSync(join(__dirname, "../docs/class-validator-rules.md"), "utf8");
  const made = classValidatorTable({
    rows: allRows,
    systemRows,
    schemaOf: (row) => {
      class Dto {
        declare readonly value: unknown;
      }
      applyRow(row, Dto, "value");
      const { properties } = toInputSchema(Dto, {
        dialect: "flat",
        diagnostics: { report: () => undefined },
      });
      return properties["value"] as object;
    },
  });
  expect(page.split("\n")).toEqual(made.split("\n"));
});
