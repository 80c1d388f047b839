// Run by end-to-end.test.ts in a process of its own: the demo, and what its service receives.
import type { IncomingMessage, ServerResponse } from "node:http";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { registerTools } from "@shapewright/mcp";
import { nestTools } from "@shapewright/nestjs";
import { createApp } from "@shapewright/demo-api";

interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: object;
  body: string;
}

async function start(adapter: "express" | "fastify"): Promise<void> {
  const app = await createApp(adapter);
  const received: Received[] = [];
  await app.init();
  const server = app.getHttpServer() as {
    prependListener(event: "request", listener: (req: IncomingMessage) => void): void;
    listeners(event: "request"): ((req: IncomingMessage, res: ServerResponse) => void)[];
    removeAllListeners(event: "request"): void;
    on(event: "request", listener: (req: IncomingMessage, res: ServerResponse) => void): void;
  };
  // Before the adapter reads the body.
  const own = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (req, res) => {
    const { method = "", url = "", headers } = req;
    if (url === "/received") {
      res.setHeader("content-type", "application/json");
      res.end(JSON.stringify(received));
      return;
    }
    const one = { method, url, headers, body: "" };
    received.push(one);
    const push = req.push.bind(req);
    req.push = (chunk: unknown, encoding?: BufferEncoding): boolean => {
      if (chunk instanceof Buffer) one.body += chunk.toString("utf8");
      return push(chunk, encoding);
    };
    for (const listener of own) listener(req, res);
  });
  await app.listen(0, "127.0.0.1");
  const mcp = new McpServer({ name: "orders", version: "1.0.0" });
  registerTools(mcp, nestTools(app, { identityHeaders: ["authorization"] }).tools);
  process.stderr.write(`listening at ${await app.getUrl()}\n`);
  await mcp.connect(new StdioServerTransport());
}

void start(process.argv[2] === "fastify" ? "fastify" : "express");
