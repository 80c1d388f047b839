import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { bundled, withMetadata, type Program } from "../../../test/bundled.js";
import { cases, type Sent } from "./cases.js";
import { listed } from "./listed.js";

interface Received extends Sent {
  readonly headers: Readonly<Record<string, string>>;
}

interface Answer {
  readonly isError?: boolean;
  readonly structuredContent?: unknown;
  readonly content: readonly { readonly text?: string }[];
}

const sources = withMetadata(join(__dirname, "../src"), "app.ts");
let program: Program;

beforeAll(() => {
  program = bundled(join(__dirname, "recording-server.ts"), "cjs", ".", {
    "@shapewright/demo-api": sources.path,
  });
});

afterAll(() => {
  for (const { remove } of [program, sources]) remove();
});

describe.each(["express", "fastify"])("the service with %s, over stdio", (adapter) => {
  const client = new Client({ name: "test", version: "1.0.0" });
  let base = "";

  const received = async (): Promise<readonly Received[]> => {
    const response = await fetch(`${base}/received`);
    return (await response.json()) as readonly Received[];
  };

  beforeAll(async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [program.path, adapter],
      stderr: "pipe",
    });
    const told = new Promise<string>((resolve) => {
      transport.stderr?.on("data", (chunk: Buffer) => {
        const [, url] = /listening at (\S+)/.exec(String(chunk)) ?? [];
        if (url !== undefined) resolve(url);
      });
    });
    await client.connect(transport);
    base = await told;
  }, 30_000);

  afterAll(() => client.close());

  test("lists each endpoint that can be a tool, byte for byte", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name, description }) => [name, description])).toEqual(
      listed.map(({ name, description }) => [name, description]),
    );
    expect(tools.map(({ name, inputSchema }) => [name, JSON.stringify(inputSchema)])).toEqual(
      listed.map(({ name, inputSchema }) => [name, inputSchema]),
    );
    expect(tools.map(({ name, outputSchema }) => [name, outputSchema])).toEqual(
      listed.map(({ name, outputSchema }) => [name, outputSchema]),
    );
  });

  test.each(cases)("$tool: $named", async ({ tool, args, sent, status, answer, told }) => {
    const before = (await received()).length;
    const result = (await client.callTool({ name: tool, arguments: args })) as Answer;
    const own = (await received()).slice(before);
    // What the composer refuses is not sent.
    if (told?.startsWith("unknown_argument") === true) expect(own).toEqual([]);
    else {
      expect(own.map(({ method, url, body }) => ({ method, url, body }))).toEqual([sent]);
      expect(own[0]?.headers["accept"]).toBe("application/json");
      if (sent.body !== "") expect(own[0]?.headers["content-type"]).toBe("application/json");
    }
    expect([result.isError ?? false, result.content[0]?.text]).toEqual([
      status >= 400,
      told ?? (answer === undefined ? undefined : JSON.stringify(answer)),
    ]);

    // The same, sent by hand: the service itself accepts what was accepted, and refuses what was refused.
    const response = await fetch(`${base}${sent.url}`, {
      method: sent.method,
      ...(sent.body === ""
        ? {}
        : { body: sent.body, headers: { "content-type": "application/json" } }),
    });
    expect(response.status).toBe(status);
  });

  test("headers that say who calls are no arguments", async () => {
    const args = { customer: "Ada", rows: [{ sku: "ABC" }], authorization: "Bearer x" };
    const result = (await client.callTool({ name: "orders_create", arguments: args })) as Answer;
    expect(result.isError).toBe(true);
    expect(result.content[0]?.text).toContain('Unknown argument "authorization"');
  });
});
