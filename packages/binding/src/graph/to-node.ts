import type { EnumFacts, TypeNode } from "@shapewright/rules";
import type { Class } from "../facts/class.js";
import type { Tag, TypeClaim } from "../facts/fact.js";
import type { FoldedLevel, FoldedMember } from "../merge/index.js";

/** Gives the key that a class has in `types`, and sees to it that it gets there. */
export type KeyOf = (cls: Class, tag?: Tag) => string;

const BARE: FoldedLevel = { nullable: false, nullDeclared: false, constraints: {} };

/** The node of a member's value. Its constraints are the member's own; those of its elements stand on their node. */
export function memberNode(member: FoldedMember, keyOf: KeyOf): TypeNode {
  const { type, value, each, labels, oneOrMany } = member;
  if (!oneOrMany)
    return withLevel(toNode(type, each, labels, keyOf), { ...value, constraints: {} });
  const one = withLevel(toNode(type, BARE, labels, keyOf), each);
  const many: TypeNode = {
    kind: "array",
    items: withLevel(toNode(type, BARE, labels, keyOf), each),
  };
  return withLevel({ kind: "union", variants: [one, many] }, { ...value, constraints: {} });
}

/** The node of a type by itself. */
export function typeNode(type: TypeClaim, keyOf: KeyOf): TypeNode {
  return toNode(type, BARE, undefined, keyOf);
}

function toNode(
  type: TypeClaim,
  each: FoldedLevel,
  labels: FoldedMember["labels"],
  keyOf: KeyOf,
): TypeNode {
  const elementNode = (element: TypeClaim | undefined): TypeNode =>
    withLevel(toNode(element ?? { kind: "any" }, BARE, labels, keyOf), each);
  switch (type.kind) {
    case "string":
      return type.format === undefined
        ? { kind: "scalar", scalar: "string" }
        : { kind: "scalar", scalar: "string", format: type.format };
    case "number":
    case "integer":
    case "boolean":
      return { kind: "scalar", scalar: type.kind };
    case "date":
      return { kind: "scalar", scalar: "string", format: "date-time" };
    case "bigint":
      return { kind: "scalar", scalar: "string", constraints: { pattern: "^-?[0-9]+$" } };
    case "binary":
      return { kind: "binary" };
    case "enum":
      return { kind: "enum", enumFacts: labelled(type.facts, labels) };
    case "object":
      return { kind: "map", values: { kind: "any" } };
    case "class":
      return { kind: "ref", ref: keyOf(type.cls, type.tag) };
    case "array":
    case "set":
      return { kind: "array", items: elementNode(type.element) };
    case "map":
      return { kind: "map", values: elementNode(type.values) };
    case "any":
      return { kind: "any" };
    case "verbatim":
      return { kind: "verbatim", schema: type.schema };
    case "one-of":
      return {
        kind: "union",
        variants: type.variants.map((variant) => toNode(variant, BARE, labels, keyOf)),
        ...(type.discriminator === undefined
          ? {}
          : {
              discriminator: { property: type.discriminator, ...mappingOf(type.variants, keyOf) },
            }),
      };
    case "unknown":
      return { kind: "unknown", reason: type.reason };
  }
}

/** The type that each text of a tag stands for; without it where a branch has no tag, or one that is no text. */
function mappingOf(
  variants: readonly TypeClaim[],
  keyOf: KeyOf,
): { readonly mapping?: Readonly<Record<string, string>> } {
  const entries = variants.flatMap((variant) =>
    variant.kind === "class" && typeof variant.tag?.value === "string"
      ? [[variant.tag.value, keyOf(variant.cls, variant.tag)] as const]
      : [],
  );
  return entries.length === variants.length ? { mapping: Object.fromEntries(entries) } : {};
}

/** The labels of the values that are there: a base may have labelled more than a derived class takes. */
function labelled(facts: EnumFacts, labels: FoldedMember["labels"]): EnumFacts {
  if (labels === undefined) return facts;
  const values = facts.wireForm === "json" ? facts.values : [...facts.names, ...facts.numbers];
  const wire = new Set(
    values.map((value) => (typeof value === "string" ? value : JSON.stringify(value))),
  );
  const kept = Object.entries(labels).filter(([value]) => wire.has(value));
  return kept.length === 0 ? facts : { ...facts, labels: Object.fromEntries(kept) };
}

function withLevel(node: TypeNode, level: FoldedLevel): TypeNode {
  const constraints = { ...node.constraints, ...level.constraints };
  return {
    ...node,
    ...(level.nullable ? { nullable: true } : {}),
    ...(level.nullDeclared ? { nullDeclared: true } : {}),
    ...(Object.keys(constraints).length === 0 ? {} : { constraints }),
  };
}
