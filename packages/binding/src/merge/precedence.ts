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
export function bySource(facts: readonly Fact[]): readonly (readonly [Fact, ...Fact[]])[] {
  return PRECEDENCE.flatMap((source) => {
    const [first, ...others] = facts.filter((fact) => fact.source === source);
    return first === undefined ? [] : [[first, ...others] as const];
  });
}
