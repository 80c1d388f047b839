import { copyJson } from "../json/copy-json.js";
import { isOwnedObject } from "../json/json.js";
import type { NodeRule } from "./node-rule.js";

/** R1. The host's own schema, copied deeply; its `$defs` go to the root. */
export const verbatim: NodeRule<"verbatim"> = {
  foreign: true,
  produces: () => undefined,
  write(node, context) {
    if (context.isRoot) {
      // At the root its references resolve as they are.
      const copy = copyJson(node.schema);
      if (isOwnedObject(copy)) return copy;
    }
    const { schema, definitions, renamed } = context.verbatim.place(
      node.schema,
      context.definitionLabel,
    );
    for (const [name, definition] of definitions) context.define(name, definition);
    for (const { wanted, given, steps } of renamed) {
      context.report(
        "schema_def_name_disambiguated",
        `${context.label}: the definition "${wanted}" of its own schema is written as "${given}", ` +
          `since the name is taken. Rename one of the two.`,
        ["schema", ...steps],
      );
    }
    return schema;
  },
};
