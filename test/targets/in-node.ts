import { spawnSync } from "node:child_process";
import { join } from "node:path";

/**
 * What a script of this folder writes for what it is given, both as JSON. Jest runs CommonJS, and some consumers are ES modules
 * or load some.
 */
export function inNode(script: string, given: unknown): unknown {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, script)], {
    input: JSON.stringify(given),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${script} ended with ${status ?? "a signal"}:\n${stderr}`);
  return JSON.parse(stdout);
}
