import type { Path } from "./json/path.js";
import { pointerOf } from "./json/path.js";

/**
 * How much a diagnostic weighs.
 *
 * - `info`: nothing was lost that a schema could hold
 * - `warning`: something was given up or assumed; the schema stands
 * - `endpoint_dropped`: one endpoint of a catalog could not be described
 * - `fatal`: a code the host escalated; no schema is returned
 */
export type Severity = "info" | "warning" | "endpoint_dropped" | "fatal";

/** The codes of the rule layer and how much each weighs unless it is escalated. */
export const RULE_SEVERITIES = {
  argument_collision: "endpoint_dropped",
  schema_def_conflict: "endpoint_dropped",
  synthetic_body_argument: "warning",
  body_field_collision: "warning",
  unsupported_dictionary_key: "warning",
  unreadable_shape: "warning",
  schema_def_name_disambiguated: "warning",
  schema_depth_truncated: "warning",
  schema_size_truncated: "warning",
  target_widened: "info",
  target_narrowed: "warning",
  target_null_invented: "info",
  target_annotation_lost: "info",
  target_name_refused: "warning",
} as const satisfies Readonly<Record<string, Severity>>;

/** A code of the rule layer. */
export type RuleCode = keyof typeof RULE_SEVERITIES;

/** Something that could not be read, had to be given up, or was assumed. */
export interface Diagnostic<Code extends string = string> {
  readonly code: Code;
  readonly severity: Severity;
  /** A full sentence that names the type, the member and, where there is one, the remedy. */
  readonly message: string;
  /** A JSON pointer (RFC 6901) into the TypeShape. */
  readonly path: string;
  /** The key in `types` of the object type concerned; absent at the root. */
  readonly type?: string;
}

/** What a host wants done with diagnostics. */
export interface DiagnosticOptions {
  /** Codes that make the call throw an `EscalatedDiagnosticsError` instead of returning a schema. */
  readonly escalate?: readonly string[];
  /** Called once for each diagnostic, in order, before the call returns or throws. */
  readonly report?: (diagnostic: Diagnostic) => void;
}

/** Thrown when a diagnostic has a code that the host escalated. */
export class EscalatedDiagnosticsError extends Error {
  override readonly name = "EscalatedDiagnosticsError";

  /** All diagnostics of the call; those with severity `fatal` are the reason. */
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    const reasons = diagnostics
      .filter((diagnostic) => diagnostic.severity === "fatal")
      .map((diagnostic) => `${diagnostic.code} at ${diagnostic.path}: ${diagnostic.message}`);
    super(`Escalated diagnostics:\n${reasons.join("\n")}`);
    this.diagnostics = diagnostics;
  }
}

/** Collects the diagnostics of one call: one for each code and place, however often the place is written. */
export class DiagnosticCollector {
  readonly #found: Diagnostic<RuleCode>[] = [];
  readonly #seen = new Set<string>();
  readonly #rootPath: string;

  /** The pointer at which the root of the shape that was given stands in the one that is written. */
  constructor(rootPath = "/root") {
    this.#rootPath = rootPath;
  }

  report(code: RuleCode, path: Path, message: string, type: string | undefined): void {
    const pointer = this.#given(pointerOf(path));
    const place = `${code} ${pointer}`;
    if (this.#seen.has(place)) return;
    this.#seen.add(place);
    this.#found.push({
      code,
      severity: RULE_SEVERITIES[code],
      message,
      path: pointer,
      ...(type === undefined ? {} : { type }),
    });
  }

  get diagnostics(): readonly Diagnostic<RuleCode>[] {
    return this.#found;
  }

  #given(pointer: string): string {
    const root = this.#rootPath;
    return pointer.startsWith(root) ? `/root${pointer.slice(root.length)}` : pointer;
  }
}

/**
 * Hands diagnostics to the host as its options say.
 *
 * @throws EscalatedDiagnosticsError when one of them has an escalated code, after all were reported
 */
export function settleDiagnostics<D extends Diagnostic>(
  found: readonly D[],
  options: DiagnosticOptions | undefined,
): readonly D[] {
  const escalated = new Set(options?.escalate);
  const settled = found.map((diagnostic): D =>
    escalated.has(diagnostic.code) ? { ...diagnostic, severity: "fatal" } : diagnostic,
  );
  for (const diagnostic of settled) options?.report?.(diagnostic);
  if (settled.some((diagnostic) => diagnostic.severity === "fatal")) {
    throw new EscalatedDiagnosticsError(settled);
  }
  return settled;
}
