import "reflect-metadata";
import type { AddressInfo } from "node:net";
import {
  All,
  Body,
  Controller,
  createParamDecorator,
  DefaultValuePipe,
  Get,
  Header,
  Headers,
  HttpCode,
  type INestApplication,
  Logger,
  Module,
  Param,
  ParseArrayPipe,
  ParseBoolPipe,
  ParseEnumPipe,
  ParseFloatPipe,
  ParseIntPipe,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
  RawBody,
  Redirect,
  Render,
  Sse,
  StreamableFile,
  type Type,
  UploadedFiles,
  UsePipes,
  ValidationPipe,
  Version,
  VERSION_NEUTRAL,
  VersioningType,
} from "@nestjs/common";
import { NestFactory, RouterModule } from "@nestjs/core";
import { ApiHeader, ApiOkResponse, ApiOperation, ApiParam, ApiQuery } from "@nestjs/swagger";
import type { Diagnostic } from "@shapewright/rules";
import { Transform, Type as TypeOf } from "class-transformer";
import { IsInt, IsOptional, IsString, Min, MinLength } from "class-validator";
import { EMPTY } from "rxjs";
import { AsTool, nestTools, type NestToolsOptions } from "../src/index.js";

Logger.overrideLogger(false);

const apps: INestApplication[] = [];

afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
});

interface Setup {
  readonly options?: NestToolsOptions;
  readonly configure?: (app: INestApplication) => void;
  readonly imports?: readonly object[];
}

async function toolsOf(
  controllers: readonly Type[],
  { options, configure, imports = [] }: Setup = {},
) {
  class AppModule {}
  Module({ controllers: [...controllers], imports: [...imports] as never[] })(AppModule);
  const app = await NestFactory.create(AppModule);
  apps.push(app);
  app.useGlobalPipes(
    new ValidationPipe({ whitelist: true, forbidNonWhitelisted: true, transform: true }),
  );
  configure?.(app);
  await app.listen(0, "127.0.0.1");
  const told: Diagnostic[] = [];
  const { tools, leftOut } = nestTools(app, {
    diagnostics: { report: (one) => told.push(one) },
    ...options,
  });
  const call = async (name: string, args: object = {}, sdk: object = {}): Promise<unknown> => {
    const tool = tools.find((one) => one.name === name);
    if (tool === undefined)
      throw new Error(`There is no ${name}: ${tools.map((one) => one.name).join()}`);
    const context = { tool: name, signal: new AbortController().signal, sdk };
    const made: unknown = await tool.handler(args, context);
    const { result } = (made ?? {}) as {
      readonly result?: { readonly content: { text: string }[] };
    };
    return result === undefined ? made : { refused: result.content[0]?.text };
  };
  const schema = (name: string) => tools.find((one) => one.name === name)?.inputSchema;
  return { app, tools, leftOut, told, call, schema };
}

enum Color {
  Red = "red",
  Blue = "blue",
}

class Page {
  @IsOptional()
  @IsInt()
  @Min(1)
  @TypeOf(() => Number)
  page?: number;
}

class NumberParameter {
  @IsInt()
  @Min(1)
  @TypeOf(() => Number)
  number!: number;
}

class Note {
  @IsString()
  @MinLength(2)
  text!: string;
}

class TenantHeaders {
  @IsString()
  @MinLength(3)
  "x-tenant"!: string;
}

describe("single parameters", () => {
  @AsTool()
  @Controller("things")
  class ThingsController {
    @Get("typed/:id/:key")
    @ApiParam({ name: "key", description: "The key" })
    typed(
      @Param("id", ParseUUIDPipe) id: string,
      @Param("key") key: string,
      @Query("count", ParseIntPipe) count: number,
      @Query("ratio", new ParseFloatPipe({ optional: true })) ratio: number | undefined,
      @Query("isNew", new DefaultValuePipe(true), ParseBoolPipe) isNew: boolean,
      @Query("color", new ParseEnumPipe(Color, { optional: true })) color: Color | undefined,
      @Query("ids", new ParseArrayPipe({ items: Number, optional: true }))
      ids: number[] | undefined,
      @Query("free") free: number,
    ): object {
      return { id, key, count, ratio, isNew, color, ids, free };
    }

    @Get("documented")
    @ApiQuery({ name: "sort", enum: ["asc", "desc"], required: true })
    @ApiQuery({ name: "tags", type: String, isArray: true, required: false, description: "Tags" })
    documented(@Query("sort") sort: string, @Query("tags") tags: string[]): object {
      return { sort, tags };
    }

    @Get("both")
    both(@Query() { page }: Page, @Query("extra") extra: string): object {
      return { page, extra };
    }

    @Get("unread/:id")
    unread(): object {
      return {};
    }

    @Get("by-class/:number")
    byClass(@Param() { number }: NumberParameter): object {
      return { number };
    }

    @Post("fields")
    fields(@Body("title") title: string, @Body("count", ParseIntPipe) count: number): object {
      return { title, count };
    }

    @Get("headers")
    @ApiHeader({ name: "x-trace", required: true, description: "The trace" })
    headers(@Headers("x-trace") trace: string, @Headers("authorization") caller: string): object {
      return { trace, caller };
    }

    @Get("tenant")
    tenant(@Headers() headers: TenantHeaders): object {
      return { tenant: headers["x-tenant"] };
    }
  }

  let made: Awaited<ReturnType<typeof toolsOf>>;

  beforeAll(async () => {
    made = await toolsOf([ThingsController], {
      options: { identityHeaders: ["Authorization"] },
    });
  });

  const id = "0b2f3c1e-4f64-4c8e-9d6b-3d1f0a7b9c11";

  test("are told by their pipes, their types and their documentation", () => {
    expect(made.schema("things_typed")).toEqual({
      type: "object",
      properties: {
        id: { type: "string", format: "uuid" },
        key: { type: "string", description: "The key" },
        count: { type: "integer" },
        ratio: { type: "number" },
        isNew: { type: "boolean", default: true },
        color: { type: "string", enum: ["red", "blue"] },
        ids: { type: "array", items: { type: "number" } },
        free: { type: "number" },
      },
      required: ["id", "key", "count"],
      additionalProperties: false,
    });
    expect(made.schema("things_documented")).toEqual({
      type: "object",
      properties: {
        sort: { type: "string", enum: ["asc", "desc"] },
        tags: { type: "array", items: { type: "string" }, description: "Tags" },
      },
      required: ["sort"],
      additionalProperties: false,
    });
    expect(made.schema("things_both")).toEqual({
      type: "object",
      properties: { page: { type: "integer", minimum: 1 }, extra: { type: "string" } },
      additionalProperties: false,
    });
    expect(made.schema("things_by_class")).toMatchObject({
      properties: { number: { type: "integer", minimum: 1 } },
      required: ["number"],
    });
    expect(made.schema("things_unread")).toMatchObject({
      properties: { id: { type: "string" } },
      required: ["id"],
    });
    expect(made.schema("things_fields")).toEqual({
      type: "object",
      properties: { title: { type: "string" }, count: { type: "integer" } },
      required: ["count"],
      additionalProperties: false,
    });
  });

  test("reach the service as they are meant", async () => {
    const args = { id, key: "a/b", count: 2, color: "red", ids: [1, 2], free: 3 };
    expect(await made.call("things_typed", args)).toEqual({
      id,
      key: "a/b",
      count: 2,
      isNew: true,
      color: "red",
      ids: [1, 2],
      free: 3,
    });
    expect(await made.call("things_typed", { ...args, count: "x" })).toEqual({
      refused: "400 Bad Request\nValidation failed (numeric string is expected)",
    });
    expect(await made.call("things_by_class", { number: 2 })).toEqual({ number: 2 });
    expect(await made.call("things_by_class", { number: 0 })).toEqual({
      refused: "400 Bad Request\nnumber must not be less than 1",
    });
    expect(await made.call("things_fields", { title: "T", count: 1 })).toEqual({
      title: "T",
      count: 1,
    });
  });

  test("headers are arguments, but for those that say who calls", async () => {
    expect(made.schema("things_headers")).toEqual({
      type: "object",
      properties: { "x-trace": { type: "string", description: "The trace" } },
      required: ["x-trace"],
      additionalProperties: false,
    });
    expect(await made.call("things_headers", { "x-trace": "t" })).toEqual({ trace: "t" });
    const v1 = { requestInfo: { headers: { authorization: "Bearer 1", cookie: "c" } } };
    expect(await made.call("things_headers", { "x-trace": "t" }, v1)).toEqual({
      trace: "t",
      caller: "Bearer 1",
    });
    const v2 = {
      http: { req: { headers: new globalThis.Headers({ authorization: "Bearer 2" }) } },
    };
    expect(await made.call("things_headers", { "x-trace": "t" }, v2)).toEqual({
      trace: "t",
      caller: "Bearer 2",
    });
    expect(await made.call("things_headers", { "x-trace": "t", authorization: "x" }, v2)).toEqual({
      refused: 'unknown_argument: Unknown argument "authorization". Permitted: "x-trace".',
    });
    expect(await made.call("things_headers", { "x-trace": "a\r\nb: c" })).toMatchObject({
      refused: expect.stringMatching(/^header_injection/) as string,
    });
  });
});

const CODES: Readonly<Record<string, string>> = {
  "OddController.two": "multiple_body_bindings",
  "OddController.collides": "argument_collision",
};

describe("endpoints that can be no tool", () => {
  const Custom = createParamDecorator(() => "custom");

  @AsTool()
  @Controller("odd")
  class OddController {
    @Get("fine")
    fine(@Custom() custom: string): object {
      return { custom };
    }

    @All("all")
    all(): void {}

    @Get("files/*path")
    wildcard(): void {}

    @Sse("events")
    events() {
      return EMPTY;
    }

    @Get("page")
    @Render("page")
    page(): void {}

    @Get("stream")
    stream(): StreamableFile {
      return new StreamableFile(Buffer.from("x"));
    }

    @Post("upload")
    upload(@UploadedFiles() _files: unknown): void {}

    @Get("bodied")
    bodied(@Body() _note: Note): void {}

    @Post("raw")
    raw(@RawBody() _raw: unknown): void {}

    @Post("two")
    two(@Body() _note: Note, @Body() _page: Page): void {}

    @Put("collides/:id")
    collides(@Param("id") _id: string, @Query("id") _other: string): void {}

    @Get("twin")
    @AsTool({ name: "odd_fine" })
    twin(): void {}

    @Get("badly-named")
    @AsTool({ name: "a name" })
    named(): void {}

    helper(): void {}
  }

  test("are left out, each with its reason, and the others stand", async () => {
    const { tools, leftOut, told, call } = await toolsOf([OddController]);
    expect(tools.map(({ name }) => name)).toEqual(["odd_fine"]);
    expect(await call("odd_fine")).toEqual({ custom: "custom" });
    expect(leftOut).toEqual([
      { endpoint: "OddController.all", reason: "it answers every method, and a tool calls one" },
      {
        endpoint: "OddController.wildcard",
        reason: "its path /odd/files/*path is a pattern, of which no arguments make a path",
      },
      { endpoint: "OddController.events", reason: "it answers with a stream of events" },
      { endpoint: "OddController.page", reason: "it renders a page" },
      { endpoint: "OddController.stream", reason: "it answers with a file" },
      { endpoint: "OddController.upload", reason: "it takes files" },
      { endpoint: "OddController.bodied", reason: "it reads a body of a GET, which carries none" },
      { endpoint: "OddController.raw", reason: "it takes the raw body" },
      {
        endpoint: "OddController.two",
        reason: "two parameters are its whole body, of different classes. Declare one",
      },
      {
        endpoint: "OddController.collides",
        reason: expect.stringContaining('Two parameters are called "id"') as string,
      },
      {
        endpoint: "OddController.twin",
        reason: "another one is called odd_fine. Name it with @AsTool({ name })",
      },
      {
        endpoint: "OddController.named",
        reason: expect.stringContaining('"a name" is no name of a tool') as string,
      },
    ]);
    const dropped = told.filter(({ severity }) => severity === "endpoint_dropped");
    expect(dropped.map(({ code }) => code)).toEqual(
      leftOut.map(({ endpoint }) => CODES[endpoint] ?? "endpoint_left_out"),
    );
  });

  test("an escalated code fails the catalog", async () => {
    const { app } = await toolsOf([OddController]);
    expect(() => nestTools(app, { diagnostics: { escalate: ["multiple_body_bindings"] } })).toThrow(
      "OddController.two is no tool",
    );
  });
});

describe("a body whose type is erased", () => {
  interface Erased {
    readonly a: number;
  }

  @AsTool()
  @Controller("erased")
  class ErasedController {
    @Post()
    save(@Body() body: Erased): object {
      return body;
    }

    @Post("told")
    @AsTool({ body: Note, bodyRequired: false })
    told(@Body() body: unknown): object {
      return { body };
    }
  }

  test("leaves the tool callable, and its keys are sent on", async () => {
    const { told, schema, call, app } = await toolsOf([ErasedController]);
    expect(schema("erased_save")).toEqual({
      type: "object",
      properties: {},
      additionalProperties: true,
    });
    expect(await call("erased_save", { a: 1, b: { c: [2] } })).toEqual({ a: 1, b: { c: [2] } });
    expect(told.map(({ code, path }) => [code, path])).toContainEqual([
      "unreadable_shape",
      "/endpoints/ErasedController.save",
    ]);
    expect(() => nestTools(app, { diagnostics: { escalate: ["unreadable_shape"] } })).toThrow(
      "ErasedController.save: the type of its body is erased",
    );
  });

  test("is what the author says that it is", async () => {
    const { schema, call } = await toolsOf([ErasedController]);
    expect(schema("erased_told")).toMatchObject({
      properties: {
        body: { properties: { text: { type: "string", minLength: 2 } }, required: ["text"] },
      },
    });
    expect(schema("erased_told")).not.toHaveProperty("required");
    expect(await call("erased_told", { body: { text: "Hi" } })).toEqual({ body: { text: "Hi" } });
  });
});

describe("routes", () => {
  class Base {
    @Get("inherited")
    inherited(): object {
      return { at: "inherited" };
    }
  }

  @AsTool()
  @Controller({ path: ["rooms", "chambers"], version: "2" })
  class RoomsController extends Base {
    @Get()
    list(): object {
      return { at: "v2" };
    }

    @Version(["3", "4"])
    @Get("newer/:id")
    newer(@Param("id") id: string): object {
      return { at: `v3 ${id}` };
    }

    @Version(VERSION_NEUTRAL)
    @Get("neutral")
    neutral(): object {
      return { at: "neutral" };
    }
  }

  @AsTool()
  @Controller("health")
  class HealthController {
    @Get()
    @ApiOperation({ summary: "Is it well?", description: "Asks." })
    health(): string {
      return "well";
    }
  }

  @Module({ controllers: [HealthController] })
  class HealthModule {}

  test.each([
    ["the URI", { type: VersioningType.URI }],
    ["a header", { type: VersioningType.HEADER, header: "x-version" }],
    ["a media type", { type: VersioningType.MEDIA_TYPE, key: "v=" }],
  ] as const)(
    "with versions in %s, a prefix, and a module with a path",
    async (_name, versioning) => {
      const { call, tools } = await toolsOf([RoomsController], {
        imports: [HealthModule, RouterModule.register([{ path: "inner", module: HealthModule }])],
        configure: (app) => {
          app.setGlobalPrefix("api", { exclude: ["rooms/neutral"] });
          app.enableVersioning(versioning);
        },
      });
      expect(await call("rooms_list")).toEqual({ at: "v2" });
      expect(await call("rooms_inherited")).toEqual({ at: "inherited" });
      expect(await call("rooms_newer", { id: "7" })).toEqual({ at: "v3 7" });
      expect(await call("rooms_neutral")).toEqual({ at: "neutral" });
      expect(await call("health_health")).toBe("well");
      const health = tools.find(({ name }) => name === "health_health");
      expect(health?.description).toBe("Is it well?\n\nAsks.");
      expect(health?.annotations).toEqual({ readOnlyHint: true });
    },
  );
});

describe("what the nearest ValidationPipe says", () => {
  class Grouped {
    @IsString({ groups: ["create"] })
    @IsOptional({ groups: ["update"] })
    name!: string;

    @Transform(({ value }: { value: unknown }) => value)
    other?: string;
  }

  @AsTool()
  @Controller("grouped")
  class GroupedController {
    @Post("create")
    @UsePipes(new ValidationPipe({ groups: ["create"] }))
    create(@Body() body: Grouped): object {
      return body;
    }

    @Post("update")
    update(@Body(new ValidationPipe({ groups: ["update"] })) body: Grouped): object {
      return body;
    }
  }

  test("holds for the schema", async () => {
    const { schema } = await toolsOf([GroupedController]);
    expect(schema("grouped_create")).toMatchObject({ required: ["name"] });
    expect(schema("grouped_create")).not.toHaveProperty("additionalProperties", false);
    expect(schema("grouped_update")).not.toHaveProperty("required");
  });
});

describe("answers", () => {
  @Controller("answers")
  class AnswersController {
    @Get("text")
    @Header("content-type", "text/plain")
    text(): string {
      return "plain";
    }

    @Get("empty")
    @HttpCode(204)
    empty(): void {}

    @Get("called")
    @ApiOperation({ operationId: "readAnswer" })
    called(): void {}

    @Get("called-oddly")
    @ApiOperation({ operationId: "read an answer" })
    calledOddly(): void {}

    @Get("moved")
    @Redirect("/elsewhere", 302)
    moved(): void {}

    @Get("list")
    @ApiOkResponse({ type: [Note] })
    list(): Note[] {
      return [Object.assign(new Note(), { text: "a" })];
    }
  }

  test("of every form, chosen by a filter", async () => {
    const { call, tools, app } = await toolsOf([AnswersController], {
      options: { filter: ({ method, route }) => method === "GET" && route.startsWith("/answers") },
    });
    expect(await call("answers_text")).toBe("plain");
    expect(await call("answers_empty")).toBeUndefined();
    expect(tools.map(({ name }) => name)).toEqual([
      "answers_text",
      "answers_empty",
      "readAnswer",
      "answers_called_oddly",
      "answers_moved",
      "answers_list",
    ]);
    expect(await call("answers_moved")).toEqual({ refused: "302 Found" });
    expect(await call("answers_list")).toEqual([{ text: "a" }]);
    expect(tools.find(({ name }) => name === "answers_list")?.output).toEqual({
      cls: Note,
      isList: true,
    });
    expect(nestTools(app, { filter: () => false }).tools).toEqual([]);
    expect(nestTools(app).tools).toEqual([]);
  });

  test("of a service that is elsewhere, with headers of one's own", async () => {
    @AsTool()
    @Controller("echo")
    class EchoController {
      @Get()
      echo(@Headers("x-own") own: string): object {
        return { own };
      }
    }
    const { app } = await toolsOf([EchoController]);
    const { port } = (app.getHttpServer() as { address(): AddressInfo }).address();
    const context = { tool: "x", signal: new AbortController().signal, sdk: {} };
    const called = async (options: NestToolsOptions): Promise<unknown> => {
      const [tool] = nestTools(app, options).tools;
      return await tool?.handler({}, context);
    };
    const baseUrl = `http://127.0.0.1:${String(port)}/`;
    expect(await called({ baseUrl, headers: { "x-own": "a" } })).toEqual({ own: "a" });
    expect(await called({ headers: () => Promise.resolve({ "x-own": "b" }) })).toEqual({
      own: "b",
    });
    await expect(called({ baseUrl: "http://127.0.0.1:1" })).rejects.toThrow(
      "The service could not be reached: ",
    );
  });
});

test.each([
  [{ filters: true }, 'Unknown option "filters"'],
  [{ baseUrl: "nowhere" }, 'Unknown value "nowhere" of option "baseUrl"'],
  [{ identityHeaders: "authorization" }, "identityHeaders"],
  [{ filter: true }, "filter"],
  [{ schema: { host: {} } }, 'Unknown option of the schema "host"'],
  [{ diagnostics: { escalated: [] } }, "escalated"],
])("refuses the options %j", async (options, said) => {
  const { app } = await toolsOf([]);
  expect(() => nestTools(app, options as unknown as NestToolsOptions)).toThrow(said);
});

test("refuses what is no application, and an unknown word of @AsTool", () => {
  expect(() => nestTools({} as INestApplication)).toThrow("nestTools takes a Nest application");
  expect(() => AsTool({ names: "x" } as never)).toThrow('Unknown option of @AsTool "names"');
});
