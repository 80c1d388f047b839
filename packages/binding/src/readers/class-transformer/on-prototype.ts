import { lineage, type Class } from "../../facts/class.js";

/** What a member is on the nearest prototype that has it; `undefined` for a field, which is on none. */
export function onPrototype(
  cls: Class,
  member: string,
): "getter" | "setter" | "method" | undefined {
  const declared = lineage(cls)
    .map((owner) => Object.getOwnPropertyDescriptor(owner.prototype, member))
    .findLast((descriptor) => descriptor !== undefined);
  if (declared === undefined) return undefined;
  if (declared.get !== undefined) return "getter";
  if (declared.set !== undefined) return "setter";
  return typeof declared.value === "function" ? "method" : undefined;
}
