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
import { keyOfData } from "./cache/host-key.js";
import { WrittenCache } from "./cache/written-cache.js";
import { writingFor, writingOf } from "./options.js";

/** A written schema, and where null stands in it for what is not given. */
export interface TargetWritten<S extends JsonSchema = JsonSchema> extends WrittenSchema<S> {
  readonly diagnostics: readonly Diagnostic[];
  readonly inventedNulls: readonly string[];
}

/**
 * Writes a shape as a tool's input schema, for the target of the options; what was written of the same shape before is given again, as
 * a copy that its receiver may change.
 */
export function writeInputFor(
  shape: TypeShape,
  options: InputSchemaOptions,
  name: string,
): TargetWritten<InputSchema> {
  const { unknownArguments, target } = options;
  const key = keyOfData([name, unknownArguments, target, writingOf(options)]);
  return written.get(shape, key, () => writeAnew(shape, options, name));
}

const written = new WrittenCache<TargetWritten<InputSchema>>();

function writeAnew(
  shape: TypeShape,
  options: InputSchemaOptions,
  name: string,
): TargetWritten<InputSchema> {
  const { unknownArguments = "reject", target } = options;
  const plain = writeInputSchema(shape, unknownArguments, writingFor(options, "input"));
  const targeted = rewritten(plain, target, "input", name);
  // Every target that is for tools has an object at the root, and no other changes what the root is.
  return { ...targeted, schema: targeted.schema as InputSchema };
}

/** Rewrites a schema for a target; without one it stays as it is. */
export function rewritten(
  plain: WrittenSchema,
  target: TargetName | undefined,
  direction: Direction,
  name: string,
): TargetWritten {
  if (target === undefined) return { ...plain, inventedNulls: [] };
  const { schema, diagnostics, inventedNulls } = forTarget(plain.schema, target, {
    direction,
    name,
  });
  return { schema, diagnostics: [...plain.diagnostics, ...diagnostics], inventedNulls };
}
