import { arrange } from "../key-order.js";
import type { InputSchema, JsonSchema } from "../json/json.js";
import type { WriteOptions } from "../options.js";
import { refuseOtherDirection, settingsOf, unknownValue } from "../options.js";
import type { TypeShape } from "../type-shape/index.js";
import type { WrittenSchema } from "../write-schema.js";
import { writeRoot } from "../write-schema.js";

/** What a tool does with arguments it does not declare: refuses them, or takes no notice. */
export type UnknownArguments = "reject" | "ignore";

const UNKNOWN_ARGUMENTS: readonly string[] = ["reject", "ignore"] satisfies UnknownArguments[];

/** Keywords of a foreign root that may declare further members, of which `additionalProperties` would know nothing. */
const DECLARING_ELSEWHERE = [
  "$ref",
  "$dynamicRef",
  "allOf",
  "anyOf",
  "oneOf",
  "if",
  "dependentSchemas",
  "dependencies",
  "unevaluatedProperties",
];

/**
 * Writes a TypeShape as a tool's `inputSchema`. The root is always an object, never null, and says `type`, `properties`,
 * `required` (even when empty, in the dialect `referenced`) and `additionalProperties`: false for one that declares its
 * members, as declared otherwise, and true for one of whose inside nothing is known. Where unknown arguments are ignored
 * nothing says false, whatever `closing` says. `$defs` come last.
 *
 * @throws TypeError when the root is no object, since a tool's arguments are one object, and for a direction other than input
 * @throws the errors of `writeSchema`
 */
export function writeInputSchema(
  shape: TypeShape,
  unknownArguments: UnknownArguments,
  options: WriteOptions = {},
): WrittenSchema<InputSchema> {
  if (!UNKNOWN_ARGUMENTS.includes(unknownArguments)) {
    throw unknownValue("unknownArguments", unknownArguments, UNKNOWN_ARGUMENTS);
  }
  refuseOtherDirection(options, "input");
  const writing: WriteOptions =
    unknownArguments === "ignore" ? { ...options, closing: "none" } : options;
  const { schema, diagnostics } = writeRoot(shape, { null: "never", list: false }, writing);
  if (schema["type"] !== "object") {
    throw new TypeError(
      `${rootName(shape)}: a tool's arguments are one object, but its schema is ${describe(schema)}. ` +
        `Give the tool a class whose members are its arguments.`,
    );
  }
  sayWhatElse(schema, unknownArguments);
  schema["properties"] ??= {};
  if (settingsOf(writing).dialect.emptyRequired === "write") schema["required"] ??= [];
  arrange(schema);
  return { schema: schema as InputSchema, diagnostics };
}

/** Empty `properties` alone would read as if no key were accepted, so an object that declares none says that it is open. */
function sayWhatElse(schema: JsonSchema, unknownArguments: UnknownArguments): void {
  if (DECLARING_ELSEWHERE.some((keyword) => Object.hasOwn(schema, keyword))) return;
  const declares =
    Object.hasOwn(schema, "properties") || Object.hasOwn(schema, "patternProperties");
  if (!declares) schema["additionalProperties"] ??= true;
  else if (unknownArguments === "reject") schema["additionalProperties"] ??= false;
}

function rootName({ root, types }: TypeShape): string {
  return root.kind === "ref" ? (types[root.ref]?.name ?? root.ref) : "The root";
}

function describe({ type, anyOf }: JsonSchema): string {
  if (anyOf !== undefined) return "a union";
  return typeof type === "string" ? `of type "${type}"` : "of no single type";
}
