import { Type } from "class-transformer";
import { IsOptional, ValidateNested } from "class-validator";
import type { Class } from "../../src/facts/class.js";
import { ArrayOf, OfType, Required, toInputSchema, toTypeShape } from "../../src/index.js";

describe("a class that leads back to itself", () => {
  class Category {
    @Required() @OfType(() => String) name!: string;
    @OfType(() => Category) parent?: Category;
    @ArrayOf(() => Category) children!: Category[];
  }

  test("is read once, and referred to from inside", () => {
    const { shape, diagnostics } = toTypeShape(Category);
    expect(diagnostics).toEqual([]);
    expect(Object.keys(shape.types)).toEqual(["Category"]);
    expect(shape.types["Category"]?.members.map(({ type }) => type)).toEqual([
      { kind: "scalar", scalar: "string" },
      { kind: "ref", ref: "Category" },
      { kind: "array", items: { kind: "ref", ref: "Category" } },
    ]);
  });

  test("is written inline and in the definitions", () => {
    const category = { $ref: "#/$defs/Category" };
    const properties = {
      name: { type: "string" },
      parent: category,
      children: { type: "array", items: category },
    };
    expect(toInputSchema(Category)).toEqual({
      type: "object",
      properties,
      required: ["name"],
      additionalProperties: false,
      $defs: { Category: { type: "object", properties, required: ["name"] } },
    });
  });
});

describe("classes that lead to each other", () => {
  class Author {
    @IsOptional() @ValidateNested({ each: true }) @Type(() => Book) books?: unknown[];
  }
  class Book {
    @IsOptional() @ValidateNested() @Type(() => Author) author?: Author;
  }

  test.each<[string, Class, readonly string[]]>([
    ["the one", Author, ["Author", "Book"]],
    ["the other", Book, ["Book", "Author"]],
  ])("are read from either end: %s", (_, cls, keys) => {
    const { shape, diagnostics } = toTypeShape(cls);
    expect(diagnostics).toEqual([]);
    expect(Object.keys(shape.types)).toEqual(keys);
    expect(shape.types["Book"]?.members[0]?.type).toMatchObject({ kind: "ref", ref: "Author" });
    expect(shape.types["Author"]?.members[0]?.type).toMatchObject({
      kind: "array",
      items: { kind: "ref", ref: "Book" },
    });
  });
});

test("a class is read once, however often it is met", () => {
  let calls = 0;
  class Leaf {
    @OfType(() => {
      calls += 1;
      return String;
    })
    text!: string;
  }
  class Root {
    @OfType(() => Leaf) a!: Leaf;
    @OfType(() => Leaf) b!: Leaf;
    @ArrayOf(() => Leaf) c!: Leaf[];
  }
  const { shape } = toTypeShape(Root);
  expect(Object.keys(shape.types)).toEqual(["Root", "Leaf"]);
  expect(calls).toBe(1);
});

test("a chain of thousands of classes is read without running out of stack", () => {
  const classes = Array.from({ length: 5_000 }, () => class {});
  classes.forEach((cls, index) => {
    const next = classes[(index + 1) % classes.length]!;
    OfType(() => next)(cls.prototype, "next");
  });
  const { shape, diagnostics } = toTypeShape(classes[0]!);
  expect(Object.keys(shape.types)).toHaveLength(5_000);
  expect(diagnostics).toEqual([]);
});
