import Ajv2020 from "ajv/dist/2020";
import { Transform, Type } from "class-transformer";
import {
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsDate,
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Length,
  Max,
  Min,
  MaxLength,
} from "class-validator";
import { OfType, toInputSchema, toTypeShape, type Diagnostic } from "../../src/index.js";
import type { Class } from "../../src/facts/class.js";
import { failuresOf } from "./host.js";

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false });

interface Asked {
  readonly value: unknown;
  readonly obj: Readonly<Record<string, unknown>>;
  readonly key: string;
}
type Made = (asked: Asked) => unknown;

function read(rules: readonly PropertyDecorator[], transform: Made) {
  class Owner {}
  for (const rule of [...rules, Transform((asked) => transform(asked))])
    rule(Owner.prototype, "member");
  return readClass(Owner);
}

function readClass(cls: Class) {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => diagnostics.push(diagnostic);
  const { shape } = toTypeShape(cls);
  const schema = toInputSchema(cls, { unknownArguments: "ignore", diagnostics: { report } });
  const validate = ajv.compile(schema);
  return {
    member: schema.properties["member"],
    /** A null that the host takes without the author's saying so is in the shape and not written. */
    isNullable: shape.types["Owner"]?.members[0]?.type.nullable === true,
    codes: diagnostics.filter(({ severity }) => severity !== "info").map(({ code }) => code),
    /** What the schema and the host say. */
    verdicts: (member: unknown) => [validate({ member }), failuresOf(cls, { member }).length === 0],
  };
}

const trimmed: Made = ({ value }) => (typeof value === "string" ? value.trim() : value);

describe("a @Transform that is asked", () => {
  it("and leaves texts as they are leaves the type, without its bounds", () => {
    const { member, codes, verdicts } = read([IsString(), MaxLength(5)], trimmed);
    expect(member).toEqual({ type: "string" });
    expect(codes).toEqual(["opaque_transform"]);
    expect(verdicts("      text      ")).toEqual([true, true]);
    for (const other of [1, null, {}, ["text"]]) expect(verdicts(other)).toEqual([false, false]);
  });

  it("is sent samples that lie within the bounds of the rules", () => {
    for (const rules of [
      [IsString(), Length(8, 8)],
      [IsString(), Length(300, 400)],
    ]) {
      expect(read(rules, trimmed).member).toEqual({ type: "string" });
    }
    expect(read([IsInt(), Min(7001), Max(7002)], ({ value }) => value).member).toEqual({
      type: "integer",
    });
    expect(read([ArrayMinSize(3), IsString({ each: true })], ({ value }) => value).member).toEqual({
      type: "array",
      items: { type: "string" },
    });
  });

  it("keeps what the host says of absence", () => {
    class Owner {
      @Transform(trimmed) @IsNotEmpty() @IsString() demanded!: string;
      @Transform(trimmed) @IsOptional() @IsString() optional?: string;
    }
    expect(toInputSchema(Owner)["required"]).toEqual(["demanded"]);
    const refused = failuresOf(Owner, {}).map(({ path }) => path);
    expect([...new Set(refused)]).toEqual(["/demanded"]);
  });

  it("may change case and padding", () => {
    const { verdicts } = read([IsEmail()], ({ value }) => (value as string).trim().toLowerCase());
    expect(verdicts(" Ada@Example.com ")).toEqual([true, true]);
    for (const other of [1, null]) expect(verdicts(other)).toEqual([false, false]);
  });

  it("and refuses other spellings of a choice leaves the choices", () => {
    const { verdicts } = read([IsIn(["a", "b"])], ({ value }) => value);
    expect([verdicts("a"), verdicts("A")]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it.each<[string, Made, string]>([
    ["takes them in another case", ({ value }) => String(value).toLowerCase(), "A"],
    ["takes every other text for one", ({ value }) => (value === "b" ? "b" : "a"), "other"],
  ])("and %s leaves a text", (_, transform, other) => {
    const { verdicts } = read([IsIn(["a", "b"])], transform);
    expect([verdicts("a"), verdicts(other)]).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it("is asked about null", () => {
    const filled = read([IsString()], ({ value }) => value ?? "none");
    expect([filled.isNullable, filled.verdicts(null)[1]]).toEqual([true, true]);
    const strict = read([IsString()], trimmed);
    expect([strict.isNullable, strict.verdicts(null)[1]]).toEqual([false, false]);
  });

  it.each<[string, readonly PropertyDecorator[], Made, unknown]>([
    [
      "splits a text into a list",
      [IsString({ each: true })],
      ({ value }) => String(value).split(","),
      "a,b",
    ],
    [
      "makes a number of a text",
      [IsInt(), Max(9)],
      ({ value }) => (value as string).length,
      "text",
    ],
    ["looks at other arguments", [IsString()], ({ obj }) => String(obj["other"]), 1],
    ["takes the arguments as a whole", [IsString()], ({ obj }) => JSON.stringify(obj), 1],
    ["is asynchronous", [IsString()], async ({ value }) => Promise.resolve(value), "a"],
  ])("and %s tells nothing of its type", (_, rules, transform) => {
    const { member, codes } = read(rules, transform);
    expect(member).not.toHaveProperty("type");
    expect(codes).toEqual(["opaque_transform"]);
  });

  it("is asked through the argument it reads under its own name", () => {
    const parsed: Made = ({ obj, key }) => (obj[key] === "true" ? true : obj[key]);
    const { verdicts } = read([IsBoolean()], parsed);
    expect([verdicts(true), verdicts(1), verdicts(null)]).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });

  it("makes the Date that a rule demands", () => {
    const made: Made = ({ value }) => (typeof value === "string" ? new Date(value) : null);
    const { codes, verdicts } = read([IsDate()], made);
    expect(codes).toEqual(["opaque_transform"]);
    expect(verdicts("2024-05-01T10:20:30.000Z")).toEqual([true, true]);
    expect(verdicts(1)).toEqual([false, false]);
  });

  it("runs after the conversion that @Type asks for", () => {
    class Owner {
      @Transform(({ value }) => value as unknown) @Type(() => Number) @IsInt() member!: number;
    }
    const { verdicts } = readClass(Owner);
    expect([verdicts(3), verdicts(1.5)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it("runs with the others of the member in the library's order", () => {
    const steps: string[] = [];
    const step = (name: string) =>
      Transform(({ value }) => {
        steps.push(name);
        return value as unknown;
      });
    class Base {
      @step("base 1") @step("base 2") @IsString() member!: string;
    }
    class Middle extends Base {
      @step("middle 1") @step("middle 2") declare member: string;
    }
    class Derived extends Middle {
      @step("own 1") @step("own 2") declare member: string;
    }
    for (const cls of [Derived, class Bare extends Middle {}]) {
      failuresOf(cls, { member: "text" });
      const byHost = steps.splice(0);
      readClass(cls);
      expect(steps.splice(0).slice(0, byHost.length)).toEqual(byHost);
      expect(byHost.length).toBeGreaterThan(3);
    }
  });

  it("leaves lists of texts, without their bounds", () => {
    const { verdicts } = read(
      [IsString({ each: true }), ArrayMinSize(1), MaxLength(3, { each: true })],
      ({ value }) => (value as string[]).map((each) => each.trim()),
    );
    for (const member of [["a"], [" a "]]) expect(verdicts(member)[0]).toBe(true);
  });

  it("and answers the same value in two ways says nothing of it", () => {
    let calls = 0;
    const { member, isNullable } = read([IsString()], ({ value }) =>
      (calls += 1) % 2 === 0 ? String(value) : value,
    );
    expect([member, isNullable]).toEqual([{}, false]);
  });

  it("and makes what cannot be looked at says nothing, and takes no other fact of the member", () => {
    const fail = (): never => {
      throw new Error("Hands off.");
    };
    const made = new Proxy([], { get: fail, has: fail, getPrototypeOf: fail });
    class Owner {
      @Transform(() => made) @IsString({ each: true }) @IsArray() member!: string[];
    }
    const { member, codes } = readClass(Owner);
    expect([member, codes]).toEqual([{}, ["opaque_transform"]]);
    expect(toInputSchema(Owner, { diagnostics: { report: () => undefined } })["required"]).toEqual([
      "member",
    ]);
    expect(failuresOf(Owner, { member: ["a"] })).not.toEqual([]);
  });

  it("is not asked where the author declares the input", () => {
    const transform = jest.fn(({ value }: { value: unknown }) => value);
    class Owner {
      @OfType(() => Number) @Transform(transform) @IsString() member!: string;
    }
    const { member, codes } = readClass(Owner);
    expect(member).toMatchObject({ type: "number" });
    expect(codes).toEqual([]);
  });
});
