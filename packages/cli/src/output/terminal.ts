import picocolors from "picocolors";

/** Where a command writes, and how. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether what goes to `out` is shown in colours. */
  readonly colours: boolean;
}

/** Ways to set off a part of a text; each leaves it as it is where there are no colours. */
export type Paint = Pick<
  ReturnType<typeof picocolors.createColors>,
  "bold" | "dim" | "green" | "red"
>;

export function paintFor({ colours }: Terminal): Paint {
  return picocolors.createColors(colours);
}

/** Whether the terminal of an environment is to be written to in colours: see https://no-color.org. */
export function takesColours(env: Readonly<Record<string, string | undefined>>): boolean {
  return (env["NO_COLOR"] ?? "") === "" && env["TERM"] !== "dumb";
}

/** The streams of this process, in colours only on a terminal. */
export function processTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  stdout.on("error", endQuietlyOnClosedPipe);
  return {
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    colours: stdout.isTTY && takesColours(env),
  };
}

/** `shapewright … | head` has read enough. */
function endQuietlyOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}
