// Longer runs of the property tests that compare what is told with what the real libraries do:
//   npm run agreement [-- --pairs 200000 --seed 7]
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { pairs: { type: "string", default: "200000" }, seed: { type: "string" } },
});
const { status } = spawnSync(
  process.execPath,
  [
    createRequire(import.meta.url).resolve("jest/bin/jest"),
    "packages/binding/test/differential",
    "packages/arguments/test/differential/agreement",
  ],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      AGREEMENT_PAIRS: values.pairs,
      ...(values.seed === undefined ? {} : { FC_SEED: values.seed }),
    },
  },
);
process.exitCode = status ?? 1;
