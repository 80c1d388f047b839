import { Exclude, Expose, instanceToPlain, Transform, Type } from "class-transformer";
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDate,
  IsDateString,
  IsEmail,
  IsEnum,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from "class-validator";
import { ArrayOf, Binary, Decimal, MapOf, OfType } from "../../src/index.js";
import { sent } from "./output.js";

enum Status {
  draft = "draft",
  done = "done",
}

test("a Date is a date-time text, a Map an object, a Set an array, a Buffer base64", () => {
  class Report {
    @IsDate() @Type(() => Date) at!: Date;
    @OfType(() => Date) on!: Date;
    @MapOf(() => Number) counts!: Map<string, number>;
    @ArrayOf(() => String) tags!: Set<string>;
    @Binary() bytes!: Buffer;
    @Type(() => Buffer) typed!: Buffer;
    @Decimal() price!: string;
  }
  expect(sent(Report).properties).toEqual({
    at: { type: "string", format: "date-time" },
    on: { type: "string", format: "date-time" },
    counts: { type: "object", additionalProperties: { type: "number" } },
    tags: { type: "array", items: { type: "string" } },
    bytes: { type: "string", contentEncoding: "base64" },
    typed: { type: "string", contentEncoding: "base64" },
    price: { type: "string", format: "decimal" },
  });
});

test("a validator's types, choices and nulls hold of what is sent; its bounds and formats do not", () => {
  class Person {
    @IsInt() @Min(1) @Max(9) age!: number;
    @IsEmail() @MinLength(3) @MaxLength(80) mail!: string;
    @IsUUID() id!: string;
    @IsDateString() when!: string;
    @IsString() @Matches(/^a/u) code!: string;
    @IsEnum(Status) status!: Status;
    @IsOptional() @IsIn(["a", "b"]) letter?: string | null;
    @IsArray()
    @ArrayMaxSize(3)
    @IsEmail({}, { each: true })
    @IsString({ each: true })
    to!: string[];
    @IsOptional() @IsBoolean() active?: boolean | null;
  }
  const { schema, told } = sent(Person);
  expect(schema).toEqual({
    type: "object",
    properties: {
      age: { type: "integer" },
      mail: { type: "string" },
      id: { type: "string" },
      when: { type: "string" },
      code: { type: "string" },
      status: { type: "string", enum: ["draft", "done"] },
      letter: { type: ["string", "null"], enum: ["a", "b", null] },
      to: { type: "array", items: { type: "string" } },
      active: { type: ["boolean", "null"] },
    },
    required: ["age", "mail", "id", "when", "code", "status", "to"],
  });
  expect(told).toEqual([]);
});

test("a class is its whole shape, looked into or not, and nothing is told of what arguments would lack", () => {
  class Address {
    @IsString() @MinLength(1) city!: string;
  }
  class Order {
    @IsOptional() address!: Address;
    @ValidateNested() @Type(() => Address) billing!: Address;
    @Type(() => Address) others!: Address[];
    @IsDate() at!: Date;
  }
  const address = {
    type: "object",
    properties: { city: { type: "string" } },
    required: ["city"],
  };
  const { properties, told } = sent(Order);
  expect(properties).toEqual({
    address: { ...address, type: ["object", "null"] },
    billing: address,
    others: { type: "array", items: address },
    at: { type: "string", format: "date-time" },
  });
  expect(told).toEqual([]);
});

test("names, exclusions and getters are those of instanceToPlain", () => {
  class Account {
    @Expose({ name: "user_name" }) @IsString() userName = "ann";
    @Exclude({ toPlainOnly: true }) @IsString() password = "secret";
    @Exclude({ toClassOnly: true }) @IsInt() id = 1;
    @Expose({ groups: ["admin"] }) @IsInt() logins = 2;
    @Expose() @OfType(() => String) get label(): string {
      return ["label"].join();
    }
    @Expose() @IsOptional() @IsString() get note(): string | undefined {
      return undefined;
    }
    @IsString() get silent(): string {
      return ["silent"].join();
    }
  }
  for (const groups of [[], ["admin"]]) {
    const { schema, properties, required } = sent(Account, { host: { transform: { groups } } });
    const json = JSON.parse(JSON.stringify(instanceToPlain(new Account(), { groups }))) as object;
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(json)));
    expect(Object.keys(json)).toEqual(expect.arrayContaining([...required]));
    expect(properties).not.toHaveProperty("password");
    expect(properties).not.toHaveProperty("silent");
    expect("logins" in properties).toBe(groups.length > 0);
    expect(required).toContain("label");
    expect(required).not.toContain("note");
    expect(JSON.stringify(schema)).not.toContain("additionalProperties");
  }
});

test("a transform that makes what is sent hides its type; one for arguments does not", () => {
  class Price {
    @Transform(({ value }) => String(value), { toPlainOnly: true }) @IsInt() shown!: number;
    @Transform(({ value }) => Number(value), { toClassOnly: true }) @IsInt() parsed!: number;
    @Transform(({ value }) => String(value), { toPlainOnly: true })
    @OfType(() => String)
    @IsInt()
    declared!: number;
  }
  const { properties, required, told } = sent(Price);
  expect(properties).toEqual({
    shown: {},
    parsed: { type: "integer" },
    declared: { type: "string" },
  });
  expect(required).toEqual(["parsed"]);
  expect(told[0]).toBe(
    "opaque_transform: Price.shown: @Transform makes another value of the member when it is sent, so that the rules do " +
      "not tell its type. Declare the output with @OfType, @Enum, @ArrayOf or another decorator of @shapewright/binding.",
  );
});
