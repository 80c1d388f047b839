"use strict";

/**
 * Ends the output with the one line that a script can read. A test file that does not load counts as a
 * failure. Jest prints its own summary after every other reporter, so the line waits for the exit.
 */
module.exports = class SummaryReporter {
  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    process.once("exit", () => {
      process.stdout.write(`\n${results.numPassedTests} passed, ${failed} failed\n`);
    });
  }
};
