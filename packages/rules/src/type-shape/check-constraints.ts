import type { Constraints } from "./generated.js";
import { json } from "./check-json.js";
import { boolean, listOf, number, positiveNumber, size, string, visiting } from "./field-checks.js";
import { optional, recordOf, recordRule, type Fields } from "./record.js";

const fields = {
  minSize: optional(size),
  maxSize: optional(size),
  minimum: optional(number),
  maximum: optional(number),
  pattern: optional(string),
  format: optional(string),
  patterns: optional(visiting(listOf("a list of strings", string))),
  exclusiveMinimum: optional(number),
  exclusiveMaximum: optional(number),
  multipleOf: optional(positiveNumber),
  uniqueItems: optional(boolean),
  minProperties: optional(size),
  maxProperties: optional(size),
  not: optional(visiting(listOf("a list of at least one JSON value", json, 1))),
} satisfies Fields<Constraints>;

/** What a node or a member may demand of a value. */
export const constraints = visiting(recordOf(recordRule("constraints", fields)));
