import { FixtureAccessError, runFixtures, updateFixtures } from "@shapewright/rules/conformance";
import { Command } from "commander";

import { fixtureReportText } from "../output/fixture-report.js";
import { printable } from "../output/printable.js";
import { paintFor, type Terminal } from "../output/terminal.js";

interface ConformanceOptions {
  readonly update?: true;
  readonly json?: true;
}

const examples = `
Examples:
  $ shapewright conformance fixtures            run every *.json below ./fixtures
  $ shapewright conformance fixtures --json     the report as JSON, for a script
  $ shapewright conformance fixtures --update   rewrite what the fixtures expect, then run them

Exit code: 0 when every fixture passes; 1 when one fails, when there is none, or when the folder
cannot be read.`;

/** `shapewright conformance <dir>`: runs the fixtures of a folder. */
export function conformanceCommand(terminal: Terminal, exit: (code: number) => void): Command {
  return new Command("conformance")
    .description("run the fixtures of a folder against the conversion rules")
    .argument("<dir>", "the folder; every *.json in it and below is a fixture")
    .option("--update", "rewrite what well-formed fixtures expect to what the rules give")
    .option("--json", "write the report as JSON to stdout, and nothing else")
    .addHelpText("after", examples)
    .action((folder: string, options: ConformanceOptions) => {
      exit(runConformance(folder, options, terminal));
    });
}

function runConformance(
  folder: string,
  { update, json }: ConformanceOptions,
  terminal: Terminal,
): number {
  try {
    const { updated, ...report } =
      update === true ? updateFixtures(folder) : { updated: undefined, ...runFixtures(folder) };
    if (json === true) {
      const told = updated === undefined ? report : { ...report, updated };
      terminal.out(`${JSON.stringify(told, undefined, 2)}\n`);
    } else {
      updated?.forEach((file) => {
        terminal.out(`updated ${printable(file)}\n`);
      });
      terminal.out(fixtureReportText(report, paintFor(terminal)));
    }
    if (report.results.length > 0) return report.failed === 0 ? 0 : 1;
    terminal.err(`error: there is no fixture (*.json) in ${printable(folder)}\n`);
    return 1;
  } catch (error) {
    if (!(error instanceof FixtureAccessError)) throw error;
    terminal.err(`error: ${printable(error.message)}\n`);
    return 1;
  }
}
