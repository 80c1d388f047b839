import type { EnumFacts, JsonValue } from "@shapewright/rules";
import { enumFactsOf } from "../facts/enum-values.js";
import type { TypeClaim } from "../facts/fact.js";

type EnumClaim = Extract<TypeClaim, { readonly kind: "enum" }>;

/** The choices that another list has too; `undefined` when there is none. */
export function enumWithin(claim: EnumClaim, other: EnumFacts): EnumClaim | undefined {
  const accepted = new Set(choicesOf(other));
  return narrowed(claim, (value) => accepted.has(value));
}

/** The choices that are of a kind; null is no kind's, and stays beside one that is. */
export function enumWithKind(claim: EnumClaim, kind: TypeClaim["kind"]): EnumClaim | undefined {
  const isOfKind = (value: JsonValue): boolean => {
    if (typeof value === "number" && kind === "integer") return Number.isInteger(value);
    return value !== null && typeof value === kind;
  };
  if (!choicesOf(claim.facts).some(isOfKind)) return undefined;
  return narrowed(claim, (value) => value === null || isOfKind(value));
}

/** The choices that are not refused; `undefined` when there is none. */
export function enumWithout(
  claim: EnumClaim,
  refused: ReadonlySet<JsonValue>,
): EnumClaim | undefined {
  return narrowed(claim, (value) => !refused.has(value));
}

/** Every choice, in its order. */
export function choicesOf(facts: EnumFacts): readonly JsonValue[] {
  switch (facts.wireForm) {
    case "string":
      return facts.names;
    case "integer":
      return facts.numbers;
    case "unresolved":
      return [...facts.names, ...facts.numbers];
    case "json":
      return facts.values;
  }
}

/** The claim itself where nothing is left out, so that who narrowed it can be told. */
function narrowed(claim: EnumClaim, keep: (value: JsonValue) => boolean): EnumClaim | undefined {
  const choices = choicesOf(claim.facts);
  const kept = choices.filter(keep);
  if (kept.length === choices.length) return claim;
  const facts = enumFactsOf(kept);
  return facts === undefined ? undefined : { kind: "enum", facts };
}
