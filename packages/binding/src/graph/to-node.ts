import type { TypeNode } from "@shapewright/rules";
import type { Class } from "../facts/class.js";
import type { TypeClaim } from "../facts/fact.js";
import type { FoldedLevel, FoldedMember } from "../merge/index.js";

/** Gives the key that a class has in `types`, and sees to it that it gets there. */
export type KeyOf = (cls: Class) => string;

const BARE: FoldedLevel = { nullable: false, nullDeclared: false, constraints: {} };

/** The node of a member's value. Its constraints are the member's own; those of its elements stand on their node. */
export function memberNode(member: FoldedMember, keyOf: KeyOf): TypeNode {
  const { type, value, each, oneOrMany } = member;
  if (!oneOrMany) return withLevel(toNode(type, each, keyOf), { ...value, constraints: {} });
  const one = withLevel(toNode(type, BARE, keyOf), each);
  const many: TypeNode = { kind: "array", items: withLevel(toNode(type, BARE, keyOf), each) };
  return withLevel({ kind: "union", variants: [one, many] }, { ...value, constraints: {} });
}

function toNode(type: TypeClaim, each: FoldedLevel, keyOf: KeyOf): TypeNode {
  const elementNode = (element: TypeClaim | undefined): TypeNode =>
    withLevel(toNode(element ?? { kind: "any" }, BARE, keyOf), each);
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
    case "binary":
      return { kind: "binary" };
    case "enum":
      return { kind: "enum", enumFacts: type.facts };
    case "object":
      return { kind: "map", values: { kind: "any" } };
    case "class":
      return { kind: "ref", ref: keyOf(type.cls) };
    case "array":
    case "set":
      return { kind: "array", items: elementNode(type.element) };
    case "map":
      return { kind: "map", values: elementNode(type.values) };
    case "any":
      return { kind: "any" };
    case "verbatim":
      return { kind: "verbatim", schema: type.schema };
    case "unknown":
      return { kind: "unknown", reason: type.reason };
  }
}

function withLevel(node: TypeNode, level: FoldedLevel): TypeNode {
  return {
    ...node,
    ...(level.nullable ? { nullable: true } : {}),
    ...(level.nullDeclared ? { nullDeclared: true } : {}),
    ...(Object.keys(level.constraints).length === 0 ? {} : { constraints: level.constraints }),
  };
}
