import type { Problem } from "./problem.js";

/**
 * Problems as a text that a model can act on, one line each: where, what is wrong, what would be taken and what came. For a
 * tool's result with `isError: true`.
 */
export function formatProblems(problems: readonly Problem[]): string {
  return problems.map(line).join("\n");
}

function line(problem: Problem): string {
  return `${placeOf(problem.path)}: ${describeProblem(problem)}`;
}

/** What is wrong, what would be taken and what came, without the place. */
export function describeProblem({ message, code, rule, expected, received }: Problem): string {
  const what = rule === undefined || rule === code ? code : `${code}, ${rule}`;
  const isSaid = expected === undefined || message.includes(expected);
  const notes = [
    ...(isSaid ? [] : [`expected ${expected}`]),
    ...(received === undefined || message.includes(received) ? [] : [`received ${received}`]),
  ];
  return `${oneLine(message)} [${what}]${notes.length === 0 ? "" : `; ${notes.join(", ")}`}`;
}

/** `attendees[0].email`; a name that is no identifier in quotes. */
function placeOf(path: readonly (string | number)[]): string {
  if (path.length === 0) return "(the arguments)";
  return path
    .map((step, at) => {
      if (typeof step === "number") return `[${String(step)}]`;
      if (!/^[A-Za-z_$][\w$]*$/.test(step)) return `[${JSON.stringify(step)}]`;
      return at === 0 ? step : `.${step}`;
    })
    .join("");
}

/** An author's message may have lines of its own. */
function oneLine(message: string): string {
  return message.replaceAll(/\s*[\r\n]+\s*/g, " ");
}
