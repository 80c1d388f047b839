import type { JsonSchema } from "../json/json.js";
import type { WriteSettings } from "../options.js";
import type { Member, ObjectType } from "../type-shape/index.js";
import type { NoteTarget } from "./note.js";
import { note } from "./note.js";

/**
 * The notes of a member are written where the schema has none of its own (R21), beside a `$ref` too. An output has no
 * descriptions but its root's: they tell a caller what to send.
 */
export function annotate(target: NoteTarget, member: Member, settings: WriteSettings): void {
  if (hasTitles(settings)) note(target, "title", member.title);
  if (settings.direction === "input") note(target, "description", member.description);
  note(target, "examples", member.examples);
  if (member.deprecated === true) note(target, "deprecated", true);
}

/** An object type's own notes stand on its schema, in `$defs` too; a listed type of a document counts as a root. */
export function annotateType(
  schema: JsonSchema,
  type: ObjectType,
  settings: WriteSettings,
  isRoot: boolean,
): void {
  const { title, description, deprecated } = type;
  if (title !== undefined && hasTitles(settings)) schema["title"] = title;
  if (description !== undefined && (isRoot || settings.direction === "input")) {
    schema["description"] = description;
  }
  if (deprecated === true) schema["deprecated"] = true;
}

function hasTitles({ dialect, direction }: WriteSettings): boolean {
  return direction === "output" || dialect.inputTitles === "write";
}
