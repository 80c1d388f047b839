import type { InputSchema } from "@shapewright/rules";
import type { Class } from "./facts/class.js";
import { className } from "./facts/class.js";
import type { InputSchemaOptions } from "./options.js";
import { checkInputSchemaOptions } from "./options.js";
import { readShape } from "./read-shape.js";
import { settleWritten } from "./settle-written.js";
import { writeInputFor } from "./write-for-target.js";

/**
 * The JSON Schema (2020-12) of a class as a tool's `inputSchema`. Its root is an object that says `type`, `properties`,
 * `required` (even when empty, in the dialect `referenced`) and `additionalProperties`; `$defs` come last. A new object on
 * every call.
 *
 * @throws TypeError for what is no class, for an unknown option or value, and when the class is written as something else
 * than an object
 * @throws UnfitForTargetError when the target has no way to say what the class declares, or a limit is passed
 * @throws EscalatedDiagnosticsError when a diagnostic has a code that the options escalate
 */
export function toInputSchema(cls: Class, options: InputSchemaOptions = {}): InputSchema {
  checkInputSchemaOptions(options);
  const reading = readShape(cls, "toInputSchema", options, "input");
  const written = writeInputFor(reading.shape, options, className(cls));
  settleWritten(cls, reading, written.diagnostics, options.diagnostics);
  return written.schema;
}
