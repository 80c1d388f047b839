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
  return [...read, ...written.filter((told) => !isToldBy(read, told))];
}

/** The reading says of a member what the writing then says of the node in it. */
function isToldBy(read: readonly Diagnostic[], told: Diagnostic): boolean {
  return read.some(({ code, path }) => code === told.code && told.path.startsWith(`${path}/`));
}
