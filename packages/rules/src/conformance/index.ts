export { FixtureAccessError } from "./access-error.js";
export type { FixtureProblem } from "./problem.js";
export type { FixtureReport, FixtureResult, FixtureUpdateReport } from "./report.js";
export { runFixtures } from "./run-fixtures.js";
export { updateFixtures } from "./update-fixtures.js";
