import type { Check, Condition, MemberRules } from "./member-rules.js";

/** Whether every rule of a member always holds and is stated exactly. */
export function areExact({ conditions, checks }: MemberRules): boolean {
  return conditions.every(always) && checks.every(isExactCheck);
}

function always({ answer }: Condition): boolean {
  return !answer.conditional;
}

function isExactCheck({ known, answer }: Check): boolean {
  return known?.stated === "exactly" && answer === undefined;
}
