import type { Path } from "../json/path.js";
import { pointerOf, within } from "../json/path.js";
import { isRecord } from "./form.js";
import type { FixtureProblem } from "./problem.js";
import { expectedFound, quote, quoteList, shown } from "./problem.js";

interface Pair {
  readonly expected: unknown;
  readonly actual: unknown;
  readonly path: Path | undefined;
}

/** Where two JSON values first differ, in the order of the expected one; the order of keys counts. */
export function firstDifference(expected: unknown, actual: unknown): FixtureProblem | undefined {
  const open: Pair[] = [{ expected, actual, path: undefined }];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const difference = ownDifference(pair);
    if (difference !== undefined) return difference;
    open.push(...inner(pair).reverse());
  }
  return undefined;
}

/** The difference of a pair that lies not inside one of its entries. */
function ownDifference({ expected, actual, path }: Pair): FixtureProblem | undefined {
  const pointer = pointerOf(path);
  if (Array.isArray(expected) && Array.isArray(actual)) {
    if (expected.length === actual.length) return undefined;
    return { pointer, message: `expected ${expected.length} items, found ${actual.length}` };
  }
  if (isRecord(expected) && isRecord(actual)) return keyDifference(expected, actual, path);
  if (expected === actual) return undefined;
  return { pointer, message: expectedFound(shown(expected), actual) };
}

function keyDifference(expected: object, actual: object, path: Path | undefined) {
  const keys = Object.keys(expected);
  const actualKeys = Object.keys(actual);
  const missing = keys.find((key) => !Object.hasOwn(actual, key));
  if (missing !== undefined) {
    const message = `expected the key ${quote(missing)}, found none`;
    return { pointer: pointerOf(within(path, missing)), message };
  }
  const pointer = pointerOf(path);
  const extra = actualKeys.find((key) => !Object.hasOwn(expected, key));
  if (extra !== undefined)
    return { pointer, message: `expected no key ${quote(extra)}, found one` };
  if (keys.every((key, index) => key === actualKeys[index])) return undefined;
  const message = `expected the keys in the order ${quoteList(keys)}, found ${quoteList(actualKeys)}`;
  return { pointer, message };
}

function inner({ expected, actual, path }: Pair): Pair[] {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    return expected.map((item: unknown, index) => ({
      expected: item,
      actual: (actual as readonly unknown[])[index],
      path: within(path, index),
    }));
  }
  if (!isRecord(expected) || !isRecord(actual)) return [];
  return Object.keys(expected).map((key) => ({
    expected: expected[key],
    actual: actual[key],
    path: within(path, key),
  }));
}
