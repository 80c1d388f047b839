import type { Fact } from "../facts/fact.js";

/**
 * B3. What `@Type(() => Buffer)` makes of base64 is a Buffer of that very text, decoded by nobody: it is told as text, and
 * that the compiler says bytes of the same member does not make it base64.
 */
export function withoutUndecodedBytes(facts: readonly Fact[]): readonly Fact[] {
  const isText = facts.some(
    ({ source, claim }) =>
      source === "class-transformer" && claim.says === "inner-type" && claim.type.kind === "string",
  );
  if (!isText) return facts;
  return facts.filter(
    ({ source, claim }) =>
      !(source === "design:type" && claim.says === "type" && claim.type.kind === "binary"),
  );
}
