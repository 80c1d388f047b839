import { checkTypeShape } from "./check-type-shape.js";
import type { TypeShape } from "./generated.js";
import type { TypeShapeProblem } from "./problems.js";

/** How many problems the message tells; the error carries all of them. */
const told = 3;

/** A value was used as a TypeShape and is none. */
export class InvalidTypeShapeError extends TypeError {
  readonly problems: readonly TypeShapeProblem[];

  constructor(problems: readonly TypeShapeProblem[]) {
    super(toMessage(problems));
    this.name = "InvalidTypeShapeError";
    this.problems = problems;
  }
}

function toMessage(problems: readonly TypeShapeProblem[]): string {
  const lines = problems.slice(0, told).map(({ pointer, message }) => {
    return `  at ${pointer === "" ? "the root" : pointer}: ${message}`;
  });
  const untold = problems.length - lines.length;
  if (untold > 0) lines.push(`  and ${untold} more in "problems"`);
  return ["This is not a TypeShape:", ...lines].join("\n");
}

/**
 * Throws unless a value is a TypeShape.
 *
 * @throws {InvalidTypeShapeError} with every problem that `checkTypeShape` lists.
 */
export function assertTypeShape(value: unknown): asserts value is TypeShape {
  const { ok, problems } = checkTypeShape(value);
  if (!ok) throw new InvalidTypeShapeError(problems);
}
