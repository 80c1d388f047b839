import { Type } from "class-transformer";
import {
  IsEmail,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from "class-validator";
import {
  assertAnthropicStrict,
  countAnthropicStrict,
  defineOperation,
  type Diagnostic,
  explain,
  type InputSchemaOptions,
  MapOf,
  operationInputSchema,
  operationOutputSchema,
  OfType,
  removeInventedNulls,
  toInputSchema,
  toOutputSchema,
  toSchemaDocument,
  toTargetSchema,
  toToolInput,
  UnfitForTargetError,
} from "../../src/index.js";

enum Priority {
  Low = "low",
  High = "high",
}

class Attachment {
  @IsUrl()
  url!: string;

  @IsOptional()
  @MaxLength(40)
  label?: string;
}

class CreateTicket {
  @Length(1, 80)
  title!: string;

  @IsOptional()
  @IsEnum(Priority)
  priority: Priority = Priority.Low;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(5)
  severity?: number;

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => Attachment)
  attachments?: Attachment[];
}

class Thread {
  @IsString()
  text!: string;

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => Thread)
  replies?: Thread[];
}

class Settings {
  @IsString()
  name!: string;

  @MapOf(() => String)
  labels!: Record<string, string>;
}

describe("the option target of toInputSchema", () => {
  test("mcp: plain types, optional means absent, recursion alone in $defs", () => {
    expect(toInputSchema(CreateTicket, { target: "mcp" })).toEqual({
      type: "object",
      properties: {
        title: { type: "string", minLength: 1, maxLength: 80 },
        priority: { type: "string", enum: ["low", "high"], default: "low" },
        severity: { type: "integer", minimum: 1, maximum: 5 },
        attachments: {
          type: "array",
          items: {
            type: "object",
            properties: {
              url: expect.objectContaining({ type: "string" }) as unknown,
              label: { type: "string", maxLength: 40 },
            },
            required: ["url"],
            additionalProperties: false,
          },
        },
      },
      required: ["title"],
      additionalProperties: false,
    });
    const thread = toInputSchema(Thread, { target: "mcp" });
    expect(thread.properties["replies"]).toEqual({
      type: "array",
      items: { $ref: "#/$defs/Thread" },
    });
    expect(Object.keys(thread["$defs"] ?? {})).toEqual(["Thread"]);
  });

  test("openai-strict: everything demanded, notes in the descriptions", () => {
    const { properties, required, additionalProperties } = toInputSchema(CreateTicket, {
      target: "openai-strict",
    });
    expect(required).toEqual(["title", "priority", "severity", "attachments"]);
    expect(additionalProperties).toBe(false);
    expect(properties["title"]).toEqual({
      type: "string",
      description: "At least 1 character. At most 80 characters.",
    });
    expect(properties["priority"]).toEqual({
      anyOf: [{ type: "string", enum: ["low", "high"] }, { type: "null" }],
      description: 'Default: "low". Null if not given.',
    });
    expect(properties["severity"]).toEqual({
      anyOf: [{ type: "integer", minimum: 1, maximum: 5 }, { type: "null" }],
      description: "Null if not given.",
    });
  });

  test("an option that is given beside it wins over what the target chooses", () => {
    const options: InputSchemaOptions = { target: "mcp", nullability: "accepted" };
    expect(toInputSchema(CreateTicket, options).properties["severity"]).toEqual({
      anyOf: [{ type: "integer", minimum: 1, maximum: 5 }, { type: "null" }],
    });
    const undecided: InputSchemaOptions = { target: "mcp", references: undefined as never };
    expect(toInputSchema(CreateTicket, undecided)).toEqual(
      toInputSchema(CreateTicket, { target: "mcp" }),
    );
  });

  test("names the class and the member where the target has no way to say it", () => {
    expect(() => toInputSchema(Settings, { target: "openai-strict" })).toThrow(UnfitForTargetError);
    expect(() => toInputSchema(Settings, { target: "openai-strict" })).toThrow(
      "/properties/labels: Settings.labels: it takes keys that are not declared",
    );
    expect(() => toInputSchema(Thread, { target: "anthropic-strict" })).toThrow(
      "Thread: it leads to itself, and anthropic-strict takes no recursion",
    );
  });

  test("reports what was changed, and lets it be escalated", () => {
    const found: Diagnostic[] = [];
    toInputSchema(CreateTicket, {
      target: "gemini",
      diagnostics: { report: (one) => found.push(one) },
    });
    expect(found).toContainEqual({
      code: "target_widened",
      severity: "info",
      effect: "widened",
      keyword: "maxLength",
      path: "/properties/title",
      message: "CreateTicket.title: gemini does not take maxLength 80, so more is accepted.",
    });
    const escalate = ["target_widened"];
    expect(() =>
      toInputSchema(CreateTicket, { target: "gemini", diagnostics: { escalate } }),
    ).toThrow("target_widened at /properties/title");
  });

  test("refuses a target that there is none of", () => {
    const options = { target: "openai" } as unknown as InputSchemaOptions;
    const message =
      'Unknown value "openai" of option "target". Allowed: mcp, openai-strict, anthropic-strict, gemini, ' +
      "gemini-openapi, draft-07, openapi-3.0, openapi-3.1.";
    expect(() => toInputSchema(CreateTicket, options)).toThrow(message);
    expect(() => toOutputSchema(CreateTicket, options)).toThrow(message);
    expect(() => toTargetSchema(CreateTicket, "openai" as "mcp")).toThrow(message);
    expect(() => toSchemaDocument([CreateTicket], { target: "mcp" as "draft-07" })).toThrow(
      'Unknown value "mcp" of option "target". Allowed: draft-07, openapi-3.0, openapi-3.1.',
    );
    const explained = { target: "mcp" } as InputSchemaOptions;
    expect(() => explain(CreateTicket, explained)).toThrow('Unknown option "target".');
  });
});

describe("toTargetSchema", () => {
  test("gives what toInputSchema gives, and the nulls to take out again", () => {
    const written = toTargetSchema(CreateTicket, "openai-strict");
    expect(written.schema).toEqual(toInputSchema(CreateTicket, { target: "openai-strict" }));
    expect(written.inventedNulls).toEqual([
      "/properties/attachments",
      "/properties/attachments/anyOf/0/items/properties/label",
      "/properties/priority",
      "/properties/severity",
    ]);
    const given = {
      title: "Printer",
      priority: null,
      severity: 2,
      attachments: [
        { url: "https://example.com/a", label: null },
        { url: "https://example.com/b", label: "b" },
      ],
    };
    const before = JSON.stringify(given);
    expect(removeInventedNulls(given, written)).toEqual({
      title: "Printer",
      severity: 2,
      attachments: [{ url: "https://example.com/a" }, { url: "https://example.com/b", label: "b" }],
    });
    expect(JSON.stringify(given)).toBe(before);
  });

  test("follows recursion to any depth", () => {
    const written = toTargetSchema(Thread, "openai-strict");
    let given: object = { text: "last", replies: null };
    let meant: object = { text: "last" };
    for (let depth = 0; depth < 1_000; depth += 1) {
      given = { text: "on", replies: [given] };
      meant = { text: "on", replies: [meant] };
    }
    expect(removeInventedNulls(given, written)).toEqual(meant);
  });

  test("has no nulls for other targets", () => {
    expect(toTargetSchema(CreateTicket, "mcp").inventedNulls).toEqual([]);
  });
});

describe("a target elsewhere", () => {
  test("an output of mcp is open and an object", () => {
    expect(toOutputSchema(Thread, { target: "mcp", list: true })).toEqual({
      type: "object",
      properties: { result: { type: "array", items: { $ref: "#/$defs/Thread" } } },
      required: ["result"],
      $defs: {
        Thread: {
          type: "object",
          properties: {
            text: { type: "string" },
            replies: { type: "array", items: { $ref: "#/$defs/Thread" } },
          },
          required: ["text"],
        },
      },
    });
  });

  test("an operation, with and without an input", () => {
    const list = defineOperation({ kind: "list", input: CreateTicket, output: Attachment });
    expect(operationInputSchema(list, { target: "mcp" })).toEqual(
      toInputSchema(CreateTicket, { target: "mcp" }),
    );
    expect(operationOutputSchema(list, { target: "mcp" })).toEqual(
      toOutputSchema(Attachment, { target: "mcp", list: true }),
    );
    const ping = defineOperation({ kind: "command" });
    expect(operationInputSchema(ping, { target: "openai-strict" })).toEqual({
      type: "object",
      properties: {},
      required: [],
      additionalProperties: false,
    });
  });

  test("the tool of an endpoint", () => {
    class Query {
      @IsOptional()
      @IsEmail()
      email?: string;
    }
    const { inputSchema } = toToolInput(
      { parameters: { path: { id: String }, query: Query }, body: CreateTicket },
      { target: "openai-strict" },
    ) as { inputSchema: Record<string, unknown> };
    expect(inputSchema["required"]).toEqual([
      "id",
      "email",
      "title",
      "priority",
      "severity",
      "attachments",
    ]);
    expect(inputSchema["additionalProperties"]).toBe(false);
  });

  test("a document of OpenAPI 3.0 and of draft-07", () => {
    class Holder {
      @ValidateNested()
      @Type(() => Attachment)
      attachment!: Attachment;

      @OfType(() => Attachment)
      second!: Attachment;
    }
    const openapi = toSchemaDocument([Holder], { target: "openapi-3.0", nullability: "accepted" });
    expect(openapi.failures).toEqual([]);
    expect(Object.keys(openapi.schemas)).toEqual(["Attachment", "Holder"]);
    expect(openapi.schemas["Attachment"]?.["properties"]).toMatchObject({
      label: { type: "string", maxLength: 40, nullable: true },
    });
    expect(openapi.schemas["Holder"]?.["properties"]).toMatchObject({
      attachment: { $ref: "#/components/schemas/Attachment" },
    });
    const draft = toSchemaDocument([Holder], { target: "draft-07" });
    expect(draft.schemas["Holder"]?.["properties"]).toMatchObject({
      attachment: { $ref: "#/definitions/Attachment" },
    });
    const elsewhere = toSchemaDocument([Holder], { target: "draft-07", refPrefix: "#/x/" });
    expect(elsewhere.schemas["Holder"]?.["properties"]).toMatchObject({
      attachment: { $ref: "#/x/Attachment" },
    });
  });

  test("what a document's target changes can be escalated, and takes one class out", () => {
    class Pair {
      @OfType(() => Attachment)
      attachment!: Attachment;
    }
    class Tagged {
      @IsString()
      readonly name!: string;
    }
    Reflect.defineMetadata("unrelated", 1, Tagged);
    const { failures, schemas } = toSchemaDocument([Pair, Tagged], {
      target: "openapi-3.0",
      typeShape: (cls) =>
        cls === Attachment
          ? { kind: "tuple", elements: [{ kind: "any" }, { kind: "scalar", scalar: "string" }] }
          : undefined,
      diagnostics: { escalate: ["target_widened"], report: () => undefined },
    });
    expect(failures.map(({ className }) => className)).toEqual(["Pair"]);
    expect(Object.keys(schemas)).toEqual(["Tagged"]);
  });
});

test("several tools of one request are counted together", () => {
  const tools = ["first", "second"].map((name) => ({
    name,
    inputSchema: toInputSchema(CreateTicket, { target: "anthropic-strict" }),
  }));
  expect(countAnthropicStrict(tools)).toEqual({
    optional: 8,
    unionTyped: 0,
    tools: [
      {
        name: "first",
        optional: ["priority", "severity", "attachments", "attachments[].label"],
        unionTyped: [],
      },
      {
        name: "second",
        optional: ["priority", "severity", "attachments", "attachments[].label"],
        unionTyped: [],
      },
    ],
    problems: [],
  });
  const many = Array.from({ length: 7 }, () => tools[0]!);
  expect(() => {
    assertAnthropicStrict(many);
  }).toThrow("28 optional parameters, and a request takes 24 over all its strict tools");
});
