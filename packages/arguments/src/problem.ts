/**
 * What is wrong with an argument.
 *
 * - `required`: it is missing
 * - `type`: it is of another kind, or no JSON value
 * - `null`: it is null where null is not taken
 * - `enum`: it is none of the choices, or one that is refused
 * - `format`: a text that is not of the form
 * - `range`: a number out of its bounds, or no multiple
 * - `size`: too few or too many characters, items or keys
 * - `pattern`: a text that does not match
 * - `unknown_argument`: a key that is not declared
 * - `discriminator`: the key that tells the shapes apart has none of their values
 * - `depth`: nested too deeply, within itself, or more values than are looked at
 * - `rule`: a rule of the host that no schema can state
 */
export type ProblemCode =
  | "required"
  | "type"
  | "null"
  | "enum"
  | "format"
  | "range"
  | "size"
  | "pattern"
  | "unknown_argument"
  | "discriminator"
  | "depth"
  | "rule";

/** One thing that is wrong with the arguments, addressed by the names that the caller sent. */
export interface Problem {
  readonly path: readonly (string | number)[];
  /** The same place as a JSON pointer (RFC 6901); empty for the arguments as a whole. */
  readonly pointer: string;
  readonly code: ProblemCode;
  /** Without the place: `must be at least 1`, or the author's own message of a rule. */
  readonly message: string;
  /** The rule of class-validator, `isEmail`, where one refused it. */
  readonly rule?: string;
  /** What would be taken, in a few words. */
  readonly expected?: string;
  /** What came, in a few words; never of a member that is write-only. */
  readonly received?: string;
}

/** The pointer of a path. */
export function pointerTo(path: readonly (string | number)[]): string {
  let pointer = "";
  for (const step of path) {
    const isPlain = typeof step === "number" || !(step.includes("~") || step.includes("/"));
    pointer += `/${isPlain ? String(step) : step.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  }
  return pointer;
}

const LONGEST = 60;

/** A value in a few words: texts and numbers as JSON, what holds others by its kind. */
export function brief(value: unknown): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);
    case "number":
    case "boolean":
      return String(value);
    case "undefined":
      return "nothing";
    case "object":
      if (value === null) return "null";
      return Array.isArray(value) ? "an array" : "an object";
    default:
      return `a ${typeof value}`;
  }
}
