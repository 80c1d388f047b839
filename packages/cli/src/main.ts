import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Command, CommanderError } from "commander";

import { conformanceCommand } from "./commands/conformance.js";
import { processTerminal, type Terminal } from "./output/terminal.js";

const examples = `
Examples:
  $ shapewright conformance fixtures
  $ shapewright help conformance`;

/**
 * Runs the command line.
 *
 * @param argv the arguments as `process.argv` has them: the first two name the program
 * @param terminal where the output goes; the process's own streams by default
 * @returns the exit code: 0 when all is well; 1 when a check fails, or the command line is wrong
 */
export async function main(
  argv: readonly string[],
  terminal: Terminal = processTerminal(),
): Promise<number> {
  let exitCode = 0;
  const program = new Command("shapewright")
    .description("Tools around TypeShape and the JSON Schema that is written from it.")
    .version(version(), "-v, --version", "print the version")
    .showHelpAfterError("Run with --help to see how it is used.")
    .addHelpText("after", examples)
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err })
    .exitOverride();
  const commands = [
    conformanceCommand(terminal, (code) => {
      exitCode = code;
    }),
  ];
  for (const command of commands) {
    program.addCommand(command.copyInheritedSettings(program));
  }
  try {
    await program.parseAsync([...argv]);
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode;
  }
  return exitCode;
}

function version(): string {
  const manifest = readFileSync(join(__dirname, "..", "package.json"), "utf8");
  return (JSON.parse(manifest) as { readonly version: string }).version;
}
