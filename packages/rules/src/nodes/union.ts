import type { OwnedJson } from "../json/json.js";
import type { NodeRule } from "./node-rule.js";

/** A discriminator is a one-value enum in each branch already; the keyword is not written. */
export const union: NodeRule<"union"> = {
  produces: () => undefined,
  write(node, context) {
    const branches: OwnedJson[] = [];
    context.children(branches, node.variants, "variants");
    return { anyOf: branches };
  },
};
