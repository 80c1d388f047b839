import { freeFormObject } from "./free-form.js";
import type { NodeRule } from "./node-rule.js";

/** R17. */
export const unknown: NodeRule<"unknown"> = {
  produces: () => undefined,
  write(node, context) {
    const { dialect } = context.settings;
    const why = node.reason === undefined ? "" : ` (${node.reason.replace(/\.$/, "")})`;
    context.report(
      "unreadable_shape",
      `${context.label}: its type could not be read${why}. Declare it, or attach a schema of your own.`,
    );
    if (dialect.unreadable === "boundary") return freeFormObject(context.settings);
    return context.isRoot ? { type: "object" } : {};
  },
};
