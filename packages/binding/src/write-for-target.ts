import type {
  Diagnostic,
  Direction,
  InputSchema,
  JsonSchema,
  TargetName,
  TypeShape,
  WrittenSchema,
} from "@shapewright/rules";
import { forTarget, writeInputSchema } from "@shapewright/rules";
import type { InputSchemaOptions } from "./options.js";
import { writingFor } from "./options.js";

/** A written schema, and where null stands in it for what is not given. */
export interface TargetWritten<S extends JsonSchema = JsonSchema> extends WrittenSchema<S> {
  readonly diagnostics: readonly Diagnostic[];
  readonly inventedNulls: readonly string[];
}

/** Writes a shape as a tool's input schema, for the target of the options. */
export function writeInputFor(
  shape: TypeShape,
  options: InputSchemaOptions,
  name: string,
): TargetWritten<InputSchema> {
  const { unknownArguments = "reject", target } = options;
  const written = writeInputSchema(shape, unknownArguments, writingFor(options, "input"));
  const targeted = rewritten(written, target, "input", name);
  // Every target that is for tools has an object at the root, and no other changes what the root is.
  return { ...targeted, schema: targeted.schema as InputSchema };
}

/** Rewrites a schema for a target; without one it stays as it is. */
export function rewritten(
  written: WrittenSchema,
  target: TargetName | undefined,
  direction: Direction,
  name: string,
): TargetWritten {
  if (target === undefined) return { ...written, inventedNulls: [] };
  const { schema, diagnostics, inventedNulls } = forTarget(written.schema, target, {
    direction,
    name,
  });
  return { schema, diagnostics: [...written.diagnostics, ...diagnostics], inventedNulls };
}
