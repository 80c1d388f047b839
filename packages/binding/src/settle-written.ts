import type { Diagnostic, DiagnosticOptions } from "@shapewright/rules";
import { settleDiagnostics } from "@shapewright/rules";
import type { Class } from "./facts/class.js";
import type { GraphReading } from "./graph/read-graph.js";
import { emitWarnings } from "./warnings.js";

/**
 * Settles what the reading of a class and the writing of its schema found. Without a `report`, warnings go to
 * `process.emitWarning`.
 *
 * @throws EscalatedDiagnosticsError when one has a code that the options escalate
 */
export function settleWritten(
  cls: Class,
  reading: GraphReading,
  written: readonly Diagnostic[],
  options: DiagnosticOptions = {},
): void {
  const report = options.report ?? emitWarnings(cls, reading.classes);
  settleDiagnostics(allFound(reading, written), { ...options, report });
}

/** What both found, each thing once. */
export function allFound(
  { diagnostics: read }: GraphReading,
  written: readonly Diagnostic[],
): readonly Diagnostic[] {
  return [...read, ...notTold(read, written)];
}

/** What the writing adds to the reading, which says of a member what the writing then says of the node in it. */
export function notTold<D extends Diagnostic>(
  read: readonly Diagnostic[],
  written: readonly D[],
): readonly D[] {
  const told = new Set(read.map(({ code, path }) => `${code} ${path}`));
  return written.filter(({ code, path }) => {
    const steps = path.split("/");
    return !READING_STEPS.some(
      (count) => steps.length > count && told.has(`${code} ${steps.slice(0, count).join("/")}`),
    );
  });
}

/** How many parts the paths of a reading have: `/types/Key`, `/types/Key/members/0`. */
const READING_STEPS = [3, 5];
