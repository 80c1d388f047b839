import type { Constraints, JsonValue } from "@shapewright/rules";
import type { Fact } from "../facts/fact.js";
import { crossingBounds } from "./crossing-bounds.js";
import { saidBy } from "./fold-type.js";
import { bySource } from "./precedence.js";
import type { Remark } from "./remark.js";
import { warning } from "./remark.js";
import type { ConstraintName, SaidConstraint, SaidConstraints } from "./said-constraint.js";

/** What is demanded of a value beyond its type. */
export interface FoldedConstraints {
  readonly constraints: Constraints;
  readonly remarks: readonly Remark[];
}

type Combine = (left: JsonValue, right: JsonValue) => JsonValue;

const greater: Combine = (left, right) => Math.max(left as number, right as number);
const smaller: Combine = (left, right) => Math.min(left as number, right as number);
const first: Combine = (left) => left;
const union: Combine = (left, right) => [
  ...new Set([...(left as readonly JsonValue[]), ...(right as readonly JsonValue[])]),
];

/** What two rules of one source demand together, since both hold. */
const TOGETHER: Readonly<Record<ConstraintName, Combine>> = {
  minSize: greater,
  maxSize: smaller,
  minimum: greater,
  maximum: smaller,
  exclusiveMinimum: greater,
  exclusiveMaximum: smaller,
  minProperties: greater,
  maxProperties: smaller,
  multipleOf: (left, right) => commonMultiple(left as number, right as number),
  pattern: union,
  not: union,
  format: first,
  uniqueItems: first,
};

/**
 * Folds the constraints of all sources. Within a source all of them hold, so the tighter bound stays; between sources the
 * earlier one wins, and a difference is reported.
 */
export function foldConstraints(facts: readonly Fact[]): FoldedConstraints {
  const folded = new Map<ConstraintName, SaidConstraint>();
  const remarks: Remark[] = [];
  for (const ofSource of bySource(facts)) {
    for (const [name, said] of foldSource(ofSource)) {
      const earlier = folded.get(name);
      if (earlier === undefined) folded.set(name, said);
      else if (shown(earlier) !== shown(said)) remarks.push(differing(name, earlier, said));
    }
  }
  return {
    constraints: asConstraints(folded),
    remarks: [...remarks, ...crossingBounds(folded)],
  };
}

function foldSource(facts: readonly Fact[]): SaidConstraints {
  const folded = new Map<ConstraintName, SaidConstraint>();
  for (const { source, decorator, claim } of facts) {
    if (claim.says !== "constraints") continue;
    for (const [name, value] of entriesOf(claim.constraints)) {
      const before = folded.get(name);
      const both = before === undefined ? value : TOGETHER[name](before.value, value);
      if (both !== before?.value) folded.set(name, { source, decorator, value: both });
    }
  }
  return folded;
}

function entriesOf(constraints: Constraints): readonly (readonly [ConstraintName, JsonValue])[] {
  const { pattern, patterns = [], not, ...others } = constraints;
  const all = pattern === undefined ? patterns : [pattern, ...patterns];
  const lists = Object.entries({ pattern: all, not: not ?? [] })
    .map(([name, list]) => [name, union([], list)] as const)
    .filter(([, list]) => (list as readonly JsonValue[]).length > 0);
  return [...Object.entries(others), ...lists] as (readonly [ConstraintName, JsonValue])[];
}

function asConstraints(folded: SaidConstraints): Constraints {
  const entries = [...folded].map(([name, { value }]) => [name, value] as const);
  const constraints = Object.fromEntries<JsonValue | undefined>(entries);
  const patterns = folded.get("pattern")?.value as readonly string[] | undefined;
  if (patterns === undefined) return constraints;
  return {
    ...constraints,
    pattern: patterns[0] ?? "",
    ...(patterns.length > 1 ? { patterns } : {}),
  };
}

/** One keyword holds one divisor: of two integers the least number that both divide, else the first. */
function commonMultiple(left: number, right: number): number {
  if (!Number.isSafeInteger(left) || !Number.isSafeInteger(right)) return left;
  let [divisor, rest] = [left, right];
  while (rest !== 0) [divisor, rest] = [rest, divisor % rest];
  const multiple = Math.abs((left / divisor) * right);
  return Number.isSafeInteger(multiple) ? multiple : left;
}

function differing(name: ConstraintName, first: SaidConstraint, second: SaidConstraint): Remark {
  return warning(
    "conflicting_declarations",
    `${saidBy(first)} says ${name} ${shown(first)}, ${saidBy(second)} says ${shown(second)}. ` +
      `Remove one, or make them agree; the first is taken.`,
  );
}

function shown({ value }: SaidConstraint): string {
  return JSON.stringify(Array.isArray(value) && value.length === 1 ? value[0] : value);
}
