import { classRecords, memberRecords, type MemberRecord } from "../../decorators/records.js";
import { lineage, type Class } from "../../facts/class.js";
import type { DecoratorUse } from "../../facts/decorator-use.js";
import type { Fact } from "../../facts/fact.js";
import type { Reader } from "../reader.js";
import { written } from "../written-arguments.js";
import { claimsOf, impliedType, patternClaims } from "./claims.js";
import { classFacts } from "./class-claims.js";
import { inheritedRecords } from "./inherited-records.js";
import { isRequiredByDefault } from "./required-by-default.js";
import { watchRecords } from "./watch.js";

const source = "own";

/** Reads the product's own decorators. */
export const ownReader: Reader = {
  source,
  ownMembers: (cls) => [...new Set(memberRecords(cls).map(({ member }) => member))],
  knows: (cls) =>
    lineage(cls).some((owner) => memberRecords(owner).length + classRecords(owner).length > 0),
  readMember,
  uses: recordUses,
  readClass: classFacts,
  watch: watchRecords,
};

function readMember(cls: Class, member: string): readonly Fact[] {
  const records = inheritedRecords(cls, member);
  const patterns = records.filter(isPattern).map(({ options }) => options.source);
  const facts = (decorator: string, claims: readonly Fact["claim"][]): readonly Fact[] =>
    claims.map((claim) => ({ member, source, level: "value", decorator, claim }));
  const said = [
    ...records
      .filter((record) => !isPattern(record))
      .flatMap(({ decorator, options }) => facts(`@${decorator}`, claimsOf(decorator, options))),
    ...facts("@Pattern", patternClaims(patterns)),
    ...(isRequiredByDefault(cls, member, records)
      ? facts("@RequiredByDefault", [{ says: "presence", required: true }])
      : []),
  ];
  if (said.some(({ claim }) => claim.says === "type")) return said;
  const implied = new Map<string, Fact>();
  for (const { decorator } of records) {
    const type = impliedType(decorator);
    if (type === undefined || implied.has(type.kind)) continue;
    for (const fact of facts(`@${decorator}`, [{ says: "type", type }]))
      implied.set(type.kind, fact);
  }
  return [...said, ...implied.values()];
}

function recordUses(cls: Class, member: string): readonly DecoratorUse[] {
  const records = inheritedRecords(cls, member);
  const isByClass = isRequiredByDefault(cls, member, records);
  return [
    ...records.map(({ decorator, options }) => ({
      decorator: `@${decorator}`,
      text: written(`@${decorator}`, Object.values(options)),
    })),
    ...(isByClass
      ? [{ decorator: "@RequiredByDefault", text: "@RequiredByDefault() on the class" }]
      : []),
  ];
}

function isPattern(
  record: MemberRecord,
): record is MemberRecord & { readonly options: { readonly source: string } } {
  return record.decorator === "Pattern";
}
