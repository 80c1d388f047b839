import {
  Binary,
  Default,
  Describe,
  MapOf,
  Name,
  OfType,
  OneOf,
  Required,
  Wrapper,
} from "@shapewright/binding";
import { Exclude, Expose, plainToInstance, Transform, Type } from "class-transformer";
import {
  Allow,
  IsArray,
  IsDate,
  IsInt,
  IsOptional,
  IsString,
  Min,
  MinLength,
  ValidateNested,
} from "class-validator";
import { bindArguments } from "../src/index.js";

/** What class-transformer makes of the same arguments. */
function made<T extends object>(cls: new () => T, args: object): T {
  return plainToInstance(cls, JSON.parse(JSON.stringify(args)) as object);
}

function valueOf<T extends object>(cls: new () => T, args: unknown): T {
  const bound = bindArguments(cls, args);
  if (!bound.ok) throw new Error(JSON.stringify(bound.problems));
  return bound.value;
}

class Item {
  @IsString()
  name!: string;

  @IsOptional()
  @IsInt()
  count = 1;

  label(): string {
    return `${this.name} x${String(this.count)}`;
  }
}

describe("an instance is what class-transformer makes", () => {
  test("nested classes, lists, sets, maps and dates, with initializers and methods", () => {
    class Basket {
      @ValidateNested()
      @Type(() => Item)
      first!: Item;

      @IsArray()
      @ValidateNested({ each: true })
      @Type(() => Item)
      items!: Item[];

      @ValidateNested({ each: true })
      @Type(() => Item)
      unique!: Set<Item>;

      @ValidateNested({ each: true })
      @Type(() => Item)
      byName!: Map<string, Item>;

      @IsDate()
      @Type(() => Date)
      at!: Date;
    }
    const args = {
      first: { name: "a" },
      items: [{ name: "b", count: 2 }, { name: "c" }],
      unique: [{ name: "d" }],
      byName: { e: { name: "e" } },
      at: "2020-01-01T00:00:00.000Z",
    };
    const value = valueOf(Basket, args);
    expect(value).toStrictEqual(made(Basket, args));
    expect(value.first.label()).toBe("a x1");
    expect(value.unique).toBeInstanceOf(Set);
    expect(value.byName.get("e")).toBeInstanceOf(Item);
    expect(value.at.getTime()).toBe(Date.UTC(2020, 0, 1));
  });

  test("discriminators pick the class, and the caller's object keeps its key", () => {
    class Shape {
      @IsString()
      kind!: string;
    }
    class Circle extends Shape {
      @Min(0)
      radius!: number;
    }
    class Square extends Shape {
      @Min(0)
      side!: number;
    }
    class Drawing {
      @ValidateNested({ each: true })
      @Type(() => Shape, {
        keepDiscriminatorProperty: true,
        discriminator: {
          property: "kind",
          subTypes: [
            { name: "circle", value: Circle },
            { name: "square", value: Square },
          ],
        },
      })
      shapes!: (Circle | Square)[];
    }
    const args = {
      shapes: [
        { kind: "circle", radius: 1 },
        { kind: "square", side: 2 },
      ],
    };
    const before = JSON.stringify(args);
    const value = valueOf(Drawing, args);
    expect(JSON.stringify(args)).toBe(before);
    expect(value.shapes.map(({ constructor }) => constructor)).toEqual([Circle, Square]);
    expect(value).toStrictEqual(made(Drawing, args));

    const wrong = bindArguments(Drawing, { shapes: [{ kind: "line", radius: 1 }] });
    expect(wrong.problems).toEqual([
      expect.objectContaining({
        pointer: "/shapes/0/kind",
        code: "discriminator",
        expected: 'one of "circle", "square"',
        received: '"line"',
      }),
    ]);
  });

  test("a discriminator that class-transformer takes away is not taken from the caller", () => {
    class Cat {
      @IsInt()
      lives!: number;
    }
    class Dog {
      @IsString()
      bark!: string;
    }
    class Owner {
      @ValidateNested()
      @Type(() => Object, {
        discriminator: {
          property: "animal",
          subTypes: [
            { name: "cat", value: Cat },
            { name: "dog", value: Dog },
          ],
        },
      })
      pet!: Cat | Dog;
    }
    const args = { pet: { animal: "cat", lives: 9 } };
    const value = valueOf(Owner, args);
    expect(value.pet).toBeInstanceOf(Cat);
    expect(Object.keys(value.pet)).toEqual(["lives"]);
    expect(args).toEqual({ pet: { animal: "cat", lives: 9 } });
  });

  test("@Expose({ name }), @Exclude, @Transform, inheritance, getters and setters", () => {
    class Base {
      @Expose({ name: "base_id" })
      @IsInt()
      id!: number;
    }
    class Account extends Base {
      #email = "";

      @IsString()
      get email(): string {
        return this.#email;
      }

      set email(value: string) {
        this.#email = value.toLowerCase();
      }

      @Transform(({ value }: { value: unknown }) =>
        typeof value === "string" ? value.trim() : value,
      )
      @MinLength(2)
      name!: string;

      @Exclude()
      secret = "kept";

      @IsOptional()
      @IsString()
      get shout(): string {
        return this.name.toUpperCase();
      }
    }
    const args = { base_id: 7, email: "A@B.CO", name: " Ada " };
    const value = valueOf(Account, args);
    expect(value).toStrictEqual(made(Account, args));
    expect(value.id).toBe(7);
    expect(value.email).toBe("a@b.co");
    expect(value.name).toBe("Ada");
    expect(value.secret).toBe("kept");
    expect(value.shout).toBe("ADA");
  });

  test("keys that would reach a prototype never do", () => {
    class Free {
      @Allow()
      data: unknown;

      @MapOf(() => String)
      @IsOptional()
      labels?: Record<string, string>;
    }
    const args: unknown = JSON.parse(
      '{"data":{"__proto__":{"polluted":1},"constructor":{"prototype":{"x":1}},"a":{"prototype":1,"b":2}}}',
    );
    const value = valueOf(Free, args) as { data: { a: object; polluted?: number } };
    expect(value.data.polluted).toBeUndefined();
    expect(Object.getPrototypeOf(value.data)).toBe(Object.prototype);
    expect(value.data.constructor).toBe(Object);
    expect(value.data.a).toEqual({ b: 2 });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe("classes with own decorators alone", () => {
  class Point {
    @Required()
    @OfType(() => Number)
    x!: number;

    @Default(0)
    @OfType(() => Number)
    y!: number;
  }

  class Line {
    @Required()
    @OfType(() => Point)
    from!: Point;
  }

  @Wrapper()
  class Slug {
    @Describe("A slug")
    @OfType(() => String)
    @Required()
    text!: string;
  }

  class Drawing {
    @OneOf(() => [Point, Line])
    shape?: Point | Line;

    @Binary()
    @Name("raw_bytes")
    bytes?: Buffer;

    @MapOf(() => Point)
    named?: Map<string, Point>;

    @OfType(() => Slug)
    slug?: Slug;

    @OfType(() => BigInt)
    large?: bigint;
  }

  test("are built as the decorators say", () => {
    const value = valueOf(Drawing, {
      shape: { from: { x: 1 } },
      raw_bytes: "AAEC",
      named: { a: { x: 2, y: 3 } },
      slug: "a-slug",
    });
    expect(value).toBeInstanceOf(Drawing);
    expect(value.shape).toBeInstanceOf(Line);
    expect((value.shape as Line).from).toStrictEqual(Object.assign(new Point(), { x: 1, y: 0 }));
    expect(value.bytes).toEqual(Buffer.from([0, 1, 2]));
    expect(value.named?.get("a")).toBeInstanceOf(Point);
    expect(value.slug).toStrictEqual(Object.assign(new Slug(), { text: "a-slug" }));
  });

  test("bytes that are no base64 are refused", () => {
    const { problems } = bindArguments(Drawing, { raw_bytes: "no base64!" });
    expect(problems).toEqual([
      {
        path: ["raw_bytes"],
        pointer: "/raw_bytes",
        code: "format",
        message: "must be base64 text",
        expected: "base64 text",
        received: '"no base64!"',
      },
    ]);
  });
});

test("own decorators beside class-validator's: renamed for the host, and decoded after it", () => {
  class Upload {
    @Name("file_name")
    @IsString()
    name!: string;

    @Binary()
    content?: Buffer;

    @Default("none")
    @IsOptional()
    @IsString()
    note?: string;
  }
  const value = valueOf(Upload, { file_name: "a.txt", content: "YQ==" });
  expect(value.name).toBe("a.txt");
  expect(value.content).toEqual(Buffer.from("a"));
  expect(value.note).toBe("none");
});
