import type { ConstraintRule } from "./constraint-rule.js";
import { state } from "./constraint-rule.js";

/** Bounds and steps of numbers. */
export const range: ConstraintRule = (schema, constraints, produced) => {
  state(schema, produced, "minimum", constraints.minimum);
  state(schema, produced, "maximum", constraints.maximum);
  state(schema, produced, "exclusiveMinimum", constraints.exclusiveMinimum);
  state(schema, produced, "exclusiveMaximum", constraints.exclusiveMaximum);
  state(schema, produced, "multipleOf", constraints.multipleOf);
};
