import type { HostOptions, ShapeOptions } from "@shapewright/binding/reading";
import type { UnknownArguments } from "@shapewright/rules";
import { refuseUnknownNames, unknownValue } from "@shapewright/rules";

/** Runs a pattern: `new RE2(pattern, "u")` of a package with an engine of linear time is one. */
export interface PatternRunner {
  test(text: string): boolean;
}

/** How arguments are checked and bound. */
export interface ArgumentsOptions extends Pick<ShapeOptions, "rows" | "typeShape"> {
  /** The options that the class is validated and transformed with: those that its schema is written for. */
  readonly host?: HostOptions;
  /**
   * What is done with keys that the class does not declare, at every level: `reject` makes a problem of each, `ignore` drops
   * them.
   * @default "reject"
   */
  readonly unknownArguments?: UnknownArguments;
  /**
   * What null is for a member that need not be given and does not declare null: `keep` shows it to the host, `absent` takes
   * it for a member that is not given.
   * @default "keep"
   */
  readonly nullForOptional?: "keep" | "absent";
  /**
   * Whether texts are taken for what they spell where no text is taken: `lossless` takes `"42"` for a number, `"true"` for a
   * boolean and a JSON text for an object or a list.
   * @default "none"
   */
  readonly coerce?: "none" | "lossless";
  /**
   * How many objects and lists may stand inside one another, the arguments themselves the first; 1 to 500.
   * @default 256
   */
  readonly maxArgumentDepth?: number;
  /**
   * How many problems are told; 1 or more.
   * @default 100
   */
  readonly maxProblems?: number;
  /**
   * How many characters (UTF-16 code units) a text may have that is matched with a pattern; a longer one is a problem, and no
   * pattern sees it. A pattern of the author's may take a time that grows with the square of that, or worse. Where it is
   * given, class-validator is not asked about arguments that the schema refuses: it would run the pattern by itself.
   * @default no bound
   */
  readonly maxPatternText?: number;
  /**
   * Makes what runs a pattern of the schema, for an engine of linear time. Where one is given, class-validator is not asked
   * about arguments that the schema refuses: it would run the pattern by itself.
   * @default the engine of the language
   */
  readonly patternEngine?: (pattern: string) => PatternRunner;
}

/** The options with every choice made. */
export interface Settings {
  readonly shape: ShapeOptions;
  readonly unknownArguments: UnknownArguments;
  readonly nullForOptional: "keep" | "absent";
  readonly coerce: "none" | "lossless";
  readonly maxArgumentDepth: number;
  readonly maxProblems: number;
  readonly maxPatternText: number;
  readonly patternEngine: ((pattern: string) => PatternRunner) | undefined;
}

const CHOICES = {
  unknownArguments: ["reject", "ignore"],
  nullForOptional: ["keep", "absent"],
  coerce: ["none", "lossless"],
} as const;

const NUMBERS = {
  maxArgumentDepth: { least: 1, most: 500 },
  maxProblems: { least: 1, most: Number.MAX_SAFE_INTEGER },
  maxPatternText: { least: 0, most: Number.MAX_SAFE_INTEGER },
} as const;

const NAMES: readonly string[] = [
  "host",
  ...Object.keys(CHOICES),
  ...Object.keys(NUMBERS),
  "patternEngine",
  "rows",
  "typeShape",
];

/**
 * Fills in the defaults.
 *
 * @throws TypeError for an unknown option or value; the message lists the allowed ones
 */
export function settingsOf(options: ArgumentsOptions): Settings {
  refuseUnknownNames("option", options, NAMES);
  for (const [name, allowed] of Object.entries(CHOICES)) {
    const value: unknown = options[name as keyof typeof CHOICES];
    if (value !== undefined && !allowed.some((one) => one === value)) {
      throw unknownValue(name, value, allowed);
    }
  }
  for (const [name, { least, most }] of Object.entries(NUMBERS)) {
    const value = options[name as keyof typeof NUMBERS];
    if (value === undefined) continue;
    if (!Number.isInteger(value) || value < least || value > most) {
      throw unknownValue(name, value, [
        most === Number.MAX_SAFE_INTEGER
          ? `a whole number of ${String(least)} or more`
          : `a whole number from ${String(least)} to ${String(most)}`,
      ]);
    }
  }
  const { patternEngine, host, rows, typeShape } = options;
  if (patternEngine !== undefined && typeof patternEngine !== "function") {
    throw unknownValue("patternEngine", patternEngine, ["a function of a pattern"]);
  }
  return {
    shape: {
      ...(host === undefined ? {} : { host }),
      ...(rows === undefined ? {} : { rows }),
      ...(typeShape === undefined ? {} : { typeShape }),
    },
    unknownArguments: options.unknownArguments ?? "reject",
    nullForOptional: options.nullForOptional ?? "keep",
    coerce: options.coerce ?? "none",
    maxArgumentDepth: options.maxArgumentDepth ?? 256,
    maxProblems: options.maxProblems ?? 100,
    maxPatternText: options.maxPatternText ?? Number.POSITIVE_INFINITY,
    patternEngine,
  };
}
