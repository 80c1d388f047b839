import { catalogOf, type ToolFailure } from "./catalog.js";
import { checkOptions, type ToolsOptions } from "./options.js";
import { registerWithV1, type ServerOfV1 } from "./sdk-v1.js";
import { registerWithV2, type ServerOfV2 } from "./sdk-v2.js";
import type { Tool } from "./tool.js";

/**
 * A server of the official SDK: `Server` or `McpServer` of `@modelcontextprotocol/sdk` (version 1), or `McpServer` of
 * `@modelcontextprotocol/server` (version 2).
 */
export type ToolServer =
  | { readonly setRequestHandler: unknown; readonly registerCapabilities: unknown }
  | { readonly registerTool: unknown; readonly server: object };

/** What came of registering tools. */
export interface RegisteredTools {
  /** The names of the tools that can be called, in the order in which they are listed. */
  readonly names: readonly string[];
  /** The tools that could not be read, each with the reason; they are not listed. */
  readonly failures: readonly ToolFailure[];
}

/**
 * Registers tools on a server: lists them with the schemas of the target `mcp`, checks the arguments of each call, hands the handler an
 * instance, and sends what it gives. Before the server is connected.
 *
 * @throws TypeError for an unknown option, for two tools of one name, and for what is no server
 * @throws EscalatedDiagnosticsError with every diagnostic that the options escalate; nothing is registered then
 */
export function registerTools(
  server: ToolServer,
  tools: readonly Tool[],
  options: ToolsOptions = DEFAULTS,
): RegisteredTools {
  checkOptions(options);
  const of = sdkOf(server);
  const catalog = catalogOf(tools, options);
  if (of.version === 1) registerWithV1(of.server, catalog, options);
  else registerWithV2(of.server, catalog, options);
  return { names: [...catalog.tools.keys()], failures: catalog.failures };
}

/** One object, so that what was read with it is found again. */
const DEFAULTS: ToolsOptions = {};

type Sdk =
  | { readonly version: 1; readonly server: ServerOfV1 }
  | { readonly version: 2; readonly server: ServerOfV2 };

function sdkOf(server: unknown): Sdk {
  if (has(server, "registerTool") && has(server, "server")) {
    // Only version 1 has the shorthand.
    if (!has(server, "tool")) return { version: 2, server: server as unknown as ServerOfV2 };
    return { version: 1, server: server.server as ServerOfV1 };
  }
  if (has(server, "setRequestHandler") && has(server, "registerCapabilities")) {
    if (!has(server, "projectCallToolResult")) {
      return { version: 1, server: server as unknown as ServerOfV1 };
    }
    throw new TypeError(
      "registerTools takes the McpServer of version 2 of the SDK, found its low-level Server. Hand over the McpServer.",
    );
  }
  throw new TypeError(
    "registerTools takes a server of the official SDK: Server or McpServer of @modelcontextprotocol/sdk, or McpServer of " +
      "@modelcontextprotocol/server.",
  );
}

function has<K extends string>(value: unknown, key: K): value is Record<K, unknown> {
  return typeof value === "object" && value !== null && key in value;
}
