import type { HostValidatorOptions } from "../../facts/host-options.js";
import type { Check, MemberRules } from "./member-rules.js";

/** What the host says of a value, as far as its rules were asked, and the decorator that decides it. */
export type Verdict =
  | { readonly verdict: "let off" | "refused"; readonly decorator: string }
  | { readonly verdict: "accepted" }
  /** Some rule is not asked, and no other refuses. */
  | { readonly verdict: "unknown" };

const ACCEPTED: Verdict = { verdict: "accepted" };
const UNKNOWN: Verdict = { verdict: "unknown" };

/** The host's verdict on a member's value, rule by rule in the host's own order. */
export function judge(
  rules: MemberRules,
  value: unknown,
  options: HostValidatorOptions = {},
): Verdict {
  const off = rules.conditions.find(({ answer }) => isLetOff(answer, value));
  if (off !== undefined) return { verdict: "let off", decorator: off.decorator };

  // The host skips every rule but `@IsDefined()`.
  const skips = isSkipped(value, options);
  const checks = skips ? rules.checks.filter(({ isDefined }) => isDefined) : rules.checks;
  const verdicts = checks.map((check) => judgeByCheck(check, value));
  if (!skips) verdicts.push(...rules.nested.map(({ decorator }) => judgeNested(decorator, value)));
  return (
    verdicts.find(({ verdict }) => verdict === "refused") ??
    verdicts.find(({ verdict }) => verdict === "unknown") ??
    (skips ? { verdict: "let off", decorator: "the validator's options" } : ACCEPTED)
  );
}

/** The rules as something to ask; `undefined` where one of them is never asked. */
export function askable(
  rules: MemberRules,
  options?: HostValidatorOptions,
): ((value: unknown) => boolean | undefined) | undefined {
  const isKnown = ({ known, answer }: Check): boolean =>
    known !== undefined && answer?.conditional !== true;
  const isAsked = rules.nested.length === 0 && rules.checks.every(isKnown);
  if (!isAsked || rules.checks.length === 0) return undefined;
  return (value) => {
    const { verdict } = judge(rules, value, options);
    return verdict === "unknown" ? undefined : verdict !== "refused";
  };
}

/** The host's verdict on one element of the member's list, by the rules that hold for elements. */
export function judgeElement(
  rules: MemberRules,
  value: unknown,
  options: HostValidatorOptions = {},
): Verdict {
  const verdicts = rules.checks
    .filter(({ each }) => each)
    .map((check) => judgeByCheck(forElement(check), value));
  if (!isSkipped(value, options)) {
    const nested = rules.nested.filter(({ each }) => each);
    verdicts.push(...nested.map(({ decorator }) => judgeNested(decorator, value)));
  }
  return (
    verdicts.find(({ verdict }) => verdict === "refused") ??
    verdicts.find(({ verdict }) => verdict === "unknown") ??
    ACCEPTED
  );
}

/** The rule's own condition is asked about the whole list, which is neither absent nor null. */
function forElement(check: Check): Check {
  const answer = check.answer?.conditional === true ? check.answer : undefined;
  return { ...check, each: false, answer };
}

function judgeByCheck(check: Check, value: unknown): Verdict {
  const { known, decorator, answer } = check;
  if (answer !== undefined && (answer.conditional || isLetOff(answer, value))) {
    return answer.conditional ? UNKNOWN : ACCEPTED;
  }
  if (known === undefined) return UNKNOWN;
  const values = check.each ? (elementsOf(value) ?? [value]) : [value];
  const answers = values.map(known.accepts);
  if (answers.includes(false)) return { verdict: "refused", decorator };
  return answers.includes(undefined) ? UNKNOWN : ACCEPTED;
}

/** What is inside an object is the business of its own class's rules. */
function judgeNested(decorator: string, value: unknown): Verdict {
  if (value === undefined) return ACCEPTED;
  if (elementsOf(value)?.length === 0) return ACCEPTED;
  return value instanceof Object ? UNKNOWN : { verdict: "refused", decorator };
}

function elementsOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value as readonly unknown[];
  if (value instanceof Set || value instanceof Map)
    return [...(value as ReadonlySet<unknown>).values()];
  return undefined;
}

function isLetOff(
  answer: { readonly conditional: boolean; readonly undefined?: boolean; readonly null?: boolean },
  value: unknown,
): boolean {
  if (value === undefined) return answer.undefined === true;
  return value === null && answer.null === true;
}

function isSkipped(value: unknown, options: HostValidatorOptions): boolean {
  if (value === undefined && options.skipUndefinedProperties === true) return true;
  if (value === null && options.skipNullProperties === true) return true;
  return (value === undefined || value === null) && options.skipMissingProperties === true;
}
