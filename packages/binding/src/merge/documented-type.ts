import type { TypeClaim } from "../facts/fact.js";

/** What is known of the member beside its documented type. */
export interface DocumentedMember {
  /** Whether it is sent, and not taken. */
  readonly isSent: boolean;
  /** Whether a rule looks into it. */
  readonly isNested: boolean;
}

/**
 * A documented type as a compiler would have it, which knows no choices, formats and bounds: a validator that has no rule
 * on the type takes more than the author documents. `undefined` where nothing is left of it.
 */
export function documentedType(type: TypeClaim, member: DocumentedMember): TypeClaim | undefined {
  switch (type.kind) {
    case "string":
    case "binary":
      return { kind: "string" };
    case "integer":
      return { kind: "number" };
    case "enum":
      return kindOfChoices(type);
    case "array":
    case "set": {
      const element = type.element && documentedType(type.element, member);
      return { kind: type.kind, ...(element === undefined ? {} : { element }) };
    }
    case "map": {
      const values = type.values && documentedType(type.values, member);
      return values === undefined ? { kind: "object" } : { kind: "map", values };
    }
    case "one-of":
      return variantsOf(type, member);
    case "verbatim":
      return kindNamed(type.schema["type"]);
    default:
      return type;
  }
}

/** The kind of value that a schema of its own names. */
function kindNamed(name: unknown): TypeClaim | undefined {
  switch (name) {
    case "string":
    case "number":
    case "boolean":
    case "object":
    case "array":
      return { kind: name };
    case "integer":
      return { kind: "number" };
    default:
      return undefined;
  }
}

function kindOfChoices({
  facts,
}: Extract<TypeClaim, { readonly kind: "enum" }>): TypeClaim | undefined {
  if (facts.wireForm === "string") return { kind: "string" };
  if (facts.wireForm === "integer") return { kind: "number" };
  const values = facts.wireForm === "json" ? facts.values : [];
  const kinds = new Set(values.filter((value) => value !== null).map((value) => typeof value));
  const [kind, ...others] = kinds;
  if (others.length > 0) return undefined;
  return kind === "string" || kind === "number" || kind === "boolean" ? { kind } : undefined;
}

/** A rule on the inside needs a class that something makes, which several cannot be without `@Type`. */
function variantsOf(
  type: Extract<TypeClaim, { readonly kind: "one-of" }>,
  member: DocumentedMember,
): TypeClaim | undefined {
  if (member.isNested && !member.isSent) return undefined;
  const read = type.variants.map((variant) => {
    const seen = documentedType(variant, member);
    // The host looks into none of them.
    return seen?.kind === "class" && !member.isSent ? ({ kind: "object" } as const) : seen;
  });
  if (!read.every((variant) => variant !== undefined)) return undefined;
  if (read.every(({ kind }) => kind === "object")) return { kind: "object" };
  return member.isSent ? { ...type, variants: read } : { kind: "one-of", variants: read };
}
