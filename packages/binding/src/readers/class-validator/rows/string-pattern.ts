import { isRegExp } from "../arguments.js";
import { unicodePattern } from "../pattern/unicode-pattern.js";
import { bounds, leftToHost, refusesAll, shown, STRING } from "./claims.js";
import type { Row, RowClaim } from "./row.js";

export const stringPatternRows: readonly Row[] = [
  {
    name: "matches",
    decorator: "@Matches",
    stated: {
      asGuidance:
        "beyond the basic plane `.` and negated classes take one unit in the host, a character in a schema",
    },
    samples: {
      arguments: [/^[a-z]+$/],
      accepts: ["abc"],
      rejects: ["", "ABC", "a1", ["abc"], 1, null, undefined],
    },
    claims: ({ arguments: [pattern, modifiers] }) => patternOf(pattern, modifiers),
  },
  {
    name: "contains",
    decorator: "@Contains",
    stated: { leftToHost: "which part a text contains" },
    samples: { arguments: ["b"], accepts: ["abc"], rejects: ["ac", "", ["b"], null, undefined] },
    claims: () => [STRING],
  },
  {
    name: "notContains",
    decorator: "@NotContains",
    stated: { leftToHost: "which part a text does not contain" },
    samples: { arguments: ["b"], accepts: ["ac", ""], rejects: ["abc", ["a"], null, undefined] },
    claims: () => [STRING],
  },
];

function patternOf(pattern: unknown, modifiers: unknown): readonly RowClaim[] {
  const compiled = isRegExp(pattern) ? pattern : compile(pattern, modifiers);
  if (compiled === undefined) {
    return refusesAll(
      `@Matches was given ${shown(pattern)}, which does not compile, so that class-validator throws over every text. ` +
        `Give it a regular expression.`,
    );
  }
  const told = unicodePattern(compiled.source, compiled.flags);
  if ("leftOut" in told) {
    return [STRING, leftToHost("@Matches", `${String(compiled)}, with ${told.leftOut},`)];
  }
  return [STRING, bounds({ pattern: told.source })];
}

/** As the host does it, on every call. */
function compile(pattern: unknown, modifiers: unknown): RegExp | undefined {
  try {
    return new RegExp(pattern as string, modifiers as string | undefined);
  } catch {
    return undefined;
  }
}
