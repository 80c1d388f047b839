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
    stated: "exactly",
    samples: {
      arguments: ["a.b"],
      accepts: ["a.b", "xa.by"],
      rejects: ["axb", "A.B", "", ["a.b"], null, undefined],
    },
    claims: ({ arguments: [part] }) =>
      isSaid(part)
        ? [STRING, bounds({ pattern: escaped(part) })]
        : [STRING, leftToHost("@Contains", `${shown(part)} as a part`)],
  },
  {
    name: "notContains",
    decorator: "@NotContains",
    stated: "exactly",
    samples: {
      arguments: ["a.b"],
      accepts: ["axb", "a\nb", ""],
      rejects: ["a.b", "x\na.by", ["a"], null, undefined],
    },
    claims: ({ arguments: [part] }) =>
      isSaid(part)
        ? [STRING, bounds({ pattern: `^(?![\\s\\S]*${escaped(part)})` })]
        : [STRING, leftToHost("@NotContains", `${shown(part)} as a part`)],
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

/** The host looks for halves of a character as well, which a pattern cannot; of the empty text it says strange things. */
function isSaid(part: unknown): part is string {
  return typeof part === "string" && part !== "" && !/\p{Surrogate}/u.test(part);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
}
