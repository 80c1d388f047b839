import type { DefinitionPlan } from "../definitions/plan.js";
import type { ProducedType } from "../keywords.js";
import type { TypeNode } from "../type-shape/index.js";
import { freeFormObject } from "./free-form.js";
import type { NodeRule } from "./node-rule.js";
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
      if (context.plan.cut.has(node.ref)) {
        context.report(
          "schema_depth_truncated",
          `${context.label}: "${node.ref}" stands deeper than maxDepth ${String(context.settings.maxDepth)} allows, ` +
            `so it is described as an object with nothing known of its inside. Raise maxDepth to see it.`,
        );
        return freeFormObject(context.settings.dialect);
      }
      if (!context.inFull && context.plan.definitions.has(node.ref)) return context.refer(node.ref);
      return writeObjectType(node.ref, context);
    },
  };
}
