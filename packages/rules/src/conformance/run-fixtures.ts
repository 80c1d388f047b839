import { join } from "node:path";

import { findFixtures } from "./find-fixtures.js";
import type { RunnableFixture } from "./fixture-kind.js";
import type { OpenedFixture } from "./open-fixture.js";
import { openFixture } from "./open-fixture.js";
import type { FixtureProblem } from "./problem.js";
import { readFixture } from "./read-fixture.js";
import type { FixtureReport, FixtureResult } from "./report.js";

/**
 * Runs every fixture (`*.json`) of a folder and of the folders below, and compares what the rules give with what the
 * fixture expects. A malformed fixture is a failed one.
 *
 * @throws FixtureAccessError when there is no such folder, or one below cannot be listed
 */
export function runFixtures(folder: string): FixtureReport {
  const results = findFixtures(folder).map((file) => runFixture(folder, file));
  const passed = results.filter(({ ok }) => ok).length;
  return { passed, failed: results.length - passed, results };
}

function runFixture(folder: string, file: string): FixtureResult {
  const { runnable, ...known } = open(join(folder, file));
  const problems = runnable === undefined ? known.problems : problemsOf(runnable);
  const notChecked = runnable?.notChecked ?? [];
  return {
    file,
    ...known,
    ok: problems.length === 0,
    problems,
    ...(notChecked.length === 0 ? {} : { notChecked }),
  };
}

function open(path: string): OpenedFixture {
  const problems: FixtureProblem[] = [];
  const text = readFixture(path, (problem) => problems.push(problem));
  return text === undefined ? { problems } : openFixture(text);
}

function problemsOf(fixture: RunnableFixture): readonly FixtureProblem[] {
  try {
    return fixture.compare();
  } catch (error) {
    return [{ pointer: "/input", message: `expected a result, found the error ${String(error)}` }];
  }
}
