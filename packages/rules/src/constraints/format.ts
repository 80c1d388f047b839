import type { ConstraintRule } from "./constraint-rule.js";
import { state } from "./constraint-rule.js";

/** A format lands on a string that has none. */
export const format: ConstraintRule = (schema, constraints, produced) => {
  state(schema, produced, "format", constraints.format);
};
