import type { JsonSchema } from "@shapewright/rules";
import { writeOutputSchema } from "@shapewright/rules";
import { keyOfData } from "./cache/host-key.js";
import { WrittenCache } from "./cache/written-cache.js";
import type { Class } from "./facts/class.js";
import { className } from "./facts/class.js";
import type { OutputSchemaOptions } from "./options.js";
import { checkOutputSchemaOptions, writingFor, writingOf } from "./options.js";
import { readShape } from "./read-shape.js";
import { settleWritten } from "./settle-written.js";
import { rewritten, type TargetWritten } from "./write-for-target.js";

const known = new WrittenCache<TargetWritten>();

/**
 * The JSON Schema (2020-12) of what is sent when a host gives an instance of a class: the JSON, in which a `Date` is a
 * date-time string, a `Map` an object, a `Set` an array and a `Buffer` base64 text. Members are named, left out and
 * computed as class-transformer's `instanceToPlain` does it; `required` lists the keys that are always there. A new object
 * on every call.
 *
 * @throws TypeError for what is no class, and for an unknown option or value
 * @throws UnfitForTargetError when the target has no way to say what is given, or a limit is passed
 * @throws EscalatedDiagnosticsError when a diagnostic has a code that the options escalate
 */
export function toOutputSchema(cls: Class, options: OutputSchemaOptions = {}): JsonSchema {
  checkOutputSchemaOptions(options);
  const { diagnostics, list = false, mayBeMissing = false, target } = options;
  const reading = readShape(cls, "toOutputSchema", options, "output");
  const form = { list, mayBeMissing };
  const name = className(cls);
  const key = keyOfData([name, form, target, writingOf(options)]);
  const written = known.get(reading.shape, key, () => {
    const plain = writeOutputSchema(reading.shape, form, writingFor(options, "output"));
    return rewritten(plain, target, "output", name);
  });
  settleWritten(cls, reading, written.diagnostics, diagnostics);
  return written.schema;
}
