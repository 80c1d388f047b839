import type { HostRule, MemberHostRules } from "../../facts/host-rules.js";
import type { Check, Condition, MemberRules } from "./member-rules.js";
import { checkOf } from "./member-rules.js";
import type { KnownRule } from "./read-rule.js";
import type { CustomRows } from "./rows/custom-rows.js";
import { RuleType, type RuleMetadata, type ValidatorStorage } from "./storage.js";

/**
 * Rules that accept whatever their claims accept, texts beyond the basic plane apart, although they accept more or count those in
 * another way.
 */
const IMPLIED: ReadonlySet<string> = new Set([
  "@MinLength",
  "@MaxLength",
  "@Length",
  "@Matches",
  "@IsEnum",
  "@ArrayUnique",
]);

/**
 * The rules of a member that its claims do not imply, each to be asked by itself; `undefined` where one of them holds at times only,
 * or answers later.
 */
export function hostRulesOf(
  rules: MemberRules,
  metadata: readonly RuleMetadata[],
  storage: ValidatorStorage,
  custom: CustomRows,
): MemberHostRules | undefined {
  if (rules.conditions.some(({ answer }) => answer.conditional)) return undefined;
  const left: HostRule[] = [];
  for (const rule of metadata) {
    if (rule.type !== RuleType.custom && rule.type !== RuleType.defined) continue;
    const check = checkOf(rule, storage, custom);
    if (isImplied(check)) continue;
    const asked = hostRule(rule, check, storage);
    if (asked === undefined) return undefined;
    left.push(asked);
  }
  return {
    letsOffUndefined: rules.conditions.some((condition) => letsOff(condition, "undefined")),
    letsOffNull: rules.conditions.some((condition) => letsOff(condition, "null")),
    rules: left,
  };
}

function letsOff({ answer }: Condition, what: "undefined" | "null"): boolean {
  return !answer.conditional && answer[what];
}

function isImplied({ known, answer }: Check): boolean {
  if (known === undefined || answer !== undefined) return false;
  if (known.stated === "exactly") return true;
  return IMPLIED.has(known.decorator) && hasClaims(known);
}

/** A pattern that no schema can state is none of the claims. */
function hasClaims(known: KnownRule): boolean {
  const claims = known.claims();
  return claims.length > 0 && claims.every(({ says }) => says !== "remark");
}

function hostRule(
  rule: RuleMetadata,
  { answer, opaque, known }: Check,
  storage: ValidatorStorage,
): HostRule | undefined {
  const { constraintCls, constraints = [], propertyName, each } = rule;
  if (opaque === "an asynchronous rule" || constraintCls === undefined) return undefined;
  // One that has a condition of its own may be let off, by what no value tells.
  if (answer !== undefined || typeof propertyName !== "string") return undefined;
  const registered = storage.getTargetValidatorConstraints(constraintCls);
  const [only, ...others] = registered;
  if (only === undefined || others.length > 0) return undefined;
  // A rule of the library's own is the same from any container; one of the author's may not be.
  const shared = known === undefined ? undefined : only.instance;
  return {
    each: each === true,
    accepts: (value, object) =>
      (shared ?? only.instance)?.validate(value, {
        value,
        constraints,
        targetName: object.constructor.name,
        object,
        property: propertyName,
      }),
  };
}
