import { join } from "node:path";
import { Client as ClientOfV2 } from "@modelcontextprotocol/client";
import { StdioClientTransport as StdioOfV2 } from "@modelcontextprotocol/client/stdio";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { bundled } from "../../../test/bundled.js";

const TOOLS = 1_000;
const CALLS = 10_000;
const AT_ONCE = 100;
const INFO = { name: "load", version: "1.0.0" };

const program = bundled(join(__dirname, "load-server.ts"), "cjs");

let client: Client | ClientOfV2 | undefined;

afterEach(() => client?.close());

afterAll(() => {
  program.remove();
});

const ways = [
  {
    version: "v1",
    connect: async () => {
      const client = new Client(INFO);
      const args = ["--expose-gc", program.path, "v1"];
      await client.connect(new StdioClientTransport({ command: process.execPath, args }));
      return client;
    },
  },
  {
    version: "v2",
    connect: async () => {
      const client = new ClientOfV2(INFO);
      const args = ["--expose-gc", program.path, "v2"];
      await client.connect(new StdioOfV2({ command: process.execPath, args }));
      return client;
    },
  },
];

interface Answer {
  readonly isError?: boolean;
  readonly structuredContent?: unknown;
  readonly content?: readonly { readonly text?: string }[];
}

test.each(ways)(
  "$version over stdio: 1,000 tools are listed, 10,000 calls answered, and memory stays flat",
  async ({ connect, version }) => {
    client = await connect();
    const calling = client;
    const start = performance.now();
    const { tools } = await calling.listTools();
    const listed = performance.now() - start;
    expect(tools.map(({ name }) => name)).toEqual([
      ...Array.from({ length: TOOLS }, (_, at) => `tool_${String(at)}`),
      "memory",
    ]);

    const memory = async (): Promise<number> => {
      const { content } = (await calling.callTool({ name: "memory" })) as Answer;
      return Number(content?.[0]?.text);
    };

    /** Every second call is good; each answer has to be that of its own call. */
    const callOne = async (index: number): Promise<"good" | "refused"> => {
      const at = (index * 7) % TOOLS;
      const isGood = index % 2 === 0;
      const args = { text: `call ${String(index)}`, count: isGood ? at : at + 1 };
      const answer = (await calling.callTool({
        name: `tool_${String(at)}`,
        arguments: args,
      })) as Answer;
      if (isGood) {
        const told = `${String(at)} call ${String(index)} ${String(at)}`;
        expect([answer.isError, answer.structuredContent]).toEqual([undefined, { told }]);
        return "good";
      }
      expect([answer.isError, answer.content?.[0]?.text]).toEqual([
        true,
        `count: count must not be greater than ${String(at)} [range, max]; expected at most ${String(at)}, ` +
          `received ${String(at + 1)}`,
      ]);
      return "refused";
    };
    const callAll = async (): Promise<Readonly<Record<string, number>>> => {
      const tally: Record<string, number> = { good: 0, refused: 0 };
      for (let index = 0; index < CALLS; index += AT_ONCE) {
        const batch = Array.from({ length: AT_ONCE }, (_, own) => callOne(index + own));
        for (const came of await Promise.all(batch)) tally[came] = (tally[came] ?? 0) + 1;
      }
      return tally;
    };

    // Every class is compiled by then, and the engine has settled on how.
    for (let round = 0; round < 3; round += 1) await callAll();
    const before = await memory();
    const from = performance.now();
    expect(await callAll()).toEqual({ good: CALLS / 2, refused: CALLS / 2 });
    const took = performance.now() - from;
    const after = await memory();
    console.log(
      `${version}: ${String(TOOLS)} tools listed in ${listed.toFixed(0)} ms; ${String(CALLS)} calls in ${took.toFixed(0)} ms; ` +
        `heap ${(before / 1e6).toFixed(1)} MB before, ${(after / 1e6).toFixed(1)} MB after`,
    );
    expect(after - before).toBeLessThan(2_000_000);
  },
  120_000,
);
