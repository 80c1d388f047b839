import type { Fact, TypeClaim } from "../facts/fact.js";
import { describeType } from "./describe-type.js";
import { enumWithoutEmptyText } from "./narrow-enum.js";
import type { Remark } from "./remark.js";
import { warning } from "./remark.js";

/** A type without the choice that a rule on emptiness takes away from it. */
export function withoutEmptyText(
  type: TypeClaim,
  facts: readonly Fact[],
): { readonly type: TypeClaim; readonly remarks: readonly Remark[] } {
  const refusing = facts.find(({ claim }) => claim.says === "not-empty-text");
  if (type.kind !== "enum" || refusing === undefined) return { type, remarks: [] };
  const left = enumWithoutEmptyText(type);
  if (left !== undefined) return { type: left, remarks: [] };
  return {
    type,
    remarks: [
      warning(
        "unsatisfiable_member",
        `${refusing.decorator} refuses the empty text, and the value is to be ${describeType(type)}, so no value is ` +
          `accepted. Remove one.`,
      ),
    ],
  };
}
