import type { JsonSchema } from "../json/json.js";
import type { ProducedType } from "../keywords.js";
import type { Constraints } from "../type-shape/index.js";
import type { ConstraintRule } from "./constraint-rule.js";
import { exclusion } from "./exclusion.js";
import { format } from "./format.js";
import { pattern } from "./pattern.js";
import { range } from "./range.js";
import { keyCount, size, uniqueness } from "./size.js";

/** In the order of the keywords they write. */
const FAMILIES: readonly ConstraintRule[] = [
  format,
  size,
  uniqueness,
  keyCount,
  range,
  pattern,
  exclusion,
];

/** R21. Writes what fits the produced type. */
export function constrain(
  schema: JsonSchema,
  constraints: Constraints,
  produced: ProducedType | undefined,
): void {
  for (const family of FAMILIES) family(schema, constraints, produced);
}

/** A node's own constraints win over its member's, family by family: all patterns are one. */
export function ownOver(outer: Constraints | undefined, own: Constraints | undefined): Constraints {
  if (outer === undefined || own === undefined) return own ?? outer ?? {};
  const { pattern, patterns = [], ...others } = own;
  if (pattern === undefined && patterns.length === 0) return { ...outer, ...others };
  const withoutPatterns = Object.entries(outer).filter(
    ([name]) => name !== "pattern" && name !== "patterns",
  );
  return { ...Object.fromEntries(withoutPatterns), ...own };
}
