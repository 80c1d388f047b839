import { readFileSync, statSync } from "node:fs";
import { TextDecoder } from "node:util";

import type { Report } from "./problem.js";

/** The text of a file, without a byte order mark; nothing, and a report, when it cannot be read as text. */
export function readFixture(path: string, report: Report): string | undefined {
  try {
    // Reading a pipe would wait for its writer.
    if (!statSync(path).isFile()) {
      report({ pointer: "", message: "expected a file, found something else of that name" });
      return undefined;
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    report({ pointer: "", message: `the file cannot be read as UTF-8 text: ${reasonOf(error)}` });
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
