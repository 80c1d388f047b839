import type { WriteSettings } from "../options.js";
import type { Member } from "../type-shape/index.js";

/**
 * R20. An input lists what the host refuses when absent; where defaults are stated, a member with one is not refused. An
 * output lists the keys that are in every rendered object.
 */
export function isRequired(member: Member, { direction, dialect }: WriteSettings): boolean {
  if (direction === "output") return member.alwaysPresent === true;
  return member.required && !(dialect.defaults === "state" && member.default !== undefined);
}
