import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import type { JsonSchema } from "@shapewright/binding";
import { printAnswer, printHeading, printSchema } from "./print.js";

const meeting = {
  title: "Planning",
  priority: "high",
  attendees: [{ email: "ada@example.com" }],
};

/** Starts a server, lists its tools with the official client and calls them. */
export async function showServer(program: string): Promise<void> {
  const client = new Client({ name: "demo", version: "1.0.0" });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program] }));
  try {
    printHeading("An MCP server over stdio, as the official client sees it", "calendar");
    for (const { name, inputSchema, outputSchema } of (await client.listTools()).tools) {
      printSchema(inputSchema as JsonSchema, `${name} takes`);
      if (outputSchema !== undefined) printSchema(outputSchema as JsonSchema, `${name} gives`);
    }
    for (const [name, args] of [
      ["create_meeting", meeting],
      ["create_meeting", { ...meeting, title: "P", minutes: 500 }],
      ["find_meetings", { longerThan: 15 }],
    ] as const) {
      printAnswer(name, args, await client.callTool({ name, arguments: args }));
    }
  } finally {
    await client.close();
  }
}

if (require.main === module) void showServer(join(__dirname, "mcp-server.js"));
