import { saidBy } from "./fold-type.js";
import type { Remark } from "./remark.js";
import { warning } from "./remark.js";
import type { ConstraintName, SaidConstraints } from "./said-constraint.js";

/** A lower and an upper bound, and whether a value may be equal to both. */
const PAIRS: readonly (readonly [lower: ConstraintName, upper: ConstraintName, closed: boolean])[] =
  [
    ["minSize", "maxSize", true],
    ["minProperties", "maxProperties", true],
    ["minimum", "maximum", true],
    ["minimum", "exclusiveMaximum", false],
    ["exclusiveMinimum", "maximum", false],
    ["exclusiveMinimum", "exclusiveMaximum", false],
  ];

/** Bounds that leave nothing between them: a contradiction of two sources, or of one with itself. */
export function crossingBounds(folded: SaidConstraints): readonly Remark[] {
  return PAIRS.flatMap(([lowerName, upperName, closed]) => {
    const [lower, upper] = [folded.get(lowerName), folded.get(upperName)];
    if (lower === undefined || upper === undefined) return [];
    const [least, most] = [Number(lower.value), Number(upper.value)];
    if (closed ? least <= most : least < most) return [];
    const bounds =
      `${saidBy(lower)} says ${lowerName} ${least}, ` +
      `${saidBy(upper)} says ${upperName} ${most}, so no value is accepted. Change one.`;
    const code =
      lower.source === upper.source ? "unsatisfiable_member" : "conflicting_declarations";
    return [warning(code, bounds)];
  });
}
