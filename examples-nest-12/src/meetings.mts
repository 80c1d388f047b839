import "reflect-metadata";
import { Body, Controller, Module, Post, StandardSchemaValidationPipe } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import type { NestExpressApplication } from "@nestjs/platform-express";
import { toStandardSchema } from "@shapewright/arguments";
import { CreateMeeting } from "../../examples/src/quick-start.js";

// Made once: the pipe checks with it, and @nestjs/swagger documents the body with it.
const schema = toStandardSchema(CreateMeeting);

@Controller("meetings")
export class Meetings {
  @Post()
  create(@Body({ schema }) { title, minutes }: CreateMeeting): object {
    return { planned: title, minutes };
  }
}

@Module({ controllers: [Meetings] })
export class MeetingsModule {}

export async function start(port: number): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(MeetingsModule);
  app.useGlobalPipes(new StandardSchemaValidationPipe());
  await app.listen(port, "127.0.0.1");
  return app;
}
