import type { Class } from "../../../src/facts/class.js";
import type { Claim, Fact, Level } from "../../../src/facts/fact.js";
import type { HostOptions } from "../../../src/facts/host-options.js";
import { classValidatorReader } from "../../../src/readers/class-validator/reader.js";

type Says = Claim["says"];
type ClaimOf<S extends Says> = Extract<Claim, { readonly says: S }>;

export function factsOf(cls: Class, member: string, host: HostOptions = {}): readonly Fact[] {
  return classValidatorReader.readMember(cls, member, host);
}

/** The claims of one kind that the reader makes of a member on one level. */
export function claimsOf<S extends Says>(
  says: S,
  facts: readonly Fact[],
  level: Level = "value",
): readonly ClaimOf<S>[] {
  return facts
    .filter((fact) => fact.level === level)
    .map(({ claim }) => claim)
    .filter((claim): claim is ClaimOf<S> => claim.says === says);
}

/** Whether the member is required and whether it takes null, as its only claims on either. */
export function presenceAndNull(facts: readonly Fact[]): {
  readonly required: boolean;
  readonly nullable: boolean;
} {
  const [presence, ...morePresence] = claimsOf("presence", facts);
  const [ofNull, ...moreOfNull] = claimsOf("null", facts);
  if (presence === undefined || ofNull === undefined) throw new Error("Nothing is claimed.");
  if (morePresence.length + moreOfNull.length > 0) throw new Error("Something is claimed twice.");
  return { required: presence.required, nullable: ofNull.accepted };
}

export function codesOf(facts: readonly Fact[]): readonly string[] {
  return facts.flatMap(({ claim }) => (claim.says === "remark" ? [claim.code] : []));
}
