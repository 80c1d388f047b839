import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { bundled } from "../../test/bundled.js";
import { createMeetingSchemaForMcp } from "./create-meeting-schema.js";
import { badMeetings, goodMeeting } from "./meetings.js";

// A program of its own: jest cannot load the ES modules of fastmcp.
const program = bundled(join(__dirname, "../src/standard-fastmcp.ts"), "cjs");
const client = new Client({ name: "test", version: "1.0.0" });

beforeAll(async () => {
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [program.path], stderr: "pipe" }),
  );
}, 20_000);

afterAll(async () => {
  await client.close();
  program.remove();
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

test.each(badMeetings)("refuses %j and says why", async (args, said) => {
  await expect(client.callTool({ name: "create_meeting", arguments: args })).rejects.toThrow(
    // fastmcp writes a place with dots.
    said.replace("[0]", ".0"),
  );
});
