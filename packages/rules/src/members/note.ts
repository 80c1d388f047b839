import { copyJson } from "../json/copy-json.js";
import type { JsonSchema, JsonValue } from "../json/json.js";

/** Where a member's notes go, and the schema that may have notes of its own: a branch of the other, or the same. */
export interface NoteTarget {
  readonly schema: JsonSchema;
  readonly written: JsonSchema;
}

/** Writes one note of a member where the schema has none of that name. */
export function note(
  { schema, written }: NoteTarget,
  keyword: string,
  value: JsonValue | undefined,
): void {
  if (value === undefined || Object.hasOwn(schema, keyword) || Object.hasOwn(written, keyword)) {
    return;
  }
  schema[keyword] = copyJson(value);
}
