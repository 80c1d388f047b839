import type { WriteSettings } from "../options.js";
import type { Member } from "../type-shape/index.js";
import type { NoteTarget } from "./note.js";
import { note } from "./note.js";

/** States what the host uses when the member is absent. A null default is left out where the schema takes no null. */
export function stateDefault(
  target: NoteTarget,
  member: Member,
  { dialect, direction }: WriteSettings,
  nullTaken: boolean,
): void {
  if (dialect.defaults === "omit" || direction === "output") return;
  if (member.default === null && !nullTaken) return;
  note(target, "default", member.default);
}
