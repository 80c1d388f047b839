import type { Direction } from "@shapewright/rules";
import { enumFactsOf } from "../facts/enum-values.js";
import type { Tag, TypeClaim } from "../facts/fact.js";
import type { FoldedLevel, FoldedMember } from "../merge/index.js";
import { accepts, warning } from "../merge/index.js";
import { UNDESCRIBED_MEMBER } from "./undescribed-member.js";
import type { ClassReading, NamedMember, PlacedRemark } from "./read-class.js";

const BARE: FoldedLevel = { nullable: false, nullDeclared: false, constraints: {} };

/**
 * A class as one of the shapes that a value may have: the key that tells them apart is required, and its value is the
 * one of this shape. The class may have a member of that name; its texts stay, what it takes is settled by the tag.
 */
export function withTag(reading: ClassReading, tag: Tag, direction: Direction): ClassReading {
  const own = reading.members.find(({ folded }) => folded.wireName === tag.property);
  const tagged: NamedMember = {
    name: own?.name ?? tag.property,
    folded: { ...(own?.folded ?? UNDESCRIBED_MEMBER), ...settledBy(tag) },
  };
  const members =
    own === undefined
      ? [tagged, ...reading.members]
      : reading.members.map((member) => (member === own ? tagged : member));
  const refused =
    own === undefined || direction === "output" ? [] : refusedTag(own.name, own.folded, tag);
  return { ...reading, members, remarks: [...reading.remarks, ...refused] };
}

function settledBy({ property, value }: Tag) {
  return {
    wireName: property,
    type: typeOf(value),
    oneOrMany: false,
    value: BARE,
    each: BARE,
    required: true,
    alwaysPresent: true,
    default: undefined,
  } as const satisfies Partial<FoldedMember>;
}

function typeOf(value: Tag["value"]): TypeClaim {
  const facts = enumFactsOf([value]);
  return facts === undefined ? { kind: "any" } : { kind: "enum", facts };
}

/** The rules of the class may refuse what the tag demands: nobody can then send this shape. */
function refusedTag(member: string, own: FoldedMember, tag: Tag): readonly PlacedRemark[] {
  const value = JSON.stringify(tag.value);
  if (tag.isRemoved) {
    if (!own.required) return [];
    const message =
      `class-transformer takes the discriminator "${tag.property}" away before the rules see it, and they demand it, so ` +
      `no value is accepted. Add keepDiscriminatorProperty: true to the @Type that lists the class, or remove the rules.`;
    return [{ ...warning("unsatisfiable_member", message), member }];
  }
  if (!own.oneOrMany && accepts(own.type, typeOf(tag.value))) return [];
  const message =
    `the discriminator "${tag.property}" is ${value} here, which its rules refuse, so no value is accepted. ` +
    `Let them take ${value}, or give the class another name in the @Type that lists it.`;
  return [{ ...warning("unsatisfiable_member", message), member }];
}
