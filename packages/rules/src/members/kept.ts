import type { WriteSettings } from "../options.js";
import type { Member, ObjectType } from "../type-shape/index.js";

/**
 * R18. A read-only member is no input, unless a constructor sets it or it is an array or a map, which a serializer fills
 * in place. A write-only member is no output.
 */
export function isKept(member: Member, settings: WriteSettings): boolean {
  if (settings.direction === "output") return member.writeOnly !== true;
  if (!settings.dropReadOnlyProperties || !member.readOnly || member.constructorBound) return true;
  return member.type.kind === "array" || member.type.kind === "map";
}

/** The members that are written, in the TypeShape's order (R19). */
export function keptMembers(type: ObjectType, settings: WriteSettings): readonly Member[] {
  const every = type.members.every((member) => isKept(member, settings));
  return every ? type.members : type.members.filter((member) => isKept(member, settings));
}
