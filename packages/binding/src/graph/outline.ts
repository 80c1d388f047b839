import type { JsonValue } from "@shapewright/rules";
import type { Fact, Tag, TypeClaim } from "../facts/fact.js";
import type { ClassReading, NamedMember } from "./read-class.js";

/** What of a reading is kept beside the shape, for whoever builds instances: the facts themselves would fill the memory. */
export interface ClassOutline {
  readonly tag: Tag | undefined;
  /** Those that are left out included. */
  readonly names: readonly string[];
  /** Whether nothing but rules and types is said of its members. */
  readonly isPlain: boolean;
  readonly members: readonly MemberOutline[];
}

/** A member of a class with what a builder of instances has to know beside its node in the shape. */
export interface MemberOutline {
  /** Its name in the class. */
  readonly property: string;
  /** Its name in the arguments. */
  readonly wireName: string;
  /** The name under which class-transformer looks for it in what it is given. */
  readonly hostKey: string;
  readonly claim: TypeClaim;
  readonly required: boolean;
  readonly writeOnly: boolean;
  /** What stands there where the argument is absent; wrapped, since null is a real one. */
  readonly fallback: { readonly value: JsonValue } | undefined;
  /** Whether own decorators alone say what it is, so that no other package makes anything of the argument. */
  readonly isOwn: boolean;
  /** Whether class-validator has a rule on it, so that its `whitelist` keeps it. */
  readonly isRuled: boolean;
}

/** The outline of a class as it was read, under the tag that it has in a choice. */
export function outlineOf({ facts, members }: ClassReading, tag: Tag | undefined): ClassOutline {
  return {
    tag,
    names: [...facts.keys()],
    isPlain: tag === undefined && [...facts.values()].every(isPlain),
    members: members.map((member) => outlineOfMember(member, facts.get(member.name) ?? [])),
  };
}

function outlineOfMember({ name, folded }: NamedMember, facts: readonly Fact[]): MemberOutline {
  const { wireName } = folded;
  const isNamedByHost = facts.some(
    ({ source, claim }) => source === "class-transformer" && claim.says === "wire-name",
  );
  return {
    property: name,
    wireName,
    hostKey: isNamedByHost ? wireName : name,
    claim: folded.type,
    required: folded.required,
    writeOnly: folded.writeOnly,
    fallback: folded.default,
    isOwn: isOwn(facts),
    isRuled: facts.some(({ source }) => source === "class-validator"),
  };
}

/** Neither a rule nor a type of another package stands on it. */
function isOwn(facts: readonly Fact[]): boolean {
  return (
    facts.some(({ source, claim }) => source === "own" && claim.says === "type") &&
    !facts.some(
      ({ source, claim }) =>
        source === "class-validator" ||
        (source === "class-transformer" &&
          (claim.says === "inner-type" || claim.says === "hidden-value")),
    )
  );
}

/** Nothing but rules and types is said: no transform, no renaming, nothing that is kept out. */
function isPlain(facts: readonly Fact[]): boolean {
  return facts.every(
    ({ source, claim }) =>
      claim.says !== "hidden-value" &&
      claim.says !== "left-out" &&
      !(source === "own" && (claim.says === "type" || claim.says === "constraints")),
  );
}
