import type { Constraints } from "@shapewright/rules";
import type { Claim, Fact, Passage, TypeClaim } from "../facts/fact.js";
import { foldType } from "./fold-type.js";
import { isConditional } from "./conditional.js";
import { isRulePresence } from "./host-view.js";
import { samplesOf, spellingsOf } from "./transform-samples.js";

type Through = (sample: unknown) => Passage;
/** Whether the rules take a value; `undefined` where they do not say. */
export type Verdict = (value: unknown) => boolean | undefined;

/** What the rules say of the value behind a transform, not of what arrives. */
const OF_THE_VALUE_BEHIND: ReadonlySet<Claim["says"]> = new Set([
  "type",
  "null",
  "constraints",
  "not-empty-text",
]);

/**
 * Sends samples of what the rules take through the member's transforms. Where all come out accepted and as they went in,
 * what arrives is of the kind that the rules tell; bounds hold only of what comes out. Else the facts stay as they are.
 */
export function askTransform(
  facts: readonly Fact[],
  verdictOf: () => Verdict | undefined,
): readonly Fact[] {
  const hiding = facts.find(isHiding);
  const through = hiding?.claim.through;
  if (hiding === undefined || through === undefined) return facts;
  if (facts.some(isConditional) || facts.some(isDeclared)) return facts;
  const verdict = verdictOf();
  if (verdict === undefined) return facts;

  const rules = facts.filter(({ source }) => source === "class-validator");
  const folded = foldType(rules);
  if (folded.type === undefined || folded.oneOrMany) return facts;
  const type = typeThrough(folded.type, boundsIn(rules), through, verdict);
  const ofNull = accepts(null, through, verdict);
  const ofNullElement = type?.kind === "array" ? accepts([null], through, verdict) : false;
  if (type === undefined || ofNull === undefined || ofNullElement === undefined) return facts;
  const said: readonly Claim[] = [
    { says: "type", type },
    { says: "null", accepted: ofNull },
  ];
  return [
    ...facts.filter(
      (fact) =>
        fact !== hiding &&
        !isOpaque(fact) &&
        !(isOfTheValueBehind(fact, hiding) && fact.source === "class-validator") &&
        !(fact.claim.says === "type" && fact.source === "design:type"),
    ),
    ...[...said, KEPT].map((claim) => ({ ...hiding, claim })),
    ...(type.kind === "array" ? [nullElement(hiding, ofNullElement)] : []),
  ];
}

type Hiding = Fact & { readonly claim: Extract<Claim, { readonly says: "hidden-value" }> };

function isHiding(fact: Fact): fact is Hiding {
  return fact.claim.says === "hidden-value";
}

function isOfTheValueBehind(fact: Fact, hiding: Hiding): boolean {
  return (
    OF_THE_VALUE_BEHIND.has(fact.claim.says) ||
    (isRulePresence(fact) && hiding.claim.absence === true)
  );
}

const KEPT: Claim = {
  says: "remark",
  code: "opaque_transform",
  severity: "warning",
  message:
    "@Transform may change the argument before the rules see it. Samples of what they take came out of it as they went " +
    "in, so the kind of value is told, and none of their bounds. " +
    "Declare the input with @OfType, @Enum, @ArrayOf or another decorator of @shapewright/binding.",
};

/** What is remarked of a transform that is not asked. */
function isOpaque({ claim }: Fact): boolean {
  return claim.says === "remark" && claim.code === "opaque_transform";
}

function nullElement(hiding: Fact, accepted: boolean): Fact {
  return { ...hiding, level: "each", claim: { says: "null", accepted } };
}

/** Who declares the input says more than any sample. */
function isDeclared({ source, claim }: Fact): boolean {
  return (source === "own" || source === "host") && claim.says === "type";
}

/** The bounds that the rules set: samples have to lie within. */
function boundsIn(rules: readonly Fact[]): readonly Constraints[] {
  return rules.flatMap(({ claim }) => (claim.says === "constraints" ? [claim.constraints] : []));
}

function typeThrough(
  type: TypeClaim,
  bounds: readonly Constraints[],
  through: Through,
  verdict: Verdict,
): TypeClaim | undefined {
  const samples = samplesOf(type, bounds).filter((sample) => verdict(sample.behind) === true);
  if (samples.length === 0) return undefined;
  const pass = samples.every(
    ({ sent, behind }) => accepts(sent, through, verdict, (made) => isSame(made, behind)) === true,
  );
  if (!pass) return undefined;
  if (type.kind !== "enum") return type;
  const others = spellingsOf(type).map((spelling) => accepts(spelling, through, verdict));
  if (others.includes(undefined)) return undefined;
  return others.includes(true) ? { kind: "string" } : type;
}

/**
 * Whether the host takes a value; `undefined` where that hangs on other arguments or on rules that are not asked, or where
 * it is one thing the first time and another the second.
 */
function accepts(
  value: unknown,
  through: Through,
  verdict: Verdict,
  isWanted: (made: unknown) => boolean = () => true,
): boolean | undefined {
  const ask = (): boolean | undefined => {
    const passage = through(structuredSample(value));
    if (passage.outcome !== "made") return passage.outcome === "threw" ? false : undefined;
    try {
      const taken = verdict(passage.value);
      return taken === true ? isWanted(passage.value) : taken;
    } catch {
      // What was made may be of any make, and the host fails over it as well.
      return false;
    }
  };
  const first = ask();
  return ask() === first ? first : undefined;
}

/** A list of its own for each transform, which may change it. */
function structuredSample(sample: unknown): unknown {
  return Array.isArray(sample) ? [...(sample as readonly unknown[])] : sample;
}

/** A text may change its case and its padding, an instant is the same as its text. */
function isSame(made: unknown, behind: unknown): boolean {
  if (Array.isArray(behind)) {
    const list: readonly unknown[] = behind;
    return (
      Array.isArray(made) &&
      made.length === list.length &&
      list.every((each, place) => isSame((made as readonly unknown[])[place], each))
    );
  }
  if (behind instanceof Date) return made instanceof Date && made.getTime() === behind.getTime();
  if (typeof behind !== "string" || typeof made !== "string") return made === behind;
  return plain(made) === plain(behind);
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
