import { structuredPatch } from "diff";

import { printable } from "./printable.js";
import type { Paint } from "./terminal.js";

/** Beyond this many changed lines the smallest set of changes takes too long to find. */
const maxEditLength = 1000;

const shownLines = 200;

/** The lines that turn one text into the other, marked with `-` and `+`, with a few lines around each change. */
export function textDiff(expected: string, actual: string, paint: Paint): readonly string[] {
  const lines = smallestDiff(expected, actual) ?? oneChange(expected, actual);
  const shown = lines.slice(0, shownLines).map((line) => painted(printable(line), paint));
  const left = lines.length - shown.length;
  return left === 0 ? shown : [...shown, paint.dim(`… ${left} more lines`)];
}

function smallestDiff(expected: string, actual: string): readonly string[] | undefined {
  const options = { context: 3, maxEditLength };
  const patch = structuredPatch("", "", `${expected}\n`, `${actual}\n`, "", "", options);
  return patch?.hunks.flatMap(({ lines }, index) => (index === 0 ? lines : ["…", ...lines]));
}

/** All that lies between the common start and the common end, as one change. */
function oneChange(expected: string, actual: string): readonly string[] {
  const before = expected.split("\n");
  const after = actual.split("\n");
  const start = commonLength(before, after);
  const end = commonLength(before.slice(start).reverse(), after.slice(start).reverse());
  const removed = before.slice(start, before.length - end);
  const added = after.slice(start, after.length - end);
  return [...removed.map((line) => `-${line}`), ...added.map((line) => `+${line}`)];
}

function commonLength(one: readonly string[], other: readonly string[]): number {
  const length = one.findIndex((line, index) => line !== other[index]);
  return length === -1 ? one.length : length;
}

function painted(line: string, paint: Paint): string {
  if (line.startsWith("-")) return paint.red(line);
  if (line.startsWith("+")) return paint.green(line);
  return line === "…" ? paint.dim(line) : line;
}
