import { ApiProperty, ApiPropertyOptional, ApiResponseProperty, ApiSchema } from "@nestjs/swagger";
import { Exclude, Expose, Transform } from "class-transformer";
import { toInputSchema } from "../../../src/index.js";
import { Describe, OfType, Optional, Required } from "../../../src/index.js";
import { members, told } from "../../host/read.js";
import { sent } from "../../output/output.js";

enum Role {
  Admin = "admin",
  User = "user",
}

describe("in a class that no validator judges", () => {
  test("everything that is documented is stated", () => {
    @ApiSchema({ description: "What is wanted" })
    class Order {
      @ApiProperty({
        title: "T",
        description: "D",
        deprecated: true,
        example: "one",
        examples: ["two"],
      })
      name!: string;
      @ApiProperty({
        type: "string",
        nullable: true,
        examples: { a: { value: "x" }, b: "y" } as never,
      })
      note!: string | null;
      @ApiPropertyOptional({ enum: Role, default: Role.User }) role?: Role;
      @ApiProperty({
        minimum: 0,
        exclusiveMinimum: true as never,
        maximum: 9,
        exclusiveMaximum: 10 as never,
      })
      count!: number;
      @ApiProperty({ type: String, writeOnly: true, pattern: /^\d+$/ as never }) code!: string;
      @ApiProperty({ type: "array", items: { type: "string", nullable: true }, uniqueItems: true })
      tags!: unknown;
      @ApiProperty({
        type: "object",
        additionalProperties: true,
        minProperties: 1,
        maxProperties: 2,
      })
      free!: object;
      @ApiProperty({ example: new Date(0), default: () => "x" }) at!: Date;
    }
    expect(toInputSchema(Order, { nullability: "declared", defaults: "state" })).toEqual({
      type: "object",
      description: "What is wanted",
      properties: {
        name: {
          type: "string",
          title: "T",
          description: "D",
          deprecated: true,
          examples: ["one", "two"],
        },
        note: { type: ["string", "null"], examples: ["x", "y"] },
        role: { type: "string", enum: ["admin", "user"], default: "user" },
        count: { type: "number", maximum: 9, exclusiveMinimum: 0, exclusiveMaximum: 10 },
        code: { type: "string", pattern: "^\\d+$" },
        tags: { type: "array", items: { type: ["string", "null"] }, uniqueItems: true },
        free: { type: "object", additionalProperties: true, minProperties: 1, maxProperties: 2 },
        at: { type: "string", format: "date-time", examples: ["1970-01-01T00:00:00.000Z"] },
      },
      required: ["name", "note", "count", "code", "tags", "free", "at"],
      additionalProperties: false,
    });
  });

  test("a schema within is said in the words of JSON Schema", () => {
    class Order {
      @ApiProperty({
        type: "object",
        properties: {
          a: { type: "string", nullable: true, enum: ["x"], example: "x", format: "int32" },
          b: { type: "number", minimum: 1, exclusiveMinimum: true as never },
          c: {
            type: "array",
            items: { oneOf: [{ type: "string" }, { type: "boolean" }], nullable: true },
          },
          d: { nullable: true, description: "Anything" },
        },
        required: ["a"],
        selfRequired: true,
      })
      raw!: object;
    }
    expect(told(Order).properties["raw"]).toEqual({
      type: "object",
      properties: {
        a: { anyOf: [{ type: "string", enum: ["x"], examples: ["x"] }, { type: "null" }] },
        b: { type: "number", exclusiveMinimum: 1 },
        c: {
          type: "array",
          items: {
            anyOf: [{ oneOf: [{ type: "string" }, { type: "boolean" }] }, { type: "null" }],
          },
        },
        d: { description: "Anything" },
      },
      required: ["a"],
    });
  });

  test("the name of @ApiProperty is the one on the wire, unless class-transformer gives one", () => {
    class Order {
      @ApiProperty({ name: "wire" }) name!: string;
      @ApiProperty({ name: "swagger" }) @Expose({ name: "exposed" }) other!: string;
      @ApiProperty() @Exclude() hidden!: string;
    }
    expect(Object.keys(told(Order).properties)).toEqual(["wire", "exposed"]);
  });

  test("own decorators win, and only what is said in so many words contradicts them", () => {
    class Order {
      @Optional() @ApiProperty() optional!: string;
      @Describe("Ours") @ApiProperty({ description: "Theirs" }) described!: string;
      @Required() @ApiPropertyOptional() required!: string;
      @OfType(() => String) @ApiProperty({ type: Number }) typed!: unknown;
    }
    expect(told(Order)).toMatchObject({
      properties: { described: { description: "Ours" }, typed: { type: "string" } },
      required: ["described", "required", "typed"],
      warnings: ["conflicting_declarations required", "conflicting_declarations typed"],
    });
  });

  test("what is sent is as it is documented, behind a transform too", () => {
    class Order {
      @Expose()
      @Transform(({ obj }: { obj: { id: unknown } }) => String(obj.id))
      @ApiProperty({ type: String })
      id!: unknown;
      @ApiResponseProperty({ enum: Role }) role!: Role;
      @ApiPropertyOptional({ default: "x" }) note?: string;
    }
    expect(sent(Order)).toMatchObject({
      properties: {
        id: { type: "string" },
        role: { enum: ["admin", "user"] },
        note: { type: "string" },
      },
      required: ["id", "role"],
      told: [],
    });
  });

  test("a read-only member is no argument", () => {
    class Order {
      @ApiResponseProperty() id!: string;
      @ApiProperty() name!: string;
    }
    expect(Object.keys(told(Order).properties)).toEqual(["name"]);
    expect(members(Order).get("id")).toMatchObject({ readOnly: true });
  });

  test("schemas that branch into themselves are read in no time", () => {
    const members: Record<string, unknown> = {};
    const variants: unknown[] = [];
    for (let count = 0; count < 30; count += 1) {
      members[String(count)] = { type: "object", properties: members };
      variants.push({ oneOf: variants, type: "array", items: { anyOf: variants } });
    }
    class Order {
      @ApiProperty({ type: "object", properties: members } as never) one!: unknown;
      @ApiProperty({ oneOf: variants } as never) other!: unknown;
      @ApiProperty({ type: members as never }) literal!: unknown;
    }
    const before = performance.now();
    expect(told(Order).warnings).toEqual([
      "unreadable_shape one",
      "unreadable_shape other",
      "unreadable_shape literal",
    ]);
    expect(performance.now() - before).toBeLessThan(2000);
  });
});
