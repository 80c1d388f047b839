import type { Diagnostic } from "../index.js";
import { formatJson } from "./format-json.js";
import type { FixtureProblem } from "./problem.js";

/** Compares the codes that a fixture expects with the diagnostics that came, each as often as it is listed, in any order. */
export function compareCodes(
  expected: readonly string[] | undefined,
  diagnostics: readonly Diagnostic[],
): readonly FixtureProblem[] {
  const missing = [...(expected ?? [])];
  const surplus = diagnostics.filter(({ code }) => {
    const index = missing.indexOf(code);
    if (index !== -1) missing.splice(index, 1);
    return index === -1;
  });
  if (missing.length === 0 && surplus.length === 0) return [];
  const codes = diagnostics.map(({ code }) => code);
  return [
    {
      pointer: expected === undefined ? "/expected" : "/expected/diagnostics",
      message: [
        ...missing.map((code) => `expected the diagnostic ${code}, found none`),
        ...surplus.map(
          ({ code, path, message }) =>
            `expected no diagnostic ${code}, found one at ${path}: ${message}`,
        ),
      ].join("\n"),
      expected: formatJson([...(expected ?? [])].sort()),
      actual: formatJson(codes.sort()),
    },
  ];
}
