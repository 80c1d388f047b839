import type { RunnableFixture } from "./fixture-kind.js";
import { isRecord } from "./form.js";
import { FIXTURE_KINDS } from "./kinds/index.js";
import type { FixtureProblem, Report } from "./problem.js";
import { expectedFound, quoteList } from "./problem.js";
import { syntaxFault } from "./syntax-fault.js";

/** What is known of a fixture before it runs. */
export interface OpenedFixture {
  readonly kind?: string;
  readonly description?: string;
  /** What is wrong with its form. */
  readonly problems: readonly FixtureProblem[];
  /** Absent when there is a problem. */
  readonly runnable?: RunnableFixture;
}

/** Reads a fixture from the text of its file. Never throws. */
export function openFixture(text: string): OpenedFixture {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problems: [{ pointer: "", message: syntaxMessage(text, error) }] };
  }
  return openValue(value);
}

/** Reads a fixture from its JSON value. */
export function openValue(value: unknown): OpenedFixture {
  const problems: FixtureProblem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const { kind, description } = isRecord(value) ? value : {};
  const runnable = kindOf(value, report)?.open(value, report);
  return {
    ...(typeof kind === "string" ? { kind } : {}),
    ...(typeof description === "string" ? { description } : {}),
    problems,
    ...(runnable === undefined ? {} : { runnable }),
  };
}

/** What the other halves of a fixture have to look like depends on its kind, so nothing is said of them without it. */
function kindOf(value: unknown, report: Report) {
  if (!isRecord(value)) {
    report({ pointer: "", message: expectedFound("a fixture", value) });
    return undefined;
  }
  if (!Object.hasOwn(value, "kind")) {
    report({ pointer: "", message: 'expected the field "kind" of a fixture, found nothing' });
    return undefined;
  }
  const { kind } = value;
  const known = typeof kind === "string" ? FIXTURE_KINDS.get(kind) : undefined;
  if (known !== undefined) return known;
  const run = quoteList(FIXTURE_KINDS.keys());
  report({ pointer: "/kind", message: expectedFound(`a kind of fixture (${run})`, kind) });
  return undefined;
}

function syntaxMessage(text: string, error: unknown): string {
  const fault = syntaxFault(text);
  if (fault === undefined) return `this is no JSON: ${String(error)}`;
  return `this is no JSON at line ${fault.line}, column ${fault.column}: ${fault.message}`;
}
