import { bounds, leftToHost, refusesAll, shown } from "./claims.js";
import type { RowClaim } from "./row.js";

/** The claims of a least size, given the claim of what is measured: a size is a whole number that is not negative. */
export function sizeAtLeast(
  decorator: string,
  measured: RowClaim,
  limit: unknown,
): readonly RowClaim[] {
  if (!isNumber(limit) || limit === Infinity) return wrongLimit(decorator, measured, limit);
  return limit <= 0 ? [measured] : [measured, bounds({ minSize: Math.ceil(limit) })];
}

/** The claims of a greatest size, given the claim of what is measured. */
export function sizeAtMost(
  decorator: string,
  measured: RowClaim,
  limit: unknown,
): readonly RowClaim[] {
  if (!isNumber(limit) || limit < 0) return wrongLimit(decorator, measured, limit);
  return limit === Infinity ? [measured] : [measured, bounds({ maxSize: Math.floor(limit) })];
}

function isNumber(limit: unknown): limit is number {
  return typeof limit === "number" && !Number.isNaN(limit);
}

/** The host compares with whatever it was given: a text of digits counts as its number there, a function as none. */
function wrongLimit(decorator: string, measured: RowClaim, limit: unknown): readonly RowClaim[] {
  if (typeof limit === "number" || typeof limit === "function" || limit === undefined) {
    return refusesAll(
      `${decorator} was given ${shown(limit)}, so that it refuses every value. Give it the size itself.`,
    );
  }
  return [measured, leftToHost(decorator, `a size of ${shown(limit)}`)];
}
