import type { DiagnosticOptions } from "./diagnostics.js";
import { RULE_SEVERITIES } from "./diagnostics.js";
import type { Dialect, DialectName } from "./dialects/index.js";
import { DIALECTS } from "./dialects/index.js";

/** How a schema is written. */
export interface WriteOptions {
  /**
   * The named set of choices.
   * @default "referenced"
   */
  readonly dialect?: DialectName;
  /**
   * Whether members that are read-only, not bound by a constructor and no array or map are left out (R18).
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
  readonly dropReadOnlyProperties: boolean;
  readonly maxDepth: number;
}

const OPTION_NAMES: readonly (keyof WriteOptions)[] = [
  "dialect",
  "dropReadOnlyProperties",
  "maxDepth",
  "diagnostics",
];

/**
 * Fills in the defaults.
 *
 * @throws TypeError for an unknown option or value; the message lists the allowed ones
 */
export function settingsOf(options: WriteOptions = {}): WriteSettings {
  refuseUnknownNames("option", options, OPTION_NAMES);
  const { dialect = "referenced", dropReadOnlyProperties = true, maxDepth, diagnostics } = options;
  if (!Object.hasOwn(DIALECTS, dialect)) {
    throw unknownValue("dialect", dialect, Object.keys(DIALECTS));
  }
  if (typeof dropReadOnlyProperties !== "boolean") {
    throw unknownValue("dropReadOnlyProperties", dropReadOnlyProperties, ["true", "false"]);
  }
  if (maxDepth !== undefined && !(Number.isInteger(maxDepth) && maxDepth >= 0)) {
    throw unknownValue("maxDepth", maxDepth, ["a whole number of 0 or more"]);
  }
  checkDiagnosticForm(diagnostics, Object.keys(RULE_SEVERITIES));
  return {
    dialect: DIALECTS[dialect],
    dropReadOnlyProperties,
    maxDepth: maxDepth ?? Number.POSITIVE_INFINITY,
  };
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
