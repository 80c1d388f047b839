import { INLINE_NESTING } from "../definitions/nesting.js";
import type { DefinitionPlan } from "../definitions/plan.js";
import type { ProducedType } from "../keywords.js";
import type { TypeNode } from "../type-shape/index.js";
import { freeFormObject } from "./free-form.js";
import type { Cut, NodeContext, NodeRule } from "./node-rule.js";
import { writeObjectType } from "./object-type.js";

/** Decides the produced type of any node; handed in, since the table of all rules holds this one. */
export type ProducedTypeOf = (node: TypeNode, plan: DefinitionPlan) => ProducedType | undefined;

/** R14, R15, R22. A wrapper that stands in place is replaced before this rule is asked. */
export function refRule(producedTypeOf: ProducedTypeOf): NodeRule<"ref"> {
  return {
    produces(node, plan) {
      const end = plan.ends.get(node.ref) ?? node;
      return end.kind === "ref" ? "object" : producedTypeOf(end, plan);
    },
    write(node, context) {
      if (!context.inFull && context.plan.definitions.has(node.ref)) return context.refer(node.ref);
      const cut = context.cutOf(node.ref);
      if (cut === undefined) return writeObjectType(node.ref, context);
      reportCut(cut, node.ref, context);
      // What a wrapper stands for need not be an object.
      return context.plan.unwrapped.has(node.ref) ? {} : freeFormObject(context.settings);
    },
  };
}

/** A recursion that is cut is what was asked for; any other cut loses what the shape knows. */
function reportCut(cut: Cut, ref: string, context: NodeContext): void {
  const { label, settings } = context;
  const what = context.plan.unwrapped.has(ref)
    ? "so it is described as anything"
    : "so it is described as an object with nothing known of its inside";
  if (cut === "depth") {
    const limit = String(settings.maxDepth);
    context.report(
      "schema_depth_truncated",
      `${label}: "${ref}" stands deeper than maxDepth ${limit} allows, ${what}. Raise maxDepth to see it.`,
    );
  }
  if (cut === "nesting") {
    context.report(
      "schema_size_truncated",
      `${label}: "${ref}" stands inside ${INLINE_NESTING} types, ${what}. Keep references to see it.`,
    );
  }
  if (cut === "size") {
    const limit = String(settings.dialect.maxNodes);
    context.report(
      "schema_size_truncated",
      `${label}: "${ref}" stands past maxNodes ${limit}, ${what}. Raise maxNodes, or keep references.`,
    );
  }
}
