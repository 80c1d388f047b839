import { copyJson } from "../json/copy-json.js";
import type { JsonSchema, JsonValue } from "../json/json.js";
import type { Member } from "../type-shape/index.js";

/** The notes of a member are written where the schema has none of its own (R21), beside a `$ref` too. */
export function annotate(schema: JsonSchema, member: Member): void {
  note(schema, "title", member.title);
  note(schema, "description", member.description);
  note(schema, "examples", member.examples);
  if (member.deprecated === true) note(schema, "deprecated", true);
}

function note(schema: JsonSchema, keyword: string, value: JsonValue | undefined): void {
  if (value !== undefined && !Object.hasOwn(schema, keyword)) schema[keyword] = copyJson(value);
}
