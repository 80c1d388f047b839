import type { BindingCode, RemarkSeverity } from "../facts/fact.js";

/** A diagnostic without its place; `message` is complete but for the leading `Class.member: `. */
export interface Remark {
  readonly code: BindingCode;
  readonly severity: RemarkSeverity;
  readonly message: string;
}

/** A remark that something was given up or assumed. */
export function warning(code: BindingCode, message: string): Remark {
  return { code, severity: "warning", message };
}
