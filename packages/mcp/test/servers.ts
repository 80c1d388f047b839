import * as client from "@modelcontextprotocol/client";
import { Client as ClientOfV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport as InMemoryOfV1 } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { McpServer as McpServerOfV1 } from "@modelcontextprotocol/sdk/server/mcp.js";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { registerTools, type Tool, type ToolsOptions } from "../src/index.js";

/** An official client of either version, as far as the tests need it. */
export interface AnyClient {
  listTools(): Promise<{ readonly tools: readonly object[] }>;
  callTool(params: {
    readonly name: string;
    readonly arguments?: Record<string, unknown>;
  }): Promise<unknown>;
  close(): Promise<void>;
}

/** A way to serve tools. */
export interface Serving {
  readonly named: string;
  /** Whether what is no object stands under `result`. */
  readonly isWrapped: boolean;
  connect(tools: readonly Tool[], options?: ToolsOptions): Promise<AnyClient>;
}

const INFO = { name: "test", version: "1.0.0" };

export function lowLevelServer() {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- it is what takes any JSON Schema
  return new Server(INFO, { capabilities: {} });
}

async function connectV1(
  server: ReturnType<typeof lowLevelServer> | McpServerOfV1,
): Promise<AnyClient> {
  const own = new ClientOfV1(INFO);
  const [clientSide, serverSide] = InMemoryOfV1.createLinkedPair();
  await server.connect(serverSide);
  await own.connect(clientSide);
  return own;
}

export const servings: readonly Serving[] = [
  {
    named: "Server of version 1",
    isWrapped: true,
    connect: (tools, options) => {
      const server = lowLevelServer();
      registerTools(server, tools, options);
      return connectV1(server);
    },
  },
  {
    named: "McpServer of version 1",
    isWrapped: true,
    connect: (tools, options) => {
      const server = new McpServerOfV1(INFO);
      registerTools(server, tools, options);
      return connectV1(server);
    },
  },
  {
    named: "McpServer of version 2 with the protocol of 2025",
    isWrapped: true,
    connect: async (tools, options) => {
      const server = new McpServer(INFO);
      registerTools(server, tools, options);
      const own = new client.Client(INFO);
      const [clientSide, serverSide] = client.InMemoryTransport.createLinkedPair();
      await server.connect(serverSide);
      await own.connect(clientSide);
      return own;
    },
  },
  {
    named: "McpServer of version 2 with the protocol of 2026",
    isWrapped: false,
    connect: async (tools, options) => {
      const handler = createMcpHandler(() => {
        const server = new McpServer(INFO);
        registerTools(server, tools, options);
        return server;
      });
      const own = new client.Client(INFO, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
      const fetch = (url: string | URL, init?: RequestInit) =>
        handler.fetch(new Request(url, init));
      await own.connect(
        new client.StreamableHTTPClientTransport(new URL("http://localhost/mcp"), { fetch }),
      );
      return own;
    },
  },
];
