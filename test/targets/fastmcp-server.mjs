// Run by fastmcp.test.ts: fastmcp loads ES modules, which jest cannot. Takes tools and calls on stdin, and writes what a client
// of the server is listed and answered on stdout.
import { text } from "node:stream/consumers";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { FastMCP, jsonSchemaAdapter } from "fastmcp";

const { tools, calls } = JSON.parse(await text(process.stdin));

const silent = () => {};
const logger = { debug: silent, error: silent, info: silent, log: silent, warn: silent };
const server = new FastMCP({ name: "test", version: "1.0.0", logger });
for (const { name, inputSchema, outputSchema, answer } of tools) {
  server.addTool({
    name,
    description: name,
    parameters: jsonSchemaAdapter(inputSchema),
    outputSchema: jsonSchemaAdapter(outputSchema),
    execute: () => Promise.resolve({ content: [], structuredContent: answer }),
  });
}

const client = new Client({ name: "test", version: "1.0.0" });
const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
const listed = await client.listTools();
const answers = [];
for (const call of calls) {
  try {
    answers.push(await client.callTool(call));
  } catch (error) {
    answers.push({ refused: error.message });
  }
}
process.stdout.write(JSON.stringify({ listed: listed.tools, answers }), () => process.exit());
