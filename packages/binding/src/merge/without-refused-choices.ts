import type { JsonValue } from "@shapewright/rules";
import type { Fact, TypeClaim } from "../facts/fact.js";
import { describeType } from "./describe-type.js";
import { enumWithout } from "./narrow-enum.js";
import type { Remark } from "./remark.js";
import { warning } from "./remark.js";

interface Refusal {
  readonly decorator: string;
  readonly values: readonly JsonValue[];
}

/** A type without the choices that rules take away from it: the empty text, and values that are named. */
export function withoutRefusedChoices(
  type: TypeClaim,
  facts: readonly Fact[],
): { readonly type: TypeClaim; readonly remarks: readonly Remark[] } {
  const refusals = facts.flatMap(refusalIn);
  if (type.kind !== "enum" || refusals.length === 0) return { type, remarks: [] };
  const left = enumWithout(type, new Set(refusals.flatMap(({ values }) => values)));
  if (left !== undefined) return { type: left, remarks: [] };
  const decorators = [...new Set(refusals.map(({ decorator }) => decorator))];
  const refused = decorators.length > 1 ? "refuse" : "refuses";
  return {
    type,
    remarks: [
      warning(
        "unsatisfiable_member",
        `${decorators.join(" and ")} ${refused} ${shown(refusals)}, and the value is to be ${describeType(type)}, so no ` +
          `value is accepted. Remove one.`,
      ),
    ],
  };
}

function refusalIn({ decorator, claim }: Fact): readonly Refusal[] {
  if (claim.says === "not-empty-text") return [{ decorator, values: [""] }];
  if (claim.says !== "constraints" || claim.constraints.not === undefined) return [];
  return [{ decorator, values: claim.constraints.not }];
}

function shown(refusals: readonly Refusal[]): string {
  const texts = refusals.flatMap(({ values }) => values).map((value) => JSON.stringify(value));
  return [...new Set(texts)].map((text) => (text === '""' ? "the empty text" : text)).join(", ");
}
