import { toolResult, defineTool, type ToolContext, type ToolFault } from "../src/index.js";
import {
  badBook,
  foundBooks,
  goodBook,
  library,
  listing,
  refusedBook,
  toldBook,
} from "./library.js";
import { servings, type AnyClient } from "./servers.js";

const silent = { diagnostics: { report: () => undefined } };

describe.each(servings)("$named", ({ isWrapped, connect }) => {
  let client: AnyClient;
  const faults: ToolFault[] = [];

  beforeAll(async () => {
    client = await connect(library, {
      ...silent,
      checkResults: "always",
      onFault: (fault) => faults.push(fault),
    });
  });

  afterAll(() => client.close());

  beforeEach(() => {
    faults.length = 0;
  });

  test("lists the tools in their order, byte for byte", async () => {
    const { tools } = await client.listTools();
    // In memory, what is absent may be undefined.
    expect(JSON.parse(JSON.stringify(tools))).toEqual(listing(isWrapped));
    const schemas = (list: readonly object[]) =>
      list.map((tool) => JSON.stringify((tool as { inputSchema: object }).inputSchema));
    expect(schemas(tools)).toEqual(schemas(listing(isWrapped)));
    // A second list is the same: nobody changed what is held.
    expect((await client.listTools()).tools).toEqual(tools);
  });

  test("hands the handler an instance and sends what it declares, with the names of the wire", async () => {
    expect(await client.callTool({ name: "add_book", arguments: goodBook })).toMatchObject({
      content: [{ type: "text", text: JSON.stringify(toldBook) }],
      structuredContent: toldBook,
    });
  });

  test("sends a list, under a key for clients of 2025", async () => {
    expect(await client.callTool({ name: "find_books", arguments: {} })).toMatchObject({
      content: [{ type: "text", text: JSON.stringify(foundBooks) }],
      structuredContent: isWrapped ? { result: foundBooks } : foundBooks,
    });
    const none = await client.callTool({ name: "find_books", arguments: { text: "x" } });
    expect(none).toMatchObject({ structuredContent: isWrapped ? { result: [] } : [] });
  });

  test("sends a text where nothing is declared, and takes no arguments as none", async () => {
    const answer = await client.callTool({ name: "count_books" });
    expect(answer).toMatchObject({ content: [{ type: "text", text: "2 books" }] });
    expect(answer).not.toHaveProperty("structuredContent");
  });

  test("refuses with a result that says everything that is wrong", async () => {
    const refused = await client.callTool({ name: "add_book", arguments: badBook });
    expect(refused).toMatchObject({
      isError: true,
      content: [{ type: "text", text: refusedBook }],
    });
    expect(refused).not.toHaveProperty("structuredContent");
    expect(faults).toEqual([]);
    const extra = await client.callTool({ name: "count_books", arguments: { all: true } });
    expect(extra).toMatchObject({
      isError: true,
      content: [{ text: "all: is not an argument [unknown_argument]; expected no argument" }],
    });
  });

  test("a handler that throws is an error result without a stack, and told on the server", async () => {
    expect(await client.callTool({ name: "burn_books" })).toMatchObject({
      isError: true,
      content: [{ type: "text", text: "Books are not burned." }],
    });
    expect(faults).toEqual([
      { tool: "burn_books", error: new Error("Books are not burned."), while: "handling" },
    ]);
  });

  test("what is given and not declared is an error result", async () => {
    const answer = await client.callTool({ name: "lie" });
    expect(answer).toMatchObject({
      isError: true,
      content: [
        {
          type: "text",
          text:
            "The tool lie gave what it does not declare:\n" +
            'id: must be an integer [type]; received "one"',
        },
      ],
    });
    expect(answer).not.toHaveProperty("structuredContent");
    expect(faults).toMatchObject([{ tool: "lie", while: "checking the result" }]);
  });

  test("a tool that does not exist is an error of the protocol", async () => {
    await expect(client.callTool({ name: "read_book" })).rejects.toMatchObject({ code: -32602 });
  });
});

describe.each(servings)("$named, with results of other forms", ({ connect }) => {
  const image = { type: "image", data: "AAAA", mimeType: "image/png" } as const;
  const contexts: (ToolContext & { readonly wasAborted: boolean })[] = [];
  const tools = [
    defineTool({
      name: "image",
      description: "Gives an image",
      handler: (_args, context) => {
        contexts.push({ ...context, wasAborted: context.signal.aborted });
        return { content: [image] };
      },
    }),
    defineTool({ name: "nothing", description: "Gives nothing", handler: () => undefined }),
    defineTool({ name: "null", description: "Gives null", handler: () => null }),
    defineTool({
      name: "data",
      description: "Gives data",
      handler: () => ({ big: 12n, at: new Date(0) }),
    }),
    defineTool({
      name: "worded",
      description: "Words its own error",
      handler: () =>
        toolResult({ isError: true, content: [{ type: "text", text: "Try again on Monday." }] }),
    }),
    defineTool({
      name: "silent",
      description: "Throws nothing that speaks",
      handler: () => {
        // eslint-disable-next-line @typescript-eslint/only-throw-error -- code of others may
        throw undefined;
      },
    }),
    defineTool({
      name: "endless",
      description: "Gives what JSON cannot carry",
      handler: () => {
        const ring: { self?: object } = {};
        ring.self = ring;
        return ring;
      },
    }),
  ];
  let client: AnyClient;

  beforeAll(async () => {
    client = await connect(tools);
  });

  afterAll(() => client.close());

  test.each([
    ["image", { content: [image] }],
    ["nothing", { content: [] }],
    ["null", { content: [{ type: "text", text: "null" }] }],
    ["data", { content: [{ type: "text", text: '{"big":"12","at":"1970-01-01T00:00:00.000Z"}' }] }],
    ["worded", { isError: true, content: [{ type: "text", text: "Try again on Monday." }] }],
    [
      "silent",
      {
        isError: true,
        content: [{ type: "text", text: "The tool silent failed and does not say why." }],
      },
    ],
  ])("%s", async (name, answer) => {
    expect(await client.callTool({ name })).toMatchObject(answer);
  });

  test("what JSON cannot carry is an error result", async () => {
    expect(await client.callTool({ name: "endless" })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining("circular") as string }],
    });
  });

  test("a handler knows its tool and whether the call is cancelled", async () => {
    await client.callTool({ name: "image" });
    const context = contexts.at(-1);
    expect(context?.tool).toBe("image");
    expect(context?.signal).toBeInstanceOf(AbortSignal);
    expect(context?.wasAborted).toBe(false);
    expect(context?.sdk).toBeInstanceOf(Object);
  });
});
