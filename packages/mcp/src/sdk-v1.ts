/* eslint-disable @typescript-eslint/no-require-imports --
   An optional package is asked for when it is needed and may be missing: neither is possible with `import`. The literal
   name inside a `try` is what bundlers take as optional. */
import { call } from "./call.js";
import type { Catalog, CatalogTool } from "./catalog.js";
import type { ToolsOptions } from "./options.js";
import { resultOf } from "./result.js";

/** The low-level server of the SDK's version 1, as far as it is used. */
export interface ServerOfV1 {
  registerCapabilities(capabilities: object): void;
  assertCanSetRequestHandler(method: string): void;
  setRequestHandler(schema: object, handler: (request: never, extra: never) => object): void;
}

interface CallRequest {
  readonly params: {
    readonly name: string;
    readonly arguments?: Readonly<Record<string, unknown>>;
  };
}

interface Extra {
  readonly signal: AbortSignal;
}

/** What of the SDK's `types.js` is used. */
interface Types {
  readonly ListToolsRequestSchema: object;
  readonly CallToolRequestSchema: object;
  readonly ErrorCode: { readonly InvalidParams: number };
  readonly McpError: new (code: number, message: string) => Error;
}

interface RegisteredTool {
  readonly tool: CatalogTool;
  readonly options: ToolsOptions;
}

interface Registered {
  readonly tools: Map<string, RegisteredTool>;
}

/** What was registered on a server before: its two handlers answer for all. */
const registered = new WeakMap<object, Registered>();

/** Registers the tools with the two requests of the protocol, since `registerTool` of version 1 takes zod alone. */
export function registerWithV1(server: ServerOfV1, catalog: Catalog, options: ToolsOptions): void {
  const known = registered.get(server);
  const tools: Registered["tools"] = known?.tools ?? new Map<string, RegisteredTool>();
  for (const name of catalog.tools.keys()) {
    if (tools.has(name)) {
      throw new TypeError(
        `The server has a tool called ${JSON.stringify(name)} already. Rename one.`,
      );
    }
  }
  if (known === undefined) begin(server, tools);
  for (const [name, tool] of catalog.tools) tools.set(name, { tool, options });
  registered.set(server, { tools });
}

function begin(server: ServerOfV1, tools: Registered["tools"]): void {
  const { ListToolsRequestSchema, CallToolRequestSchema, ErrorCode, McpError } = types();
  for (const method of ["tools/list", "tools/call"]) {
    try {
      server.assertCanSetRequestHandler(method);
    } catch (cause) {
      throw new TypeError(
        `The server answers ${method} already: its own tools and these cannot be listed together. ` +
          `Register all of them with registerTools, or use version 2 of the SDK.`,
        { cause },
      );
    }
  }
  server.registerCapabilities({ tools: {} });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [...tools.values()].map(({ tool }) => listed(tool)),
  }));
  server.setRequestHandler(
    CallToolRequestSchema,
    async ({ params }: CallRequest, extra: Extra): Promise<object> => {
      const known = tools.get(params.name);
      if (known === undefined) {
        throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}.`);
      }
      const context = { tool: params.name, signal: extra.signal, sdk: extra };
      const called = await call(known.tool, params.arguments, context, known.options);
      return resultOf(called, known.tool, true);
    },
  );
}

function listed(own: CatalogTool): object {
  const { tool, output } = own;
  const { name, title, description, annotations } = tool;
  return {
    name,
    ...(title === undefined ? {} : { title }),
    description,
    inputSchema: own.inputSchema(),
    ...(output === undefined ? {} : { outputSchema: structuredClone(output.wrapped) }),
    ...(annotations === undefined ? {} : { annotations }),
  };
}

function types(): Types {
  try {
    return require("@modelcontextprotocol/sdk/types.js") as Types;
  } catch (cause) {
    throw new Error(
      "@modelcontextprotocol/sdk could not be loaded, which a server of version 1 comes from. Install it beside @shapewright/mcp.",
      { cause },
    );
  }
}
