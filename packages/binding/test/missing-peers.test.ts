import type * as classValidator from "class-validator";
import type * as binding from "../src/index.js";

type Binding = typeof binding;

const CLASS_VALIDATOR = ["class-validator"];
const CLASS_TRANSFORMER = ["class-transformer", "class-transformer/cjs/storage.js"];

let asked: string[] = [];

/** The package as it is where some modules are not installed. */
function bindingWithout(missing: readonly string[]): Binding {
  jest.resetModules();
  for (const name of missing) {
    jest.doMock(name, () => {
      asked.push(name);
      throw Object.assign(new Error(`Cannot find module '${name}'\nRequire stack:\n- /app.js`), {
        code: "MODULE_NOT_FOUND",
      });
    });
  }
  let loaded: Binding | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<Binding>("../src/index.js");
  });
  if (loaded === undefined) throw new Error("The package did not load.");
  return loaded;
}

beforeEach(() => {
  asked = [];
});

afterEach(() => {
  for (const name of [...CLASS_VALIDATOR, ...CLASS_TRANSFORMER]) jest.dontMock(name);
});

const failOnDiagnostic = {
  diagnostics: {
    report: ({ message }: { readonly message: string }) => {
      throw new Error(message);
    },
  },
};

/** A class with the product's own decorators, its nested class, and what they are told as. */
function ownClasses({
  ArrayOf,
  Describe,
  Integer,
  MaxLength,
  Min,
  Name,
  OfType,
  Required,
}: Binding) {
  class Line {
    @Required() @Integer() @Min(1) quantity!: number;
  }
  class Order {
    @Required() @Describe("Who pays.") @MaxLength(80) customer!: string;
    @ArrayOf(() => Line) lines!: Line[];
    @Name("shipped_at") @OfType(() => Date) shippedAt!: Date;
  }
  return Order;
}

const OWN_SCHEMA = {
  type: "object",
  properties: {
    customer: { type: "string", description: "Who pays.", maxLength: 80 },
    lines: {
      type: "array",
      items: {
        type: "object",
        properties: { quantity: { type: "integer", minimum: 1 } },
        required: ["quantity"],
      },
    },
    shipped_at: { type: "string", format: "date-time" },
  },
  required: ["customer"],
  additionalProperties: false,
};

describe.each([
  ["class-validator", CLASS_VALIDATOR],
  ["class-transformer", CLASS_TRANSFORMER],
  ["both", [...CLASS_VALIDATOR, ...CLASS_TRANSFORMER]],
])("without %s", (_, missing) => {
  test("a class with own decorators alone is read as ever", () => {
    const without = bindingWithout(missing);
    expect(without.toInputSchema(ownClasses(without), failOnDiagnostic)).toEqual(OWN_SCHEMA);
  });

  test("the package is loaded without asking for it", () => {
    bindingWithout(missing);
    expect(asked).toEqual([]);
  });
});

describe("with both", () => {
  test("the class with own decorators alone is read the same", () => {
    const { ...all } = bindingWithout([]);
    expect(all.toInputSchema(ownClasses(all), failOnDiagnostic)).toEqual(OWN_SCHEMA);
  });
});

describe("without class-transformer, with class-validator", () => {
  const { IsDate, IsEmail, IsInt, IsOptional, IsString, Min, MinLength, ValidateNested } =
    jest.requireActual<typeof classValidator>("class-validator");

  test("a class with rules is read as ever", () => {
    const without = bindingWithout(CLASS_TRANSFORMER);
    class Customer {
      @IsEmail() email!: string;
    }
    class Order {
      @IsString() @MinLength(1) item!: string;
      @IsOptional() @IsInt() @Min(1) quantity?: number;
      @IsInt() priority = 3;
      @IsString({ each: true }) tags!: string[];
      // Whoever makes instances without class-transformer makes dates and those inside as well.
      @IsOptional() @IsDate() at?: Date;
      @IsOptional() @ValidateNested() customer?: Customer;
    }
    expect(without.toInputSchema(Order, failOnDiagnostic)).toEqual({
      type: "object",
      properties: {
        item: { type: "string", minLength: 1 },
        quantity: { type: "integer", minimum: 1 },
        priority: { type: "integer" },
        tags: { type: "array", items: { type: "string" } },
        at: { type: "string", format: "date-time" },
        customer: {
          type: "object",
          properties: { email: { type: "string", format: "email" } },
          required: ["email"],
        },
      },
      required: ["item", "tags"],
      additionalProperties: false,
    });
    expect(new Set(asked)).toEqual(new Set(CLASS_TRANSFORMER));
  });
});
