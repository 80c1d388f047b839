import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { createServer } from "../src/mcp-server.js";
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
  expect(tools.map(({ name }) => name)).toEqual(["create_meeting"]);
  expect(tools[0]?.inputSchema).toEqual(createMeetingSchemaForMcp);
});

test("answers a good call", async () => {
  expect(await client.callTool({ name: "create_meeting", arguments: goodMeeting })).toEqual({
    content: [{ type: "text", text: '"Planning" is planned for 45 minutes.' }],
  });
});

test("takes the initializer where an argument is absent", async () => {
  const args = { ...goodMeeting };
  delete args["minutes"];
  expect(await client.callTool({ name: "create_meeting", arguments: args })).toEqual({
    content: [{ type: "text", text: '"Planning" is planned for 30 minutes.' }],
  });
});

test.each(badMeetings)("refuses %j with a result that says why", async (args, said) => {
  expect(await client.callTool({ name: "create_meeting", arguments: args })).toEqual({
    isError: true,
    content: [{ type: "text", text: expect.stringContaining(said) as string }],
  });
});

test("refuses a call of a tool that it does not have", async () => {
  await expect(client.callTool({ name: "delete_meeting" })).rejects.toThrow(
    "There is no tool delete_meeting.",
  );
});
