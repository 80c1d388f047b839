import type { JsonValue, OwnedJsonObject } from "../json/json.js";
import type { Implies } from "../keywords.js";

/** The names of the JSON types, as `type` spells them. */
export type JsonTypeName =
  "string" | "integer" | "number" | "boolean" | "array" | "object" | "null";

/** The types that a schema's `type` lists; none where it says nothing. */
export function typesOf({ type }: OwnedJsonObject): readonly string[] {
  if (typeof type === "string") return [type];
  return Array.isArray(type) ? type.filter((one) => typeof one === "string") : [];
}

/** The narrowest name for the type of a value. */
export function typeOfValue(value: JsonValue): JsonTypeName {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value === "object" ? "object" : (typeof value as "string" | "boolean");
}

/** Whether a value is of a type. */
export function isOfType(value: JsonValue, type: string): boolean {
  const own = typeOfValue(value);
  return own === type || (own === "integer" && type === "number");
}

/** What keywords of the table speak about, for values of a type. */
export const SPOKEN_OF: Readonly<Record<string, Implies | undefined>> = {
  string: "string",
  integer: "number",
  number: "number",
  array: "array",
  object: "object",
};
