import type { DecoratorUse } from "../facts/decorator-use.js";
import type { Claim, Fact, Level, SourceName, TypeClaim } from "../facts/fact.js";
import {
  accepts,
  describeType,
  elementOf,
  isDocumentation,
  type FoldedMember,
} from "../merge/index.js";
import { claimText } from "./claim-text.js";
import type { DecoratorExplanation, Outcome } from "./explanation.js";
import {
  isLost,
  pointersOf,
  takesNullIn,
  type ExplainedMember,
  type Said,
} from "./said-in-schema.js";

/** What became of one decorator of a member that is in the schema. */
export function explainUse(
  source: SourceName,
  use: DecoratorUse,
  member: ExplainedMember,
): DecoratorExplanation {
  const { carried = "exactly", text, ignored } = use;
  const said = saidBy(source, use, member.read).filter(
    (each) => !isImplied(each.claim, member.folded) && !isUnwrittenNull(each, member),
  );
  const says = [...new Set(said.flatMap(({ claim, level }) => claimText(claim, level) ?? []))];
  const told = (outcome: Outcome, why?: string, where: readonly string[] = []) => ({
    decorator: text,
    source,
    outcome,
    says,
    where,
    ...(why === undefined ? {} : { why }),
  });
  if (ignored !== undefined) return told("none", ignored);
  if (member.place === undefined) return told("none", UNREACHED);
  const hidden = hiddenBy(source, said, member);
  if (hidden !== undefined) return told("host", hidden);
  if (said.some(({ claim }) => claim.says === "hidden-value")) {
    return told("host", ofTransform(member));
  }

  const where = [...new Set(said.flatMap((each) => pointersOf(each, member)))];
  if (typeof carried === "object" && "leftToHost" in carried) {
    return told("host", `The host alone checks ${carried.leftToHost}.`, where);
  }
  const conflict = said.find(({ claim, level }) => contradicts(claim, level, member.folded));
  if (conflict !== undefined) {
    return source === "class-validator" && isTransformed(member)
      ? told("host", BEHIND, where)
      : told("overruled", overruled(member), where);
  }
  const lost = said.filter((each) => isLost(each, member));
  if (lost.length > 0) {
    const unwritten = unwrittenIn(lost);
    if (unwritten !== undefined) return told("none", unwritten, where);
    if (isDocumentation(source)) return told("overruled", documents(lost), where);
    return told(source === "class-validator" ? "host" : "overruled", unsaid(lost, member), where);
  }
  if (said.every(({ claim }) => claim.says === "remark")) {
    const remark = said.find(({ claim }) => claim.says === "remark")?.claim;
    return told("none", remark?.says === "remark" ? remark.message : SILENT, where);
  }
  return typeof carried === "object"
    ? told("guidance", sentence(carried.asGuidance), where)
    : told("stated", undefined, where);
}

const UNREACHED = "The options of writing leave the member out of the schema.";
const SILENT = "It says nothing of what arrives that another declaration does not say.";

/** What a decorator says: its own claims as far as nothing lets the member off, or the facts that have its name. */
function saidBy(source: SourceName, use: DecoratorUse, read: readonly Fact[]): readonly Said[] {
  const ofSource = read.filter((fact) => fact.source === source);
  const named = ofSource.filter(({ decorator }) => decorator === use.decorator);
  if (use.claims === undefined) return named;
  const isLetOff = (claim: Claim): boolean =>
    (claim.says === "presence" && !isDemanded(ofSource)) ||
    (claim.says === "null" && ofSource.some((each) => takesNull(each.claim)));
  const own = use.claims
    .filter((claim) => !isLetOff(claim))
    .map((claim) => ({
      claim,
      level: OF_MEMBER.has(claim.says) ? "value" : (use.level ?? "value"),
    }));
  // A rule may take absence and refuse what the initializer leaves.
  const isSaid = own.some(({ claim }) => claim.says === "presence");
  return isSaid ? own : [...own, ...named.filter((fact) => isDemanded([fact]))];
}

/** What a source takes for granted is no word of its author's where it is otherwise. */
function isImplied(claim: Claim, { required }: FoldedMember): boolean {
  return claim.says === "presence" && claim.implied === true && claim.required !== required;
}

function isDemanded(facts: readonly Fact[]): boolean {
  return facts.some(({ claim }) => claim.says === "presence" && claim.required);
}

function takesNull(claim: Claim): boolean {
  return claim.says === "null" && claim.accepted;
}

const OF_MEMBER: ReadonlySet<Claim["says"]> = new Set(["presence"]);

/** Why nothing that a decorator says of the value is told, although nothing contradicts it. */
function hiddenBy(
  source: SourceName,
  said: readonly Said[],
  { read, facts }: ExplainedMember,
): string | undefined {
  if (source === "class-validator") {
    const conditional = read.find(
      ({ claim }) => claim.says === "remark" && claim.code === "conditional_member",
    );
    if (conditional?.claim.says === "remark" && conditional.source === source) {
      return conditional.claim.message;
    }
  }
  if (source !== "class-validator" && source !== "design:type") return undefined;
  if (!isTransformed({ read })) return undefined;
  const isAsked = !facts.some(({ claim }) => claim.says === "hidden-value");
  const told: ReadonlySet<Claim["says"]> = isAsked ? OF_A_SAMPLE : NOT_OF_VALUE;
  return said.every(({ claim }) => told.has(claim.says)) ? undefined : BEHIND;
}

const BEHIND =
  "A @Transform may change the value before the rules see it, so that this is told of the value behind it alone.";

function isTransformed({ read }: Pick<ExplainedMember, "read">): boolean {
  return read.some(({ claim }) => claim.says === "hidden-value");
}

/** What holds of a member whatever its value is. */
const NOT_OF_VALUE: ReadonlySet<Claim["says"]> = new Set(["presence", "remark"]);
/** What samples tell: the kind of the value and whether null is taken. */
const OF_A_SAMPLE: ReadonlySet<Claim["says"]> = new Set([...NOT_OF_VALUE, "type", "null"]);

function ofTransform({ facts }: ExplainedMember): string {
  return facts.some(({ claim }) => claim.says === "hidden-value")
    ? "It may make another value before the rules see it, so that nothing is told of what they take."
    : "Samples of what the rules take came out of it as they went in, so that the kind of value is told, and no bounds.";
}

/** A null that the host takes without its author's saying so is written by the options that ask for it alone. */
function isUnwrittenNull({ claim, level }: Said, member: ExplainedMember): boolean {
  return (
    claim.says === "null" &&
    claim.accepted &&
    claim.declared !== true &&
    !takesNullIn(level, member)
  );
}

/** Why nothing is written of what is lost, whatever else is declared; `undefined` where more is lost than that. */
function unwrittenIn(lost: readonly Said[]): string | undefined {
  const all = (says: readonly Claim["says"][]): boolean =>
    lost.every(({ claim }) => says.includes(claim.says));
  if (all(["default"])) return "The options of writing leave defaults out.";
  if (all(["read-only", "write-only"])) return "No keyword is written for it.";
  return lost.every(({ claim }) => claim.says === "null" && claim.accepted)
    ? "The options of writing leave null out."
    : undefined;
}

/** Whether the member came out as something that is not what the claim says. */
function contradicts(claim: Claim, level: Level, folded: FoldedMember): boolean {
  switch (claim.says) {
    case "type":
    case "inner-type":
      return !agrees(folded, claim.type, level === "each" || claim.says === "inner-type");
    case "presence":
      return claim.required !== folded.required && (claim.required || !isFilled(folded));
    case "null":
      return claim.accepted !== isNullable(level, folded);
    case "wire-name":
      return folded.wireName !== claim.name;
    case "default":
      return JSON.stringify(folded.default?.value) !== JSON.stringify(claim.value);
    case "description":
      return folded.description !== claim.text;
    case "title":
      return folded.title !== claim.text;
    default:
      return false;
  }
}

/** What the host fills in by itself it does not demand. */
function isFilled({ default: fallback }: FoldedMember): boolean {
  return fallback !== undefined;
}

function isNullable(level: Level, { type, oneOrMany, value, each }: FoldedMember): boolean {
  const isInside = level === "each" && (oneOrMany || elementOf(type) !== undefined);
  return isInside ? each.nullable : value.nullable;
}

function agrees({ type }: FoldedMember, claimed: TypeClaim, isOfElement: boolean): boolean {
  // A class that the host does not look into is a free-form object, and says so by a diagnostic.
  const seen = isOfElement ? (elementOf(type) ?? type) : type;
  return accepts(seen, claimed);
}

function overruled({ folded }: ExplainedMember): string {
  const conflict = folded.remarks.find(({ code }) => code === "conflicting_declarations");
  return conflict?.message ?? "Another declaration says otherwise, and comes first.";
}

/** A source that only documents does not say what a host takes that has rules for it. */
function documents(lost: readonly Said[]): string {
  const names = lost.flatMap(({ claim, level }) => claimText(claim, level) ?? []).join(", ");
  return `The rules say what is accepted, and what documents a member narrows nothing (${names}).`;
}

function unsaid(lost: readonly Said[], { folded }: ExplainedMember): string {
  const names = lost.flatMap(({ claim, level }) => claimText(claim, level) ?? []).join(", ");
  return `The schema does not say it (${names}): it does not hold of ${describeType(folded.type)}, or another declaration comes first.`;
}

function sentence(reason: string): string {
  return reason.charAt(0).toUpperCase() + reason.slice(1) + (reason.endsWith(".") ? "" : ".");
}
