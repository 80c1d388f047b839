import { isPlainObject } from "./plain-object.js";

/** Which demand a value fails: the form of the record, a key that must exist, or a name used once. */
export type TypeShapeRule = "schema" | "reference" | "duplicate-member";

/** One reason why a value is not a TypeShape. */
export interface TypeShapeProblem {
  /** The RFC 6901 JSON pointer to the place in the value. */
  readonly pointer: string;
  readonly rule: TypeShapeRule;
  /** What was expected there and what was found. */
  readonly message: string;
}

/** How many problems are listed; one more then says how many are left out. */
const listed = 100;

/** Weightiest first: the closing problem bears the weightiest rule among those left out. */
const rulesByWeight: readonly TypeShapeRule[] = ["schema", "reference", "duplicate-member"];

/** Collects problems up to a bound and counts the rest. */
export class ProblemList {
  readonly #problems: TypeShapeProblem[] = [];
  readonly #leftOut = new Map<TypeShapeRule, number>();

  /** Whether a further problem is listed rather than counted. */
  get hasRoom(): boolean {
    return this.#problems.length < listed;
  }

  add(problem: TypeShapeProblem): void {
    this.#problems.push(problem);
  }

  count(rule: TypeShapeRule): void {
    this.#leftOut.set(rule, (this.#leftOut.get(rule) ?? 0) + 1);
  }

  close(): readonly TypeShapeProblem[] {
    const rule = rulesByWeight.find((candidate) => this.#leftOut.has(candidate));
    if (rule === undefined) return this.#problems;
    const total = [...this.#leftOut.values()].reduce((sum, count) => sum + count, 0);
    const message = `expected no further problems, found ${total} more that are not listed`;
    return [...this.#problems, { pointer: "", rule, message }];
  }
}

export function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text);
}

export function quoteList(texts: Iterable<string>): string {
  return Array.from(texts, quote).join(", ");
}

export function expectedFound(expected: string, value: unknown): string {
  return `expected ${expected}, found ${describeValue(value)}`;
}

function describeValue(value: unknown): string {
  switch (typeof value) {
    case "string":
      return quote(value);
    case "number":
    case "boolean":
    case "undefined":
      return String(value);
    case "object":
      return value === null ? "null" : describeObject(value);
    case "bigint":
    case "function":
    case "symbol":
      return `a ${typeof value}`;
  }
}

function describeObject(value: object): string {
  try {
    if (Array.isArray(value)) return "an array";
    if (isPlainObject(value)) return "an object";
    const { constructor } = value;
    return typeof constructor === "function" && constructor.name !== ""
      ? `an instance of ${constructor.name}`
      : "an instance of a class";
  } catch {
    return "an object that throws when read";
  }
}
