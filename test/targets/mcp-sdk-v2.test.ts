import {
  Client,
  InMemoryTransport,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { createMcpHandler, fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import { callable, mcpTools, schemasOf } from "./mcp-tools.js";

const tools = mcpTools();
const sent = new Map(callable.map(([name, sample]) => [name, sample.sent]));

// Compiles each schema, and throws for one that does not compile.
const registrations = mcpTools().map(({ name, inputSchema, outputSchema }) => ({
  name,
  inputSchema: fromJsonSchema(inputSchema),
  outputSchema: fromJsonSchema(outputSchema),
}));

function createServer(): McpServer {
  const server = new McpServer({ name: "test", version: "1.0.0" });
  for (const { name, ...config } of registrations) {
    server.registerTool(name, config, () => ({
      content: [],
      structuredContent: sent.get(name) ?? {},
    }));
  }
  return server;
}

/** The protocol of 2025, over a connection. */
async function connectInMemory(): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" });
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await createServer().connect(serverSide);
  await client.connect(clientSide);
  return client;
}

/** The protocol of 2026, where each request stands alone: no server of that revision is bound to a connection in memory. */
async function connectByRequests(): Promise<Client> {
  const versionNegotiation = { mode: { pin: "2026-07-28" } };
  const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation });
  const handler = createMcpHandler(createServer);
  const transport = new StreamableHTTPClientTransport(new URL("http://localhost/mcp"), {
    fetch: (url, init) => handler.fetch(new Request(url, init)),
  });
  await client.connect(transport);
  return client;
}

describe.each([
  { version: "2025-11-25", connect: connectInMemory },
  { version: "2026-07-28", connect: connectByRequests },
])("the SDK of version 2 with the protocol of $version", ({ version, connect }) => {
  let client: Client;

  beforeAll(async () => {
    client = await connect();
    await client.listTools();
  });

  afterAll(async () => {
    await client.close();
  });

  test("lists a tool for each class, with both schemas as they are", async () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    const listed = await client.listTools();
    expect(listed.tools.length).toBeGreaterThanOrEqual(89 + 60);
    expect(listed.tools.map(schemasOf)).toEqual(tools.map(schemasOf));
  });

  test.each(callable)("takes arguments and gives what is sent of %s", async (name, sample) => {
    const result = await client.callTool({ name, arguments: sample.taken });
    expect(result).toMatchObject({ structuredContent: sample.sent });
  });

  test.each(callable)("refuses wrong arguments of %s", async (name, sample) => {
    for (const wrong of sample.refused) {
      const result = await client.callTool({ name, arguments: wrong });
      expect([wrong, result.isError]).toEqual([wrong, true]);
    }
  });
});

test("a schema that does not compile is refused", () => {
  const broken = { type: "object", properties: { a: { pattern: "^[\\w-.]$" } } } as const;
  expect(() => fromJsonSchema(broken)).toThrow("Invalid regular expression");
});
