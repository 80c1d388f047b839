import { arrange } from "../key-order.js";
import type { InputSchema, JsonSchema } from "../json/json.js";
import type { WriteOptions } from "../options.js";
import { settingsOf } from "../options.js";
import type { TypeShape } from "../type-shape/index.js";
import type { WrittenSchema } from "../write-schema.js";
import { writeSchema } from "../write-schema.js";

/** What a tool does with arguments it does not declare: refuses them, or takes no notice. */
export type UnknownArguments = "reject" | "ignore";

/**
 * Writes a TypeShape as a tool's `inputSchema`. The root is always an object and says `type`, `properties`, `required`
 * (even when empty, in the dialect `referenced`) and `additionalProperties`: false for one that declares its members, as
 * declared otherwise, and nothing where unknown arguments are ignored. `$defs` come last.
 *
 * @throws TypeError when the root is no object: a tool's arguments are one object
 * @throws the errors of `writeSchema`
 */
export function writeInputSchema(
  shape: TypeShape,
  unknownArguments: UnknownArguments,
  options: WriteOptions = {},
): WrittenSchema<InputSchema> {
  // Where unknown arguments are ignored, no level says that it refuses them.
  const writing: WriteOptions =
    unknownArguments === "ignore" ? { ...options, closing: "none" } : options;
  const { schema, diagnostics } = writeSchema(shape, { ...writing, direction: "input" });
  if (schema["type"] !== "object") {
    throw new TypeError(
      `${rootName(shape)}: a tool's arguments are one object, but its schema is ${describe(schema)}. ` +
        `Give the tool a class whose members are its arguments.`,
    );
  }
  schema["properties"] ??= {};
  if (settingsOf(writing).dialect.emptyRequired === "write") schema["required"] ??= [];
  if (unknownArguments === "reject") schema["additionalProperties"] ??= false;
  arrange(schema);
  return { schema: schema as InputSchema, diagnostics };
}

function rootName({ root, types }: TypeShape): string {
  return root.kind === "ref" ? (types[root.ref]?.name ?? root.ref) : "The root";
}

function describe({ type, anyOf }: JsonSchema): string {
  if (anyOf !== undefined) return "a union";
  return typeof type === "string" ? `of type "${type}"` : "of no single type";
}
