import {
  classRecords,
  recordsOfMember,
  type MemberDecoratorName,
  type MemberRecord,
} from "../../decorators/records.js";
import { lineage, type Class } from "../../facts/class.js";
import { declarers } from "./inherited-records.js";
import { isMadeOptional } from "../mapped-from.js";

/** What a member says of its presence by itself. One that is told only, or used when absent, cannot be asked for. */
const ANSWERS: ReadonlySet<string> = new Set<MemberDecoratorName>([
  "Default",
  "Optional",
  "ReadOnly",
  "Required",
]);

/**
 * Whether a member is required since a class that declares it says so of all its members. `records` is what stands on
 * the member, what it inherits included: a word of its own wins, in whichever class it stands.
 */
export function isRequiredByDefault(
  cls: Class,
  member: string,
  records: readonly MemberRecord[],
): boolean {
  if (records.some(({ decorator }) => ANSWERS.has(decorator))) return false;
  const isPartial = isMadeOptional(cls, member);
  return (isPartial ? lineage(cls) : declarers(cls, member)).some(
    (owner) =>
      recordsOfMember(owner, member).length > 0 &&
      classRecords(owner).some(({ decorator }) => decorator === "RequiredByDefault"),
  );
}
