// Run by standard-schema.test.ts: Nest 12 is ES modules, which jest cannot load. Writes what the service answers as JSON.
import "reflect-metadata";
import {
  Body,
  Controller,
  Get,
  Logger,
  Module,
  Post,
  Query,
  SerializeOptions,
  StandardSchemaSerializerInterceptor,
  StandardSchemaValidationPipe,
  UseInterceptors,
} from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import type { NestExpressApplication } from "@nestjs/platform-express";
import { ApiResponse, DocumentBuilder, SwaggerModule } from "@nestjs/swagger";
import { toStandardSchema } from "@shapewright/arguments";
import { IsInt, IsOptional, Min } from "class-validator";
import { ask } from "./ask.mjs";
import { Trip } from "../../packages/arguments/test/standard/trip.js";

class Paging {
  @IsOptional()
  @IsInt()
  @Min(1)
  page?: number;
}

const trip = toStandardSchema(Trip);
const paging = toStandardSchema(Paging, { coerce: "lossless" });

/** What tsc writes of a method's parameters under `emitDecoratorMetadata`; this is built by esbuild, which does not. */
const Takes = (...types: readonly object[]) => Reflect.metadata("design:paramtypes", types);

@Controller("trips")
class Trips {
  @Post()
  @Takes(Trip)
  plan(@Body({ schema: trip }) given: Trip): object {
    return { isTrip: given instanceof Trip, told: given.told() };
  }

  /** The class itself: swagger takes objects only, the pipe takes it too. */
  @Post("itself")
  @Takes(Trip)
  planItself(@Body({ schema: Trip }) given: Trip): object {
    return { isTrip: given instanceof Trip, told: given.told() };
  }

  @Get()
  @Takes(Paging)
  list(@Query({ schema: paging }) given: Paging): object {
    return { isPaging: given instanceof Paging, page: given.page };
  }

  @Get("planned")
  @UseInterceptors(StandardSchemaSerializerInterceptor)
  @SerializeOptions({ schema: trip })
  @ApiResponse({ status: 200, description: "A trip", standardSchema: trip })
  planned(): object {
    return { trip_name: "To the sea", stops: [{ city: "Rome" }] };
  }
}

@Module({ controllers: [Trips] })
class TripsModule {}

Logger.overrideLogger(false);
const app = await NestFactory.create<NestExpressApplication>(TripsModule);
app.useGlobalPipes(new StandardSchemaValidationPipe());
await app.listen(0, "127.0.0.1");
const { good, bad } = JSON.parse(process.argv[2] ?? "{}") as { good: unknown; bad: unknown };
const answers = {
  plan: [await ask(app, "/trips", good), await ask(app, "/trips", bad)],
  itself: [await ask(app, "/trips/itself", good), await ask(app, "/trips/itself", bad)],
  list: [await ask(app, "/trips?page=2"), await ask(app, "/trips?page=x&size=3")],
  planned: [await ask(app, "/trips/planned")],
  document: SwaggerModule.createDocument(app, new DocumentBuilder().build()),
};
await app.close();
process.stdout.write(JSON.stringify(answers));
