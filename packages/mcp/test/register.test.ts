import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer as McpServerOfV1 } from "@modelcontextprotocol/sdk/server/mcp.js";
import { McpServer } from "@modelcontextprotocol/server";
import type { Diagnostic } from "@shapewright/rules";
import { EscalatedDiagnosticsError } from "@shapewright/rules";
import { IsInt, IsOptional, IsString, ValidateNested } from "class-validator";
import { z } from "zod";
import {
  defineTool,
  registerTools,
  type Tool,
  type ToolServer,
  type ToolsOptions,
} from "../src/index.js";
import { lowLevelServer, servings, type AnyClient } from "./servers.js";

const INFO = { name: "test", version: "1.0.0" };

class Numbered {
  @IsInt()
  id!: number;
}

class Untyped {
  @ValidateNested()
  @IsOptional()
  inner?: object;
}

/** What a class is that an import cycle has not defined yet. */
const notYet = undefined as unknown as typeof Numbered;

const handler = () => "done";
const good = defineTool({ name: "good", description: "Is read", input: Numbered, handler });
const early = defineTool({ name: "early", description: "Is not", input: notYet, handler });
const late = defineTool({
  name: "late",
  description: "Gives nothing known",
  output: notYet,
  handler: () => ({ id: 1 }),
});

const namesIn = async (client: AnyClient) =>
  (await client.listTools()).tools.map((tool) => (tool as { name: string }).name);

describe.each(servings)("$named", ({ connect }) => {
  test("a tool whose class cannot be read fails alone, by name", async () => {
    const told: Diagnostic[] = [];
    const client = await connect([early, good, late], {
      diagnostics: { report: (one) => told.push(one) },
    });
    expect(await namesIn(client)).toEqual(["good"]);
    expect(await client.callTool({ name: "good", arguments: { id: 1 } })).toMatchObject({
      content: [{ text: "done" }],
    });
    // With the protocol of 2026 a server is made for each request.
    const once = new Map(told.map((one) => [one.path, one]));
    expect(
      [...once.values()].map(({ code, path, message }) => [code, path, message.slice(0, 100)]),
    ).toEqual([
      [
        "unreadable_shape",
        "/tools/early",
        "The tool early cannot be read and is not listed: The input of a tool takes a class, found undefined:",
      ],
      [
        "unreadable_shape",
        "/tools/late",
        "The tool late cannot be read and is not listed: The output of a tool takes a class, found undefined:",
      ],
    ]);
    await client.close();
  });

  test("lists tools in the order in which they are given", async () => {
    const names = ["b", "a", "C", "c.d", "a-b_c"];
    const tools = names.map((name) => defineTool({ name, description: name, handler }));
    const client = await connect(tools);
    expect(await namesIn(client)).toEqual(names);
    await client.close();
  });

  test("options of the arguments hold for the list and for the call", async () => {
    class Person {
      @IsString({ groups: ["create"] })
      @IsOptional({ groups: ["update"] })
      name!: string;
    }
    const tool = defineTool({
      name: "person",
      description: "A person",
      input: Person,
      handler: (args) => Object.keys(args),
    });
    const client = await connect([tool], {
      arguments: {
        host: { validator: { groups: ["update"] } },
        unknownArguments: "ignore",
      },
    });
    const [listed] = (await client.listTools()).tools;
    expect(listed).not.toHaveProperty("inputSchema.additionalProperties");
    expect(listed).not.toHaveProperty("inputSchema.required");
    expect(
      await client.callTool({ name: "person", arguments: { name: "Ada", age: 3 } }),
    ).toMatchObject({
      content: [{ text: '["name"]' }],
    });
    await client.close();
  });

  test.each([
    ["never", undefined, false],
    ["always", "production", true],
    [undefined, "production", false],
    [undefined, "development", true],
    [undefined, undefined, true],
  ] as const)(
    "checkResults %s in the environment %s",
    async (checkResults, environment, isChecked) => {
      const before = process.env["NODE_ENV"];
      if (environment === undefined) delete process.env["NODE_ENV"];
      else process.env["NODE_ENV"] = environment;
      try {
        const wrong = defineTool({
          name: "wrong",
          description: "Gives another id",
          output: Numbered,
          handler: () => ({ id: 1.5 }),
        });
        const client = await connect([wrong], checkResults === undefined ? {} : { checkResults });
        // The official clients check by themselves what they have listed.
        const answer = await client
          .callTool({ name: "wrong" })
          .catch(() => "refused by the client");
        if (isChecked) expect(answer).toMatchObject({ isError: true });
        else if (answer !== "refused by the client") {
          expect(answer).toMatchObject({ structuredContent: { id: 1.5 } });
        }
        await client.close();
      } finally {
        process.env["NODE_ENV"] = before;
      }
    },
  );
});

describe.each([
  ["Server of version 1", lowLevelServer],
  ["McpServer of version 1", () => new McpServerOfV1(INFO)],
  ["McpServer of version 2", () => new McpServer(INFO)],
])("%s", (_name, make: () => ToolServer) => {
  test("tells which tools are registered and which are not", () => {
    const { names, failures } = registerTools(make(), [early, good], {
      diagnostics: { report: () => undefined },
    });
    expect(names).toEqual(["good"]);
    expect(failures).toMatchObject([{ name: "early", error: { name: "TypeError" } }]);
  });

  test("an escalated code fails the whole, and nothing is registered", () => {
    const server = make();
    const unread = defineTool({ name: "unread", description: "Untyped", input: Untyped, handler });
    const escalate = { diagnostics: { escalate: ["unreadable_shape"] } };
    expect(() => registerTools(server, [good, unread], escalate)).toThrow(
      EscalatedDiagnosticsError,
    );
    expect(() => registerTools(server, [early, good], escalate)).toThrow(
      "The tool early cannot be read",
    );
    expect(registerTools(server, [good]).names).toEqual(["good"]);
  });

  test("two tools of one name are an error, in one call and in two", () => {
    const server = make();
    expect(() => registerTools(server, [good, good])).toThrow('Two tools are called "good"');
    registerTools(server, [good]);
    expect(() => registerTools(server, [good])).toThrow(/good.*already/);
  });

  test("tools are added by a second call", () => {
    const server = make();
    registerTools(server, [good]);
    const more = defineTool({ name: "more", description: "More", handler });
    expect(registerTools(server, [more]).names).toEqual(["more"]);
  });

  test.each([
    [{ argument: {} }, 'Unknown option "argument"'],
    [{ checkResults: "sometimes" }, 'Unknown value "sometimes" of option "checkResults"'],
    [{ onFault: true }, "onFault"],
    [{ diagnostics: { escalated: [] } }, "escalated"],
    [{ arguments: { coerced: true } }, 'Unknown option "coerced"'],
  ])("refuses the options %j", (options, said) => {
    expect(() => registerTools(make(), [good], options as unknown as ToolsOptions)).toThrow(said);
  });
});

test("without a report, what cannot be read is a warning of the process", async () => {
  const warned = new Promise<Error>((resolve) => {
    jest.spyOn(process, "emitWarning").mockImplementation((message, options) => {
      resolve(Object.assign(new Error(String(message)), options));
    });
  });
  const unique = defineTool({ name: "unique", description: "Is not", input: notYet, handler });
  for (const server of [new McpServer(INFO), new McpServer(INFO)]) registerTools(server, [unique]);
  expect(await warned).toMatchObject({ type: "ShapewrightWarning", code: "unreadable_shape" });
  expect(process.emitWarning).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

test("two lists of one server of version 1 are one list", async () => {
  const server = lowLevelServer();
  registerTools(server, [good]);
  registerTools(server, [defineTool({ name: "more", description: "More", handler })]);
  const client = new Client(INFO);
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await server.connect(serverSide);
  await client.connect(clientSide);
  expect(await namesIn(client)).toEqual(["good", "more"]);
  await client.close();
});

test("tools of one's own in zod stand beside these in version 2, and not in version 1", () => {
  const second = new McpServer(INFO);
  second.registerTool("own", { inputSchema: z.object({}) }, () => ({ content: [] }));
  expect(registerTools(second, [good]).names).toEqual(["good"]);
  const first = new McpServerOfV1(INFO);
  first.registerTool("own", {}, () => ({ content: [] }));
  expect(() => registerTools(first, [good])).toThrow("The server answers tools/list already");
});

test("where one name is taken, none is registered", () => {
  const server = new McpServer(INFO);
  server.registerTool("taken", { inputSchema: z.object({}) }, () => ({ content: [] }));
  const taken = defineTool({ name: "taken", description: "Taken", handler });
  expect(() => registerTools(server, [good, taken])).toThrow("taken");
  expect(registerTools(server, [good]).names).toEqual(["good"]);
});

test.each([
  ["the low-level server of version 2", new McpServer(INFO).server, "Hand over the McpServer"],
  ["nothing", undefined, "takes a server of the official SDK"],
  ["something else", {}, "takes a server of the official SDK"],
])("%s is refused", (_what, server, said) => {
  expect(() => registerTools(server as unknown as ToolServer, [good])).toThrow(said);
});

describe("defineTool", () => {
  const base = { name: "tool", description: "A tool", handler };

  test.each([
    [{ ...base, name: "" }, '"" is no name of a tool'],
    [{ ...base, name: "a tool" }, '"a tool" is no name of a tool'],
    [{ ...base, name: "x".repeat(129) }, "is no name of a tool"],
    [{ ...base, name: undefined }, "undefined is no name of a tool"],
    [{ ...base, description: " " }, "The tool tool has no description"],
    [{ ...base, description: undefined }, "The tool tool has no description"],
    [{ ...base, title: "" }, "The tool tool has no title"],
    [{ ...base, handler: undefined }, "The tool tool has no handler"],
    [{ ...base, output: [] }, 'The tool tool: "output" is a class or a list with one class'],
    [{ ...base, output: [Numbered, Numbered] }, "found a list of 2"],
    [{ ...base, schema: {} }, 'Unknown key of a tool "schema"'],
  ])("refuses %j", (given, said) => {
    expect(() => defineTool(given as unknown as Parameters<typeof defineTool>[0])).toThrow(said);
  });

  test("takes the longest name, and gives what cannot be changed", () => {
    const tool: Tool = defineTool({ ...base, name: "x".repeat(128) });
    expect(Object.isFrozen(tool)).toBe(true);
  });
});
