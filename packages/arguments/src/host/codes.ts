import { builtInRules } from "@shapewright/binding/reading";
import type { ProblemCode } from "../problem.js";

/** What the rules of class-validator are about, where it is not the form of a text. */
const CODES: Readonly<Record<string, ProblemCode>> = {
  isDefined: "required",
  isNotEmpty: "size",
  isNotEmptyObject: "size",
  arrayNotEmpty: "size",
  minLength: "size",
  maxLength: "size",
  isLength: "size",
  isByteLength: "size",
  arrayMinSize: "size",
  arrayMaxSize: "size",
  min: "range",
  max: "range",
  isPositive: "range",
  isNegative: "range",
  isDivisibleBy: "range",
  minDate: "range",
  maxDate: "range",
  isEnum: "enum",
  isIn: "enum",
  isNotIn: "enum",
  equals: "enum",
  notEquals: "enum",
  isString: "type",
  isNumber: "type",
  isInt: "type",
  isBoolean: "type",
  isArray: "type",
  isObject: "type",
  isDate: "type",
  isInstance: "type",
  nestedValidation: "type",
  unknownValue: "type",
  matches: "pattern",
  contains: "pattern",
  notContains: "pattern",
  whitelistValidation: "unknown_argument",
  arrayContains: "rule",
  arrayNotContains: "rule",
  arrayUnique: "rule",
  isEmpty: "rule",
  customValidation: "rule",
};

/** What a rule is about, by the name that class-validator gives it. */
export function codeOfRule(rule: string): ProblemCode {
  if (Object.hasOwn(CODES, rule)) return CODES[rule] ?? "rule";
  return builtInRules().has(rule) ? "format" : "rule";
}
