// Random classes, random options and random bytes parsed as JSON, for a bounded time:
//   npm run fuzz [-- --seconds 60 --seed 7]
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "60" }, seed: { type: "string" } },
});
const seed = values.seed ?? String(Date.now() % 2 ** 31);
const { status } = spawnSync(
  process.execPath,
  [
    createRequire(import.meta.url).resolve("jest/bin/jest"),
    "packages/arguments/test/differential/fuzz",
  ],
  { stdio: "inherit", env: { ...process.env, FUZZ_SECONDS: values.seconds, FC_SEED: seed } },
);
process.exitCode = status ?? 1;
