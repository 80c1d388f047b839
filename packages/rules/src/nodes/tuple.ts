import type { JsonSchema, OwnedJson } from "../json/json.js";
import type { NodeRule } from "./node-rule.js";

/** Positions first, then what may follow; every position must be there. */
export const tuple: NodeRule<"tuple"> = {
  produces: () => "array",
  write(node, context) {
    const positions: OwnedJson[] = [];
    const schema: JsonSchema = { type: "array" };
    // An empty `prefixItems` is no valid schema.
    if (node.elements.length > 0) {
      schema["prefixItems"] = positions;
      context.children(positions, node.elements, "elements");
    }
    if (node.rest === undefined) schema["items"] = false;
    else context.child(schema, "items", node.rest, "rest");
    if (node.elements.length > 0) schema["minItems"] = node.elements.length;
    return schema;
  },
};
