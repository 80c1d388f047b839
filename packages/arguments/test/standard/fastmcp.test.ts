import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { bundled } from "../../../../test/bundled.js";
import { badTrip, goodTrip, listedTrip, toldTrip, wrongTrip } from "./trip.js";

const program = bundled(join(__dirname, "fastmcp-server.ts"));
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

test("lists the schema of the class, for the class itself and for its Standard Schema", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name, inputSchema }) => ({ name, inputSchema }))).toEqual([
    { name: "itself", inputSchema: listedTrip },
    { name: "standard", inputSchema: listedTrip },
  ]);
});

test.each(["itself", "standard"])(
  "%s hands over an instance, with its initializers",
  async (name) => {
    expect(await client.callTool({ name, arguments: goodTrip })).toEqual({
      content: [{ type: "text", text: `true true ${toldTrip}` }],
    });
  },
);

test.each(["itself", "standard"])("%s refuses with everything that is wrong", async (name) => {
  const said = wrongTrip.map(([path, message]) => `${path}: ${message}`).join(", ");
  const refused: unknown = await client
    .callTool({ name, arguments: badTrip })
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({
    code: -32602,
    message:
      `MCP error -32602: Tool '${name}' parameter validation failed: ${said}. ` +
      "Please check the parameter types and values according to the tool's schema.",
  });
});
