import type { JsonValue } from "@shapewright/rules";
import { jsonText } from "../json-text.js";

/** A value as JSON, wrapped since null is one; an instant is its text. `undefined` for what JSON cannot carry in whole. */
export function jsonValueOf(value: unknown): { readonly value: JsonValue } | undefined {
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? undefined : { value: value.toISOString() };
  }
  const text = jsonText(value);
  return text === undefined ? undefined : { value: JSON.parse(text) as JsonValue };
}
