import type { WriteOptions } from "../options.js";
import { refuseOtherDirection } from "../options.js";
import type { TypeShape } from "../type-shape/index.js";
import type { WrittenSchema } from "../write-schema.js";
import { writeRoot } from "../write-schema.js";

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
 * @throws TypeError for a direction other than output
 * @throws the errors of `writeSchema`
 */
export function writeOutputSchema(
  shape: TypeShape,
  { list = false, mayBeMissing = false }: OutputForm = {},
  options: WriteOptions = {},
): WrittenSchema {
  refuseOtherDirection(options, "output");
  const form = { list, null: mayBeMissing ? "always" : "declared" } as const;
  return writeRoot(shape, form, { ...options, direction: "output" });
}
