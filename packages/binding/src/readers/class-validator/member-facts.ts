import { enumFactsOf } from "../../facts/enum-values.js";
import type { Claim, Fact, Level } from "../../facts/fact.js";
import { judge, judgeElement, type Verdict } from "./ask.js";
import type { Check, Condition, MemberRules } from "./member-rules.js";
import type { KnownRule } from "./read-rule.js";
import { presenceOf, type AskedMember, type Said } from "./presence.js";
import { leftToHost } from "./rows/claims.js";
import type { RowClaim } from "./rows/row.js";

/** Everything the rules of one member say. */
export function memberFacts(asked: AskedMember): readonly Fact[] {
  const { member, host, rules } = asked;
  const at = (level: Level, said: readonly Said[]): readonly Fact[] =>
    said.map(({ decorator, claim }) => ({
      member,
      source: "class-validator",
      level,
      decorator,
      claim,
    }));

  const conditional = rules.conditions.find(({ answer }) => answer.conditional);
  if (conditional !== undefined) return at("value", conditionalMember(conditional));

  const ofNull = judge(rules, null, host.validator);
  const ofNullElement = judgeElement(rules, null, host.validator);
  return [
    ...at("value", presenceOf(asked)),
    ...at("value", nullOf(rules, "value", ofNull)),
    ...at("each", asksElements(rules) ? nullOf(rules, "each", ofNullElement) : []),
    ...at("value", rules.conditions.flatMap(eachReachesNoFurther)),
    ...rules.nested.flatMap(({ decorator, each }) =>
      at(each ? "each" : "value", [{ decorator, claim: { says: "nested" } }]),
    ),
    ...rules.checks.flatMap((check) =>
      at(levelOf(check), checkClaims(check, check.each ? ofNullElement : ofNull)),
    ),
    ...at("value", allowed(rules)),
  ];
}

/** Nothing is claimed by rules that hold at times only. */
function conditionalMember({ decorator }: Condition): readonly Said[] {
  const message =
    `${decorator} lets off more than absence and null, or looks at the other members: the rules beside it hold only at ` +
    `times, so none of them is told. Take it away if they always hold.`;
  const claims: readonly Claim[] = [
    { says: "presence", required: false },
    { says: "null", accepted: true },
    { says: "remark", code: "conditional_member", severity: "warning", message },
  ];
  return claims.map((claim) => ({ decorator, claim }));
}

function nullOf(rules: MemberRules, level: Level, verdict: Verdict): readonly Said[] {
  const naming = rules.checks.find((check) => levelOf(check) === level && namesNull(check));
  if (verdict.verdict === "refused") {
    return [{ decorator: verdict.decorator, claim: { says: "null", accepted: false } }];
  }
  if (naming !== undefined) {
    const claim: Claim = { says: "null", accepted: true, declared: true };
    return [{ decorator: naming.decorator, claim }];
  }
  const decorator = "decorator" in verdict ? verdict.decorator : rules.first;
  const declared = level === "value" && rules.conditions.some(letsOffNullAlone);
  return [
    { decorator, claim: { says: "null", accepted: true, ...(declared ? { declared } : {}) } },
  ];
}

/** `@ValidateIf((_, value) => value !== null)` is how null is said in so many words; optional members take it by the way. */
function letsOffNullAlone({ answer }: Condition): boolean {
  return !answer.conditional && answer.null && !answer.undefined;
}

/** Whether some rule that is asked speaks of the elements: else nobody says whether one may be null. */
function asksElements({ checks, nested }: MemberRules): boolean {
  return (
    nested.some(({ each }) => each) ||
    checks.some((check) => check.each && knownRule(check) !== undefined)
  );
}

function eachReachesNoFurther({ decorator, each }: Condition): readonly Said[] {
  if (!each) return [];
  const message =
    `${decorator} with each: true lets off the whole member, and none of its elements. ` +
    `Take each: true away: it changes nothing.`;
  return [
    {
      decorator,
      claim: { says: "remark", code: "each_reaches_no_further", severity: "warning", message },
    },
  ];
}

function checkClaims(check: Check, ofNull: Verdict): readonly Said[] {
  const { decorator } = check;
  const known = knownRule(check);
  if (known === undefined) {
    const message =
      check.opaque === undefined
        ? `${decorator} holds only where its own validateIf says so: it is left to the host.`
        : `${decorator} is ${check.opaque}: it is not called while reading, and left to the host.`;
    return [
      {
        decorator,
        claim: { says: "remark", code: "untranslated_constraint", severity: "info", message },
      },
    ];
  }
  const { stated } = known;
  const claims = known
    .claims()
    .map((claim) => (ofNull.verdict === "refused" ? withoutNull(claim) : claim));
  const left =
    typeof stated === "object" && "leftToHost" in stated
      ? [leftToHost(decorator, stated.leftToHost)]
      : [];
  return [...claims, ...left].map((claim) => ({ decorator, claim }));
}

/** The rule as something that always holds and may be asked. */
function knownRule({ known, answer }: Check): KnownRule | undefined {
  return answer?.conditional === true ? undefined : known;
}

/** Null among the choices is refused all the same where another rule refuses it. */
function withoutNull(claim: RowClaim): RowClaim {
  if (claim.says !== "type" || claim.type.kind !== "enum") return claim;
  const { facts } = claim.type;
  if (facts.wireForm !== "json") return claim;
  const left = enumFactsOf(facts.values.filter((value) => value !== null));
  return left === undefined ? claim : { says: "type", type: { kind: "enum", facts: left } };
}

function namesNull(check: Check): boolean {
  const known = knownRule(check);
  return (known?.claims() ?? []).some(
    (claim) =>
      claim.says === "type" &&
      claim.type.kind === "enum" &&
      claim.type.facts.wireForm === "json" &&
      claim.type.facts.values.includes(null),
  );
}

/** `@Allow()` says that the host looks at nothing, where no other rule says that it does. */
function allowed({ allow, checks, nested }: MemberRules): readonly Said[] {
  if (allow === undefined || checks.length > 0 || nested.length > 0) return [];
  return [{ decorator: allow, claim: { says: "type", type: { kind: "any" } } }];
}

function levelOf({ each }: Check): Level {
  return each ? "each" : "value";
}
