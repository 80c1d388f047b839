import { arrange } from "../key-order.js";
import { withNull } from "../members/nullable.js";
import type { WriteOptions } from "../options.js";
import type { TypeShape } from "../type-shape/index.js";
import type { WrittenSchema } from "../write-schema.js";
import { writeSchema } from "../write-schema.js";

/** In what number the root is given. */
export interface OutputForm {
  /** A list of what the shape describes. */
  readonly list?: boolean;
  /** Null instead of it, when there is none. */
  readonly mayBeMissing?: boolean;
}

/**
 * Writes a TypeShape as what an operation gives: one, a list, or one that may be missing. Null for a missing one is stated
 * whatever the dialect says of null elsewhere: it is part of the answer, not of the declaration.
 *
 * @throws the errors of `writeSchema`
 */
export function writeOutputSchema(
  shape: TypeShape,
  form: OutputForm = {},
  options: WriteOptions = {},
): WrittenSchema {
  const root = form.list === true ? ({ kind: "array", items: shape.root } as const) : shape.root;
  const written = writeSchema({ ...shape, root }, { ...options, direction: "output" });
  if (form.mayBeMissing !== true) return written;
  const { $defs, ...rest } = written.schema;
  const schema = withNull(rest, shape.root.kind === "verbatim");
  if ($defs !== undefined) schema["$defs"] = $defs;
  arrange(schema);
  return { schema, diagnostics: written.diagnostics };
}
