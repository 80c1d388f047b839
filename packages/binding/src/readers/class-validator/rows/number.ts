import { bounds, leftToHost, NUMBER, refusesAll, shown } from "./claims.js";
import type { Row, RowClaim } from "./row.js";

export const numberRows: readonly Row[] = [
  {
    name: "isDivisibleBy",
    decorator: "@IsDivisibleBy",
    stated: "exactly",
    samples: { arguments: [3], accepts: [0, 3, -6], rejects: [1, 2.5, "3", null, undefined] },
    claims: ({ arguments: [divisor] }) => multiplesOf(divisor),
  },
  {
    name: "isPositive",
    decorator: "@IsPositive",
    stated: "exactly",
    samples: { accepts: [1, 0.001], rejects: [0, -1, "1", null, undefined] },
    claims: () => [NUMBER, bounds({ exclusiveMinimum: 0 })],
  },
  {
    name: "isNegative",
    decorator: "@IsNegative",
    stated: "exactly",
    samples: { accepts: [-1, -0.001], rejects: [0, 1, "-1", null, undefined] },
    claims: () => [NUMBER, bounds({ exclusiveMaximum: 0 })],
  },
  {
    name: "max",
    decorator: "@Max",
    stated: "exactly",
    samples: { arguments: [5], accepts: [5, 4.5, -1], rejects: [5.5, 6, "5", null, undefined] },
    claims: ({ arguments: [limit] }) => {
      if (!isNumber(limit) || limit === -Infinity) return wrongLimit("@Max", limit);
      return limit === Infinity ? [NUMBER] : [NUMBER, bounds({ maximum: limit })];
    },
  },
  {
    name: "min",
    decorator: "@Min",
    stated: "exactly",
    samples: { arguments: [5], accepts: [5, 5.5, 6], rejects: [4.5, -1, "5", null, undefined] },
    claims: ({ arguments: [limit] }) => {
      if (!isNumber(limit) || limit === Infinity) return wrongLimit("@Min", limit);
      return limit === -Infinity ? [NUMBER] : [NUMBER, bounds({ minimum: limit })];
    },
  },
];

function isNumber(value: unknown): value is number {
  return typeof value === "number" && !Number.isNaN(value);
}

function wrongLimit(decorator: string, limit: unknown): readonly RowClaim[] {
  return refusesAll(
    `${decorator} was given ${shown(limit)} where class-validator wants a number, so that it refuses every value. ` +
      `Give it the number itself.`,
  );
}

/** The host reads the divisor as an integer: `2.5` divides as `2`, and a number that is written `1e+21` as `1`. */
function multiplesOf(divisor: unknown): readonly RowClaim[] {
  const read = Number.parseInt(String(divisor), 10);
  if (typeof divisor !== "number" || Number.isNaN(read) || read === 0) {
    return refusesAll(
      `@IsDivisibleBy was given ${shown(divisor)}, by which class-validator finds no number divisible. ` +
        `Give it an integer other than 0.`,
    );
  }
  if (Number.isSafeInteger(divisor)) return [NUMBER, bounds({ multipleOf: Math.abs(divisor) })];
  return [NUMBER, leftToHost("@IsDivisibleBy", `a divisor of ${String(divisor)}`)];
}
