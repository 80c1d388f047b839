import type { PatternRunner } from "./options.js";

/** How lengths and patterns of texts are judged. */
export interface TextRules {
  /** Whether class-validator counts and matches on its own: beyond the basic plane its way differs, and is the one that holds. */
  readonly hostDecides: boolean;
  readonly maxPatternText: number;
  readonly patternEngine: ((pattern: string) => PatternRunner) | undefined;
}

/** What is told of a text with a length or a pattern. */
export type TextVerdict = "fits" | "differs" | "too long" | "ask the host";

/** Surrogates and the selectors of a variant, of which validator.js counts no two. */
export const BEYOND = /[\uD800-\uDFFF\uFE0E\uFE0F]/;

/** The length of a text in characters (code points). */
export function lengthOf(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    length += 1;
    const code = text.charCodeAt(at);
    if (code < 0xd800 || code > 0xdbff) continue;
    const next = text.charCodeAt(at + 1);
    if (next >= 0xdc00 && next <= 0xdfff) at += 1;
  }
  return length;
}

/** Whether a text's length is within a bound. */
export function judgeLength(
  text: string,
  fits: (length: number) => boolean,
  { hostDecides }: TextRules,
): TextVerdict {
  if (hostDecides && BEYOND.test(text)) return "ask the host";
  return fits(lengthOf(text)) ? "fits" : "differs";
}

/** Whether a text matches. */
export function judgePattern(
  text: string,
  runner: PatternRunner,
  { hostDecides, maxPatternText }: TextRules,
): TextVerdict {
  if (text.length > maxPatternText) return "too long";
  if (hostDecides && BEYOND.test(text)) return "ask the host";
  return runner.test(text) ? "fits" : "differs";
}

const EVERYTHING: PatternRunner = { test: () => true };

/** What runs a pattern: with Unicode minded, as JSON Schema has it, or without where it is no pattern then. */
export function runnerOf(pattern: string, { patternEngine }: TextRules): PatternRunner {
  if (patternEngine !== undefined) return patternEngine(pattern);
  const known = runners.get(pattern);
  if (known !== undefined) return known;
  const made = compiledPattern(pattern);
  if (runners.size < MOST_RUNNERS) runners.set(pattern, made);
  return made;
}

const runners = new Map<string, PatternRunner>();
const MOST_RUNNERS = 10_000;

function compiledPattern(pattern: string): PatternRunner {
  for (const flags of ["u", ""]) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // The next flags may take it; what is no pattern at all refuses nothing.
    }
  }
  return EVERYTHING;
}
