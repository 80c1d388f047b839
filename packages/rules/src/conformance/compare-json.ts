import { firstDifference } from "./first-difference.js";
import { formatJson } from "./format-json.js";
import type { FixtureProblem } from "./problem.js";

/** Compares what a fixture expects at a place with what was given, as bytes: the order of keys counts. */
export function compareJson(
  at: string,
  expected: unknown,
  actual: unknown,
): readonly FixtureProblem[] {
  try {
    return isSameText(expected, actual) ? [] : [difference(at, expected, actual)];
  } catch (error) {
    // `JSON.stringify` gives up at a few thousand levels, and at half a gigabyte.
    if (!(error instanceof RangeError)) throw error;
    return [{ pointer: at, message: `this cannot be compared as JSON text: ${error.message}` }];
  }
}

function isSameText(expected: unknown, actual: unknown): boolean {
  return JSON.stringify(expected) === JSON.stringify(actual);
}

function difference(at: string, expected: unknown, actual: unknown): FixtureProblem {
  const first = firstDifference(expected, actual);
  return {
    pointer: at + (first?.pointer ?? ""),
    message: first?.message ?? "expected other bytes",
    expected: formatJson(expected),
    actual: formatJson(actual),
  };
}
