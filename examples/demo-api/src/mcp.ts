import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { registerTools } from "@shapewright/mcp";
import { nestTools } from "@shapewright/nestjs";
import { createApp } from "./app.js";

export async function start(adapter: "express" | "fastify" = "express"): Promise<void> {
  const app = await createApp(adapter);
  await app.listen(0, "127.0.0.1");
  const server = new McpServer({ name: "orders", version: "1.0.0" });
  registerTools(server, nestTools(app, { identityHeaders: ["authorization"] }).tools);
  await server.connect(new StdioServerTransport());
}

if (require.main === module) void start(process.argv[2] === "fastify" ? "fastify" : "express");
