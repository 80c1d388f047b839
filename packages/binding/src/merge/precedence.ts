import type { Fact, SourceName } from "../facts/fact.js";

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
  const known = sorted.get(facts);
  if (known !== undefined) return known;
  const groups = new Map<SourceName, [Fact, ...Fact[]]>();
  for (const fact of facts) {
    const group = groups.get(fact.source);
    if (group === undefined) groups.set(fact.source, [fact]);
    else group.push(fact);
  }
  const found = PRECEDENCE.flatMap((source) => {
    const group = groups.get(source);
    return group === undefined ? [] : [group];
  });
  sorted.set(facts, found);
  return found;
}

type BySource = readonly (readonly [Fact, ...Fact[]])[];

/** A member's facts are asked for a dozen things, and never change. */
const sorted = new WeakMap<readonly Fact[], BySource>();
