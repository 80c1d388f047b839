import {
  recordsOfMember,
  type MemberDecoratorName,
  type MemberRecord,
} from "../../decorators/records.js";
import { lineage, type Class } from "../../facts/class.js";
import { isMadeOptional, mappedFrom } from "../mapped-from.js";

/** Decorators that answer one question, so that a derived class's answer takes the place of every other in its base. */
const QUESTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ArrayOf: "type",
    Binary: "type",
    Decimal: "type",
    Enum: "type",
    Format: "type",
    Integer: "type",
    MapOf: "type",
    OfType: "type",
    OneOf: "type",
    Optional: "presence",
    ReadOnly: "direction",
    Required: "presence",
    Schema: "type",
    WriteOnly: "direction",
  } satisfies Partial<Record<MemberDecoratorName, string>>),
);

/**
 * The class and its bases, the most basic first, each after those that a mapped type has copied the member from: its own
 * decorators follow the member.
 */
export function declarers(cls: Class, member: string): readonly Class[] {
  return [
    ...new Set(
      lineage(cls).flatMap((owner) => [...mappedFrom(owner, member).flatMap(lineage), owner]),
    ),
  ];
}

/** What stands on a member of the class and its bases, the most basic first, without what a derived class replaced. */
export function inheritedRecords(cls: Class, member: string): readonly MemberRecord[] {
  const bases = new Set(lineage(cls));
  const isPartial = isMadeOptional(cls, member);
  return declarers(cls, member).reduce<readonly MemberRecord[]>((inherited, owner) => {
    const own = ownRecords(owner, member).filter(
      // What `PartialType` made optional is not required for what its source says.
      ({ decorator }) => !(isPartial && !bases.has(owner) && decorator === "Required"),
    );
    const answered = new Set(own.map(questionOf));
    return [...inherited.filter((record) => !answered.has(questionOf(record))), ...own];
  }, []);
}

// A compiler applies the decorators of one member from the last to the first; a reader of the class expects the reverse.
function ownRecords(cls: Class, member: string): readonly MemberRecord[] {
  return recordsOfMember(cls, member).toReversed();
}

function questionOf(record: MemberRecord): string {
  return QUESTIONS.get(record.decorator) ?? `@${record.decorator}`;
}
