import type { Constraints } from "@shapewright/rules";
import type { RowClaim } from "./row.js";

export const STRING: RowClaim = { says: "type", type: { kind: "string" } };
export const NUMBER: RowClaim = { says: "type", type: { kind: "number" } };
export const DATE: RowClaim = { says: "type", type: { kind: "date" } };
export const ARRAY: RowClaim = { says: "type", type: { kind: "array" } };
export const OBJECT: RowClaim = { says: "type", type: { kind: "object" } };

/** A text of one of the formats that JSON Schema 2020-12 names. */
export function text(
  format: "date-time" | "email" | "hostname" | "ipv4" | "ipv6" | "uri" | "uuid",
): RowClaim {
  return { says: "type", type: { kind: "string", format } };
}

export function bounds(constraints: Constraints): RowClaim {
  return { says: "constraints", constraints };
}

/** The rule refuses every value, as it is used here; the reason is a sentence that names the decorator and the remedy. */
export function refusesAll(reason: string): readonly RowClaim[] {
  return [{ says: "remark", code: "unsatisfiable_member", severity: "warning", message: reason }];
}

/** A part of the rule has no counterpart in a schema, as it is used here; the reason names that part as a noun. */
export function leftToHost(decorator: string, part: string): RowClaim {
  return {
    says: "remark",
    code: "untranslated_constraint",
    severity: "info",
    message: `${decorator}: ${part} cannot be told by a schema; the host checks it.`,
  };
}

/** An argument as a message shows it. */
export function shown(argument: unknown): string {
  if (typeof argument === "function") return "a function";
  if (typeof argument === "string") return JSON.stringify(argument);
  if (Array.isArray(argument)) return argument.length === 0 ? "an empty list" : "a list";
  return typeof argument === "object" && argument !== null ? "an object" : String(argument);
}
