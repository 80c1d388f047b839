import type { Claim, Fact, SourceName, TypeClaim } from "../facts/fact.js";
import { isConditional } from "./conditional.js";
import { documentedType } from "./documented-type.js";
import { elementOf, isCollection } from "./element.js";
import { contradiction, foldType } from "./fold-type.js";
import type { Host } from "./host-view.js";
import { isHidden } from "./host-view.js";
import { meet } from "./meet.js";
import { bySource, isDocumentation } from "./precedence.js";
import type { Remark } from "./remark.js";
import { warning } from "./remark.js";

/** The facts that are folded, and what had to be said of those that are not. */
export interface HeldFacts {
  readonly facts: readonly Fact[];
  readonly remarks: readonly Remark[];
}

/** Whether a claim of a source that documents holds, where a validator judges the class. */
type Held = "yes" | "no" | "if-not-demanded" | "if-null-is-taken" | "if-it-contradicts" | "as-type";

/**
 * What a source that only documents is believed, in a class that a validator judges. It says what the author means, and
 * the validator takes what its rules take: a bound or a choice of the document would refuse what the host accepts.
 */
const HELD: Readonly<Record<Claim["says"], Held>> = {
  type: "as-type",
  "inner-type": "no",
  presence: "if-it-contradicts",
  null: "if-null-is-taken",
  nested: "no",
  constraints: "no",
  "not-empty-text": "no",
  // The host reads the member's own name, or the one of class-transformer.
  "wire-name": "no",
  // One that is left out of the arguments cannot be demanded in them.
  "read-only": "if-not-demanded",
  // What nothing fills in is demanded all the same.
  default: "if-not-demanded",
  description: "yes",
  title: "yes",
  examples: "yes",
  deprecated: "yes",
  "write-only": "yes",
  "always-present": "no",
  labels: "yes",
  marking: "yes",
  "hidden-value": "no",
  "left-out": "no",
  remark: "yes",
};

/** The facts without what the host that judges the class makes untrue. Where none judges it, all that is said holds. */
export function heldFacts(facts: readonly Fact[], host: Host): HeldFacts {
  if (!host.judges || !facts.some(isDocumented)) return { facts, remarks: [] };
  const others = facts.filter((fact) => !isDocumented(fact));
  const remarks: Remark[] = [];
  const held = facts.flatMap((fact): readonly Fact[] => {
    if (!isDocumented(fact)) return [fact];
    const { claim } = fact;
    switch (HELD[claim.says]) {
      case "yes":
        return [fact];
      case "no":
        return [];
      case "as-type": {
        if (claim.says !== "type") return [];
        const seen = seenType(fact, claim.type, others, host);
        remarks.push(...seen.remarks);
        return seen.type === undefined ? [] : [{ ...fact, claim: { ...claim, type: seen.type } }];
      }
      case "if-null-is-taken":
        return isNullRefused(fact, others) ? [] : [fact];
      case "if-it-contradicts":
        return contradictsPresence(fact, others, host) ? [fact] : [];
      case "if-not-demanded": {
        const demanding = host.direction === "output" ? undefined : demandOf(others);
        if (demanding === undefined) return [fact];
        remarks.push(notFilled(fact, demanding));
        return [];
      }
    }
  });
  return { facts: held, remarks };
}

function isDocumented({ source }: Fact): boolean {
  return isDocumentation(source);
}

const SILENT: ReadonlySet<SourceName> = new Set(["design:type", "initializer"]);

interface SeenType {
  readonly type: TypeClaim | undefined;
  readonly remarks: readonly Remark[];
}

/**
 * What is believed of a type: as much as of the compiler's, where no rule says one. A list that a rule demands is told its
 * elements, if no rule looks at them.
 */
function seenType(
  fact: Fact,
  type: TypeClaim,
  others: readonly Fact[],
  { direction }: Host,
): SeenType {
  const isNested = others.some(({ claim }) => claim.says === "nested");
  const documented = documentedType(type, { isSent: direction === "output", isNested });
  if (isHidden(others)) {
    return { type: direction === "output" ? documented : undefined, remarks: [] };
  }
  const told = foldType(others.filter(({ source }) => !SILENT.has(source)));
  if (told.type === undefined || told.type.kind === "any" || told.type.kind === "unknown") {
    return { type: documented, remarks: [] };
  }
  if (told.oneOrMany) {
    const element = isCollection(type) ? elementOf(type) : type;
    const isList = documented?.kind === "array";
    return {
      type: isList ? { kind: "array" } : undefined,
      remarks: contradicting(fact, element, told.type, others),
    };
  }
  const isElementOpen = isCollection(told.type) && elementOf(told.type) === undefined;
  return {
    type: isElementOpen && documented?.kind === told.type.kind ? documented : undefined,
    remarks: contradicting(fact, type, told.type, others),
  };
}

function contradicting(
  fact: Fact,
  type: TypeClaim | undefined,
  told: TypeClaim,
  others: readonly Fact[],
): readonly Remark[] {
  if (type === undefined || meet(told, type) !== undefined) return [];
  const saying = bySource(others)
    .flat()
    .find(({ claim }) => claim.says === "type" || claim.says === "inner-type");
  return saying === undefined ? [] : [contradiction({ ...saying, type: told }, { ...fact, type })];
}

function isNullRefused({ level }: Fact, others: readonly Fact[]): boolean {
  const said = bySource(others)
    .flat()
    .find((other) => other.claim.says === "null" && other.level === level);
  return said?.claim.says === "null" && !said.claim.accepted;
}

/** The rule, or the author's word, that the member has to be there. */
function demandOf(others: readonly Fact[]): Fact | undefined {
  if (isHidden(others)) return undefined;
  const said = presenceIn(others);
  return said?.claim.says === "presence" && said.claim.required ? said : undefined;
}

function presenceIn(facts: readonly Fact[]): Fact | undefined {
  return bySource(facts)
    .flat()
    .find(({ claim }) => claim.says === "presence");
}

/**
 * Whether the author states in so many words what the host does not do. An initializer that fills the member, a condition
 * and a nested rule, which lets a member be absent without meaning to, contradict nothing.
 */
function contradictsPresence({ claim }: Fact, others: readonly Fact[], host: Host): boolean {
  if (claim.says !== "presence" || claim.implied === true) return false;
  if (host.direction === "output" || isHidden(others) || others.some(isConditional)) return false;
  const said = presenceIn(others);
  if (said?.claim.says !== "presence" || said.claim.required === claim.required) return false;
  return said.decorator !== "the initializer" && said.decorator !== "@ValidateNested";
}

function notFilled(fact: Fact, demanding: Fact): Remark {
  const means =
    fact.claim.says === "default"
      ? "states a default, and nothing fills it in"
      : "says read-only, which leaves it out of the arguments";
  const remedy =
    fact.claim.says === "default"
      ? "Give the member an initializer, or add @IsOptional()"
      : "Take the rules away, or the word";
  return warning(
    "conflicting_declarations",
    `${fact.source} (${fact.decorator}) ${means}, but ${demanding.source} (${demanding.decorator}) demands the member. ` +
      `${remedy}; the demand is told.`,
  );
}
