import type { JsonSchema } from "@shapewright/rules";
import { writeOutputSchema } from "@shapewright/rules";
import type { Class } from "./facts/class.js";
import type { OutputSchemaOptions } from "./options.js";
import { checkOutputSchemaOptions, writingOf } from "./options.js";
import { readShape } from "./read-shape.js";
import { settleWritten } from "./settle-written.js";

/**
 * The JSON Schema (2020-12) of what is sent when a host gives an instance of a class: the JSON, in which a `Date` is a
 * date-time string, a `Map` an object, a `Set` an array and a `Buffer` base64 text. Members are named, left out and
 * computed as class-transformer's `instanceToPlain` does it; `required` lists the keys that are always there. A new object
 * on every call.
 *
 * @throws TypeError for what is no class, and for an unknown option or value
 * @throws EscalatedDiagnosticsError when a diagnostic has a code that the options escalate
 */
export function toOutputSchema(cls: Class, options: OutputSchemaOptions = {}): JsonSchema {
  checkOutputSchemaOptions(options);
  const { diagnostics, list = false, mayBeMissing = false } = options;
  const reading = readShape(cls, "toOutputSchema", options, "output");
  const written = writeOutputSchema(reading.shape, { list, mayBeMissing }, writingOf(options));
  settleWritten(cls, reading, written.diagnostics, diagnostics);
  return written.schema;
}
