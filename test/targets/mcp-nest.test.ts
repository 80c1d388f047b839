import "reflect-metadata";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { fromJsonSchema } from "@modelcontextprotocol/server";
import { McpStrategy } from "@rekog/mcp-nest";
import { callable, mcpTools, schemasOf, type ObjectSchema } from "./mcp-tools.js";

const tools = mcpTools();
const sent = new Map(callable.map(([name, sample]) => [name, sample.sent]));

/** How a tool's schema is handed on: as it is, or as an object with `~standard`. */
const forms = [
  { form: "plain JSON Schema", given: (schema: ObjectSchema) => schema },
  { form: "Standard Schema", given: (schema: ObjectSchema) => fromJsonSchema(schema) },
] as const;

describe.each(forms)("mcp-nest with $form", ({ given }) => {
  const strategy = new McpStrategy({
    name: "test",
    version: "1.0.0",
    transports: [],
    logging: false,
  });
  const client = new Client({ name: "test", version: "1.0.0" });

  beforeAll(async () => {
    for (const { name, inputSchema, outputSchema } of mcpTools()) {
      strategy.registerTool({
        name,
        description: name,
        parameters: given(inputSchema),
        outputSchema: given(outputSchema),
        handler: () => sent.get(name) ?? {},
      });
    }
    const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
    const server = strategy.createBoundServer({ transport: "stdio", stateless: false });
    await server.connect(serverSide);
    await client.connect(clientSide);
    await client.listTools();
  });

  afterAll(async () => {
    await client.close();
    await strategy.close();
  });

  test("lists a tool for each class, with both schemas as they are", async () => {
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
