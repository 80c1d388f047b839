import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { type INestMicroservice, Logger } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { createStrategy, RoomsModule } from "../src/standard-mcp-nest.js";

const strategy = createStrategy([]);
const client = new Client({ name: "test", version: "1.0.0" });
let app: INestMicroservice;

beforeAll(async () => {
  Logger.overrideLogger(false);
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Nest types plain options by a class
  app = await NestFactory.createMicroservice(RoomsModule, { strategy });
  await app.listen();
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await strategy.createBoundServer({ transport: "stdio", stateless: false }).connect(serverSide);
  await client.connect(clientSide);
});

afterAll(async () => {
  await client.close();
  await app.close();
});

test("lists its tool with the members of the class and of its base", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name, inputSchema }) => ({ name, inputSchema }))).toEqual([
    {
      name: "book_room",
      inputSchema: {
        type: "object",
        properties: {
          room: { type: "string", minLength: 2 },
          hours: { type: "integer", default: 1, minimum: 1, maximum: 8 },
        },
        required: ["room"],
        additionalProperties: false,
      },
    },
  ]);
});

test("hands the controller an instance, with its initializer and its methods", async () => {
  const { content } = await client.callTool({ name: "book_room", arguments: { room: "B12" } });
  expect(content).toEqual([{ type: "text", text: '"B12 is booked, 1 hours."' }]);
});

test("refuses with a result that says why", async () => {
  expect(await client.callTool({ name: "book_room", arguments: { room: "B", hours: 9 } })).toEqual({
    isError: true,
    content: [
      {
        type: "text",
        text:
          "Invalid parameters: " +
          "[room]: room must be longer than or equal to 2 characters [size, minLength]; " +
          'expected at least 2 characters, received "B"; ' +
          "[hours]: hours must not be greater than 8 [range, max]; expected at most 8, received 9",
      },
    ],
  });
});
