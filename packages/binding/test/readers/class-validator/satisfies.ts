import type { Constraints, EnumFacts } from "@shapewright/rules";
import type { Claim, Fact, TypeClaim } from "../../../src/facts/fact.js";

/** Whether a value satisfies every claim that a rule makes of it: the plainest reading of what the claims mean. */
export function satisfies(value: unknown, facts: readonly Fact[]): boolean {
  return facts
    .filter(({ level }) => level === "value")
    .every(({ claim }) => satisfiesClaim(value, claim));
}

function satisfiesClaim(value: unknown, claim: Claim): boolean {
  if (claim.says === "null") return value !== null || claim.accepted;
  if (claim.says === "remark") return claim.code !== "unsatisfiable_member";
  // What null does to a member is said by its own claim.
  if (value === null) return true;
  if (claim.says === "type") return isOfType(value, claim.type);
  if (claim.says === "constraints") return isWithin(value, claim.constraints);
  return claim.says !== "not-empty-text" || value !== "";
}

function isOfType(value: unknown, type: TypeClaim): boolean {
  switch (type.kind) {
    case "string":
    case "number":
    case "boolean":
      return typeof value === type.kind;
    case "integer":
      return Number.isInteger(value);
    case "date":
      return value instanceof Date;
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && !Array.isArray(value);
    case "enum":
      return valuesOf(type.facts).includes(value);
    case "any":
      return true;
    default:
      throw new Error(`No row claims ${type.kind}.`);
  }
}

function valuesOf(facts: EnumFacts): readonly unknown[] {
  return facts.wireForm === "json" ? facts.values : [...facts.names, ...facts.numbers];
}

function isWithin(value: unknown, constraints: Constraints): boolean {
  const { not = [], pattern, ...limits } = constraints;
  if (not.includes(value as null)) return false;
  if (typeof value === "string") {
    if (pattern !== undefined && !new RegExp(pattern, "u").test(value)) return false;
    return isSized(Array.from(value).length, limits);
  }
  if (Array.isArray(value)) {
    if (limits.uniqueItems === true && new Set(value).size < value.length) return false;
    return isSized(value.length, limits);
  }
  if (typeof value === "number") return isBounded(value, limits);
  if (typeof value !== "object" || value === null) return true;
  return Object.keys(value).length >= (limits.minProperties ?? 0);
}

function isSized(size: number, { minSize = 0, maxSize = Infinity }: Constraints): boolean {
  return size >= minSize && size <= maxSize;
}

function isBounded(value: number, limits: Constraints): boolean {
  const { minimum = -Infinity, maximum = Infinity, multipleOf } = limits;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = limits;
  if (value < minimum || value > maximum) return false;
  if (value <= exclusiveMinimum || value >= exclusiveMaximum) return false;
  return multipleOf === undefined || value % multipleOf === 0;
}
