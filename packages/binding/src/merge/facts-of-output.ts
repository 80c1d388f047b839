import type { BindingCode, Claim, Fact, TypeClaim } from "../facts/fact.js";
import { bySource, isDocumentation } from "./precedence.js";

/** What the rules would refuse or never accept: a matter of what arrives. */
const OF_ARGUMENTS: ReadonlySet<BindingCode> = new Set([
  "each_reaches_no_further",
  "unenforced_presence",
  "unsatisfiable_member",
  "untranslated_constraint",
]);

/**
 * The facts that hold of what is sent. A validator looks at arguments alone: that a value is a text, one of a list or null
 * is its type in either direction, while bounds, patterns and formats are never enforced on the way out.
 */
export function factsOfOutput(facts: readonly Fact[]): readonly Fact[] {
  return facts.flatMap((fact): readonly Fact[] => {
    if (fact.source !== "class-validator") return [fact];
    const claim = claimOfOutput(fact.claim);
    return claim === undefined ? [] : [{ ...fact, claim }];
  });
}

function claimOfOutput(claim: Claim): Claim | undefined {
  switch (claim.says) {
    case "constraints":
    case "not-empty-text":
      return undefined;
    case "remark":
      return OF_ARGUMENTS.has(claim.code) ? undefined : claim;
    case "type":
    case "inner-type":
      return { says: claim.says, type: withoutFormat(claim.type) };
    default:
      return claim;
  }
}

/** The type without the formats of its strings. */
function withoutFormat(type: TypeClaim): TypeClaim {
  switch (type.kind) {
    case "string":
      return { kind: "string" };
    case "array":
    case "set":
      return type.element === undefined ? type : { ...type, element: withoutFormat(type.element) };
    case "map":
      return type.values === undefined ? type : { ...type, values: withoutFormat(type.values) };
    case "one-of":
      return { ...type, variants: type.variants.map(withoutFormat) };
    default:
      return type;
  }
}

/**
 * Whether a member's key is in every object that is sent: it is demanded, or something fills it and nobody said that it
 * may be absent. An initializer fills even what a rule lets be absent; the author's own word that it is optional stands.
 */
export function isAlwaysPresent(facts: readonly Fact[], isRequired: boolean): boolean {
  if (isRequired) return true;
  const optional = bySource(facts)
    .flat()
    .find(
      ({ claim, decorator }) =>
        claim.says === "presence" && !claim.required && decorator !== "the initializer",
    );
  // A documented default tells what happens to arguments: nothing fills the member when an object is sent.
  const isFilled = facts.some(
    ({ claim, source }) => claim.says === "default" && !isDocumentation(source),
  );
  if (isFilled) return optional === undefined || optional.source === "class-validator";
  return optional === undefined && facts.some(({ claim }) => claim.says === "always-present");
}
