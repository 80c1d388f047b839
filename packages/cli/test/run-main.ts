import { main } from "../src/main";

export interface Run {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line with captured output. */
export async function run(...args: readonly string[]): Promise<Run> {
  return capture(args, false);
}

export async function runInColours(...args: readonly string[]): Promise<Run> {
  return capture(args, true);
}

async function capture(args: readonly string[], colours: boolean): Promise<Run> {
  const out: string[] = [];
  const err: string[] = [];
  const exitCode = await main(["node", "shapewright", ...args], {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    colours,
  });
  return { exitCode, out: out.join(""), err: err.join("") };
}
