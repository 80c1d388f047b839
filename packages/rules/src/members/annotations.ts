import type { Member } from "../type-shape/index.js";
import type { NoteTarget } from "./note.js";
import { note } from "./note.js";

/** The notes of a member are written where the schema has none of its own (R21), beside a `$ref` too. */
export function annotate(target: NoteTarget, member: Member): void {
  note(target, "title", member.title);
  note(target, "description", member.description);
  note(target, "examples", member.examples);
  if (member.deprecated === true) note(target, "deprecated", true);
}
