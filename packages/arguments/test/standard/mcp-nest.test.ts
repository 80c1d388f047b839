import "reflect-metadata";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { McpStrategy, type ToolOptions } from "@rekog/mcp-nest";
import { toStandardSchema } from "../../src/index.js";
import { badTrip, goodTrip, listedTrip, toldTrip, Trip, wrongTrip } from "./trip.js";

const refusal = wrongTrip.map(([path, said]) => `[${path}]: ${said}`).join("; ");

const forms: readonly { readonly form: string; readonly parameters: ToolOptions["parameters"] }[] =
  [
    { form: "the class itself", parameters: Trip },
    { form: "its Standard Schema", parameters: toStandardSchema(Trip) },
  ];

describe.each(forms)("mcp-nest with $form", ({ parameters }) => {
  const strategy = new McpStrategy({
    name: "test",
    version: "1.0.0",
    transports: [],
    logging: false,
  });
  const client = new Client({ name: "test", version: "1.0.0" });
  const given: unknown[] = [];

  beforeAll(async () => {
    strategy.registerTool({
      name: "plan",
      description: "plan",
      ...(parameters === undefined ? {} : { parameters }),
      handler: (trip: unknown) => {
        given.push(trip);
        return (trip as Trip).told();
      },
    });
    const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
    const server = strategy.createBoundServer({ transport: "stdio", stateless: false });
    await server.connect(serverSide);
    await client.connect(clientSide);
  });

  afterAll(async () => {
    await client.close();
    await strategy.close();
  });

  test("lists the schema of the class", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name, inputSchema }) => ({ name, inputSchema }))).toEqual([
      { name: "plan", inputSchema: listedTrip },
    ]);
  });

  test("hands the handler an instance, with its initializers", async () => {
    given.length = 0;
    const { content, isError } = await client.callTool({ name: "plan", arguments: goodTrip });
    expect(isError ?? false).toBe(false);
    // Whatever a handler returns is told as JSON.
    expect(content).toEqual([{ type: "text", text: JSON.stringify(toldTrip) }]);
    expect(given[0]).toBeInstanceOf(Trip);
  });

  test("refuses with a result that tells everything that is wrong", async () => {
    given.length = 0;
    expect(await client.callTool({ name: "plan", arguments: badTrip })).toEqual({
      isError: true,
      content: [{ type: "text", text: `Invalid parameters: ${refusal}` }],
    });
    expect(given).toEqual([]);
  });
});
