/** One reason why a fixture does not pass. */
export interface FixtureProblem {
  /** The RFC 6901 JSON pointer to the place in the fixture; empty for the fixture as a whole. */
  readonly pointer: string;
  /** What was expected there and what was found. */
  readonly message: string;
  /** The whole value that the fixture expects, as formatted JSON; where two values were compared. */
  readonly expected?: string;
  /** The whole value that was given instead, as formatted JSON; where two values were compared. */
  readonly actual?: string;
}

/** Takes one problem. */
export type Report = (problem: FixtureProblem) => void;

const longest = 60;

export function quote(text: string): string {
  return JSON.stringify(text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
}

export function quoteList(texts: Iterable<string>): string {
  return Array.from(texts, quote).join(", ");
}

export function expectedFound(expected: string, value: unknown): string {
  return `expected ${expected}, found ${shown(value)}`;
}

/** A JSON value in a few words. */
export function shown(value: unknown): string {
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" && value !== null ? "an object" : String(value);
}
