import type { Claim, Fact, Level, TypeClaim } from "../facts/fact.js";
import { elementOf, type FoldedMember } from "../merge/index.js";
import { partsOf, standsInSchema, type Part } from "./claim-keywords.js";
import { elementsOf, pointersTo } from "./keyword-pointers.js";
import { refusesNull } from "./refuses-null.js";
import type { Place } from "./schema-at.js";

/** A member as it was read, folded and written. */
export interface ExplainedMember {
  /** What the sources said of it, as they said it. */
  readonly read: readonly Fact[];
  /** The same with its transforms asked. */
  readonly facts: readonly Fact[];
  readonly folded: FoldedMember;
  /** Its schema, where the document reaches it. */
  readonly place: Place | undefined;
  /** The schema of its class. */
  readonly owner: Place | undefined;
  readonly document: Place;
}

/** One claim of a decorator. */
export interface Said {
  readonly claim: Claim;
  readonly level: Level;
}

/** Where the schema says a claim. */
export function pointersOf(said: Said, member: ExplainedMember): readonly string[] {
  const { claim } = said;
  const { place, owner, folded } = member;
  if (claim.says === "presence") {
    const isListed = claim.required && owner !== undefined && lists(owner, folded.wireName);
    return isListed ? [`${owner.pointer}/required`] : [];
  }
  if (place === undefined) return [];
  if (claim.says === "wire-name") return [place.pointer];
  if (claim.says === "type" && claim.type.kind === "verbatim") return [place.pointer];
  return partsOf(claim).flatMap((part) => pointersToPart(part, said, member));
}

function pointersToPart(
  part: Part,
  { claim, level }: Said,
  { place, document, folded }: ExplainedMember,
): readonly string[] {
  if (place === undefined) return [];
  const isInner = claim.says === "inner-type" && elementOf(folded.type) !== undefined;
  return pointersTo(part, place, isInner ? "each" : level, document);
}

/** A wrapper is its member on the wire: what it lists are the members of that. */
function lists({ schema }: Place, name: string): boolean {
  const { required } = schema;
  return Array.isArray(required) && required.includes(name);
}

/** Whether the schema does not say a claim, or not all of it. */
export function isLost(said: Said, member: ExplainedMember): boolean {
  const { claim, level } = said;
  switch (claim.says) {
    case "null":
      return claim.accepted !== takesNullIn(level, member);
    case "nested":
      return LOOKED_INTO_NOWHERE.has(typeAt(level, member.folded).kind);
    case "not-empty-text":
      if (!MAY_BE_TEXT.has(typeAt(level, member.folded).kind)) return false;
      break;
    default:
      break;
  }
  if (!standsInSchema(claim)) return false;
  // It says so of a value that is no list, and nothing of those that are.
  if (level === "each" && isOpen(member.folded)) return true;
  return partsOf(claim).some((part) => pointersToPart(part, said, member).length === 0);
}

function isOpen({ type, oneOrMany }: FoldedMember): boolean {
  return !oneOrMany && (type.kind === "any" || type.kind === "unknown");
}

const LOOKED_INTO_NOWHERE: ReadonlySet<TypeClaim["kind"]> = new Set(["unknown", "any", "object"]);
const MAY_BE_TEXT: ReadonlySet<TypeClaim["kind"]> = new Set([
  ...["unknown", "any", "string", "enum", "one-of"],
] as readonly TypeClaim["kind"][]);

function typeAt(level: Level, { type }: FoldedMember): TypeClaim {
  return level === "each" ? (elementOf(type) ?? type) : type;
}

/** Whether the schema of the value, or of what is inside of it, takes null. */
export function takesNullIn(level: Level, { place, document }: ExplainedMember): boolean {
  if (place === undefined) return true;
  const elements = level === "each" ? elementsOf(place, document) : [];
  const places = elements.length > 0 ? elements : [place];
  return places.some((each) => !refusesNull(each, document));
}
