import type { Constraints, JsonValue } from "@shapewright/rules";
import type { Claim, Fact, TypeClaim } from "../facts/fact.js";
import { elementOf, withElement } from "./element.js";
import { fitting } from "./fitting.js";
import { foldDefault } from "./fold-default.js";
import { foldConstraints } from "./fold-constraints.js";
import { foldNull, foldPresence } from "./fold-flag.js";
import { factsAt, foldType } from "./fold-type.js";
import { factsOfOutput, isAlwaysPresent } from "./facts-of-output.js";
import { heldFacts } from "./documented-facts.js";
import { leftOut, type LeftOutMember } from "./left-out.js";
import type { Host } from "./host-view.js";
import { factsOfTheWire, isHidden, makesInstance, viewOfHost } from "./host-view.js";
import { isDocumentation, said } from "./precedence.js";
import type { Remark } from "./remark.js";
import { withoutUndecodedBytes } from "./undecoded-bytes.js";
import { settleType } from "./unread-type.js";
import { withoutRefusedChoices } from "./without-refused-choices.js";

/** A value, or each element, as all sources together have it. */
export interface FoldedLevel {
  readonly nullable: boolean;
  readonly nullDeclared: boolean;
  readonly constraints: Constraints;
}

/** All sources' facts about one member, folded into one. */
export interface FoldedMember {
  readonly wireName: string;
  readonly type: TypeClaim;
  /** The host takes one value of the type as well as a list of them. */
  readonly oneOrMany: boolean;
  readonly value: FoldedLevel;
  readonly each: FoldedLevel;
  readonly required: boolean;
  readonly readOnly: boolean;
  /** On output, the key is there in every object that is sent. */
  readonly alwaysPresent: boolean;
  readonly writeOnly: boolean;
  /** What the host uses when the member is absent; wrapped, since null is a real default. */
  readonly default: { readonly value: JsonValue } | undefined;
  readonly labels: Readonly<Record<string, string>> | undefined;
  readonly marking: "handle" | "label" | "hidden" | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly examples: readonly JsonValue[] | undefined;
  readonly deprecated: boolean;
  readonly remarks: readonly Remark[];
}

/**
 * Folds the facts about one member by the tables of precedence, with no access to any metadata; or says what keeps it out
 * of every schema.
 */
export function foldMember(
  member: string,
  read: readonly Fact[],
  host: Host,
): FoldedMember | LeftOutMember {
  const held = heldFacts(host.direction === "output" ? factsOfOutput(read) : read, host);
  const { facts } = held;
  const leftOutBy = facts.find(({ claim }) => claim.says === "left-out")?.decorator;
  if (leftOutBy !== undefined) return leftOut(leftOutBy, facts, host);
  const wire = withoutUndecodedBytes(factsOfTheWire(facts));
  const folded = foldType(wire);
  const view = viewOfHost(folded.type, wire, host);
  const settled = settleType(view.type, facts);
  const presence = foldPresence(wire);
  const isInstance = makesInstance(folded.type, wire, host);
  const valueFacts = factsAt(wire, "value", folded.eachIsValue);
  const eachFacts = [...nullElementFacts(wire), ...factsAt(wire, "each", folded.eachIsValue)];
  const filled = filledType(settled.type, folded.oneOrMany, valueFacts, eachFacts);
  const defaulted = foldDefault(wire, filled.type, folded.oneOrMany, presence.value === true);
  const valueType = folded.oneOrMany ? undefined : filled.type;
  const eachType = folded.oneOrMany ? filled.type : elementOf(filled.type);
  const value = foldLevel(valueFacts, valueType, isInstance);
  const each = foldLevel(eachFacts, eachType, isInstance);
  return {
    wireName: said(wire, "wire-name")?.name ?? member,
    type: filled.type,
    oneOrMany: folded.oneOrMany,
    value: withNullDeclared(value.level, defaulted.fallback),
    each: each.level,
    // What the host fills in by itself it does not refuse.
    required: presence.value === true && defaulted.fallback === undefined,
    readOnly: said(wire, "read-only") !== undefined,
    alwaysPresent: host.direction === "output" && isAlwaysPresent(wire, presence.value === true),
    writeOnly: said(wire, "write-only") !== undefined,
    default: defaulted.fallback,
    labels: said(wire, "labels")?.labels,
    marking: said(wire, "marking")?.marking,
    title: said(wire, "title")?.text,
    description: said(wire, "description")?.text,
    examples: said(wire, "examples")?.values,
    deprecated: said(wire, "deprecated") !== undefined,
    remarks: [
      ...readerRemarks(facts),
      ...[held, folded, presence, value, each, view, settled, filled, defaulted].flatMap(
        ({ remarks }) => remarks,
      ),
    ],
  };
}

/** Who makes null the default says null in so many words. */
function withNullDeclared(level: FoldedLevel, fallback: FoldedMember["default"]): FoldedLevel {
  return level.nullable && fallback?.value === null ? { ...level, nullDeclared: true } : level;
}

/** A list that is declared to hold null says so of its elements. */
function nullElementFacts(facts: readonly Fact[]): readonly Fact[] {
  return facts.flatMap((fact): readonly Fact[] =>
    fact.claim.says === "type" &&
    fact.claim.type.kind === "array" &&
    fact.claim.type.nullableElement === true
      ? [{ ...fact, level: "each", claim: { says: "null", accepted: true, declared: true } }]
      : [],
  );
}

/** The type without the choices that a rule refuses, of the value or of the elements. */
function filledType(
  type: TypeClaim,
  oneOrMany: boolean,
  valueFacts: readonly Fact[],
  eachFacts: readonly Fact[],
): ReturnType<typeof withoutRefusedChoices> {
  if (oneOrMany) return withoutRefusedChoices(type, eachFacts);
  const element = elementOf(type);
  if (element === undefined) return withoutRefusedChoices(type, valueFacts);
  const filled = withoutRefusedChoices(element, eachFacts);
  return { type: withElement(type, filled.type), remarks: filled.remarks };
}

interface LevelWithRemarks {
  readonly level: FoldedLevel;
  readonly remarks: readonly Remark[];
}

function foldLevel(
  facts: readonly Fact[],
  type: TypeClaim | undefined,
  isInstance: boolean,
): LevelWithRemarks {
  const nullability = foldNull(facts);
  const { constraints, remarks } = foldConstraints(facts);
  const nullable = nullability.value === true;
  const nullDeclared =
    nullable && facts.some(({ claim }) => claim.says === "null" && claim.declared === true);
  return {
    level: { nullable, nullDeclared, constraints: fitting(constraints, type, facts, isInstance) },
    remarks: [...nullability.remarks, ...remarks],
  };
}

/**
 * What the readers had to say. What a host hides of the value behind a transform, or of a class it picks at run time, is
 * answered where the author declares or documents the input; whether a nested member needs to be there, where the author says so.
 */
function readerRemarks(facts: readonly Fact[]): readonly Remark[] {
  const isBehind = isHidden(facts);
  const isDeclared = (says: Claim["says"]): boolean =>
    facts.some(
      ({ source, claim }) =>
        claim.says === says &&
        (source === "own" || source === "host" || (isBehind && isDocumentation(source))),
    );
  const answers = { type: isDeclared("type"), presence: isDeclared("presence") };
  return facts.flatMap(({ source, claim }) => {
    if (claim.says !== "remark") return [];
    if (answers.type && source === "class-transformer") return [];
    if (answers.presence && claim.code === "unenforced_presence") return [];
    return [{ code: claim.code, severity: claim.severity, message: claim.message }];
  });
}
