import type { InputSchema } from "@shapewright/rules";
import { writeInputSchema } from "@shapewright/rules";
import type { Settings } from "./options.js";
import type { Plan } from "./plan.js";

/**
 * The schema that arguments are checked with: that of the dialect `flat`, but with references, so that no recursion and no size
 * is cut. Formats stand in it and are not asked: they are guidance, and the host knows its own.
 */
export function checkingSchema({ shape }: Plan, { unknownArguments }: Settings): InputSchema {
  const { schema } = writeInputSchema(shape, unknownArguments, {
    dialect: "flat",
    references: "shared",
  });
  return schema;
}
