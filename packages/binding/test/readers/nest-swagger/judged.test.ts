import {
  ApiExtraModels,
  ApiProperty,
  ApiPropertyOptional,
  ApiResponseProperty,
  getSchemaPath,
  PartialType,
  PickType,
} from "@nestjs/swagger";
import { Expose, Transform, Type } from "class-transformer";
import {
  Allow,
  IsArray,
  IsBoolean,
  IsDate,
  IsDateString,
  IsDefined,
  IsEmail,
  IsEnum,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from "class-validator";
import { toInputSchema } from "../../../src/index.js";
import type { Class } from "../../../src/facts/class.js";
import { members, told } from "../../host/read.js";
import { sent } from "../../output/output.js";

enum Role {
  Admin = "admin",
  User = "user",
}

class Child {
  @ApiProperty() @IsString() name!: string;
}

const messages = (cls: Class): readonly string[] => {
  const said: string[] = [];
  toInputSchema(cls, { diagnostics: { report: ({ message }) => said.push(message) } });
  return said;
};

describe("in a class that class-validator judges", () => {
  test("what the document says of a member is told beside the rules", () => {
    class Order {
      @ApiProperty({
        title: "Name",
        description: "What it is called",
        examples: ["one", "two"],
        deprecated: true,
        writeOnly: true,
      })
      @IsString()
      name!: string;
      @ApiPropertyOptional({ default: 10, example: 20 }) @IsOptional() @IsInt() page?: number;
    }
    expect(told(Order)).toMatchObject({
      properties: {
        name: {
          title: "Name",
          description: "What it is called",
          examples: ["one", "two"],
          deprecated: true,
        },
        page: { type: "integer", examples: [20] },
      },
      required: ["name"],
      warnings: [],
    });
    expect(members(Order).get("name")).toMatchObject({ writeOnly: true });
    expect(members(Order).get("page")).toMatchObject({ default: 10 });
  });

  test("its bounds, choices, formats and names are not, since nobody checks them", () => {
    class Order {
      @ApiProperty({ minLength: 5, maxLength: 6, pattern: "^a", format: "email", name: "other" })
      @IsString()
      name!: string;
      @ApiProperty({ minimum: 5, maximum: 6, multipleOf: 2, type: "integer" })
      @IsNumber()
      count!: number;
      @ApiProperty({ enum: Role }) @IsString() role!: string;
      @ApiProperty({ enum: [1, 2] }) @IsNotEmpty() level!: number;
      @ApiProperty({ type: [String], minItems: 2, uniqueItems: true, enum: Role, isArray: true })
      @IsString({ each: true })
      tags!: string[];
      @ApiProperty({ type: "object", additionalProperties: { type: "number" } })
      @IsObject()
      map!: object;
    }
    expect(told(Order)).toMatchObject({
      properties: {
        name: { type: "string" },
        count: { type: "number" },
        role: { type: "string" },
        level: { type: "number" },
        tags: { type: "array", items: { type: "string" } },
        map: { type: "object" },
      },
      warnings: [],
    });
    expect(Object.values(told(Order).properties).flatMap(Object.keys).sort()).toEqual([
      "additionalProperties",
      "items",
      "type",
      "type",
      "type",
      "type",
      "type",
      "type",
    ]);
  });

  test("a bare @ApiProperty() contradicts no rule", () => {
    class Order {
      @ApiProperty() @IsInt() count!: number;
      @ApiProperty() @IsEnum(Role) role!: Role;
      @ApiProperty() @IsOptional() @IsString() note?: string;
      @ApiProperty() @ValidateNested() @Type(() => Child) @IsDefined() child!: Child;
      @ApiProperty() @IsArray() @IsString({ each: true }) tags!: string[];
      @ApiProperty() @Type(() => Date) @IsDate() at!: Date;
      @ApiProperty() @IsDateString() day!: Date;
      @ApiProperty() @IsBoolean() yes!: boolean;
    }
    expect(told(Order)).toMatchObject({
      properties: { count: { type: "integer" }, role: { enum: ["admin", "user"] } },
      required: ["count", "role", "child", "tags", "at", "day", "yes"],
      warnings: [],
    });
  });

  test("a type that says less exactly what a rule says contradicts nothing", () => {
    class Order {
      @ApiProperty({ type: Number }) @IsInt() count!: number;
      @ApiProperty({ enum: Role }) @IsEnum(Role) role!: Role;
      @ApiProperty({ type: String, format: "date-time" }) @Type(() => Date) @IsDate() at!: Date;
      @ApiProperty({ type: [Child] })
      @ValidateNested({ each: true })
      @Type(() => Child)
      @IsArray()
      all!: Child[];
      @ApiProperty({ type: () => [Child] })
      @ValidateNested({ each: true })
      @Type(() => Child)
      @IsArray()
      lazy!: Child[];
      @ApiProperty({ type: "object", additionalProperties: true })
      @ValidateNested()
      @Type(() => Child)
      @IsDefined()
      child!: Child;
    }
    expect(told(Order).warnings).toEqual([]);
  });

  test("a type that contradicts a rule is told of, and the rule stays", () => {
    class Order {
      @ApiProperty({ type: String }) @IsInt() count!: number;
      @ApiProperty({ type: [Number] }) @IsArray() @IsString({ each: true }) tags!: string[];
      @ApiProperty({ type: "string" }) @IsArray() @IsString({ each: true }) list!: string[];
      @ApiProperty({ enum: ["x"] }) @IsEnum(Role) role!: Role;
    }
    expect(told(Order)).toMatchObject({
      properties: {
        count: { type: "integer" },
        tags: { items: { type: "string" } },
        list: { type: "array" },
        role: { enum: ["admin", "user"] },
      },
      warnings: ["count", "tags", "list", "role"].map(
        (member) => `conflicting_declarations ${member}`,
      ),
    });
    expect(messages(Order)[0]).toBe(
      "Order.count: class-validator (@IsInt) says integer, nest-swagger (@ApiProperty) says string. " +
        "Remove one, or make them agree; the first is taken.",
    );
  });

  describe("presence is the rules'", () => {
    class Order {
      @ApiProperty() @IsOptional() @IsString() usual?: string;
      @ApiPropertyOptional() @IsOptional() @IsString() agreed?: string;
      @ApiProperty({ required: true }) @IsString() demanded!: string;
      @ApiProperty({ required: false }) @IsString() forgotten!: string;
      @ApiProperty({ required: true }) @IsOptional() @IsString() claimed?: string;
      @ApiProperty({ required: true }) @IsInt() filled = 1;
      @ApiProperty({ required: true })
      @ValidateIf((order: Order) => order.usual === "a")
      @IsString()
      sometimes!: string;
    }

    test("whatever the document says", () => {
      expect(told(Order).required).toEqual(["demanded", "forgotten"]);
    });

    test("and what contradicts it in so many words is told of", () => {
      expect(told(Order).warnings).toEqual([
        "conflicting_declarations forgotten",
        "conflicting_declarations claimed",
        "conditional_member sometimes",
      ]);
      expect(messages(Order).slice(0, 2)).toEqual([
        "Order.forgotten: class-validator (@IsString) says required, nest-swagger (@ApiProperty) says optional. " +
          "Remove one, or make them agree; the first is taken.",
        "Order.claimed: class-validator (@IsOptional) says optional, nest-swagger (@ApiProperty) says required. " +
          "Remove one, or make them agree; the first is taken.",
      ]);
    });
  });

  test("null is what the rules take, declared where the document says so too", () => {
    class Order {
      @ApiProperty({ type: String, nullable: true }) @IsString() refused!: string | null;
      @ApiProperty({ type: String, nullable: true }) @IsOptional() @IsString() taken?:
        string | null;
      @ApiProperty({ type: String }) @IsOptional() @IsString() tolerated?: string | null;
    }
    const types = [...members(Order).values()].map(({ type }) => type);
    expect(types.map(({ nullable, nullDeclared }) => [nullable, nullDeclared])).toEqual([
      [undefined, undefined],
      [true, true],
      [true, undefined],
    ]);
    expect(told(Order).warnings).toEqual([]);
  });

  test("a default that nothing fills in is told of where the member is demanded, and never states it optional", () => {
    class Order {
      @ApiProperty({ default: 10 }) @IsInt() page!: number;
      @ApiProperty({ default: 5 }) @IsInt() size = 10;
      @ApiProperty({ default: 10 }) @IsInt() same = 10;
    }
    expect(told(Order).required).toEqual(["page"]);
    expect(members(Order).get("page")).not.toHaveProperty("default");
    expect(members(Order).get("size")).toMatchObject({ default: 10 });
    expect(messages(Order)).toEqual([
      "Order.page: nest-swagger (@ApiProperty) states a default, and nothing fills it in, but class-validator (@IsInt) " +
        "demands the member. Give the member an initializer, or add @IsOptional(); the demand is told.",
      "Order.size: the default is 10 by initializer (the initializer), and 5 by nest-swagger (@ApiProperty). " +
        "Remove one, or make them agree; the first is taken.",
    ]);
  });

  test("a read-only member that the rules demand stays in the arguments, and is told of", () => {
    class Order {
      @ApiResponseProperty() @IsString() id!: string;
      @ApiResponseProperty() @IsOptional() @IsString() at?: string;
    }
    const { properties, required, warnings } = told(Order);
    expect(Object.keys(properties)).toEqual(["id"]);
    expect(required).toEqual(["id"]);
    expect(warnings).toEqual(["conflicting_declarations id"]);
    expect(Object.keys(sent(Order).properties)).toEqual(["id", "at"]);
  });

  describe("a type is believed as much as the compiler's where no rule says one", () => {
    @ApiExtraModels(Child)
    class Order {
      @ApiProperty({ type: [String] }) @IsArray() tags!: string[];
      @ApiProperty({ type: "string", format: "email" }) @IsOptional() note?: unknown;
      @ApiProperty({ enum: Role }) @Allow() role!: unknown;
      @ApiProperty({ type: () => Child }) @IsOptional() child?: Child;
      @ApiProperty({ type: [Child] }) @IsArray() all!: Child[];
      @ApiProperty({ oneOf: [{ type: "string" }, { type: "number", minimum: 3 }] })
      @IsNotEmpty()
      either!: unknown;
      @ApiProperty({ oneOf: [{ type: "string", maxLength: 3 }, { type: "number" }] })
      @IsNotEmpty()
      bounded!: unknown;
      @ApiProperty({ oneOf: [{ $ref: getSchemaPath(Child) }] }) @IsOptional() other?: unknown;
      @ApiProperty({ type: "array", items: { type: "string", maxLength: 2 } })
      @IsString({ each: true })
      list!: unknown;
      @ApiProperty({ type: "number" }) undecorated!: unknown;
    }

    test("on input", () => {
      expect(told(Order)).toMatchObject({
        properties: {
          tags: { type: "array", items: { type: "string" } },
          note: { type: "string" },
          role: { type: "string" },
          child: { type: "object" },
          all: { type: "array", items: { type: "object" } },
          either: { anyOf: [{ type: "string" }, { type: "number" }] },
          bounded: { anyOf: [{ type: "string" }, { type: "number" }] },
          other: { type: "object" },
          list: { type: "array", items: { type: "string" } },
          undecorated: { type: "number" },
        },
        required: ["tags", "all", "either", "bounded", "list"],
      });
      const { note, role, list } = told(Order).properties;
      expect([note, role, list]).toEqual([
        { type: "string" },
        { type: "string" },
        { type: "array", items: { type: "string" } },
      ]);
    });

    test("a class is told to be looked into by no rule", () => {
      expect(told(Order).warnings.filter((warning) => warning.startsWith("unvalidated"))).toEqual([
        "unvalidated_nested child",
        "unvalidated_nested all",
        "unvalidated_nested other",
      ]);
    });

    test("on output, with all that is in a class", () => {
      const child = { type: "object", properties: { name: { type: "string" } } };
      const { properties } = sent(Order, { dialect: "referenced", references: "never" });
      expect(properties).toMatchObject({ child, all: { items: child }, other: child });
    });
  });

  test("elements that a nested rule looks into are told to need @Type", () => {
    class Order {
      @ApiProperty({ type: [Child] }) @ValidateNested({ each: true }) @IsArray() all!: Child[];
    }
    expect(told(Order).warnings).toEqual(["unsatisfiable_member all"]);
  });

  test("nothing is said of what stands behind a transform, and no contradiction is made of it", () => {
    class Order {
      @ApiProperty({ type: String, required: false })
      @Transform(({ value }: { value: string }) => value.split(","))
      @IsArray()
      tags!: string[];
    }
    expect(told(Order)).toMatchObject({
      properties: { tags: {} },
      warnings: ["opaque_transform tags"],
    });
    expect(told(Order).properties["tags"]).toEqual({});
  });

  test("a name on the wire is class-transformer's", () => {
    class Order {
      @ApiProperty({ name: "swagger" }) @Expose({ name: "exposed" }) @IsString() name!: string;
    }
    expect(Object.keys(told(Order).properties)).toEqual(["exposed"]);
  });

  test("rules and documents follow a member into a mapped type", () => {
    class Order {
      @ApiProperty({ description: "What it is called", minLength: 9 })
      @IsString()
      @MaxLength(3)
      name!: string;
      @ApiProperty({ description: "How many", type: Number }) @IsInt() @Min(1) count!: number;
    }
    const { name, count } = told(Order).properties;
    expect(name).toEqual({ type: "string", maxLength: 3, description: "What it is called" });
    expect(told(PartialType(Order))).toMatchObject({ properties: { name, count }, warnings: [] });
    expect(told(PartialType(Order)).required).toEqual([]);
    expect(told(PickType(Order, ["count"]))).toMatchObject({
      properties: { count },
      required: ["count"],
      warnings: [],
    });
  });

  test("a class as people write them is told without noise", () => {
    class Order {
      @ApiProperty({ example: "ada@x.y", description: "Mail" }) @IsEmail() email!: string;
      @ApiProperty({ enum: Role, enumName: "Role", default: Role.Admin })
      @IsOptional()
      @IsEnum(Role)
      role = Role.Admin;
      @ApiProperty({ type: () => [Child] })
      @IsArray()
      @ValidateNested({ each: true })
      @Type(() => Child)
      items!: Child[];
      @ApiProperty({ type: [String], format: "uuid" }) @IsUUID("4", { each: true }) ids!: string[];
      @ApiPropertyOptional({ type: Number, minimum: 1, maximum: 100, default: 10 })
      @IsOptional()
      @Type(() => Number)
      @IsInt()
      limit?: number = 10;
      @ApiPropertyOptional({ type: "object", additionalProperties: { type: "string" } })
      @IsOptional()
      @IsObject()
      meta?: Record<string, string>;
      @ApiProperty({ nullable: true, type: Number }) @IsOptional() @IsNumber() price!:
        number | null;
      @ApiProperty({ type: String, format: "date-time" }) @IsDateString() at!: string;
      @ApiProperty({ type: "string", isArray: true, enum: Role })
      @IsEnum(Role, { each: true })
      roles!: Role[];
    }
    expect(told(Order)).toMatchObject({
      properties: { limit: { type: "integer" }, roles: { items: { enum: ["admin", "user"] } } },
      required: ["email", "items", "ids", "at", "roles"],
      warnings: [],
    });
  });
});
