import { inlineVerbatim } from "../definitions/inline-verbatim.js";
import { copyJson } from "../json/copy-json.js";
import type { JsonSchema } from "../json/json.js";
import { isOwnedObject } from "../json/json.js";
import type { NodeOf } from "../type-shape/index.js";
import type { NodeContext, NodeRule } from "./node-rule.js";

/** R1. The host's own schema, copied deeply; its `$defs` go to the root, or are inlined where references are never kept. */
export const verbatim: NodeRule<"verbatim"> = {
  foreign: true,
  produces: () => undefined,
  write(node, context) {
    if (context.settings.dialect.references === "never") return inlined(node, context);
    if (context.isRoot) {
      // At the root its references resolve as they are.
      const copy = copyJson(node.schema);
      if (isOwnedObject(copy)) return copy;
    }
    return placed(node, context);
  },
};

function placed(node: NodeOf<"verbatim">, context: NodeContext): JsonSchema {
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
}

function inlined(node: NodeOf<"verbatim">, context: NodeContext): JsonSchema {
  const { recursionDepth, maxNodes } = context.settings.dialect;
  const { schema, dangling, truncated } = inlineVerbatim(node.schema, recursionDepth, maxNodes);
  for (const reference of dangling) {
    context.report(
      "unreadable_shape",
      `${context.label}: the reference "${reference}" of its own schema leads to nothing in it, so it cannot be ` +
        `inlined and takes anything. Put what it means into the schema's $defs.`,
    );
  }
  if (truncated) {
    context.report(
      "schema_size_truncated",
      `${context.label}: its own schema stands past maxNodes ${String(maxNodes)} once its references are inlined, ` +
        `so the deepest ones are left open. Raise maxNodes, or keep references.`,
    );
  }
  return schema;
}
