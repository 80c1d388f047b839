import type { InputSchema } from "@shapewright/rules";
import { writeInputSchema } from "@shapewright/rules";
import type { Class } from "./facts/class.js";
import type { InputSchemaOptions } from "./options.js";
import { checkInputSchemaOptions, writingOf } from "./options.js";
import { readShape } from "./read-shape.js";
import { settleWritten } from "./settle-written.js";

/**
 * The JSON Schema (2020-12) of a class as a tool's `inputSchema`. Its root is an object that says `type`, `properties`,
 * `required` (even when empty, in the dialect `referenced`) and `additionalProperties`; `$defs` come last. A new object on
 * every call.
 *
 * @throws TypeError for what is no class, for an unknown option or value, and when the class is written as something else
 * than an object
 * @throws EscalatedDiagnosticsError when a diagnostic has a code that the options escalate
 */
export function toInputSchema(cls: Class, options: InputSchemaOptions = {}): InputSchema {
  checkInputSchemaOptions(options);
  const { diagnostics, unknownArguments = "reject" } = options;
  const reading = readShape(cls, "toInputSchema", options, "input");
  const written = writeInputSchema(reading.shape, unknownArguments, writingOf(options));
  settleWritten(cls, reading, written.diagnostics, diagnostics);
  return written.schema;
}
