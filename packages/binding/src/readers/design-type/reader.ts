import { lineage, type Class } from "../../facts/class.js";
import { typeOfConstructor } from "../../facts/constructors.js";
import type { Fact } from "../../facts/fact.js";
import type { Reader } from "../reader.js";

const source = "design:type";

/**
 * Reads the types that a compiler wrote beside decorated members. They cannot be listed, and no host judges by them: the
 * reader names no member and knows no class.
 */
export const designTypeReader: Reader = {
  source,
  ownMembers: () => [],
  knows: () => false,
  readMember: (cls, member) => [...readType(cls, member), ...readAccessor(cls, member)],
  readClass: () => [],
};

function readType(cls: Class, member: string): readonly Fact[] {
  const { getMetadata } = Reflect as {
    readonly getMetadata?: (key: string, target: object, member: string) => unknown;
  };
  if (getMetadata === undefined) return [];
  const type = typeOfConstructor(getMetadata(source, cls.prototype as object, member));
  if (type === undefined) return [];
  return [{ member, source, level: "value", decorator: source, claim: { says: "type", type } }];
}

// The nearest declaration counts, as it does at run time: a derived getter hides the base's setter.
function readAccessor(cls: Class, member: string): readonly Fact[] {
  const declared = lineage(cls)
    .map((owner) => Object.getOwnPropertyDescriptor(owner.prototype, member))
    .findLast((descriptor) => descriptor !== undefined);
  if (declared?.get === undefined || declared.set !== undefined) return [];
  return [{ member, source, level: "value", decorator: "getter", claim: { says: "read-only" } }];
}
