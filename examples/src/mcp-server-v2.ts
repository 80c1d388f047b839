import { McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { registerTools } from "@shapewright/mcp";
import { tools } from "./meeting-tools.js";

export function createServer(): McpServer {
  const server = new McpServer({ name: "calendar", version: "1.0.0" });
  registerTools(server, tools);
  return server;
}

// Clients of 2025 and of 2026 alike.
if (require.main === module) serveStdio(createServer);
