import {
  ApiExtraModels,
  ApiHideProperty,
  ApiProperty,
  ApiPropertyOptional,
  ApiResponseProperty,
  ApiSchema,
  getSchemaPath,
  PartialType,
} from "@nestjs/swagger";
import type { Claim } from "../../../src/facts/fact.js";
import type { Class } from "../../../src/facts/class.js";
import { nestSwaggerReader } from "../../../src/readers/nest-swagger/reader.js";
import { toTypeShape } from "../../../src/index.js";
import { members, told } from "../../host/read.js";

const OPTIONS = "swagger/apiModelProperties";
const MEMBERS = "swagger/apiModelPropertiesArray";

const read = (cls: Class, member: string) => nestSwaggerReader.readMember(cls, member, {});
const claims = (cls: Class, member: string): readonly Claim[] =>
  read(cls, member).map(({ claim }) => claim);
const type = (cls: Class, member: string) =>
  claims(cls, member).find((claim) => claim.says === "type")?.type;

/** A class whose one member has the options, as the decorator or a hand has written them. */
function withOptions(options: unknown): Class {
  class Dto {}
  Reflect.defineMetadata(MEMBERS, [":member"], Dto.prototype);
  Reflect.defineMetadata(OPTIONS, options, Dto.prototype, "member");
  return Dto;
}

function declared(options: object): Class {
  class Dto {}
  ApiProperty(options)(Dto.prototype, "member");
  return Dto;
}

describe("the package's metadata", () => {
  test("is where it is read", () => {
    class Dto {
      @ApiProperty({ description: "A" }) one!: string;
      @ApiPropertyOptional() two?: number;
      @ApiResponseProperty() three!: boolean;
    }
    expect(Reflect.getMetadata(MEMBERS, Dto.prototype)).toEqual([":one", ":two", ":three"]);
    expect(Reflect.getMetadata(OPTIONS, Dto.prototype, "one")).toMatchObject({
      type: String,
      description: "A",
    });
    expect(nestSwaggerReader.ownMembers(Dto)).toEqual(["one", "two", "three"]);
    expect(nestSwaggerReader.knows(Dto)).toBe(true);
    expect(nestSwaggerReader.knows(class {})).toBe(false);
  });

  test("is named by the decorator that wrote it", () => {
    expect(read(declared({ title: "T" }), "member")).toEqual([
      {
        member: "member",
        source: "nest-swagger",
        level: "value",
        decorator: "@ApiProperty",
        claim: { says: "title", text: "T" },
      },
      {
        member: "member",
        source: "nest-swagger",
        level: "value",
        decorator: "@ApiProperty",
        claim: { says: "presence", required: true, implied: true },
      },
    ]);
  });

  test("has nothing of @ApiHideProperty, which writes none when the program runs", () => {
    class Dto {
      @ApiHideProperty() secret!: string;
      @ApiProperty() @ApiHideProperty() both!: string;
    }
    expect(Reflect.getMetadata(OPTIONS, Dto.prototype, "secret")).toBeUndefined();
    expect(nestSwaggerReader.ownMembers(Dto)).toEqual(["both"]);
  });
});

describe("a type", () => {
  class Child {}
  class Dto {
    @ApiProperty() reflected!: string;
    @ApiProperty({ type: Number }) repeated!: number;
    @ApiProperty({ type: () => Child }) lazily!: Child;
  }

  test("that the compiler says too is not claimed", () => {
    expect(["reflected", "repeated", "lazily"].map((member) => type(Dto, member))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("that a base's decorator wrote down is not claimed either, where a derived class has another", () => {
    class Derived extends Dto {
      declare repeated: never;
    }
    Reflect.defineMetadata("design:type", String, Derived.prototype, "repeated");
    expect(type(Derived, "repeated")).toBeUndefined();
  });

  test.each([
    [
      { type: () => undefined },
      "gave undefined, most likely because two modules import each other",
    ],
    [{ type: () => null }, "gave null"],
    [
      {
        type: () => {
          throw new Error("not yet");
        },
      },
      "threw (not yet), most likely because two modules import each other",
    ],
    [{ type: "colour" }, 'is "colour", which is none of JSON Schema'],
    [{ type: Promise }, "is Promise, which has no JSON form"],
    [{ type: () => () => undefined }, "gave undefined"],
    [{ oneOf: [{ $ref: getSchemaPath("Unknown") }] }, "Add @ApiExtraModels(X) to the class"],
    [
      { type: "object", properties: { a: { $ref: "#/components/schemas/A" } } },
      "Declare a class with these members",
    ],
    [
      { allOf: [{ $ref: "#/components/schemas/A" }, { $ref: "#/components/schemas/B" }] },
      "Declare a class that has the members of all",
    ],
  ])("that cannot be read is told so, with the remedy: %p", (options, reason) => {
    const cls = declared(options);
    expect(type(cls, "member")).toMatchObject({
      kind: "unknown",
      reason: expect.stringContaining(reason) as unknown,
    });
    expect(told(cls).warnings).toEqual(["unreadable_shape member"]);
  });

  test("that is named is told in the words of claims", () => {
    expect(
      [
        { type: "file" },
        { type: "string", format: "byte" },
        { type: "string", format: "password" },
        { type: ["string", "null"] },
        { type: [["string"]] },
        { type: { Low: 1, High: 2 } },
        { type: "null" },
        { isArray: true },
        { enum: [1, "a", null] },
        { enum: [] },
        { enum: undefined },
        { enum: [{}], type: "string" },
      ].map((options) => type(withOptions(options), "member")),
    ).toEqual([
      { kind: "string" },
      { kind: "binary" },
      { kind: "string" },
      { kind: "string" },
      { kind: "array", element: { kind: "array", element: { kind: "string" } } },
      { kind: "enum", facts: { wireForm: "integer", names: [], numbers: [1, 2] } },
      { kind: "enum", facts: { wireForm: "json", names: [], numbers: [], values: [null] } },
      { kind: "array" },
      { kind: "enum", facts: { wireForm: "json", names: [], numbers: [], values: [1, "a", null] } },
      undefined,
      undefined,
      { kind: "string" },
    ]);
  });
});

describe("a reference", () => {
  @ApiSchema({ name: "Hound" })
  class Dog {
    @ApiProperty() name!: string;
  }
  class Cat {}

  @ApiExtraModels(Dog, Cat)
  class Base {}

  class Owner extends Base {
    @ApiProperty({ allOf: [{ $ref: getSchemaPath(Dog) }] }) dog!: unknown;
    @ApiProperty({ type: "object", additionalProperties: { $ref: getSchemaPath(Cat) } })
    cats!: unknown;
    @ApiProperty({ type: "array", items: { $ref: getSchemaPath("Owner") } }) self!: unknown;
  }

  test("is followed to the extra models of the class and its bases, by the name that @ApiSchema gives", () => {
    expect(type(Owner, "dog")).toEqual({ kind: "class", cls: Dog });
    expect(type(Owner, "cats")).toEqual({ kind: "map", values: { kind: "class", cls: Cat } });
  });

  test("is followed to the class itself", () => {
    expect(type(Owner, "self")).toEqual({ kind: "array", element: { kind: "class", cls: Owner } });
  });

  test("that a discriminator maps tells its class apart", () => {
    @ApiExtraModels(Dog, Cat)
    class Pets {
      @ApiProperty({
        oneOf: [{ $ref: getSchemaPath(Dog) }, { $ref: getSchemaPath(Cat) }],
        discriminator: {
          propertyName: "kind",
          mapping: { d: getSchemaPath(Dog), c: getSchemaPath(Cat) },
        },
      })
      pet!: unknown;
      @ApiProperty({
        oneOf: [{ $ref: getSchemaPath(Dog) }, { $ref: getSchemaPath(Cat) }],
        discriminator: { propertyName: "kind", mapping: { d: getSchemaPath(Dog) } },
      })
      half!: unknown;
    }
    expect(type(Pets, "pet")).toMatchObject({
      discriminator: "kind",
      variants: [{ cls: Dog, tag: { value: "d" } }, { cls: Cat }],
    });
    expect(type(Pets, "half")).toEqual({
      kind: "one-of",
      variants: [
        { kind: "class", cls: Dog },
        { kind: "class", cls: Cat },
      ],
    });
  });
});

describe("what is wrong in the metadata takes nothing else down", () => {
  const cyclic: Record<string, unknown> = {};
  cyclic["self"] = cyclic;
  const nested: Record<string, unknown> = { type: "array" };
  nested["items"] = nested;
  const properties: Record<string, unknown> = { type: "object" };
  properties["properties"] = { self: properties };
  const list: unknown[] = [];
  list.push(list);

  test.each<[string, unknown]>([
    ["a text", "options"],
    ["a list", [1]],
    ["null", null],
    ["a function", () => ({})],
    ["a number", 3],
  ])("options that are %s say nothing", (_, options) => {
    expect(claims(withOptions(options), "member")).toEqual([]);
  });

  test("options of wrong kinds say nothing of what they are about", () => {
    const cls = withOptions({
      title: 3,
      description: {},
      deprecated: "yes",
      example: cyclic,
      examples: "one",
      default: () => 1,
      minLength: -1,
      maxLength: 1.5,
      minimum: NaN,
      maximum: Infinity,
      multipleOf: 0,
      exclusiveMinimum: "1",
      pattern: "(",
      format: 3,
      name: 5,
      readOnly: "true",
      nullable: 1,
      oneOf: {},
      allOf: [],
      items: 3,
      uniqueItems: "a",
      minItems: null,
      additionalProperties: "x",
      properties: [],
      enum: 4,
    });
    expect(claims(cls, "member")).toEqual([{ says: "presence", required: true, implied: true }]);
  });

  test.each<[string, object]>([
    ["items", nested],
    ["properties", properties],
    ["a type", { type: list }],
    [
      "variants",
      (() => {
        const one: Record<string, unknown> = {};
        one["oneOf"] = [one];
        return one;
      })(),
    ],
    ["the literal of an object", { type: properties }],
    [
      "a type function",
      (() => {
        const give = (): unknown => give;
        return { type: give };
      })(),
    ],
  ])("%s that contain themselves end somewhere", (_, options) => {
    expect(() =>
      toTypeShape(withOptions(options), { diagnostics: { report: () => undefined } }),
    ).not.toThrow();
  });

  test("frozen options are read as they are", () => {
    const options = Object.freeze({
      type: "string",
      enum: Object.freeze(["a"]),
      examples: Object.freeze(["a"]),
    });
    expect(told(declared(options)).properties["member"]).toEqual({
      type: "string",
      enum: ["a"],
      examples: ["a"],
    });
  });

  test.each<unknown>([null, "list", 4, [3, null, {}, "noColon", ":"], {}])(
    "a list of members that is %p",
    (listed) => {
      class Dto {
        @ApiProperty() name!: string;
      }
      Reflect.defineMetadata(MEMBERS, listed, Dto.prototype);
      expect(nestSwaggerReader.ownMembers(Dto)).toEqual([]);
      expect(() => nestSwaggerReader.watch?.(Dto)).not.toThrow();
    },
  );

  test.each<unknown>([null, "x", [null], [[]], [3], {}])(
    "options of a class that are %p",
    (options) => {
      class Dto {}
      Reflect.defineMetadata("swagger/apiSchema", options, Dto);
      Reflect.defineMetadata("swagger/apiExtraModels", options, Dto);
      ApiProperty({ allOf: [{ $ref: getSchemaPath("A") }] })(Dto.prototype, "member");
      expect(nestSwaggerReader.readClass(Dto)).toEqual([]);
      expect(type(Dto, "member")).toMatchObject({ kind: "unknown" });
    },
  );

  test("a member whose options throw is told so by itself", () => {
    class Dto {
      @ApiProperty() fine!: string;
    }
    const throwing = {
      get title(): string {
        throw new Error("no title");
      },
    };
    Reflect.defineMetadata(MEMBERS, [":member", ":fine"], Dto.prototype);
    Reflect.defineMetadata(OPTIONS, throwing, Dto.prototype, "member");
    expect(told(Dto)).toMatchObject({
      properties: { fine: { type: "string" } },
      warnings: ["unreadable_shape member"],
    });
  });

  test("members of any name are members, symbols and methods are none", () => {
    class Dto {
      @ApiProperty() method(): void {}
    }
    const decorate = ApiProperty({ type: "string" });
    for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"])
      decorate(Dto.prototype, name);
    decorate(Dto.prototype, Symbol("hidden"));
    expect(nestSwaggerReader.ownMembers(Dto)).toEqual([
      "__proto__",
      "constructor",
      "toString",
      "hasOwnProperty",
    ]);
    expect(type(Dto, "__proto__")).toEqual({ kind: "string" });
    expect([...members(Dto).keys()]).toEqual([
      "__proto__",
      "constructor",
      "toString",
      "hasOwnProperty",
    ]);
  });

  test("an accessor is not run", () => {
    class Dto {
      @ApiProperty({ type: "string" })
      get name(): string {
        throw new Error("run");
      }
    }
    expect(members(Dto).get("name")).toMatchObject({ type: { scalar: "string" }, readOnly: true });
  });

  test("reading alters nothing of it", () => {
    const options = {
      type: () => [String],
      enum: ["a"],
      isArray: true,
      nullable: true,
      pattern: /a/,
    };
    class Dto {}
    ApiProperty(options)(Dto.prototype, "member");
    const before = Reflect.getMetadata(OPTIONS, Dto.prototype, "member") as object;
    const copy = { ...before };
    toTypeShape(Dto);
    expect(Reflect.getMetadata(OPTIONS, Dto.prototype, "member")).toBe(before);
    expect(before).toEqual(copy);
    expect(Reflect.getMetadataKeys(Dto)).toEqual([]);
  });
});

describe("inheritance", () => {
  class Base {
    @ApiProperty({ description: "Of the base", minLength: 2 }) name!: string;
    @ApiProperty() first!: string;
  }
  class Derived extends Base {
    @ApiProperty({ description: "Of the derived" }) override name!: string;
    @ApiProperty() last!: string;
  }

  test("is the package's own: what a derived class does not state stays", () => {
    expect(claims(Derived, "name")).toEqual([
      { says: "constraints", constraints: { minSize: 2 } },
      { says: "description", text: "Of the derived" },
      { says: "presence", required: true, implied: true },
    ]);
  });

  test("lists each member once, with its own class", () => {
    expect(nestSwaggerReader.ownMembers(Base)).toEqual(["name", "first"]);
    expect(nestSwaggerReader.ownMembers(Derived)).toEqual(["name", "last"]);
    expect([...members(Derived).keys()]).toEqual(["name", "first", "last"]);
  });

  test("of a mapped type goes by what was copied; its members are optional by the rules that the package adds", () => {
    const Part = PartialType(Derived);
    expect([...members(Part).keys()]).toEqual(["name", "first", "last"]);
    expect(claims(Part, "name")).toContainEqual({ says: "presence", required: false });
    expect(told(Part)).toMatchObject({
      properties: { name: { type: "string", description: "Of the derived" } },
      warnings: [],
    });
    expect(told(Part).required).toEqual([]);
  });
});
