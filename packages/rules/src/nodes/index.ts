import type { DefinitionPlan } from "../definitions/plan.js";
import type { ProducedType } from "../keywords.js";
import type { NodeOf, TypeKind, TypeNode } from "../type-shape/index.js";
import { any } from "./any.js";
import { array } from "./array.js";
import { binary } from "./binary.js";
import { enumeration } from "./enum.js";
import { map } from "./map.js";
import type { NodeRule } from "./node-rule.js";
import { refRule } from "./ref.js";
import { scalar } from "./scalar.js";
import { tuple } from "./tuple.js";
import { union } from "./union.js";
import { unknown } from "./unknown.js";
import { verbatim } from "./verbatim.js";

const NODE_RULES = {
  verbatim,
  binary,
  scalar,
  enum: enumeration,
  map,
  array,
  ref: refRule(producedTypeOf),
  unknown,
  any,
  union,
  tuple,
} satisfies { readonly [K in TypeKind]: NodeRule<K> };

/** The rule for a node's kind. */
export function nodeRule<K extends TypeKind>(node: NodeOf<K>): NodeRule<K> {
  const rules: { readonly [Kind in TypeKind]: NodeRule<Kind> } = NODE_RULES;
  return rules[node.kind];
}

/** The JSON type that a node's schema is of, wherever its body stands. */
export function producedTypeOf(node: TypeNode, plan: DefinitionPlan): ProducedType | undefined {
  return nodeRule(node).produces(node, plan);
}
