import "reflect-metadata";
import * as common from "@nestjs/common";
import {
  BadRequestException,
  Body,
  Controller,
  type INestApplication,
  type INestApplicationContext,
  Injectable,
  Logger,
  Module,
  type PipeTransform,
  Post,
} from "@nestjs/common";
import * as core from "@nestjs/core";
import { ApplicationConfig, ExternalContextCreator, NestFactory } from "@nestjs/core";
import * as swagger from "@nestjs/swagger";
import { ApiBody, DocumentBuilder, SwaggerModule } from "@nestjs/swagger";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { toStandardSchema } from "../../src/index.js";
import { badTrip, goodTrip, listedTrip, toldTrip, Trip, wrongTrip } from "./trip.js";

/** A pipe for whatever is a Standard Schema. */
@Injectable()
class StandardPipe implements PipeTransform {
  constructor(private readonly schema: StandardSchemaV1) {}

  async transform(value: unknown): Promise<unknown> {
    const result = await this.schema["~standard"].validate(value);
    if (result.issues === undefined) return result.value;
    throw new BadRequestException(
      result.issues.map(({ path = [], message }) => {
        const steps = path.map((step) => String(typeof step === "object" ? step.key : step));
        return `${steps.join(".")}: ${message}`;
      }),
    );
  }
}

const openApi = { target: "openapi-3.0" };

@Controller("trips")
class Trips {
  @Post()
  @ApiBody({ schema: toStandardSchema(Trip)["~standard"].jsonSchema.input(openApi) })
  plan(@Body(new StandardPipe(Trip)) trip: unknown): string {
    if (!(trip instanceof Trip)) throw new Error("No instance was handed over.");
    return trip.told();
  }
}

@Module({ controllers: [Trips] })
class TripsModule {}

let context: INestApplicationContext;

beforeAll(async () => {
  Logger.overrideLogger(false);
  context = await NestFactory.createApplicationContext(TripsModule);
});

afterAll(() => context.close());

test("Nest 11 itself has no hook for Standard Schemas: a pipe of one's own is the way", () => {
  const names = [common, core, swagger].flatMap((exported) => Object.keys(exported));
  expect(names.filter((name) => /standard/i.test(name))).toEqual([]);
});

test("the document of @nestjs/swagger has the schema of the draft for OpenAPI", () => {
  const app = Object.assign(Object.create(context) as object, {
    config: new ApplicationConfig(),
    getHttpAdapter: () => ({ getType: () => "express" }),
  }) as unknown as INestApplication;
  const document = SwaggerModule.createDocument(app, new DocumentBuilder().build());
  expect(document.paths["/trips"]?.post?.requestBody).toEqual({
    required: true,
    content: { "application/json": { schema: listedTrip } },
  });
});

describe("a pipe", () => {
  /** The controller's method as Nest calls it, with its body. */
  const call = (body: unknown): Promise<unknown> => {
    const trips = context.get(Trips);
    const handler = context
      .get(ExternalContextCreator, { strict: false })
      .create(trips, Trips.prototype.plan, "plan", "__routeArguments__", {
        exchangeKeyForValue: (_type: number, _data: unknown, [given]: unknown[]) => given,
      });
    return handler(body) as Promise<unknown>;
  };

  test("hands the controller an instance, with its initializers", async () => {
    expect(await call(goodTrip)).toBe(toldTrip);
  });

  test("refuses with everything that is wrong", async () => {
    const refused: unknown = await call(badTrip).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BadRequestException);
    expect((refused as BadRequestException).getResponse()).toEqual({
      statusCode: 400,
      error: "Bad Request",
      message: wrongTrip.map(([path, said]) => `${path}: ${said}`),
    });
  });
});
