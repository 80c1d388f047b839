// Run by load.test.ts in a process of its own, over stdio: a thousand tools, each with a class of its own.
import "reflect-metadata";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { McpServer as McpServerOfV2 } from "@modelcontextprotocol/server";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { IsInt, IsString, Max, Min, MinLength } from "class-validator";
import { defineTool, registerTools } from "../src/index.js";

const COUNT = 1_000;

/** A class as a compiler decorates it. */
function inputOf(at: number) {
  class Input {
    text!: string;
    count!: number;
  }
  Object.defineProperty(Input, "name", { value: `Input${String(at)}` });
  IsString()(Input.prototype, "text");
  MinLength(2)(Input.prototype, "text");
  IsInt()(Input.prototype, "count");
  Min(0)(Input.prototype, "count");
  Max(at)(Input.prototype, "count");
  return Input;
}

class Output {
  @IsString()
  told!: string;
}

const tools = [
  ...Array.from({ length: COUNT }, (_, at) =>
    defineTool({
      name: `tool_${String(at)}`,
      description: `The tool ${String(at)}`,
      input: inputOf(at),
      output: Output,
      handler: ({ text, count }) => ({ told: `${String(at)} ${text} ${String(count)}` }),
    }),
  ),
  defineTool({
    name: "memory",
    description: "The bytes of the heap in use, after a collection",
    handler: () => {
      gc?.();
      return process.memoryUsage().heapUsed;
    },
  }),
];

if (process.argv[2] === "v2") {
  serveStdio(() => {
    const server = new McpServerOfV2({ name: "load", version: "1.0.0" });
    registerTools(server, tools);
    return server;
  });
} else {
  const server = new McpServer({ name: "load", version: "1.0.0" });
  registerTools(server, tools);
  void server.connect(new StdioServerTransport());
}
