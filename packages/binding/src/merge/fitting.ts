import type { Constraints, JsonValue } from "@shapewright/rules";
import type { Fact, TypeClaim } from "../facts/fact.js";
import { elementOf } from "./element.js";
import { choicesOf } from "./narrow-enum.js";

/** The order constraints are told in, whatever the order of the decorators: a shape is compared as text. */
const ORDER = {
  minSize: 0,
  maxSize: 1,
  minimum: 2,
  maximum: 3,
  exclusiveMinimum: 4,
  exclusiveMaximum: 5,
  multipleOf: 6,
  pattern: 7,
  patterns: 8,
  format: 9,
  uniqueItems: 10,
  minProperties: 11,
  maxProperties: 12,
  not: 13,
} as const satisfies Readonly<Record<keyof Constraints, number>>;

/**
 * The constraints that hold of a type as it was folded. Which keyword they become is the rules' business; what is false
 * of the type, although its own source said it, goes here.
 */
export function fitting(
  constraints: Constraints,
  type: TypeClaim | undefined,
  facts: readonly Fact[],
  isInstance: boolean,
): Constraints {
  const kept = new Map(Object.entries(constraints));
  // The host compares elements by identity, so two equal objects are not the same to it.
  if (type === undefined || !hasPrimitiveElements(type)) kept.delete("uniqueItems");
  // An instance has keys of its own: those that arrive are not what the host counts.
  if (isInstance) {
    kept.delete("minProperties");
    kept.delete("maxProperties");
  }
  // What is refused is none of the choices any more.
  if (type?.kind === "enum" && !isAmong(constraints.not, choicesOf(type.facts))) kept.delete("not");
  if (type?.kind === "string" && facts.some(({ claim }) => claim.says === "not-empty-text")) {
    kept.set("minSize", Math.max(1, constraints.minSize ?? 0));
  }
  const places: Readonly<Record<string, number>> = ORDER;
  return Object.fromEntries([...kept].sort(([a], [b]) => (places[a] ?? 0) - (places[b] ?? 0)));
}

function isAmong(refused: readonly JsonValue[] = [], choices: readonly JsonValue[]): boolean {
  return refused.some((value) => choices.includes(value));
}

function hasPrimitiveElements(type: TypeClaim): boolean {
  const element = elementOf(type);
  switch (element?.kind) {
    case "string":
    case "number":
    case "integer":
    case "boolean":
    case "enum":
      return true;
    default:
      return false;
  }
}
