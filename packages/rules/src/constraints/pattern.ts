import { fits } from "../keywords.js";
import type { Constraints } from "../type-shape/index.js";
import type { ConstraintRule } from "./constraint-rule.js";
import { state } from "./constraint-rule.js";

/** Each pattern must match: the first is `pattern`, the others stand in `allOf`, since a keyword stands once. */
export const pattern: ConstraintRule = (schema, constraints, produced) => {
  const [first, ...others] = patternsOf(constraints);
  state(schema, produced, "pattern", first);
  if (others.length > 0 && fits("pattern", produced))
    schema["allOf"] = others.map((other) => ({ pattern: other }));
};

/** All patterns once; `pattern` is the first when both are given. */
function patternsOf({ pattern: first, patterns = [] }: Constraints): readonly string[] {
  return [...new Set(first === undefined ? patterns : [first, ...patterns])];
}
