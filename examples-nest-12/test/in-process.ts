import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { bundled } from "../../test/bundled.js";

/** What a program of this folder writes for what it is given, both as JSON. Nest 12 is ES modules, which jest cannot load. */
export function inProcess(source: string, given: unknown): unknown {
  const program = bundled(join(__dirname, source), "esm", "examples-nest-12");
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [program.path, JSON.stringify(given)],
      { encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`${source} ended with ${status ?? "a signal"}:\n${stderr}`);
    return JSON.parse(stdout);
  } finally {
    program.remove();
  }
}
