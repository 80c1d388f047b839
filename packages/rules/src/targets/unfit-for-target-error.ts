/**
 * Why a schema cannot be written for a target.
 *
 * - `map`: an object whose keys are not declared, where every object is closed
 * - `untyped`: a place that takes values of every kind, where each has to be of one
 * - `recursive`: a type that leads to itself, where none may
 * - `root`: a root that is no object
 * - `limit`: more of something than the consumer takes
 */
export type TargetProblemCode = "map" | "untyped" | "recursive" | "root" | "limit";

/** One reason for which a schema cannot be written for a target. */
export interface TargetProblem {
  readonly code: TargetProblemCode;
  /** A full sentence that names the member and what to do. */
  readonly message: string;
  /** A JSON pointer (RFC 6901) to the place; empty for the schema as a whole. */
  readonly path: string;
}

/** Thrown when a schema says what a target has no way to say, or more than its consumer takes. */
export class UnfitForTargetError extends Error {
  override readonly name = "UnfitForTargetError";
  readonly target: string;
  /** Every reason, in the order of the document. */
  readonly problems: readonly TargetProblem[];

  constructor(target: string, problems: readonly TargetProblem[]) {
    const reasons = problems.map(
      ({ path, message }) => `${path === "" ? "" : `${path}: `}${message}`,
    );
    super(`The target "${target}" cannot take this schema:\n${reasons.join("\n")}`);
    this.target = target;
    this.problems = problems;
  }
}
