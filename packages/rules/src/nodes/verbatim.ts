import { inlineVerbatim } from "../definitions/inline-verbatim.js";
import { INLINE_NESTING } from "../definitions/nesting.js";
import { copyJson } from "../json/copy-json.js";
import type { JsonSchema } from "../json/json.js";
import { isOwnedObject } from "../json/json.js";
import type { NodeOf } from "../type-shape/index.js";
import type { NodeContext, NodeRule } from "./node-rule.js";

/** R1. The host's own schema, copied deeply; its `$defs` go to the root, or are inlined where references are never kept. */
export const verbatim: NodeRule<"verbatim"> = {
  foreign: true,
  produces: () => undefined,
  write(node, context, nullStated) {
    if (context.settings.dialect.references === "never") return inlined(node, context);
    if (context.isRoot && !nullStated) {
      // It is the document, so its references resolve as they are.
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
  const { budget, inside, settings } = context;
  const { recursionDepth, maxNodes } = settings.dialect;
  const { schema, added, dangling, truncated } = inlineVerbatim(node.schema, {
    recursionDepth,
    room: budget.room,
    nesting: INLINE_NESTING,
    inside,
  });
  budget.spend(added);
  if (dangling.size > 0) {
    const references = [...dangling].map((reference) => `"${reference}"`).join(", ");
    context.report(
      "unreadable_shape",
      `${context.label}: its own schema refers to ${references}, which cannot be followed within it, so that part takes ` +
        `anything. Put what is meant into the schema's $defs.`,
    );
  }
  if (truncated) {
    context.report(
      "schema_size_truncated",
      `${context.label}: its own schema grows past maxNodes ${maxNodes} or ${INLINE_NESTING} levels once its references ` +
        `are followed, so the deepest are described by their type alone. Raise maxNodes, or keep references.`,
    );
  }
  return schema;
}
