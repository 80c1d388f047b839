import { forTarget, toInputSchema, toOutputSchema } from "@shapewright/binding";
import type { StandardJSONSchemaV1, StandardSchemaV1 } from "@standard-schema/spec";
import { Expose, Type } from "class-transformer";
import { IsInt, IsOptional, IsString, Max, MinLength, ValidateNested } from "class-validator";
import {
  Standard,
  standard,
  type StandardOptions,
  type StandardResult,
  toStandardSchema,
} from "../../src/index.js";

class Line {
  @IsString()
  sku!: string;
}

class Order {
  @Expose({ name: "item_name" })
  @MinLength(2)
  item!: string;

  @IsOptional()
  @IsInt()
  @Max(9)
  count = 1;

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => Line)
  lines?: Line[];
}

class Written {
  static readonly "~standard" = standard(() => Written);

  @IsString()
  name!: string;
}

class Mixed extends Standard() {
  @IsString()
  name!: string;
}

class Special extends Mixed {
  @IsInt()
  level!: number;
}

abstract class Base {
  static readonly kind: string = "base";

  constructor(readonly origin = "made") {}

  @IsString()
  id!: string;
}

class Derived extends Standard(Base) {
  @IsInt()
  size!: number;
}

const good = { item_name: "Pen", lines: [{ sku: "a" }] };

function valueOf<T>(result: StandardResult<T>): T {
  if (result.issues !== undefined) throw new Error(JSON.stringify(result.issues));
  return result.value;
}

describe("the contract of a Standard Schema", () => {
  const { "~standard": props } = toStandardSchema(Order);

  test("says which version and which vendor", () => {
    expect([props.version, props.vendor]).toEqual([1, "shapewright"]);
  });

  test("success has a value, an instance of the class, and no issues", () => {
    const result = props.validate(good);
    expect(Object.hasOwn(result, "issues")).toBe(false);
    const order = valueOf(result);
    expect(order).toBeInstanceOf(Order);
    expect(order.lines?.[0]).toBeInstanceOf(Line);
    expect([order.item, order.count]).toEqual(["Pen", 1]);
  });

  test("failure has issues and no key of the name value", () => {
    const result = props.validate({ item_name: "P", lines: [{}] });
    expect(Object.hasOwn(result, "value")).toBe(false);
    expect(result.issues).toEqual([
      {
        path: ["item_name"],
        message:
          "item must be longer than or equal to 2 characters [size, minLength]; " +
          'expected at least 2 characters, received "P"',
      },
      { path: ["lines", 0, "sku"], message: "is required [required]; expected a text" },
    ]);
  });

  test("is synchronous, and takes whatever comes", () => {
    for (const value of [undefined, null, 1, "x", [], Symbol("s"), { item_name: 1n }]) {
      const result = props.validate(value);
      expect(result).not.toBeInstanceOf(Promise);
      expect(result.issues!.length).toBeGreaterThan(0);
    }
  });

  test("relies on no `this`", () => {
    const { validate, jsonSchema } = props;
    const { input, output } = jsonSchema;
    expect(valueOf(validate(good)).item).toBe("Pen");
    expect(input({ target: "draft-07" })["type"]).toBe("object");
    expect(output({ target: "draft-07" })["type"]).toBe("object");
  });

  test("its JSON Schema is that of the target mcp, in the draft that is asked for", () => {
    const input = toInputSchema(Order, { target: "mcp" });
    const output = toOutputSchema(Order, { target: "mcp" });
    const { jsonSchema } = props;
    expect(jsonSchema.input({ target: "draft-2020-12" })).toEqual(input);
    expect(jsonSchema.output({ target: "draft-2020-12" })).toEqual(output);
    for (const target of ["draft-07", "openapi-3.0"] as const) {
      expect(jsonSchema.input({ target })).toEqual(forTarget(input, target).schema);
      expect(jsonSchema.output({ target })).toEqual(
        forTarget(output, target, { direction: "output" }).schema,
      );
    }
  });

  test("gives a new object on each call, which may be changed", () => {
    const first = props.jsonSchema.input({ target: "draft-2020-12" });
    const bytes = JSON.stringify(first);
    delete first["properties"];
    first["type"] = "spoilt";
    expect(JSON.stringify(props.jsonSchema.input({ target: "draft-2020-12" }))).toBe(bytes);
  });

  test("ignores what other libraries take as options, and refuses a draft that it does not write", () => {
    const libraryOptions = { cycles: "throw" };
    expect(props.jsonSchema.input({ target: "draft-07", libraryOptions })).toEqual(
      props.jsonSchema.input({ target: "draft-07" }),
    );
    expect(() => props.jsonSchema.input({ target: "draft-04" })).toThrow(
      new TypeError(
        'Unknown value "draft-04" of option "target". Allowed: draft-2020-12, draft-07, openapi-3.0.',
      ),
    );
    expect(() => props.jsonSchema.output({ target: "toString" })).toThrow(TypeError);
  });
});

describe("the three forms", () => {
  test("written out, as a static of the class", () => {
    const written = valueOf(Written["~standard"].validate({ name: "a" }));
    expect(written).toBeInstanceOf(Written);
    expect(Written["~standard"]).toBe(Written["~standard"]);
  });

  test("a mixin is about the class it is read from, so that no subclass passes for its parent", () => {
    expect(valueOf(Mixed["~standard"].validate({ name: "a" }))).toBeInstanceOf(Mixed);
    const special = Special["~standard"];
    expect(valueOf(special.validate({ name: "a", level: 1 }))).toBeInstanceOf(Special);
    expect(special.validate({ name: "a" }).issues).toHaveLength(1);
    expect(Object.keys(special.jsonSchema.input({ target: "draft-07" })["properties"]!)).toEqual([
      "name",
      "level",
    ]);
    expect(Mixed["~standard"].validate({ name: "a", level: 1 }).issues).toHaveLength(1);
    expect(special).toBe(Special["~standard"]);
  });

  test("a mixin over a base keeps its statics, its constructor and its members", () => {
    const derived = valueOf(Derived["~standard"].validate({ id: "a", size: 1 }));
    expect(derived).toBeInstanceOf(Derived);
    expect(derived).toBeInstanceOf(Base);
    expect(derived.origin).toBe("made");
    expect(Derived.kind).toBe("base");
    const schema = Derived["~standard"].jsonSchema.input({ target: "draft-2020-12" });
    expect(schema["required"]).toEqual(["id", "size"]);
  });

  test("a class of the same name is another one", () => {
    const make = (member: string) => {
      class Same {}
      IsString()(Same.prototype, member);
      return toStandardSchema(Same);
    };
    expect(make("a")["~standard"].validate({ a: "x" }).issues).toBeUndefined();
    expect(make("b")["~standard"].validate({ a: "x" }).issues).toHaveLength(2);
  });

  test("a class is looked at when it is asked, so that it may be decorated later", () => {
    class Late {
      static readonly "~standard" = standard(() => Late);
    }
    IsString()(Late.prototype, "name");
    expect(Late["~standard"].validate({}).issues).toHaveLength(1);
  });

  test("options hold for the check and for the schema", () => {
    const options: StandardOptions = {
      unknownArguments: "ignore",
      coerce: "lossless",
      schema: { nullability: "accepted" },
    };
    const { validate, jsonSchema } = toStandardSchema(Order, options)["~standard"];
    expect(valueOf(validate({ ...good, count: "3", extra: 1 })).count).toBe(3);
    const schema = jsonSchema.input({ target: "draft-2020-12" });
    expect(schema["additionalProperties"]).toBeUndefined();
    expect((schema["properties"] as Record<string, unknown>)["count"]).toMatchObject({
      anyOf: [{ type: "integer" }, { type: "null" }],
    });
    const unknown = { coerced: true } as unknown as StandardOptions;
    expect(() => toStandardSchema(Order, unknown)["~standard"].validate({})).toThrow(
      'Unknown option "coerced"',
    );
  });

  test("what is no class is refused", () => {
    expect(() => toStandardSchema(new Order() as unknown as typeof Order)).toThrow(
      "toStandardSchema takes a class, found an instance of Order: pass the class itself.",
    );
  });
});

describe("the types in strict mode", () => {
  test("every form is a Standard Schema and a Standard JSON Schema", () => {
    const schemas: readonly StandardSchemaV1[] = [toStandardSchema(Order), Written, Mixed, Derived];
    const writers: readonly StandardJSONSchemaV1[] = [
      toStandardSchema(Order),
      Written,
      Mixed,
      Derived,
    ];
    expect([schemas.length, writers.length]).toEqual([4, 4]);
  });

  test("the output is the class where the form can name it", () => {
    const ofOrder: StandardSchemaV1.InferOutput<ReturnType<typeof toStandardSchema<Order>>> =
      new Order();
    const ofWritten: StandardSchemaV1.InferOutput<typeof Written> = new Written();
    // A static knows its base alone.
    const ofDerived: StandardSchemaV1.InferOutput<typeof Derived> = new Derived();
    const base: Base = ofDerived;
    expect([ofOrder.count, ofWritten.name, base.origin]).toEqual([1, undefined, "made"]);
  });
});
