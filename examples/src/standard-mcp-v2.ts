import { McpServer } from "@modelcontextprotocol/server";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { toStandardSchema } from "@shapewright/arguments";
import { CreateMeeting } from "./quick-start.js";

export function createServer(): McpServer {
  const server = new McpServer({ name: "calendar", version: "1.0.0" });
  server.registerTool(
    "create_meeting",
    {
      description: "Put a meeting on the calendar",
      inputSchema: toStandardSchema(CreateMeeting),
    },
    // An instance of the class. What it refuses is a result that says why, and does not come here.
    ({ title, minutes }) => ({
      content: [{ type: "text", text: `"${title}" is planned for ${minutes} minutes.` }],
    }),
  );
  return server;
}

if (require.main === module) void createServer().connect(new StdioServerTransport());
