// Run by tools.test.ts: the endpoints of a service of Nest 12 as tools, called by the official client.
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { McpServer } from "@modelcontextprotocol/server";
import {
  Body,
  Controller,
  Logger,
  Module,
  Param,
  ParseIntPipe,
  Put,
  ValidationPipe,
} from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import type { NestExpressApplication } from "@nestjs/platform-express";
import { registerTools } from "@shapewright/mcp";
import { AsTool, nestTools } from "@shapewright/nestjs";
import { CreateMeeting } from "../../examples/src/quick-start.js";

/** What tsc writes of a method's parameters under `emitDecoratorMetadata`; this is built by esbuild, which does not. */
const Takes = (...types: readonly object[]) => Reflect.metadata("design:paramtypes", types);

@AsTool()
@Controller("meetings")
class Meetings {
  @Put(":id")
  @Takes(Number, CreateMeeting)
  replace(
    @Param("id", ParseIntPipe) id: number,
    @Body() { title, minutes }: CreateMeeting,
  ): object {
    return { id, title, minutes };
  }
}

@Module({ controllers: [Meetings] })
class MeetingsModule {}

Logger.overrideLogger(false);
const app = await NestFactory.create<NestExpressApplication>(MeetingsModule);
app.useGlobalPipes(
  new ValidationPipe({ transform: true, whitelist: true, forbidNonWhitelisted: true }),
);
await app.listen(0, "127.0.0.1");
const server = new McpServer({ name: "test", version: "1.0.0" });
registerTools(server, nestTools(app as never).tools);
const client = new Client({ name: "test", version: "1.0.0" });
const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
await server.connect(serverSide);
await client.connect(clientSide);

const given = JSON.parse(process.argv[2] ?? "[]") as readonly Record<string, unknown>[];
const { tools } = await client.listTools();
const answers: unknown[] = [];
for (const args of given) {
  answers.push(await client.callTool({ name: "meetings_replace", arguments: args }));
}
await client.close();
await app.close();
process.stdout.write(JSON.stringify({ tools, answers }));
