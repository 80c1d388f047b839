import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import { bindArguments, formatProblems } from "@shapewright/arguments";
import { toInputSchema } from "@shapewright/binding";
import { CreateMeeting } from "./quick-start.js";

const createMeeting = {
  name: "create_meeting",
  description: "Put a meeting on the calendar",
  inputSchema: toInputSchema(CreateMeeting, { target: "mcp" }),
};

export function createServer(): McpServer {
  const mcp = new McpServer(
    { name: "calendar", version: "1.0.0" },
    { capabilities: { tools: {} } },
  );
  // `registerTool` takes zod only; the protocol's own requests take any JSON Schema.
  const { server } = mcp;

  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [createMeeting] }));

  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    if (params.name !== createMeeting.name) {
      throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}.`);
    }
    const { value: meeting, problems } = bindArguments(CreateMeeting, params.arguments ?? {});
    if (problems !== undefined) {
      // A refusal is a result, so that the model reads it and tries again.
      return { isError: true, content: [{ type: "text", text: formatProblems(problems) }] };
    }
    const text = `"${meeting.title}" is planned for ${meeting.minutes} minutes.`;
    return { content: [{ type: "text", text }] };
  });

  return mcp;
}

if (require.main === module) void createServer().connect(new StdioServerTransport());
