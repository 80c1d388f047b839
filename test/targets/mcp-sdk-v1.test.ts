import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { callable, mcpTools, schemasOf } from "./mcp-tools.js";
import { samples } from "./targeted-schemas.js";

const tools = mcpTools();
const client = new Client({ name: "test", version: "1.0.0" });
// `registerTool` takes zod only; the protocol's own requests take any JSON Schema.
const serverNamed = (name: string): McpServer["server"] =>
  new McpServer({ name, version: "1.0.0" }, { capabilities: { tools: {} } }).server;
const server = serverNamed("test");

server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: mcpTools() }));
// Gives back the arguments: a tool that gives an instance of its class.
server.setRequestHandler(CallToolRequestSchema, ({ params }) => ({
  content: [],
  structuredContent: params.arguments ?? {},
}));

beforeAll(async () => {
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await server.connect(serverSide);
  await client.connect(clientSide);
  // The client compiles the output schema of every tool here, and refuses the whole list for one that does not compile.
  await client.listTools();
});

afterAll(async () => {
  await client.close();
  await server.close();
});

test("lists a tool for each class, with both schemas as they are", async () => {
  const listed = await client.listTools();
  expect(listed.tools.length).toBeGreaterThanOrEqual(89 + 60);
  expect(listed.tools.map(schemasOf)).toEqual(tools.map(schemasOf));
});

test("the whole list is refused for one output schema that does not compile", async () => {
  const [one, other] = InMemoryTransport.createLinkedPair();
  const broken = serverNamed("broken");
  broken.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [
      ...mcpTools(),
      {
        name: "broken",
        inputSchema: { type: "object" as const },
        outputSchema: { type: "object" as const, properties: { a: { pattern: "^[\\w-.]$" } } },
      },
    ],
  }));
  const reader = new Client({ name: "test", version: "1.0.0" });
  await broken.connect(other);
  await reader.connect(one);
  await expect(reader.listTools()).rejects.toThrow("Invalid regular expression");
  await reader.close();
});

test.each(callable)("takes what is sent of %s as the output schema says", async (name, sample) => {
  const result = await client.callTool({ name, arguments: sample.sent });
  expect(result.structuredContent).toEqual(sample.sent);
});

test("refuses what no tool sends", async () => {
  const { sent } = samples.get("Login")!;
  for (const wrong of [{}, { ...sent, email: 7 }]) {
    const call = client.callTool({ name: "Login", arguments: wrong });
    await expect(call).rejects.toThrow("Structured content does not match");
  }
});
