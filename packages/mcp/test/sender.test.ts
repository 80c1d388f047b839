import { bindArguments } from "@shapewright/arguments";
import {
  ArrayOf,
  Binary,
  Internal,
  MapOf,
  Name,
  OfType,
  toOutputSchema,
  Wrapper,
  WriteOnly,
} from "@shapewright/binding";
import { Exclude, Expose, Transform, Type } from "class-transformer";
import { IsInt, IsString, ValidateNested } from "class-validator";
import { classes, samples } from "../../../test/targets/targeted-schemas.js";
import { outputOf } from "../src/output.js";
import { Sender, toJson } from "../src/sender.js";

class Inner {
  @OfType(() => String)
  @Name("inner_name")
  innerName!: string;

  @OfType(() => String)
  @Internal()
  note?: string;
}

class Own {
  @OfType(() => Number)
  @Name("wire_id")
  id!: number;

  @OfType(() => String)
  @WriteOnly()
  password?: string;

  @OfType(() => Inner)
  inner?: Inner;

  @ArrayOf(() => Inner)
  list?: Inner[];

  @MapOf(() => Inner)
  byKey?: Record<string, Inner>;

  @Binary()
  bytes?: Uint8Array;
}

const own = {
  id: 1,
  password: "secret",
  inner: { innerName: "a", note: "n" },
  list: [{ innerName: "b", note: "n" }],
  byKey: { x: { innerName: "c", note: "n" } },
  bytes: Buffer.from("abc"),
};

const ownSent = {
  wire_id: 1,
  inner: { inner_name: "a" },
  list: [{ inner_name: "b" }],
  byKey: { x: { inner_name: "c" } },
  bytes: "YWJj",
};

class Address {
  @IsString()
  @Expose({ name: "street_name" })
  street!: string;

  @Exclude()
  secret?: string;
}

class Hosted {
  @IsInt()
  id!: number;

  @Expose({ name: "full_name" })
  @IsString()
  name!: string;

  @Exclude()
  password?: string;

  @Expose({ groups: ["admin"] })
  @IsString()
  role!: string;

  @ValidateNested()
  @Type(() => Address)
  address!: Address;

  @ValidateNested({ each: true })
  @Type(() => Address)
  others!: Address[];

  @Transform(({ value }: { value: number }) => value / 100, { toPlainOnly: true })
  @IsInt()
  price!: number;

  @Expose()
  get label(): string {
    return `#${String(this.id)}`;
  }
}

const hosted = {
  id: 1,
  name: "Ada",
  password: "secret",
  role: "root",
  address: { street: "Long Lane", secret: "s" },
  others: [{ street: "Short Lane", secret: "s" }],
  price: 250,
};

const hostedSent = {
  id: 1,
  full_name: "Ada",
  address: { street_name: "Long Lane" },
  others: [{ street_name: "Short Lane" }],
  price: 2.5,
  label: "#1",
};

@Wrapper()
class Code {
  @OfType(() => String)
  value!: string;
}

describe.each([
  ["own decorators", Own, own, ownSent],
  ["class-transformer", Hosted, hosted, hostedSent],
])("%s", (_name, cls, members, sent) => {
  const sender = new Sender(cls, {});

  test("of a plain object, without what is kept in", () => {
    expect(sender.toJson(members)).toEqual(sent);
  });

  test("of an instance, in a list too", () => {
    const instance = Object.assign(new (cls as new () => object)(), members);
    expect(sender.toJson([instance, members])).toEqual([sent, sent]);
  });

  test("the given object is not changed", () => {
    const frozen = Object.freeze({ ...members });
    expect(sender.toJson(frozen)).toEqual(sent);
  });
});

test("groups of the host hold", () => {
  const host = { transform: { groups: ["admin"] } };
  expect(new Sender(Hosted, { host }).toJson(hosted)).toMatchObject({ role: "root" });
});

test("a wrapper is its member", () => {
  expect(new Sender(Code, {}).toJson({ value: "x" })).toBe("x");
});

test("undeclared keys stay, hostile ones do not", () => {
  const sender = new Sender(Own, {});
  const given = JSON.parse('{"id":1,"more":2,"__proto__":{"polluted":true}}') as object;
  // class-transformer leaves out the key that would reach a prototype.
  expect(JSON.stringify(sender.toJson(given))).toBe('{"wire_id":1,"more":2}');
  expect("polluted" in {}).toBe(false);
});

test.each([
  ["a Date", new Date(0), "1970-01-01T00:00:00.000Z"],
  ["a bigint", 2n ** 70n, "1180591620717411303424"],
  ["bytes", new Uint8Array([1, 2]), "AQI="],
  ["a Buffer", Buffer.from([1, 2]), "AQI="],
  [
    "a Map",
    new Map<unknown, unknown>([
      ["a", new Set([1n])],
      [1, null],
    ]),
    { a: ["1"], 1: null },
  ],
  ["nothing", undefined, undefined],
  ["a function", () => 1, undefined],
  ["what is no number", Number.NaN, null],
  ["members that are nothing", { a: undefined, b: [undefined] }, { b: [null] }],
])("JSON of %s", (_name, value, json) => {
  expect(toJson(value)).toEqual(json);
});

test("an object that holds itself cannot be sent", () => {
  const ring: { self?: object } = {};
  ring.self = ring;
  expect(() => toJson(ring)).toThrow("circular");
});

const made = classes.flatMap((cls) => {
  const sample = samples.get(cls.name);
  if (sample === undefined) return [];
  const bound = bindArguments(cls, sample.taken);
  return bound.ok ? [[cls.name, cls, bound.value] as const] : [];
});

test.each(made)("an instance of %s is sent as its schema says", (_name, cls, instance) => {
  const { natural, check, sender } = outputOf(cls, false, {}, []);
  const json = sender.toJson(instance);
  expect(json === undefined ? ["nothing"] : check(json)).toEqual([]);
  expect(natural).toEqual(outputOf(cls, false, {}, []).natural);
  expect(toOutputSchema(cls, { target: "mcp" })).toEqual(outputOf(cls, false, {}, []).wrapped);
});

test("most example classes are among them", () => {
  expect(made.length).toBeGreaterThanOrEqual(75);
});
