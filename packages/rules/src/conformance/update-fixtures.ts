import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { accessing } from "./access-error.js";
import { findFixtures } from "./find-fixtures.js";
import { formatJson } from "./format-json.js";
import { openFixture } from "./open-fixture.js";
import { readFixture } from "./read-fixture.js";
import type { FixtureUpdateReport } from "./report.js";
import { runFixtures } from "./run-fixtures.js";

/**
 * Rewrites what the well-formed fixtures of a folder expect to what the rules give now, then runs all fixtures. A file is
 * written only where its text changes; one that is malformed, or for which the rules throw, stays as it is and fails.
 *
 * @throws FixtureAccessError when there is no such folder, one below cannot be listed, or a file cannot be written
 */
export function updateFixtures(folder: string): FixtureUpdateReport {
  const updated = findFixtures(folder).filter((file) => update(join(folder, file)));
  return { ...runFixtures(folder), updated };
}

function update(path: string): boolean {
  const text = readFixture(path, ignore);
  const renewed = text === undefined ? undefined : renew(text);
  // A checkout may have given the file other line ends; that is no change.
  if (renewed === undefined || renewed === text?.replaceAll("\r\n", "\n")) return false;
  accessing(`Cannot write ${path}`, () => {
    writeFileSync(path, renewed);
  });
  return true;
}

/** The text with its expectation renewed; nothing where that is not possible. */
function renew(text: string): string | undefined {
  try {
    const renewed = openFixture(text).runnable?.renew();
    return renewed === undefined ? undefined : `${formatJson(renewed)}\n`;
  } catch {
    return undefined;
  }
}

function ignore(): void {
  // The run after the update reports it.
}
