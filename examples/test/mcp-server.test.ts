import { join } from "node:path";
import { Client as ClientOfV2 } from "@modelcontextprotocol/client";
import { StdioClientTransport as StdioOfV2 } from "@modelcontextprotocol/client/stdio";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { bundled } from "../../test/bundled.js";
import { createMeetingSchemaForMcp } from "./create-meeting-schema.js";
import { badMeetings, goodMeeting } from "./meetings.js";

const INFO = { name: "test", version: "1.0.0" };
const programs = {
  v1: bundled(join(__dirname, "../src/mcp-server.ts"), "cjs"),
  v2: bundled(join(__dirname, "../src/mcp-server-v2.ts"), "cjs"),
};

afterAll(() => {
  for (const { remove } of Object.values(programs)) remove();
});

const of = (program: { readonly path: string }) => ({
  command: process.execPath,
  args: [program.path],
  stderr: "pipe" as const,
});

const servings = [
  {
    named: "the server of version 1 over stdio",
    isWrapped: true,
    connect: async () => {
      const client = new Client(INFO);
      await client.connect(new StdioClientTransport(of(programs.v1)));
      return client;
    },
  },
  {
    named: "the server of version 2 over stdio, with the protocol of 2025",
    isWrapped: true,
    connect: async () => {
      const client = new ClientOfV2(INFO);
      await client.connect(new StdioOfV2(of(programs.v2)));
      return client;
    },
  },
  {
    named: "the server of version 2 over stdio, with the protocol of 2026",
    isWrapped: false,
    connect: async () => {
      const client = new ClientOfV2(INFO, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
      await client.connect(new StdioOfV2(of(programs.v2)));
      return client;
    },
  },
];

const meeting = {
  type: "object",
  properties: { id: { type: "integer" }, title: { type: "string" }, minutes: { type: "integer" } },
  required: ["id", "title", "minutes"],
};

const listOf = (isWrapped: boolean) => {
  const natural = { type: "array", items: meeting };
  return isWrapped
    ? { type: "object", properties: { result: natural }, required: ["result"] }
    : natural;
};

describe.each(servings)("$named", ({ isWrapped, connect }) => {
  let client: Awaited<ReturnType<(typeof servings)[number]["connect"]>>;

  beforeAll(async () => {
    client = await connect();
  }, 20_000);

  afterAll(() => client.close());

  test("lists its tools with the schemas of the classes", async () => {
    const { tools } = await client.listTools();
    expect(tools).toMatchObject([
      {
        name: "create_meeting",
        inputSchema: createMeetingSchemaForMcp,
        outputSchema: meeting,
      },
      {
        name: "find_meetings",
        inputSchema: {
          type: "object",
          properties: { longerThan: { type: "integer", minimum: 1 } },
          additionalProperties: false,
        },
        outputSchema: listOf(isWrapped),
        annotations: { readOnlyHint: true },
      },
    ]);
  });

  test("answers good calls, with the initializer where an argument is absent", async () => {
    const args = { ...goodMeeting };
    delete args["minutes"];
    const made = { id: 1, title: "Planning", minutes: 30 };
    expect(await client.callTool({ name: "create_meeting", arguments: args })).toMatchObject({
      content: [{ type: "text", text: JSON.stringify(made) }],
      structuredContent: made,
    });
    expect(await client.callTool({ name: "find_meetings" })).toMatchObject({
      structuredContent: isWrapped ? { result: [made] } : [made],
    });
  });

  test.each(badMeetings)("refuses %j with a result that says why", async (args, said) => {
    expect(await client.callTool({ name: "create_meeting", arguments: args })).toMatchObject({
      isError: true,
      content: [{ type: "text", text: expect.stringContaining(said) as string }],
    });
  });

  test("refuses a call of a tool that it does not have", async () => {
    await expect(client.callTool({ name: "delete_meeting" })).rejects.toThrow("delete_meeting");
  });
});
