import type { Claim, Fact, SourceName } from "../facts/fact.js";

/** The sources, the one that wins a conflict first. */
export const PRECEDENCE: readonly SourceName[] = [
  "host",
  "own",
  "class-validator",
  "class-transformer",
  "nest-swagger",
  "json-schema-decorator",
  "design:type",
  "initializer",
];

/** What documents a class for its readers: nothing is checked by it. */
const DOCUMENTATION: ReadonlySet<SourceName> = new Set(["nest-swagger", "json-schema-decorator"]);

/** Whether a source says what is meant of a class, and no host goes by it. */
export function isDocumentation(source: SourceName): boolean {
  return DOCUMENTATION.has(source);
}

/** The facts of each source that says something, the one that wins a conflict first. */
export function bySource(facts: readonly Fact[]): BySource {
  return sortedOf(facts).groups;
}

/** The first claim of its sort, by precedence. */
export function said<S extends Claim["says"]>(
  facts: readonly Fact[],
  says: S,
): Extract<Claim, { readonly says: S }> | undefined {
  const claim = sortedOf(facts).first.get(says);
  return claim as Extract<Claim, { readonly says: S }> | undefined;
}

type BySource = readonly (readonly [Fact, ...Fact[]])[];

interface Sorted {
  readonly groups: BySource;
  readonly first: ReadonlyMap<Claim["says"], Claim>;
}

/** A member's facts are asked for a dozen things, and never change. */
const sorted = new WeakMap<readonly Fact[], Sorted>();

function sortedOf(facts: readonly Fact[]): Sorted {
  const known = sorted.get(facts);
  if (known !== undefined) return known;
  const bySourceName = new Map<SourceName, [Fact, ...Fact[]]>();
  for (const fact of facts) {
    const group = bySourceName.get(fact.source);
    if (group === undefined) bySourceName.set(fact.source, [fact]);
    else group.push(fact);
  }
  const groups: (readonly [Fact, ...Fact[]])[] = [];
  const first = new Map<Claim["says"], Claim>();
  for (const source of PRECEDENCE) {
    const group = bySourceName.get(source);
    if (group === undefined) continue;
    groups.push(group);
    for (const { claim } of group) if (!first.has(claim.says)) first.set(claim.says, claim);
  }
  const found = { groups, first };
  sorted.set(facts, found);
  return found;
}
