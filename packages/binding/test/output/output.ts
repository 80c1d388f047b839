import type { Class } from "../../src/facts/class.js";
import { toOutputSchema, type JsonSchema, type OutputSchemaOptions } from "../../src/index.js";

/** What a class is told as on its way out, in the flat dialect, with every diagnostic as `code: message`. */
export function sent(
  cls: Class,
  options: OutputSchemaOptions = {},
): {
  readonly schema: JsonSchema;
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
  readonly told: readonly string[];
} {
  const told: string[] = [];
  const schema = toOutputSchema(cls, {
    dialect: "flat",
    diagnostics: { report: ({ code, message }) => told.push(`${code}: ${message}`) },
    ...options,
  });
  return {
    schema,
    properties: (schema["properties"] ?? {}) as Readonly<Record<string, JsonSchema>>,
    required: (schema["required"] ?? []) as readonly string[],
    told,
  };
}
