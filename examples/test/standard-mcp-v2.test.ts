import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { createServer } from "../src/standard-mcp-v2.js";
import { createMeetingSchemaForMcp } from "./create-meeting-schema.js";
import { badMeetings, goodMeeting } from "./meetings.js";

const client = new Client({ name: "test", version: "1.0.0" });
const server = createServer();

beforeAll(async () => {
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await server.connect(serverSide);
  await client.connect(clientSide);
});

afterAll(async () => {
  await client.close();
  await server.close();
});

test("lists its tool with the schema of the class", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name, inputSchema }) => ({ name, inputSchema }))).toEqual([
    { name: "create_meeting", inputSchema: createMeetingSchemaForMcp },
  ]);
});

test("answers a good call, with the initializer where an argument is absent", async () => {
  const args = { ...goodMeeting };
  delete args["minutes"];
  expect(await client.callTool({ name: "create_meeting", arguments: args })).toEqual({
    content: [{ type: "text", text: '"Planning" is planned for 30 minutes.' }],
  });
});

test.each(badMeetings)("refuses %j with a result that says why", async (args, said) => {
  expect(await client.callTool({ name: "create_meeting", arguments: args })).toEqual({
    isError: true,
    // The SDK writes a place with dots.
    content: [{ type: "text", text: expect.stringContaining(said.replace("[0]", ".0")) as string }],
  });
});
