import type { DiagnosticOptions } from "./diagnostics.js";
import { RULE_SEVERITIES } from "./diagnostics.js";
import type { Choices, Dialect, DialectName } from "./dialects/index.js";
import { DIALECTS } from "./dialects/index.js";

/** Whether a schema describes what is sent to the host or what it sends. */
export type Direction = "input" | "output";

/** How a schema is written. Each choice of a dialect may be made by itself; the dialect makes the others. */
export interface WriteOptions extends Partial<Choices> {
  /**
   * The named set of choices.
   * @default "referenced"
   */
  readonly dialect?: DialectName;
  /**
   * Whether the schema describes what the host takes or what it gives.
   * @default "input"
   */
  readonly direction?: Direction;
  /**
   * Whether members that are read-only, not bound by a constructor and no array or map are left out of an input (R18).
   * @default true
   */
  readonly dropReadOnlyProperties?: boolean;
  /**
   * The depth, counted in objects with the root at 0, at which an object is cut to the boundary object (R22); a whole
   * number of 0 or more. Off when absent.
   */
  readonly maxDepth?: number;
  /** What is done with diagnostics besides returning them. */
  readonly diagnostics?: DiagnosticOptions;
}

/** Options with every choice made. */
export interface WriteSettings {
  readonly dialect: Dialect;
  readonly direction: Direction;
  readonly dropReadOnlyProperties: boolean;
  readonly maxDepth: number;
}

/** What an option may be: one of a list, or a whole number from a least one on. */
type Allowed = readonly (string | boolean)[] | { readonly least: number };

const ALLOWED = {
  dialect: Object.keys(DIALECTS),
  direction: ["input", "output"],
  references: ["shared", "recursive", "never"],
  nullability: ["omit", "declared", "accepted"],
  defaults: ["omit", "state"],
  closing: ["none", "every-level"],
  freeForm: ["true", "silent"],
  unreadable: ["boundary", "open"],
  recursionDepth: { least: 0 },
  maxNodes: { least: 1 },
  maxDepth: { least: 0 },
  dropReadOnlyProperties: [true, false],
} as const satisfies Readonly<Record<Exclude<keyof WriteOptions, "diagnostics">, Allowed>>;

/** The names of all options of `writeSchema`. */
export const WRITE_OPTIONS: readonly string[] = [...Object.keys(ALLOWED), "diagnostics"];

/**
 * Fills in the defaults.
 *
 * @throws TypeError for an unknown option or value; the message lists the allowed ones
 */
export function settingsOf(options: WriteOptions = {}): WriteSettings {
  refuseUnknownNames("option", options, WRITE_OPTIONS);
  for (const [name, allowed] of Object.entries<Allowed>(ALLOWED)) {
    const value: unknown = options[name as keyof typeof ALLOWED];
    if (value !== undefined) refuseUnknownValue(name, value, allowed);
  }
  checkDiagnosticForm(options.diagnostics, Object.keys(RULE_SEVERITIES));
  const { dialect = "referenced", direction, dropReadOnlyProperties, maxDepth } = options;
  const named = DIALECTS[dialect];
  return {
    dialect: { ...named, ...choicesOf(options) },
    direction: direction ?? "input",
    dropReadOnlyProperties: dropReadOnlyProperties ?? true,
    maxDepth: maxDepth ?? Number.POSITIVE_INFINITY,
  };
}

/**
 * Refuses a direction that a schema's purpose does not have, instead of overruling it.
 *
 * @throws TypeError that names the option and the one value that is allowed
 */
export function refuseOtherDirection({ direction }: WriteOptions, own: Direction): void {
  if (direction !== undefined && direction !== own) {
    throw unknownValue("direction", direction, [own]);
  }
}

const CHOICES = {
  references: true,
  nullability: true,
  defaults: true,
  closing: true,
  freeForm: true,
  unreadable: true,
  recursionDepth: true,
  maxNodes: true,
} as const satisfies Readonly<Record<keyof Choices, true>>;

/** The choices that were made; an option that is `undefined` is one that was not. */
function choicesOf(options: WriteOptions): Partial<Choices> {
  const made = Object.entries(options).filter(
    ([name, value]) => Object.hasOwn(CHOICES, name) && value !== undefined,
  );
  return Object.fromEntries(made);
}

function refuseUnknownValue(name: string, value: unknown, allowed: Allowed): void {
  if ("least" in allowed) {
    const whole = Number.isInteger(value) && (value as number) >= allowed.least;
    if (!whole)
      throw unknownValue(name, value, [`a whole number of ${String(allowed.least)} or more`]);
  } else if (!allowed.some((one) => one === value)) {
    throw unknownValue(name, value, allowed.map(spelled));
  }
}

/** The text "true" is not the value. */
function spelled(value: string | boolean): string {
  return value === "true" ? '"true"' : String(value);
}

/**
 * Refuses what is no way to settle diagnostics.
 *
 * @throws TypeError that names the option and lists what is allowed
 */
export function checkDiagnosticForm(
  options: DiagnosticOptions | undefined,
  codes: readonly string[],
): void {
  if (options === undefined) return;
  refuseUnknownNames("diagnostics option", options, ["escalate", "report"]);
  const { escalate, report } = options as { escalate?: unknown; report?: unknown };
  if (report !== undefined && typeof report !== "function") {
    throw unknownValue("diagnostics.report", report, ["a function"]);
  }
  if (escalate === undefined) return;
  if (!Array.isArray(escalate))
    throw unknownValue("diagnostics.escalate", escalate, ["a list of codes"]);
  for (const code of escalate) {
    if (!codes.some((known) => known === code))
      throw unknownValue("diagnostics.escalate", code, codes);
  }
}

/**
 * Refuses names that are not options, a typing error among them, instead of ignoring them.
 *
 * @throws TypeError that names the unknown one and lists the allowed ones
 */
export function refuseUnknownNames(
  what: string,
  options: object,
  allowed: readonly string[],
): void {
  const given: unknown = options;
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new TypeError(
      `The ${what}s are an object, found ${given === null ? "null" : typeof given}. Allowed: ${allowed.join(", ")}.`,
    );
  }
  for (const name of Object.keys(options)) {
    if (!allowed.includes(name)) {
      throw new TypeError(`Unknown ${what} "${name}". Allowed: ${allowed.join(", ")}.`);
    }
  }
}

/** The error for an option's value that is not one of the allowed ones. */
export function unknownValue(
  option: string,
  value: unknown,
  allowed: readonly string[],
): TypeError {
  const shown = typeof value === "string" ? `"${value}"` : String(value);
  return new TypeError(
    `Unknown value ${shown} of option "${option}". Allowed: ${allowed.join(", ")}.`,
  );
}
