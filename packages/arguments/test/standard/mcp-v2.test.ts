import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import {
  fromJsonSchema,
  type JsonSchemaType,
  McpServer,
  type StandardSchemaWithJSON,
} from "@modelcontextprotocol/server";
import { toOutputSchema } from "@shapewright/binding";
import { Expose, instanceToPlain } from "class-transformer";
import { IsInt, IsString } from "class-validator";
import { standard, toStandardSchema } from "../../src/index.js";
import { badTrip, goodTrip, listedTrip, Stop, toldTrip, Trip, wrongTrip } from "./trip.js";

/** A client of a server with one tool. */
async function clientOf(server: McpServer): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" });
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await server.connect(serverSide);
  await client.connect(clientSide);
  return client;
}

const newServer = () => new McpServer({ name: "test", version: "1.0.0" });

const refusal =
  "Input validation error: Invalid arguments for tool plan: " +
  wrongTrip.map(([path, said]) => `${path}: ${said}`).join(", ");

describe.each([
  { form: "the class itself", inputSchema: Trip },
  { form: "its Standard Schema", inputSchema: toStandardSchema(Trip) },
  { form: "the properties alone", inputSchema: { "~standard": standard(() => Trip) } },
])("registerTool with $form", ({ inputSchema }) => {
  const given: unknown[] = [];
  let client: Client;

  beforeAll(async () => {
    const server = newServer();
    server.registerTool("plan", { inputSchema }, (trip) => {
      given.push(trip);
      return { content: [{ type: "text", text: trip.told() }] };
    });
    client = await clientOf(server);
  });

  afterAll(() => client.close());

  test("lists the schema of the class, and again the same", async () => {
    for (let times = 0; times < 2; times++) {
      const { tools } = await client.listTools();
      expect(tools.map(({ name, inputSchema: schema }) => ({ name, schema }))).toEqual([
        { name: "plan", schema: listedTrip },
      ]);
    }
  });

  test("hands the handler an instance, with its initializers", async () => {
    given.length = 0;
    const answer = await client.callTool({ name: "plan", arguments: goodTrip });
    expect(answer).toEqual({ content: [{ type: "text", text: toldTrip }] });
    expect(given).toHaveLength(1);
    expect(given[0]).toBeInstanceOf(Trip);
    expect((given[0] as Trip).stops[0]).toBeInstanceOf(Stop);
  });

  test("refuses with a result that tells everything that is wrong, and does not ask the handler", async () => {
    given.length = 0;
    const answer = await client.callTool({ name: "plan", arguments: badTrip });
    expect(answer).toEqual({ isError: true, content: [{ type: "text", text: refusal }] });
    expect(given).toEqual([]);
  });

  test("a call without arguments is told what is required", async () => {
    expect(await client.callTool({ name: "plan" })).toEqual({
      isError: true,
      content: [
        {
          type: "text",
          text:
            "Input validation error: Invalid arguments for tool plan: " +
            "trip_name: is required [required]; expected a text, " +
            "stops: is required [required]; expected a list",
        },
      ],
    });
  });
});

/** What is sent is written under other names than what is taken. */
class Sent {
  @Expose({ name: "sent_at", toPlainOnly: true })
  @IsString()
  at!: string;

  @IsInt()
  nights = 1;
}

const sent = Object.assign(new Sent(), { at: "noon" });

const listedSent = {
  type: "object",
  properties: { sent_at: { type: "string" }, nights: { type: "integer" } },
  required: ["sent_at", "nights"],
};

/** What a tool lists and answers. */
async function answerOf(
  outputSchema: StandardSchemaWithJSON,
  structuredContent: Record<string, unknown>,
): Promise<{ readonly listed: unknown; readonly answer: object }> {
  const server = newServer();
  server.registerTool("stop", { outputSchema }, () => ({ content: [], structuredContent }));
  const client = await clientOf(server);
  const { tools } = await client.listTools();
  const answer = await client.callTool({ name: "stop" });
  await client.close();
  return { listed: tools[0]?.outputSchema, answer };
}

describe("what is sent", () => {
  test("is checked by the written schema", async () => {
    const outputSchema = fromJsonSchema(toOutputSchema(Sent) as JsonSchemaType);
    expect(await answerOf(outputSchema, { ...instanceToPlain(sent) })).toEqual({
      listed: listedSent,
      answer: { content: [], structuredContent: { sent_at: "noon", nights: 1 } },
    });
    const { answer } = await answerOf(outputSchema, { sent_at: 1, nights: 1 });
    expect(answer).toMatchObject({ isError: true });
  });

  test("is not what `validate` takes: that goes by what is taken, so a class is no outputSchema", async () => {
    const { listed, answer } = await answerOf(toStandardSchema(Sent), instanceToPlain(sent));
    expect(listed).toEqual(listedSent);
    expect(answer).toEqual({
      isError: true,
      content: [
        {
          type: "text",
          text:
            "Output validation error: Invalid structured content for tool stop: " +
            "at: is required [required]; expected a text, " +
            'sent_at: is not an argument [unknown_argument]; expected one of "at", "nights"',
        },
      ],
    });
  });
});
