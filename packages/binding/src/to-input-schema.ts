import type { Diagnostic, InputSchema } from "@shapewright/rules";
import { settleDiagnostics, writeInputSchema } from "@shapewright/rules";
import type { Class } from "./facts/class.js";
import type { InputSchemaOptions } from "./options.js";
import { checkInputSchemaOptions } from "./options.js";
import { readShape } from "./read-shape.js";
import { emitWarnings } from "./warnings.js";

/**
 * The JSON Schema (2020-12) of a class as a tool's `inputSchema`. Its root is an object that says `type`, `properties`,
 * `required` (even when empty) and `additionalProperties`; `$defs` come last. A new object on every call.
 *
 * @throws TypeError for what is no class, for an unknown option or value, and when the class is written as something else
 * than an object
 * @throws EscalatedDiagnosticsError when a diagnostic has a code that the options escalate
 */
export function toInputSchema(cls: Class, options: InputSchemaOptions = {}): InputSchema {
  checkInputSchemaOptions(options);
  const { host, diagnostics, unknownArguments = "reject", ...writing } = options;
  const reading = readShape(cls, "toInputSchema", { ...(host === undefined ? {} : { host }) });
  const written = writeInputSchema(reading.shape, unknownArguments, writing);
  const found = [
    ...reading.diagnostics,
    ...written.diagnostics.filter((told) => !isToldBy(reading.diagnostics, told)),
  ];
  const report = diagnostics?.report ?? emitWarnings(cls, reading.classes);
  settleDiagnostics(found, { ...diagnostics, report });
  return written.schema;
}

/** The reading says of a member what the writing then says of the node in it. */
function isToldBy(reading: readonly Diagnostic[], told: Diagnostic): boolean {
  return reading.some(({ code, path }) => code === told.code && told.path.startsWith(`${path}/`));
}
