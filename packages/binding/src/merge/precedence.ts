import type { Fact, SourceName } from "../facts/fact.js";

/** The sources, the one that wins a conflict first. */
export const PRECEDENCE: readonly SourceName[] = [
  "host",
  "own",
  "class-validator",
  "class-transformer",
  "nest-swagger",
  "design:type",
  "initializer",
];

/** The facts of each source that says something, the one that wins a conflict first. */
export function bySource(facts: readonly Fact[]): readonly (readonly [Fact, ...Fact[]])[] {
  return PRECEDENCE.flatMap((source) => {
    const [first, ...others] = facts.filter((fact) => fact.source === source);
    return first === undefined ? [] : [[first, ...others] as const];
  });
}
