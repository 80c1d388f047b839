import {
  forTarget,
  Min as AtLeast,
  OfType,
  toInputSchema,
  toOutputSchema,
} from "@shapewright/binding";
import { PartialType } from "@nestjs/mapped-types";
import { Expose, Type } from "class-transformer";
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  MinLength,
  Validate,
  ValidateNested,
  ValidatorConstraint,
} from "class-validator";
import {
  bindArguments,
  Standard,
  standard,
  type StandardOptions,
  type StandardProps,
  type StandardResult,
  type StandardSchema,
  toStandardSchema,
} from "../../src/index.js";

function valueOf<T>(result: StandardResult<T>): T {
  if (result.issues !== undefined) throw new Error(JSON.stringify(result.issues));
  return result.value;
}

/** Where something is wrong. */
function placesOf(result: StandardResult<unknown>): readonly string[] {
  return (result.issues ?? []).map(({ path }) => path.join("."));
}

function namesOf(schema: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(schema["properties"] ?? {});
}

const TARGETS = ["draft-2020-12", "draft-07", "openapi-3.0"] as const;
const DIRECTIONS = ["input", "output"] as const;
const latest = { target: "draft-2020-12" };

class Line {
  @Expose({ name: "stock_unit" })
  @MinLength(2)
  sku!: string;
}

class Written {
  static readonly "~standard" = standard(() => Written);

  @IsString()
  name!: string;

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => Line)
  lines?: Line[];

  @IsIn(["a", "b"])
  kind = "a";
}

class Mixed extends Standard() {
  @IsString()
  name!: string;

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => Line)
  lines?: Line[];

  @IsIn(["a", "b"])
  kind = "a";
}

class Plain {
  @IsString()
  name!: string;

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => Line)
  lines?: Line[];

  @IsIn(["a", "b"])
  kind = "a";
}

const forms: readonly {
  readonly form: string;
  readonly props: StandardProps<object>;
  readonly cls: new () => object;
}[] = [
  { form: "toStandardSchema", props: toStandardSchema(Plain)["~standard"], cls: Plain },
  { form: "a written-out static", props: Written["~standard"], cls: Written },
  { form: "a mixin", props: Mixed["~standard"], cls: Mixed },
];

describe.each(forms)("$form", ({ props, cls }) => {
  // Taken apart, as some consumers do.
  const { validate, jsonSchema, version, vendor } = props;
  const write = { input: toInputSchema, output: toOutputSchema };

  test("is of version 1 and of this vendor, and has these properties alone", () => {
    expect({ version, vendor }).toEqual({ version: 1, vendor: "shapewright" });
    expect(Object.keys(props).sort()).toEqual(["jsonSchema", "validate", "vendor", "version"]);
    expect(Object.keys(jsonSchema).sort()).toEqual(["input", "output"]);
  });

  test("a success has the value alone, a failure the issues alone", () => {
    const taken = validate({ name: "x", lines: [{ stock_unit: "ab" }] });
    expect(Object.keys(taken)).toEqual(["value"]);
    const value = valueOf(taken);
    expect(value).toBeInstanceOf(cls);
    expect(value).toEqual(
      Object.assign(new cls(), { name: "x", lines: [Object.assign(new Line(), { sku: "ab" })] }),
    );
    const refused = validate({ lines: [{ stock_unit: "a" }, {}], kind: "c", "na.me": 1 });
    expect(Object.keys(refused)).toEqual(["issues"]);
    expect(refused.issues).toEqual([
      { path: ["name"], message: "is required [required]; expected a text" },
      {
        path: ["lines", 0, "stock_unit"],
        message:
          "sku must be longer than or equal to 2 characters [size, minLength]; " +
          'expected at least 2 characters, received "a"',
      },
      {
        path: ["lines", 1, "stock_unit"],
        message: "is required [required]; expected a text",
      },
      {
        path: ["kind"],
        message:
          "kind must be one of the following values: a, b [enum, isIn]; " +
          'expected one of "a", "b", received "c"',
      },
      {
        path: ["na.me"],
        message:
          'is not an argument; did you mean "name"? [unknown_argument]; ' +
          'expected one of "name", "lines", "kind"',
      },
    ]);
  });

  test("the issues of two calls share nothing, and the arguments are left as they are", () => {
    const args = Object.freeze({ lines: Object.freeze([Object.freeze({ stock_unit: "a" })]) });
    const first = validate(args).issues!;
    (first[0]!.path as (string | number)[]).push("spoilt");
    expect(validate(args).issues![0]!.path).toEqual(["name"]);
  });

  test("takes options of other libraries as a second argument, and does not look at them", () => {
    const withOptions = validate as (value: unknown, options: object) => StandardResult<object>;
    expect(valueOf(withOptions({ name: "x" }, { libraryOptions: { a: 1 } }))).toBeInstanceOf(cls);
  });

  test.each(TARGETS.flatMap((target) => DIRECTIONS.map((direction) => ({ target, direction }))))(
    "$direction in $target is what the target mcp gives, new on each call",
    ({ target, direction }) => {
      const mcp = write[direction](cls, { target: "mcp" });
      const expected =
        target === "draft-2020-12" ? mcp : forTarget(mcp, target, { direction }).schema;
      const bytes = JSON.stringify(expected);
      const first = jsonSchema[direction]({ target });
      expect(JSON.stringify(first)).toBe(bytes);
      spoil(first);
      expect(JSON.stringify(first)).not.toBe(bytes);
      expect(JSON.stringify(jsonSchema[direction]({ target }))).toBe(bytes);
      expect(JSON.stringify(write[direction](cls, { target: "mcp" }))).toBe(JSON.stringify(mcp));
      expect(valueOf(validate({ name: "x" }))).toBeInstanceOf(cls);
    },
  );

  test.each(["draft-04", "openapi-3.1", "mcp", "", "__proto__", "constructor"])(
    "no draft %j is written",
    (target) => {
      for (const direction of DIRECTIONS) {
        expect(() => jsonSchema[direction]({ target })).toThrow(
          new TypeError(
            `Unknown value ${JSON.stringify(target)} of option "target". ` +
              "Allowed: draft-2020-12, draft-07, openapi-3.0.",
          ),
        );
      }
    },
  );

  test("libraryOptions are ignored, whatever they are", () => {
    for (const libraryOptions of [undefined, {}, { target: "draft-04", unknown: [1] }]) {
      for (const direction of DIRECTIONS) {
        expect(jsonSchema[direction]({ target: "draft-07", libraryOptions })).toEqual(
          jsonSchema[direction]({ target: "draft-07" }),
        );
      }
    }
  });
});

/** Changes every object and every list, at every level. */
function spoil(schema: object): void {
  for (const value of Object.values(schema) as unknown[]) {
    if (typeof value === "object" && value !== null) spoil(value);
  }
  if (Array.isArray(schema)) schema.push("spoilt");
  else Object.assign(schema, { spoilt: true });
}

describe("a subclass", () => {
  class SubMixed extends Mixed {
    @IsInt()
    level!: number;
  }

  class SubWritten extends Written {
    @IsInt()
    level!: number;
  }

  class OwnWritten extends Written {
    static override readonly "~standard" = standard(() => OwnWritten);

    @IsInt()
    level!: number;
  }

  test("of a mixin is itself, and leaves its parent what it is, whichever is asked first", () => {
    class First extends Standard() {
      @IsInt()
      a!: number;
    }
    class Second extends First {
      @IsInt()
      b!: number;
    }
    expect(namesOf(Second["~standard"].jsonSchema.input(latest))).toEqual(["a", "b"]);
    expect(namesOf(First["~standard"].jsonSchema.input(latest))).toEqual(["a"]);
    expect(namesOf(Second["~standard"].jsonSchema.output(latest))).toEqual(["a", "b"]);
    expect(valueOf(Second["~standard"].validate({ a: 1, b: 2 }))).toBeInstanceOf(Second);
    expect(placesOf(Second["~standard"].validate({ a: 1 }))).toEqual(["b"]);
    expect(placesOf(First["~standard"].validate({ a: 1, b: 2 }))).toEqual(["b"]);
    expect(Second["~standard"]).toBe(Second["~standard"]);
    expect(Second["~standard"]).not.toBe(First["~standard"]);
  });

  test("of a mixin is an instance of all that it extends", () => {
    const value = valueOf(SubMixed["~standard"].validate({ name: "x", level: 1 }));
    expect([value instanceof SubMixed, value instanceof Mixed]).toEqual([true, true]);
  });

  test("of a class with a written-out static passes for its parent", () => {
    const inherited = SubWritten["~standard"];
    expect(inherited).toBe(Written["~standard"]);
    expect(namesOf(inherited.jsonSchema.input(latest))).toEqual(["name", "lines", "kind"]);
    expect(placesOf(inherited.validate({ name: "x", level: 1 }))).toEqual(["level"]);
    expect(valueOf(inherited.validate({ name: "x" }))).not.toBeInstanceOf(SubWritten);
  });

  test("is itself with a static of its own, or handed to toStandardSchema", () => {
    const own = OwnWritten["~standard"];
    expect(valueOf(own.validate({ name: "x", level: 1 }))).toBeInstanceOf(OwnWritten);
    expect(namesOf(own.jsonSchema.input(latest))).toEqual(["name", "lines", "kind", "level"]);
    const { "~standard": props } = toStandardSchema(SubWritten);
    expect(valueOf(props.validate({ name: "x", level: 1 }))).toBeInstanceOf(SubWritten);
  });

  test("of a class with a written-out static is itself by a mixin over that", () => {
    class Over extends Standard(Written) {
      @IsInt()
      level!: number;
    }
    expect(placesOf(Over["~standard"].validate({ name: "x" }))).toEqual(["level"]);
    expect(valueOf(Over["~standard"].validate({ name: "x", level: 1 }))).toBeInstanceOf(Over);
    expect(placesOf(Written["~standard"].validate({ name: "x", level: 1 }))).toEqual(["level"]);
  });

  test("of a mixin may write its own static out, and is typed as itself then", () => {
    // As fields are compiled for decorators: `Own["~standard"] = …`, which a getter without a setter refuses.
    const make = () => {
      class Own extends Mixed {
        static override readonly "~standard" = standard(() => Own);

        @IsInt()
        level!: number;
      }
      return Own;
    };
    const Own = make();
    expect(valueOf(Own["~standard"].validate({ name: "x", level: 1 })).level).toBe(1);
    expect(placesOf(Mixed["~standard"].validate({ name: "x", level: 1 }))).toEqual(["level"]);
  });
});

describe("a mixin over a base", () => {
  class Counted {
    static made = 0;
    static readonly title: string = "counted";

    readonly tags: string[];

    constructor(...tags: string[]) {
      Counted.made++;
      this.tags = tags;
    }

    static named(): string {
      return `${this.name} ${this.title}`;
    }

    @IsInt()
    count!: number;

    twice(): number {
      return this.count * 2;
    }
  }

  abstract class Abstract {
    @IsString()
    id!: string;

    abstract label(): string;
  }

  class Ticket extends Standard(Counted) {
    static override readonly title = "ticket";

    @IsInt()
    seat!: number;
  }

  class Labelled extends Standard(Abstract) {
    @IsString()
    text!: string;

    override label(): string {
      return `${this.id}: ${this.text}`;
    }
  }

  test("keeps constructor, statics, methods and names", () => {
    const ticket = new Ticket("a", "b");
    expect(ticket.tags).toEqual(["a", "b"]);
    expect([Ticket.named(), Counted.named()]).toEqual(["Ticket ticket", "Counted counted"]);
    const before = Counted.made;
    const bound = valueOf(Ticket["~standard"].validate({ count: 2, seat: 3 }));
    expect([bound instanceof Ticket, bound instanceof Counted]).toEqual([true, true]);
    expect(bound.twice()).toBe(4);
    expect(Ticket.made).toBeGreaterThan(before);
  });

  test("writes the schema of a class that extends the base without one", () => {
    class PlainTicket extends Counted {
      @IsInt()
      seat!: number;
    }
    for (const write of [toInputSchema, toOutputSchema]) {
      expect(write(Ticket, { target: "mcp" })).toEqual(write(PlainTicket, { target: "mcp" }));
    }
    expect(Ticket["~standard"].jsonSchema.input(latest)).toEqual({
      type: "object",
      properties: { count: { type: "integer" }, seat: { type: "integer" } },
      required: ["count", "seat"],
      additionalProperties: false,
    });
  });

  test("the base may be abstract", () => {
    const bound = valueOf(Labelled["~standard"].validate({ id: "a", text: "b" }));
    expect(bound).toBeInstanceOf(Labelled);
    expect(bound.label()).toBe("a: b");
    expect(placesOf(Labelled["~standard"].validate({}))).toEqual(["id", "text"]);
  });

  test("the base is left without `~standard`, and two mixins over one base are apart", () => {
    class Other extends Standard(Counted) {}
    expect("~standard" in Counted).toBe(false);
    expect(placesOf(Other["~standard"].validate({ count: 1, seat: 1 }))).toEqual(["seat"]);
    expect(Other["~standard"]).not.toBe(Ticket["~standard"]);
  });

  test("a mixin over a mixin is one mixin", () => {
    class Twice extends Standard(Standard(Counted)) {}
    const bound = valueOf(Twice["~standard"].validate({ count: 1 }));
    expect(bound).toBeInstanceOf(Twice);
  });

  test("the base may be a mapped type of Nest, which has no statics of its own", () => {
    class Patch extends Standard(PartialType(Written)) {}
    expect("~standard" in PartialType(Written)).toBe(false);
    expect(valueOf(Patch["~standard"].validate({}))).toBeInstanceOf(Patch);
    expect(placesOf(Patch["~standard"].validate({ name: 1, level: 1 }))).toEqual(["name", "level"]);
    expect(Patch["~standard"].jsonSchema.input(latest)["required"] ?? []).toEqual([]);
  });

  test("may have own decorators of this package alone", () => {
    class Own extends Standard() {
      @OfType(() => Number)
      @AtLeast(2)
      size!: number;
    }
    expect(valueOf(Own["~standard"].validate({ size: 2 }))).toBeInstanceOf(Own);
    expect(placesOf(Own["~standard"].validate({ size: 1 }))).toEqual(["size"]);
  });
});

describe("options", () => {
  class Dto {
    @IsString({ groups: ["create"] })
    @IsOptional({ groups: ["update"] })
    name!: string;

    @IsOptional()
    @IsInt()
    count?: number;

    @IsOptional()
    @Matches(/^a+$/)
    pattern?: string;
  }

  const propsWith = (options: StandardOptions) => toStandardSchema(Dto, options)["~standard"];

  test("of the host hold for the check and for the schema", () => {
    const create = propsWith({ host: { validator: { groups: ["create"], always: true } } });
    const update = propsWith({ host: { validator: { groups: ["update"], always: true } } });
    expect(create.jsonSchema.input(latest)["required"]).toEqual(["name"]);
    expect(update.jsonSchema.input(latest)["required"] ?? []).toEqual([]);
    expect(placesOf(create.validate({}))).toEqual(["name"]);
    expect(placesOf(update.validate({}))).toEqual([]);
  });

  test("of the check are those of bindArguments", () => {
    const args = { name: "x", count: "7", extra: 1 };
    const options = { unknownArguments: "ignore", coerce: "lossless" } as const;
    expect(valueOf(propsWith(options).validate(args))).toEqual(
      bindArguments(Dto, args, options).value,
    );
    expect(placesOf(propsWith({}).validate(args))).toEqual(["count", "extra"]);
    const absent = propsWith({ nullForOptional: "absent" });
    expect("count" in valueOf(absent.validate({ name: "x", count: null }))).toBe(false);
    expect(propsWith({ maxProblems: 1 }).validate(args).issues).toHaveLength(1);
    const short = propsWith({ maxPatternText: 2 });
    expect(placesOf(short.validate({ name: "x", pattern: "aaa" }))).toEqual(["pattern"]);
    expect(placesOf(propsWith({}).validate({ name: "x", pattern: "aaa" }))).toEqual([]);
  });

  test("of the schema are those of toInputSchema and toOutputSchema", () => {
    const props = propsWith({ schema: { nullability: "accepted" } });
    expect(props.jsonSchema.input(latest)).toEqual(
      toInputSchema(Dto, { target: "mcp", nullability: "accepted" }),
    );
    expect(props.jsonSchema.input(latest)).not.toEqual(toInputSchema(Dto, { target: "mcp" }));
    expect(props.jsonSchema.output(latest)).toEqual(
      toOutputSchema(Dto, { target: "mcp", nullability: "accepted" }),
    );
  });

  test("of a written-out static and of a mixin", () => {
    class Open {
      static readonly "~standard" = standard(() => Open, { unknownArguments: "ignore" });

      @IsInt()
      a!: number;
    }
    class OpenMixed extends Standard(undefined, { unknownArguments: "ignore" }) {
      @IsInt()
      a!: number;
    }
    class SubOpenMixed extends OpenMixed {
      @IsInt()
      b!: number;
    }
    const all: readonly StandardSchema<object>[] = [Open, OpenMixed, SubOpenMixed];
    for (const { "~standard": props } of all) {
      const value = valueOf(props.validate({ a: 1, b: 2, c: 3 }));
      expect(Object.hasOwn(value, "c")).toBe(false);
      expect(props.jsonSchema.input(latest)["additionalProperties"]).toBeUndefined();
    }
  });

  const unknown = { coerced: true } as unknown as StandardOptions;

  test("that are unknown are refused by the check", () => {
    const refused = new RegExp('^Unknown option "coerced"');
    expect(() => propsWith(unknown).validate({})).toThrow(refused);
    expect(() => standard(() => Dto, unknown).validate({})).toThrow(refused);
    expect(() => {
      class Refused extends Standard(Dto, unknown) {}
      return Refused["~standard"].validate({});
    }).toThrow(refused);
  });

  test("that are unknown are refused where the schema is asked for first, as servers do", () => {
    for (const direction of DIRECTIONS) {
      expect(() => propsWith(unknown).jsonSchema[direction](latest)).toThrow(
        'Unknown option "coerced"',
      );
    }
  });

  test("values that are unknown are refused by the check and by the schema", () => {
    const options = { coerce: "some" } as unknown as StandardOptions;
    expect(() => propsWith(options).validate({})).toThrow('Unknown value "some"');
    expect(() => propsWith(options).jsonSchema.input(latest)).toThrow('Unknown value "some"');
  });

  test("of the schema that are unknown are refused", () => {
    const options = { schema: { nulls: true } } as unknown as StandardOptions;
    expect(() => propsWith(options).jsonSchema.input(latest)).toThrow('Unknown option "nulls"');
  });

  test("of the schema that are said elsewhere are refused there, as they would be ignored or disagree", () => {
    for (const schema of [
      { target: "gemini" },
      { unknownArguments: "ignore" },
      { host: { validator: { groups: ["create"] } } },
    ]) {
      const options = { schema } as unknown as StandardOptions;
      expect(() => propsWith(options).jsonSchema.input(latest)).toThrow(TypeError);
    }
  });
});

describe("classes", () => {
  test("two of one name are apart, in one process and in one schema", () => {
    const make = (member: string) => {
      class Same extends Standard() {}
      IsInt()(Same.prototype, member);
      return Same;
    };
    const [A, B] = [make("a"), make("b")];
    class Both extends Standard() {
      @ValidateNested()
      @Type(() => A)
      left!: object;

      @ValidateNested()
      @Type(() => B)
      right!: object;
    }
    expect(namesOf(A["~standard"].jsonSchema.input(latest))).toEqual(["a"]);
    expect(namesOf(B["~standard"].jsonSchema.input(latest))).toEqual(["b"]);
    const { validate } = Both["~standard"];
    expect(validate({ left: { a: 1 }, right: { b: 1 } }).issues).toBeUndefined();
    expect(placesOf(validate({ left: { b: 1 }, right: { a: 1 } }))).toEqual([
      "left.a",
      "left.b",
      "right.b",
      "right.a",
    ]);
  });

  test("may be decorated after they were asked", () => {
    class Late {
      static readonly "~standard" = standard(() => Late);

      @IsInt()
      size!: number;
    }
    const { validate, jsonSchema } = Late["~standard"];
    expect(validate({ size: 1 }).issues).toBeUndefined();
    expect(namesOf(jsonSchema.input(latest))).toEqual(["size"]);
    IsString()(Late.prototype, "name");
    expect(placesOf(validate({ size: 1 }))).toEqual(["name"]);
    expect(namesOf(jsonSchema.input(latest))).toEqual(["size", "name"]);
  });

  test("may be replaced by a decorator of the class, where a mixin makes them Standard Schemas", () => {
    // What a class calls itself inside is the original or what took its place, as the compiler has it; a mixin's getter is not asked by name.
    const replaced = (cls: new () => object): never => {
      const Replacement = class extends cls {};
      IsInt()(Replacement.prototype, "added");
      return Replacement as never;
    };
    @replaced
    class Original extends Standard() {
      @IsInt()
      own!: number;
    }
    const value = valueOf(Original["~standard"].validate({ own: 1, added: 2 }));
    expect(value).toBeInstanceOf(Original);
    expect(placesOf(Original["~standard"].validate({})).toSorted()).toEqual(["added", "own"]);
  });

  test("may refer to one another before they are defined", () => {
    class Tree extends Standard() {
      @IsOptional()
      @ValidateNested({ each: true })
      @Type(() => Tree)
      children?: Tree[];

      @IsInt()
      size!: number;
    }
    const tree = valueOf(Tree["~standard"].validate({ size: 1, children: [{ size: 2 }] })) as Tree;
    expect(tree.children?.[0]).toBeInstanceOf(Tree);
    for (const target of TARGETS) {
      expect(Tree["~standard"].jsonSchema.input({ target })["type"]).toBe("object");
    }
  });

  test("whose rules answer later are refused by name, and not with a promise", () => {
    @ValidatorConstraint({ async: true })
    class Free {
      validate(): Promise<boolean> {
        return Promise.resolve(true);
      }
    }
    class Waits extends Standard() {
      @Validate(Free)
      name!: string;
    }
    expect(() => Waits["~standard"].validate({ name: "x" })).toThrow(
      new TypeError(
        "Waits.name: Free answers later, and this does not wait. Use bindArgumentsAsync.",
      ),
    );
  });

  test.each([
    ["an instance", new Plain()],
    ["undefined", undefined],
    ["null", null],
    ["an arrow function", () => Plain],
  ])("%s is no class, and is refused at once", (_what, given) => {
    expect(() => toStandardSchema(given as unknown as typeof Plain)).toThrow(
      "toStandardSchema takes a class",
    );
  });
});
