import type { TypeClaim } from "../facts/fact.js";
import { elementOf, withElement } from "./element.js";
import { enumWithin, enumWithKind } from "./narrow-enum.js";

type Kind = TypeClaim["kind"];
type Claimed<K extends Kind> = Extract<TypeClaim, { readonly kind: K }>;

/**
 * What a value is when two claims hold of it: the more exact of the two, one of them itself where it is that already.
 * `undefined` when no value fits both, but for an empty collection. The left claim's details win where both have some,
 * such as two formats.
 */
export function meet(left: TypeClaim, right: TypeClaim): TypeClaim | undefined {
  if (left.kind === right.kind) return meetAlike(left, right);
  // Both arrive as a list; the set is the more exact.
  if (left.kind === "set" && right.kind === "array") return meetElements(left, left, right);
  if (left.kind === "array" && right.kind === "set") return meetElements(right, left, right);
  return meetUnlike(left, right) ?? meetUnlike(right, left);
}

function meetAlike(left: TypeClaim, right: TypeClaim): TypeClaim | undefined {
  switch (left.kind) {
    case "string":
      return left.format === undefined ? right : left;
    case "class":
      return meetClasses(left, right as Claimed<"class">);
    case "enum":
      return enumWithin(left, (right as Claimed<"enum">).facts);
    case "array":
    case "set":
    case "map":
      return meetElements(left, left, right);
    default:
      return left;
  }
}

const STANDS_FOR_BIGINT: ReadonlySet<Kind> = new Set(["string", "number", "integer", "enum"]);

/** What `narrow` is when `wide` holds too; asked both ways round, so each pair stands once. */
function meetUnlike(narrow: TypeClaim, wide: TypeClaim): TypeClaim | undefined {
  if (wide.kind === "any" || wide.kind === "unknown" || narrow.kind === "verbatim") return narrow;
  // What is a bigint inside arrives as whatever else is said of it.
  if (wide.kind === "bigint" && STANDS_FOR_BIGINT.has(narrow.kind)) return narrow;
  switch (narrow.kind) {
    case "integer":
      return wide.kind === "number" ? narrow : undefined;
    case "class":
    case "map":
      return wide.kind === "object" ? narrow : undefined;
    case "one-of":
      // The compiler names the base that the variants share, or nothing.
      return narrow.variants.every((variant) => meet(variant, wide) !== undefined)
        ? narrow
        : undefined;
    case "enum":
      return enumWithKind(narrow, wide.kind === "date" ? "string" : wide.kind);
    case "string":
      // A text that stands for an instant: the host takes the text.
      if (wide.kind !== "date") return undefined;
      return narrow.format === undefined ? { kind: "string", format: "date-time" } : narrow;
    case "binary":
      return wide.kind === "string" ? narrow : undefined;
    default:
      return undefined;
  }
}

/** A collection with the elements that two allow: the left one or the right one itself where that is as exact. */
function meetElements(
  collection: TypeClaim,
  left: TypeClaim,
  right: TypeClaim,
): TypeClaim | undefined {
  const [one, other] = [elementOf(left), elementOf(right)];
  const element = one === undefined || other === undefined ? (one ?? other) : meet(one, other);
  if (element === undefined) return one === other ? collection : undefined;
  const asExact = [left, right].find(
    (each) => each.kind === collection.kind && elementOf(each) === element,
  );
  return asExact ?? withElement(collection, element);
}

function meetClasses(
  left: Claimed<"class">,
  right: Claimed<"class">,
): Claimed<"class"> | undefined {
  if (left.cls === right.cls || left.cls.prototype instanceof right.cls) return left;
  return right.cls.prototype instanceof left.cls ? right : undefined;
}

/** Whether some value of the other type is one of the type. */
export function accepts(type: TypeClaim, other: TypeClaim): boolean {
  return meet(type, other) !== undefined;
}
