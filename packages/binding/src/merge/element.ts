import type { TypeClaim } from "../facts/fact.js";

/** What the elements of a collection are; `undefined` for a single value and where nothing says. */
export function elementOf(type: TypeClaim): TypeClaim | undefined {
  switch (type.kind) {
    case "array":
    case "set":
      return type.element;
    case "map":
      return type.values;
    default:
      return undefined;
  }
}

/** The same collection with other elements. */
export function withElement(type: TypeClaim, element: TypeClaim): TypeClaim {
  switch (type.kind) {
    case "array":
    case "set":
      return { ...type, element };
    case "map":
      return { ...type, values: element };
    default:
      return type;
  }
}

/** Whether the type is a collection: its elements are described apart from itself. */
export function isCollection(type: TypeClaim): boolean {
  return type.kind === "array" || type.kind === "set" || type.kind === "map";
}
