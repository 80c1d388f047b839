import type { JsonSchema } from "../json/json.js";
import type { NodeRule } from "./node-rule.js";

/** R13. */
export const array: NodeRule<"array"> = {
  produces: () => "array",
  write(node, context) {
    const schema: JsonSchema = { type: "array" };
    context.child(schema, "items", node.items, "items");
    return schema;
  },
};
