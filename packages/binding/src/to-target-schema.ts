import type { Diagnostic, InputSchema, TargetName } from "@shapewright/rules";
import { settleDiagnostics } from "@shapewright/rules";
import type { Class } from "./facts/class.js";
import { className } from "./facts/class.js";
import type { InputSchemaOptions } from "./options.js";
import { checkInputSchemaOptions } from "./options.js";
import { readShape } from "./read-shape.js";
import { allFound } from "./settle-written.js";
import { writeInputFor } from "./write-for-target.js";

/** A tool's input schema for one consumer, and what came of writing it. */
export interface TargetSchema {
  readonly schema: InputSchema;
  /**
   * Of the reading and the writing, with pointers into the TypeShape, and of the target (`target_…`), with pointers into the
   * schema.
   */
  readonly diagnostics: readonly Diagnostic[];
  /**
   * JSON pointers to the properties of the schema of which null stands for a member that is not given:
   * `removeInventedNulls` takes them out of the arguments. Empty but for `openai-strict`.
   */
  readonly inventedNulls: readonly string[];
}

/**
 * What `toInputSchema` gives with the option `target`, and what that changed: a strict consumer needs `inventedNulls` to
 * read the arguments back.
 *
 * @throws the errors of `toInputSchema`
 */
export function toTargetSchema(
  cls: Class,
  target: TargetName,
  options: Omit<InputSchemaOptions, "target"> = {},
): TargetSchema {
  const chosen = { ...options, target };
  checkInputSchemaOptions(chosen);
  const reading = readShape(cls, "toTargetSchema", options, "input");
  const { schema, diagnostics, inventedNulls } = writeInputFor(
    reading.shape,
    chosen,
    className(cls),
  );
  const found = allFound(reading, diagnostics);
  return { schema, diagnostics: settleDiagnostics(found, options.diagnostics), inventedNulls };
}
