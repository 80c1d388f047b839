import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { registerTools } from "@shapewright/mcp";
import { nestTools } from "@shapewright/nestjs";
import { createApp } from "./app.js";

/** Starts the service, and writes the tools that a client of it is told. */
export async function printTools(write: (text: string) => void): Promise<void> {
  const app = await createApp();
  await app.listen(0, "127.0.0.1");
  const server = new McpServer({ name: "orders", version: "1.0.0" });
  const { tools, leftOut } = nestTools(app, { diagnostics: { report: () => undefined } });
  registerTools(server, tools);
  const client = new Client({ name: "demo", version: "1.0.0" });
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  write(`The service listens at ${await app.getUrl()}.`);
  for (const { name, description, inputSchema } of (await client.listTools()).tools) {
    write(`${name}: ${description ?? ""}\n  ${JSON.stringify(inputSchema)}`);
  }
  for (const { endpoint, reason } of leftOut) write(`${endpoint} is no tool: ${reason}.`);
  await client.close();
  await app.close();
}

if (require.main === module)
  void printTools((text) => {
    console.log(text);
  });
