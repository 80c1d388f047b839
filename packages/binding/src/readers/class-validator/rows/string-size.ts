import { bounds, STRING } from "./claims.js";
import type { Row, RowClaim } from "./row.js";
import { sizeAtLeast, sizeAtMost } from "./size.js";

/** Measured on validator.js 13.15: a character with a variation selector after it counts once, in a schema twice. */
const COUNTS = { asGuidance: "the host does not count variation selectors, which a schema does" };

export const stringSizeRows: readonly Row[] = [
  {
    name: "minLength",
    decorator: "@MinLength",
    stated: COUNTS,
    samples: {
      arguments: [2],
      accepts: ["ab", "abc", "😀b"],
      rejects: ["", "a", "😀", ["a", "b"], 12, null, undefined],
    },
    // Without a limit of its own the host asks for none.
    claims: ({ arguments: [limit] }) => sizeAtLeast("@MinLength", STRING, orNone(limit)),
  },
  {
    name: "maxLength",
    decorator: "@MaxLength",
    stated: COUNTS,
    samples: {
      arguments: [2],
      accepts: ["", "ab", "😀b"],
      rejects: ["abc", ["a"], 12, null, undefined],
    },
    claims: ({ arguments: [limit] }) =>
      limit === undefined ? [STRING] : sizeAtMost("@MaxLength", STRING, limit),
  },
  {
    name: "isLength",
    decorator: "@Length",
    stated: COUNTS,
    samples: {
      arguments: [2, 3],
      accepts: ["ab", "abc", "😀b"],
      rejects: ["", "a", "abcd", ["a", "b"], 12, null, undefined],
    },
    claims: ({ arguments: [least, most] }) => {
      const lower = sizeAtLeast("@Length", STRING, orNone(least));
      const upper = most === undefined ? [STRING] : sizeAtMost("@Length", STRING, most);
      return bothLimits(lower, upper);
    },
  },
  {
    name: "isByteLength",
    decorator: "@IsByteLength",
    stated: { leftToHost: "a length in bytes, of which a character has one to four," },
    samples: {
      arguments: [2, 5],
      accepts: ["ab", "ü", "\u{1F600}a"],
      rejects: ["a", "üüü", "abcdef", 12, null, undefined],
    },
    claims: ({ arguments: [least, most] }) => bytes(least, most),
  },
];

/** A character takes one to four bytes. */
function bytes(least: unknown, most: unknown): readonly RowClaim[] {
  const lower =
    typeof least === "number" && least > 4 && Number.isFinite(least)
      ? [bounds({ minSize: Math.ceil(least / 4) })]
      : [];
  const upper =
    typeof most === "number" && most >= 0 && Number.isFinite(most)
      ? [bounds({ maxSize: Math.floor(most) })]
      : [];
  return [STRING, ...lower, ...upper];
}

/** `min || 0` in the host. */
function orNone(least: unknown): unknown {
  return least === undefined || least === null || Number.isNaN(least) ? 0 : least;
}

/** What refuses every value has no claim but its remark, and so does the whole. */
function bothLimits(lower: readonly RowClaim[], upper: readonly RowClaim[]): readonly RowClaim[] {
  const dead = [...lower, ...upper].find(
    (claim) => claim.says === "remark" && claim.code === "unsatisfiable_member",
  );
  if (dead !== undefined) return [dead];
  return [STRING, ...[...lower, ...upper].filter((claim) => claim !== STRING)];
}
