import "reflect-metadata";
import { Type } from "class-transformer";
import {
  IsArray,
  IsBoolean,
  IsEnum,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Min,
  MinLength,
  ValidateNested,
} from "class-validator";
import Ajv2020 from "ajv/dist/2020";
import {
  composeRequest,
  EscalatedDiagnosticsError,
  Name,
  OfType,
  ReadOnly,
  toToolInput,
  Wrapper,
  type Diagnostic,
  type ToolEndpoint,
  type ToolInput,
  type ToolInputOptions,
} from "../../src/index.js";

enum Status {
  Open = "open",
  Closed = "closed",
}

class Line {
  @IsString() sku!: string;
  @IsInt() @Min(1) count!: number;
}

class Query {
  @IsOptional() @IsInt() @Min(1) @Type(() => Number) page = 1;
  @IsOptional() @IsEnum(Status) status?: Status;
  @IsOptional() @IsArray() @IsString({ each: true }) tags?: string[];
}

class Order {
  @IsString() @MinLength(1) note!: string;
  @IsArray() @ValidateNested({ each: true }) @Type(() => Line) lines!: Line[];
}

type Made = Extract<ToolInput, { error?: undefined }>;

function made(endpoint: ToolEndpoint, options: ToolInputOptions = {}): Made {
  const input = toToolInput(endpoint, { diagnostics: { report: () => undefined }, ...options });
  if (input.error !== undefined) throw new Error(input.error.message);
  return input;
}

const codes = ({ diagnostics }: ToolInput) => diagnostics.map(({ code }) => code);

const replaceOrder: ToolEndpoint = {
  method: "PUT",
  route: "/orders/{id}",
  parameters: { path: { id: Number }, query: Query, header: { "X-Tenant": String } },
  body: Order,
};

test("parameters and the members of the body are arguments, in the dialect referenced", () => {
  const { inputSchema, template, diagnostics } = made(replaceOrder);
  expect(inputSchema).toEqual({
    type: "object",
    properties: {
      id: { type: "number" },
      page: { type: "integer", minimum: 1 },
      status: { type: "string", enum: ["open", "closed"] },
      tags: { type: "array", items: { type: "string" } },
      "X-Tenant": { type: "string" },
      note: { type: "string", minLength: 1 },
      lines: {
        type: "array",
        items: {
          type: "object",
          properties: { sku: { type: "string" }, count: { type: "integer", minimum: 1 } },
          required: ["sku", "count"],
        },
      },
    },
    required: ["id", "note", "lines"],
    additionalProperties: false,
  });
  expect(template).toEqual({
    method: "PUT",
    route: "/orders/{id}",
    parameters: [
      { name: "id", in: "path", required: true },
      { name: "page", in: "query", required: false },
      { name: "status", in: "query", required: false },
      { name: "tags", in: "query", required: false },
      { name: "X-Tenant", in: "header", required: false },
    ],
    body: { properties: ["note", "lines"], additionalProperties: false },
  });
  expect(diagnostics).toEqual([]);
});

test("in the dialect flat null is stated for the body's members and never for parameters", () => {
  class Body {
    @IsOptional() @IsString() note?: string;
  }
  const { inputSchema } = made({ parameters: { query: Query }, body: Body }, { dialect: "flat" });
  expect(inputSchema).toEqual({
    type: "object",
    properties: {
      page: { type: "integer", default: 1, minimum: 1 },
      status: { type: "string", enum: ["open", "closed"] },
      tags: { type: "array", items: { type: "string" } },
      note: { type: ["string", "null"] },
    },
    additionalProperties: false,
  });
});

test("what the schema accepts becomes a request", () => {
  const { inputSchema, template } = made(replaceOrder, { dialect: "flat" });
  const given = {
    id: 7,
    tags: ["a b", "c"],
    note: "x",
    lines: [{ sku: "s", count: 1 }],
    "X-Tenant": "t",
  };
  expect(new Ajv2020().validate(inputSchema, given)).toBe(true);
  expect(composeRequest(template, given)).toEqual({
    method: "PUT",
    pathAndQuery: "/orders/7?tags=a%20b&tags=c",
    headers: { "X-Tenant": "t" },
    bodyJson: { note: "x", lines: [{ sku: "s", count: 1 }] },
  });
});

test("a type that a parameter and the body share is counted over the whole endpoint", () => {
  class Filter {
    @ValidateNested() @Type(() => Line) line!: Line;
  }
  class Body {
    @ValidateNested() @Type(() => Line) line!: Line;
    @ValidateNested() @Type(() => Line) other!: Line;
  }
  const { inputSchema } = made({ parameters: { query: { a: String } }, body: Body });
  expect(inputSchema.properties).toMatchObject({ line: { $ref: "#/$defs/Line" } });
  expect(Object.keys(inputSchema["$defs"] ?? {})).toEqual(["Line"]);
  const shared = made({ parameters: { query: Filter }, body: [Line] });
  expect(shared.inputSchema.properties).toEqual({
    line: { $ref: "#/$defs/Line" },
    body: { type: "array", items: { $ref: "#/$defs/Line" } },
  });
});

test("two classes of one name are two definitions", () => {
  const other = (() => {
    class Line {
      @IsBoolean() flag!: boolean;
    }
    class Both {
      @ValidateNested() @Type(() => Line) own!: Line;
      @ValidateNested() @Type(() => Line) again!: Line;
    }
    return Both;
  })();
  class Body {
    @ValidateNested() @Type(() => Line) line!: Line;
    @ValidateNested() @Type(() => Line) more!: Line;
    @ValidateNested() @Type(() => other) other!: object;
  }
  const { inputSchema } = made({ body: Body });
  expect(Object.keys(inputSchema["$defs"] ?? {})).toHaveLength(2);
});

test("the same class may be the query and the body's elements: null is the body's alone", () => {
  const { inputSchema } = made(
    { parameters: { query: Query }, body: [Query] },
    { dialect: "flat" },
  );
  expect(inputSchema.properties["status"]).toEqual({ type: "string", enum: ["open", "closed"] });
  expect(inputSchema.properties["body"]).toMatchObject({
    items: { properties: { status: { type: ["string", "null"], enum: ["open", "closed", null] } } },
  });
});

test("a list, a scalar and an optional body are one argument", () => {
  const { template, inputSchema } = made({ body: [Order] });
  expect(template).toEqual({ parameters: [], bodyRoot: "body" });
  expect(inputSchema["required"]).toEqual(["body"]);
  expect(made({ body: Date }).inputSchema.properties["body"]).toEqual({
    type: "string",
    format: "date-time",
  });
  expect(made({ body: [Number] }).inputSchema.properties["body"]).toEqual({
    type: "array",
    items: { type: "number" },
  });
  const optional = made({ body: Order, bodyRequired: false });
  expect([optional.inputSchema["required"], codes(optional)]).toEqual([
    [],
    ["synthetic_body_argument"],
  ]);
});

test("a wrapper stands for its member: a body of one is one argument, a parameter of one a text", () => {
  @Wrapper()
  class Slug {
    @IsString() value!: string;
  }
  class Params {
    @ValidateNested() @Type(() => Slug) slug!: Slug;
  }
  expect(made({ body: Slug }).inputSchema.properties).toEqual({ body: { type: "string" } });
  const input = made({ parameters: { path: Params } });
  expect(input.inputSchema.properties).toEqual({ slug: { type: "string" } });
  expect(codes(input)).not.toContain("unsatisfiable_member");
});

test("what has no form in its place is told, and the others stand", () => {
  class Filter {
    @IsObject() where!: object;
    @IsString() text!: string;
    @IsArray() @IsString({ each: true }) list!: string[];
    @IsArray() nested!: string[][];
    @OfType(() => Line) line!: Line;
  }
  const unfit = (parameters: ToolEndpoint["parameters"]): readonly (string | undefined)[] =>
    made({ parameters: parameters ?? {} })
      .diagnostics.filter(({ message }) => message.includes("has no form"))
      .map(({ message }) => message.split(":")[0])
      .sort();
  expect(unfit({ query: Filter })).toEqual(["Filter.line", "Filter.where"]);
  expect(unfit({ header: Filter })).toEqual(["Filter.line", "Filter.where"]);
  expect(unfit({ path: Filter })).toEqual([
    ...["Filter.line", "Filter.list", "Filter.nested", "Filter.where"],
  ]);
  const input = made({ parameters: { query: Filter } });
  expect(input.diagnostics.find(({ message }) => message.startsWith("Filter.where"))).toMatchObject(
    {
      code: "unsatisfiable_member",
      severity: "warning",
      message:
        "Filter.where: an object or a list of lists has no form in a query, so that no request can carry it. " +
        "Move it to the body, or declare a text.",
    },
  );
  expect(composeRequest({ ...input.template, route: "/" }, { where: {} }).error?.code).toBe(
    "invalid_type",
  );
});

test("single parameters: scalars, lists, choices, and declarations with a description", () => {
  const { inputSchema } = made({
    parameters: {
      path: { id: { type: String, description: "The order's id." } },
      query: {
        since: Date,
        ids: [Number],
        status: Status,
        sort: ["asc", "desc"],
        size: { type: Number, required: true },
        type: { type: "type", other: "other" },
      },
    },
  });
  expect(inputSchema.properties).toEqual({
    id: { type: "string", description: "The order's id." },
    since: { type: "string", format: "date-time" },
    ids: { type: "array", items: { type: "number" } },
    status: { type: "string", enum: ["open", "closed"] },
    sort: { type: "string", enum: ["asc", "desc"] },
    size: { type: "number" },
    type: { type: "string", enum: ["type", "other"] },
  });
  expect(inputSchema["required"]).toEqual(["id", "size"]);
});

test("wire names are the arguments' names, and read-only members are none", () => {
  class Body {
    @ReadOnly() @IsInt() id!: number;
    @Name("line_items") @IsString() lines!: string;
  }
  const { template } = made({ body: Body });
  expect(template.body?.properties).toEqual(["line_items"]);
});

test("unknown arguments that are ignored close nothing, in either dialect", () => {
  for (const dialect of ["referenced", "flat"] as const) {
    const { inputSchema, template } = made(replaceOrder, { unknownArguments: "ignore", dialect });
    expect(JSON.stringify(inputSchema)).not.toContain('"additionalProperties":false');
    expect(template.body?.additionalProperties).toBe(true);
  }
});

test("the host's options and rows of one's own are those of toInputSchema", () => {
  class Grouped {
    @IsString({ groups: ["create"] }) name!: string;
  }
  const read = (groups: string[]) =>
    made({ body: Grouped }, { host: { validator: { groups } } }).inputSchema["required"];
  expect([read(["create"]), read(["update"])]).toEqual([["name"], []]);
});

test("an endpoint that can be no tool gives the error, and the diagnostics with it", () => {
  const input = toToolInput({ parameters: { path: { id: String }, query: { id: String } } });
  expect(input.error).toEqual({
    code: "argument_collision",
    message: 'Two parameters are called "id", and a tool has one argument of a name. Rename one.',
  });
  expect(codes(input)).toEqual(["argument_collision"]);
});

test("diagnostics are reported once each, and can be escalated", () => {
  const told: Diagnostic[] = [];
  toToolInput(
    { body: [Order] },
    { diagnostics: { report: (diagnostic) => told.push(diagnostic) } },
  );
  expect(told.map(({ code }) => code)).toEqual(["synthetic_body_argument"]);
  expect(() =>
    toToolInput(
      { body: [Order] },
      { diagnostics: { escalate: ["synthetic_body_argument"], report: () => undefined } },
    ),
  ).toThrow(EscalatedDiagnosticsError);
});

test("null among the choices of a parameter is none", () => {
  class Filter {
    @IsIn(["a", 1, null]) choice!: string | number | null;
  }
  const { inputSchema } = made({ parameters: { query: Filter } }, { dialect: "flat" });
  expect(inputSchema.properties["choice"]).toEqual({ enum: ["a", 1] });
});

test.each<[unknown, string]>([
  [null, "An endpoint is an object with some of method, route, parameters, body, bodyRequired."],
  [{ parameters: [] }, "The parameters are an object with some of path, query, header."],
  [
    { path: {} },
    'Unknown key of an endpoint "path". Allowed: method, route, parameters, body, bodyRequired.',
  ],
  [
    { parameters: { cookie: {} } },
    'Unknown place of parameters "cookie". Allowed: path, query, header.',
  ],
  [
    { parameters: { query: "page" } },
    "The query parameters are a class, or an object with the type of each by its name.",
  ],
  [
    { parameters: { query: { page: "Number" } } },
    'The query parameter "page" has no type. It is String, Number, Boolean or Date, a list of one of them ([String]), or an enum.',
  ],
  [
    { parameters: { query: { page: { type: Number, requird: true } } } },
    'Unknown key of the query parameter "page" "requird". Allowed: type, required, description.',
  ],
  [
    { body: { name: "text" } },
    "The body is a class, String, Number, Boolean or Date, or a list of one of them ([Order]). " +
      "A class that is undefined here may stand in an import cycle.",
  ],
  [
    { body: [Order, Line] },
    "The body is a class, String, Number, Boolean or Date, or a list of one of them ([Order]). " +
      "A class that is undefined here may stand in an import cycle.",
  ],
  [
    { bodyRequired: true },
    "bodyRequired is given, and no body. Name the body's class, or leave both away.",
  ],
  [{ body: Order, bodyRequired: "yes" }, "bodyRequired is true or false."],
])("what is no endpoint is refused: %#", (endpoint, message) => {
  expect(() => toToolInput(endpoint as ToolEndpoint)).toThrow(new TypeError(message));
});
