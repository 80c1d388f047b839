import type { FixtureProblem, FixtureReport, FixtureResult } from "@shapewright/rules/conformance";

import { printable } from "./printable.js";
import type { Paint } from "./terminal.js";
import { textDiff } from "./text-diff.js";

/** The failures of a report, each with what was expected and found, and a last line with the counts. */
export function fixtureReportText(report: FixtureReport, paint: Paint): string {
  const failures = report.results.filter(({ ok }) => !ok);
  const blocks = failures.map((failure) => `${failureLines(failure, paint).join("\n")}\n\n`);
  const notes = report.results.flatMap((result) => noteLines(result, paint));
  const noted = notes.length === 0 ? "" : `${notes.join("\n")}\n\n`;
  return `${blocks.join("")}${noted}${report.passed} passed, ${report.failed} failed\n`;
}

/** What a fixture of another SDK carries and nothing here compares. */
function noteLines({ file, notChecked = [] }: FixtureResult, paint: Paint): readonly string[] {
  if (notChecked.length === 0) return [];
  const pointers = notChecked.map(printable).join(", ");
  return [`${paint.dim("note")} ${printable(file)}: not checked: ${pointers}`];
}

/** More of them are of one cause. */
const shownProblems = 10;

function failureLines({ file, description, problems }: FixtureResult, paint: Paint): string[] {
  const left = problems.length - shownProblems;
  return [
    `${paint.red("FAIL")} ${paint.bold(printable(file))}`,
    ...(description === undefined ? [] : indent(2, [printable(description)])),
    ...problems
      .slice(0, shownProblems)
      .flatMap((problem) => indent(2, problemLines(problem, paint))),
    ...(left > 0 ? indent(2, [paint.dim(`… ${left} more problems`)]) : []),
  ];
}

function problemLines(
  { pointer, message, expected, actual }: FixtureProblem,
  paint: Paint,
): readonly string[] {
  const [first = "", ...rest] = message.split("\n").map(printable);
  const place = pointer === "" ? "" : `${paint.bold(printable(pointer))}: `;
  const lines = [`${place}${first}`, ...indent(2, rest)];
  if (expected === undefined || actual === undefined) return lines;
  return [
    ...lines,
    ...indent(2, [paint.red("- expected"), paint.green("+ found")]),
    ...indent(2, textDiff(expected, actual, paint)),
  ];
}

function indent(width: number, lines: readonly string[]): readonly string[] {
  return lines.map((line) => " ".repeat(width) + line);
}
