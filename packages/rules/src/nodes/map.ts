import type { JsonSchema } from "../json/json.js";
import type { MapKey, NodeOf } from "../type-shape/index.js";
import { freeFormObject } from "./free-form.js";
import type { NodeContext, NodeRule } from "./node-rule.js";

/** R10 to R12. */
export const map: NodeRule<"map"> = {
  produces: (node) => (node.keys?.writable === false ? "object" : "map"),
  write(node, context) {
    if (node.keys?.writable === false) {
      context.report(
        "unsupported_dictionary_key",
        `${context.label}: its keys cannot be written as JSON property names, so it is described as an object with ` +
          `nothing known of its inside. Key it by strings, integers or an enum.`,
      );
      return freeFormObject(context.settings);
    }
    const schema = withValues(node, context);
    const names = propertyNames(node.keys);
    if (names !== undefined) schema["propertyNames"] = names;
    return schema;
  },
};

/** A map of anything is a free-form object. */
function withValues(node: NodeOf<"map">, context: NodeContext): JsonSchema {
  // Of all constraints, only refused values fit a node of no type.
  if (node.values.kind === "any" && node.values.constraints?.not === undefined) {
    return freeFormObject(context.settings);
  }
  const schema: JsonSchema = { type: "object" };
  context.child(schema, "additionalProperties", node.values, "values");
  return schema;
}

/** R11. */
function propertyNames(keys: MapKey | undefined): JsonSchema | undefined {
  if (keys?.scalar === "integer") return { type: "string", pattern: "^-?[0-9]+$" };
  if (keys?.format !== undefined) return { type: "string", format: keys.format };
  return undefined;
}
