import "reflect-metadata";
import { removeInventedNulls, toInputSchema, toTargetSchema } from "@shapewright/binding";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { McpServer } from "@modelcontextprotocol/server";
import { McpStrategy } from "@rekog/mcp-nest";
import { initTRPC } from "@trpc/server";
import { asSchema, tool } from "ai";
import { standardResponsesFunction } from "openai/helpers/standard-schema";
import { toStandardSchema } from "../../src/index.js";
import { bad, good, Meeting, planned, told } from "./meeting.js";

const listed = toInputSchema(Meeting, { target: "mcp" });

/** A client of a server that is in this process. */
async function clientOf(server: {
  connect(transport: InMemoryTransport): Promise<void>;
}): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" });
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await server.connect(serverSide);
  await client.connect(clientSide);
  return client;
}

async function expectTool(client: Client): Promise<void> {
  const { tools } = await client.listTools();
  expect(tools.map(({ name, inputSchema }) => [name, inputSchema])).toEqual([["plan", listed]]);
  const answer = await client.callTool({ name: "plan", arguments: good });
  expect(JSON.stringify(answer.content)).toContain(planned);
  const refused = await client.callTool({ name: "plan", arguments: bad });
  expect(refused.isError).toBe(true);
  const [content] = refused.content as readonly { readonly text?: string }[];
  for (const [place, said] of told) {
    // Each library writes the place in a way of its own.
    expect(content?.text).toContain(place);
    expect(content?.text).toContain(said);
  }
  await client.close();
}

test("MCP v2 registerTool", async () => {
  const server = new McpServer({ name: "test", version: "1.0.0" });
  server.registerTool("plan", { inputSchema: Meeting }, (meeting) => ({
    content: [{ type: "text", text: meeting.plan() }],
  }));
  await expectTool(await clientOf(server));
});

test("mcp-nest", async () => {
  const strategy = new McpStrategy({
    name: "test",
    version: "1.0.0",
    transports: [],
    logging: false,
  });
  strategy.registerTool({
    name: "plan",
    description: "plan",
    parameters: Meeting,
    handler: (meeting: unknown) => (meeting as Meeting).plan(),
  });
  await expectTool(
    await clientOf(strategy.createBoundServer({ transport: "stdio", stateless: false })),
  );
  await strategy.close();
});

test("the AI SDK's tool", async () => {
  const plan = tool({ inputSchema: Meeting, execute: (meeting) => meeting.plan() });
  const { jsonSchema, validate } = asSchema(plan.inputSchema);
  // The SDK closes what it is given, and that is closed already.
  expect(await jsonSchema).toEqual(listed);
  const taken = await validate!(good);
  if (!taken.success) throw taken.error;
  expect(
    await plan.execute!(taken.value, { toolCallId: "1", messages: [], context: {} } as never),
  ).toBe(planned);
  const refused = await validate!(bad);
  const text = refused.success ? "" : String(refused.error);
  // The SDK tells the issues as JSON.
  for (const [, said] of told) expect(text).toContain(JSON.stringify(said).slice(1, -1));
});

test("tRPC", async () => {
  const { router, procedure, createCallerFactory } = initTRPC.create();
  const api = router({ plan: procedure.input(Meeting).mutation(({ input }) => input.plan()) });
  const caller = createCallerFactory(api)({});
  expect(await caller.plan(good)).toBe(planned);
  const error: unknown = await caller.plan(bad).catch((thrown: unknown) => thrown);
  expect(String(error)).toContain("is required [required]; expected a text");
  expect(error).toMatchObject({ code: "BAD_REQUEST" });
});

test("OpenAI's helper, with the schema of strict mode and without its nulls", async () => {
  const written = toTargetSchema(Meeting, "openai-strict");
  const { "~standard": props } = toStandardSchema(Meeting);
  const strict = {
    "~standard": {
      ...props,
      validate: (value: unknown) => props.validate(removeInventedNulls(value, written)),
    },
  };
  const plan = standardResponsesFunction({
    name: "plan",
    parameters: strict,
    schema: written.schema,
    function: (meeting) => meeting.plan(),
  });
  expect(plan.parameters).toEqual(written.schema);
  expect(plan.strict).toBe(true);
  const given = { title: "Planning", minutes: null, guests: [{ email: "ada@example.com" }] };
  const parsed = plan.$parseRaw(JSON.stringify(given));
  expect(parsed).toBeInstanceOf(Meeting);
  expect(await plan.$callback!(parsed)).toBe(planned);
  expect(() => plan.$parseRaw(JSON.stringify({ title: "P", minutes: null, guests: null }))).toThrow(
    "title must be longer than or equal to 3 characters",
  );
});
