import type { FoldedLevel, FoldedMember } from "../merge/index.js";
import { warning } from "../merge/index.js";
import { UNDESCRIBED_MEMBER } from "./undescribed-member.js";
import { thrownReason } from "../facts/thrown-reason.js";

const OPEN: FoldedLevel = { nullable: true, nullDeclared: false, constraints: {} };

/** What stands for a member whose reading threw: it takes everything, and nothing half-read is claimed of it. */
export function unreadMember(name: string, error: unknown): FoldedMember {
  return {
    ...UNDESCRIBED_MEMBER,
    wireName: name,
    type: { kind: "any" },
    oneOrMany: false,
    value: OPEN,
    each: OPEN,
    required: false,
    alwaysPresent: false,
    default: undefined,
    remarks: [
      warning(
        "unreadable_shape",
        `reading it failed (${thrownReason(error)}), so it is described as taking any value. ` +
          `Declare its type with @OfType(() => X), or mend what failed.`,
      ),
    ],
  };
}
