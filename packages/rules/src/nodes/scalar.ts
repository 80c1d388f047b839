import type { NodeRule } from "./node-rule.js";

/** R3, R4. */
export const scalar: NodeRule<"scalar"> = {
  produces: (node) => node.scalar,
  write: (node) =>
    node.format === undefined ? { type: node.scalar } : { type: node.scalar, format: node.format },
};
