import type { JsonSchema } from "@shapewright/binding";
import { classes, classSchemas, foreignSchemas, type Sample, samples } from "./targeted-schemas.js";

/** A tool whose schemas are those of one class: it takes an instance, and gives one. */
export interface McpTool {
  readonly name: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema: ObjectSchema;
}

/** What the types of the SDKs say that a tool's schemas are. */
export type ObjectSchema = { readonly type: "object" } & Readonly<Record<string, unknown>>;

function objectSchema(schema: JsonSchema | undefined): ObjectSchema {
  if (schema?.["type"] !== "object") throw new Error(`No object: ${JSON.stringify(schema)}`);
  return { ...schema, type: "object" };
}

/** A tool for each class, and for each hand-written schema that fits both ways. */
export function mcpTools(): readonly McpTool[] {
  const outputs = new Map(
    [...classSchemas("mcp", "output"), ...foreignSchemas("mcp", "output")].map(
      ({ name, schema }) => [name, schema] as const,
    ),
  );
  const inputs = [...classSchemas("mcp"), ...foreignSchemas("mcp")];
  return inputs.map(({ name, schema }) => ({
    name,
    inputSchema: objectSchema(schema),
    outputSchema: objectSchema(outputs.get(name)),
  }));
}

/** What is listed of a tool. */
export function schemasOf({
  name,
  inputSchema,
  outputSchema,
}: {
  readonly name: string;
  readonly inputSchema: object;
  readonly outputSchema?: object | undefined;
}): object {
  return { name, inputSchema, outputSchema };
}

/** The classes of which there are arguments and answers. */
export const callable: readonly (readonly [string, Sample])[] = classes.flatMap(({ name }) => {
  const sample = samples.get(name);
  return sample === undefined ? [] : [[name, sample] as const];
});
