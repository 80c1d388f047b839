import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { registerTools } from "@shapewright/mcp";
import { tools } from "./meeting-tools.js";

export function createServer(): McpServer {
  const server = new McpServer({ name: "calendar", version: "1.0.0" });
  registerTools(server, tools);
  return server;
}

if (require.main === module) void createServer().connect(new StdioServerTransport());
