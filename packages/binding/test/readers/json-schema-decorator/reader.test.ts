import { Type } from "class-transformer";
import { Allow, IsArray, IsInt, IsOptional, IsString, ValidateNested } from "class-validator";
import { JSONSchema, validationMetadatasToSchemas } from "class-validator-jsonschema";
import { ApiProperty } from "@nestjs/swagger";
import { toInputSchema, toTypeShape } from "../../../src/index.js";
import type { Claim } from "../../../src/facts/fact.js";
import type { Class } from "../../../src/facts/class.js";
import { jsonSchemaDecoratorReader } from "../../../src/readers/json-schema-decorator/reader.js";
import { members, told } from "../../host/read.js";

type Given = Parameters<typeof JSONSchema>[0];

const DESCRIPTION = "class-validator-jsonschema:JSONSchema";

const claims = (cls: Class, member: string): readonly Claim[] =>
  jsonSchemaDecoratorReader.readMember(cls, member, {}).map(({ claim }) => claim);

describe("@JSONSchema on a member", () => {
  class Order {
    @IsString()
    @JSONSchema({
      title: "Name",
      description: "What it is called",
      examples: ["one"],
      deprecated: true,
      minLength: 3,
      pattern: "^a",
      format: "email",
      enum: ["a"],
      type: "string",
      nullable: true,
    })
    name!: string;
    @IsOptional() @IsInt() @JSONSchema({ default: 10, minimum: 5, writeOnly: true }) page?: number;
    @IsArray()
    @JSONSchema({ items: { type: "string", maxLength: 3 }, minItems: 2 })
    tags!: unknown[];
    @Allow()
    @JSONSchema({ type: "object", additionalProperties: { type: "number" } })
    map!: unknown;
  }

  test("is kept under a symbol of the package's own, on the class, by the member's name", () => {
    const keys = Reflect.getMetadataKeys(Order, "name") as readonly symbol[];
    expect(keys.map(({ description }) => description)).toEqual([DESCRIPTION]);
    expect(Symbol.keyFor(keys[0]!)).toBeUndefined();
  });

  test("is told as it is written, by the reader", () => {
    expect(claims(Order, "page")).toEqual([
      { says: "constraints", constraints: { minimum: 5 } },
      { says: "default", value: 10 },
      { says: "write-only" },
    ]);
    expect(claims(Order, "other")).toEqual([]);
    expect(jsonSchemaDecoratorReader.ownMembers(Order)).toEqual([]);
  });

  test("annotates what the rules say, which stays", () => {
    expect(told(Order)).toMatchObject({
      required: ["name", "tags"],
      warnings: [],
    });
    const { name, page, tags, map } = told(Order).properties;
    expect(name).toEqual({
      type: "string",
      title: "Name",
      description: "What it is called",
      examples: ["one"],
      deprecated: true,
    });
    expect(page).toEqual({ type: "integer" });
    expect(tags).toEqual({ type: "array", items: { type: "string" } });
    expect(map).toEqual({ type: "object", additionalProperties: { type: "number" } });
    expect(members(Order).get("page")).toMatchObject({ default: 10, writeOnly: true });
  });

  test("that contradicts a rule on the type is told of", () => {
    class Dto {
      @IsInt() @JSONSchema({ type: "string" }) count!: number;
    }
    expect(told(Dto)).toMatchObject({
      properties: { count: { type: "integer" } },
      warnings: ["conflicting_declarations count"],
    });
  });

  test("gives way to @ApiProperty", () => {
    class Dto {
      @IsInt()
      @JSONSchema({ description: "theirs", title: "T" })
      @ApiProperty({ description: "swagger's" })
      count!: number;
    }
    expect(members(Dto).get("count")).toMatchObject({ description: "swagger's", title: "T" });
  });

  test("replaces the one before it, and is inherited", () => {
    class Base {
      @IsString()
      @JSONSchema({ title: "outer" })
      @JSONSchema({ title: "inner", description: "inner" })
      name!: string;
      @IsString() @JSONSchema({ title: "base" }) other!: string;
    }
    class Derived extends Base {
      @JSONSchema({ title: "derived" }) override other!: string;
    }
    expect(claims(Base, "name")).toEqual([{ says: "title", text: "outer" }]);
    expect(claims(Derived, "name")).toEqual([{ says: "title", text: "outer" }]);
    expect(claims(Derived, "other")).toEqual([{ says: "title", text: "derived" }]);
  });

  test("that is a function is told of, and not called", () => {
    let isCalled = false;
    class Dto {
      @IsString()
      @JSONSchema((schema) => {
        isCalled = true;
        return schema;
      })
      name!: string;
    }
    expect(told(Dto)).toMatchObject({
      properties: { name: { type: "string" } },
      warnings: ["unreadable_shape name"],
    });
    expect(isCalled).toBe(false);
  });

  test("of a second copy of the package is read as well", () => {
    class Dto {
      @IsString() @JSONSchema({ title: "One" }) name!: string;
    }
    Reflect.defineMetadata(Symbol(DESCRIPTION), { description: "Two" }, Dto, "name");
    expect(members(Dto).get("name")).toMatchObject({ title: "One", description: "Two" });
  });

  test("refers to classes by no name that is known, which is told where no rule says the type", () => {
    class Child {
      @IsString() name!: string;
    }
    class Dto {
      @ValidateNested()
      @Type(() => Child)
      @JSONSchema({ $ref: "#/definitions/Child" })
      child!: Child;
      @IsOptional() @JSONSchema({ $ref: "#/definitions/Child" }) other!: unknown;
    }
    expect(told(Dto).warnings).toEqual(["unenforced_presence child", "unreadable_shape other"]);
  });

  test.each<unknown>([null, undefined, 3, "text", [], [{ title: "T" }]])(
    "that is %p says nothing",
    (value) => {
      class Dto {
        @IsString() @JSONSchema(value as Given) name!: string;
      }
      expect(claims(Dto, "name")).toEqual([]);
      expect(told(Dto).warnings).toEqual([]);
    },
  );

  test("of any name is read", () => {
    class Dto {}
    for (const name of ["__proto__", "constructor", "toString"]) {
      IsString()(Dto.prototype, name);
      JSONSchema({ title: name })(Dto.prototype, name);
    }
    expect([...members(Dto).values()].map(({ title }) => title)).toEqual([
      "__proto__",
      "constructor",
      "toString",
    ]);
  });

  test("alone makes no member, as in the package itself", () => {
    class Dto {
      @IsString() name!: string;
      @JSONSchema({ type: "string" }) alone!: string;
    }
    expect(Object.keys(validationMetadatasToSchemas()["Dto"]?.properties ?? {})).not.toContain(
      "alone",
    );
    expect([...members(Dto).keys()]).toEqual(["name"]);
  });

  test("that contains itself ends somewhere", () => {
    const schema: Record<string, unknown> = { type: "array" };
    schema["items"] = schema;
    class Dto {
      @Allow() @JSONSchema(schema) list!: unknown;
    }
    expect(() => toTypeShape(Dto, { diagnostics: { report: () => undefined } })).not.toThrow();
  });
});

describe("@JSONSchema on a class", () => {
  test("describes it, and lets it take other keys where it says so", () => {
    @JSONSchema({
      title: "Order",
      description: "What is wanted",
      deprecated: true,
      additionalProperties: true,
    })
    class Dto {
      @IsString() name!: string;
    }
    class Derived extends Dto {}
    expect(toInputSchema(Dto)).toMatchObject({
      description: "What is wanted",
      deprecated: true,
      additionalProperties: true,
    });
    expect(toTypeShape(Dto).shape.types["Dto"]).toMatchObject({ title: "Order" });
    expect(toInputSchema(Derived)["additionalProperties"]).toBe(false);
    expect(jsonSchemaDecoratorReader.knows(Dto)).toBe(true);
    expect(jsonSchemaDecoratorReader.knows(class {})).toBe(false);
  });

  test("that is a function, or of wrong kinds, says nothing", () => {
    @JSONSchema((schema) => schema)
    class One {
      @IsString() name!: string;
    }
    @JSONSchema({ title: 3, description: {}, additionalProperties: "yes" } as unknown as Given)
    class Other {
      @IsString() name!: string;
    }
    expect(jsonSchemaDecoratorReader.readClass(One)).toEqual([]);
    expect(jsonSchemaDecoratorReader.readClass(Other)).toEqual([]);
  });
});
