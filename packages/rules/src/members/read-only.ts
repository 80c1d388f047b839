import type { Member, ObjectType } from "../type-shape/index.js";

/**
 * R18. A read-only member is no input, unless a constructor sets it or it is an array or a map, which a serializer fills
 * in place.
 */
export function isKept(member: Member, dropReadOnly: boolean): boolean {
  if (!dropReadOnly || !member.readOnly || member.constructorBound) return true;
  return member.type.kind === "array" || member.type.kind === "map";
}

/** The members that are written, in the TypeShape's order (R19). */
export function keptMembers(type: ObjectType, dropReadOnly: boolean): readonly Member[] {
  const every = type.members.every((member) => isKept(member, dropReadOnly));
  return every ? type.members : type.members.filter((member) => isKept(member, dropReadOnly));
}
