import { call } from "./call.js";
import type { Catalog, CatalogTool } from "./catalog.js";
import type { ToolsOptions } from "./options.js";
import { resultOf } from "./result.js";

/** The `McpServer` of the SDK's version 2, as far as it is used. */
export interface ServerOfV2 {
  registerTool(
    name: string,
    config: object,
    callback: (args: never, context: never) => object,
  ): { remove(): void };
}

interface Context {
  readonly mcpReq: { readonly signal: AbortSignal };
}

/** Registers each tool as the SDK's own; it wraps what is no object for clients of 2025 by itself. */
export function registerWithV2(server: ServerOfV2, catalog: Catalog, options: ToolsOptions): void {
  const done: RegisteredTool[] = [];
  try {
    for (const [name, tool] of catalog.tools) done.push(registerOne(server, name, tool, options));
  } catch (error) {
    // All or none: the server may have a tool of that name already.
    for (const one of done) one.remove();
    throw error;
  }
}

interface RegisteredTool {
  remove(): void;
}

function registerOne(
  server: ServerOfV2,
  name: string,
  tool: CatalogTool,
  options: ToolsOptions,
): RegisteredTool {
  const { title, description, annotations } = tool.tool;
  const { output } = tool;
  return server.registerTool(
    name,
    {
      ...(title === undefined ? {} : { title }),
      description,
      inputSchema: told(() => tool.inputSchema()),
      ...(output === undefined
        ? {}
        : { outputSchema: told(() => structuredClone(output.natural)) }),
      ...(annotations === undefined ? {} : { annotations }),
    },
    async (args: unknown, context: Context) =>
      answer(tool, args, { tool: name, signal: context.mcpReq.signal, sdk: context }, options),
  );
}

async function answer(
  tool: CatalogTool,
  args: unknown,
  context: Parameters<typeof call>[2],
  options: ToolsOptions,
): Promise<object> {
  return resultOf(await call(tool, args, context, options), tool, false);
}

/** A Standard Schema that only tells: what is checked is checked in the call, where a refusal is a result that says why. */
function told(schema: () => object): object {
  return {
    "~standard": {
      version: 1,
      vendor: "shapewright",
      validate: (value: unknown) => ({ value }),
      jsonSchema: { input: schema, output: schema },
    },
  };
}
