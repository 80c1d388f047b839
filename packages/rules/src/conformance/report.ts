import type { FixtureProblem } from "./problem.js";

/** How one fixture fared. */
export interface FixtureResult {
  /** The path of the file, relative to the folder, with `/` between its steps. */
  readonly file: string;
  /** Absent where the file does not say it. */
  readonly kind?: string;
  /** Absent where the file does not say it. */
  readonly description?: string;
  readonly ok: boolean;
  /** Why it does not pass; empty when it does. */
  readonly problems: readonly FixtureProblem[];
  /** JSON pointers to what the fixture carries and nothing here compares; absent where there is none. */
  readonly notChecked?: readonly string[];
}

/** How the fixtures of a folder fared. */
export interface FixtureReport {
  readonly passed: number;
  readonly failed: number;
  /** One for each file, in ordinal order of the paths. */
  readonly results: readonly FixtureResult[];
}

/** How the fixtures of a folder fare after their update, and which of them it rewrote. */
export interface FixtureUpdateReport extends FixtureReport {
  /** The paths of the rewritten files, relative to the folder, in ordinal order. */
  readonly updated: readonly string[];
}
