import {
  ApiExtraModels,
  ApiProperty,
  ApiPropertyOptional,
  ApiResponseProperty,
  ApiSchema,
  getSchemaPath,
  IntersectionType,
  OmitType,
  PickType,
} from "@nestjs/swagger";
import Ajv2020 from "ajv/dist/2020";
import type { Class } from "../../../src/facts/class.js";
import { toInputSchema } from "../../../src/index.js";
import { documentOf } from "./document.js";

enum Role {
  Admin = "admin",
  User = "user",
}

enum Level {
  Low = 1,
  High = 2,
}

class Texts {
  @ApiProperty() plain!: string;
  @ApiProperty({ minLength: 2, maxLength: 3, pattern: "^[a-c]+$" }) bounded!: string;
  @ApiProperty({ type: "string", nullable: true }) nullable!: string | null;
  @ApiProperty({ format: "email" }) mail!: string;
}

class Numbers {
  @ApiProperty() plain!: number;
  @ApiProperty({ type: "integer", minimum: 1, maximum: 2 }) whole!: number;
  @ApiProperty({ multipleOf: 2, exclusiveMaximum: 8 as never }) even!: number;
  @ApiPropertyOptional({ type: Number, nullable: true }) maybe?: number | null;
}

class Choices {
  @ApiProperty({ enum: Role }) role!: Role;
  @ApiProperty({ enum: Level }) level!: Level;
  @ApiProperty({ enum: ["a", "b"], required: false }) letter?: string;
  @ApiProperty({ enum: Role, isArray: true }) roles!: Role[];
  @ApiProperty({ enum: () => Level }) later!: Level;
  @ApiProperty({ enum: [true] }) yes!: boolean;
}

class Lists {
  @ApiProperty({ type: [String], minItems: 1, maxItems: 2, minLength: 2 }) tags!: string[];
  @ApiProperty({ type: () => [Number], minimum: 2 }) numbers!: number[];
  @ApiProperty({ type: String, isArray: true }) flagged!: string[];
  @ApiProperty({ type: "array", items: { type: "array", items: { type: "number", minimum: 2 } } })
  grid!: number[][];
  @ApiProperty({
    type: "array",
    items: { oneOf: [{ type: "string", maxLength: 1 }, { type: "number" }] },
  })
  mixed!: unknown[];
}

class Child {
  @ApiProperty() name!: string;
  @ApiPropertyOptional({ type: () => Child }) child?: Child;
}

class Classes {
  @ApiProperty() reflected!: Child;
  @ApiProperty({ type: Child, description: "One" }) named!: Child;
  @ApiProperty({ type: () => Child }) lazy!: Child;
  @ApiProperty({ type: [Child] }) list!: Child[];
  @ApiPropertyOptional({ type: () => [Child] }) lazyList?: Child[];
}

class Objects {
  @ApiProperty({ type: "object", additionalProperties: { type: "number", minimum: 1 } })
  map!: Record<string, number>;
  @ApiProperty({ type: "object", additionalProperties: true }) free!: object;
  @ApiProperty({
    type: "object",
    properties: { a: { type: "string" }, b: { type: "number", minimum: 1 } },
    required: ["a"],
    selfRequired: true,
  })
  raw!: object;
  @ApiProperty({ type: "object", properties: { a: { type: "string" } }, required: ["a"] })
  unasked!: object;
  @ApiProperty({
    type: "object",
    additionalProperties: { type: "array", items: { type: "string" } },
  })
  lists!: Record<string, string[]>;
  @ApiProperty({ type: "object", additionalProperties: false }) nothing!: object;
}

class Cat {
  @ApiProperty({ enum: ["cat"] }) kind!: string;
}

@ApiSchema({ name: "Hound" })
class Dog {
  @ApiProperty({ enum: ["dog"] }) kind!: string;
  @ApiProperty() tail!: boolean;
}

@ApiExtraModels(Cat, Dog)
class Unions {
  @ApiProperty({ oneOf: [{ $ref: getSchemaPath(Cat) }, { $ref: getSchemaPath(Dog) }] }) pet!:
    Cat | Dog;
  @ApiProperty({ anyOf: [{ type: "string", minLength: 2 }, { type: "boolean" }] }) either!: unknown;
  @ApiProperty({ type: "array", items: { anyOf: [{ $ref: getSchemaPath(Cat) }] } }) cats!: Cat[];
  @ApiProperty({ allOf: [{ $ref: getSchemaPath(Dog) }] }) dog!: Dog;
  @ApiProperty({
    isArray: true,
    oneOf: [{ $ref: getSchemaPath(Cat) }, { $ref: getSchemaPath(Dog) }],
  })
  pets!: (Cat | Dog)[];
  @ApiProperty({ allOf: [{ minLength: 1 }, { maxLength: 2 }] as never }) bounded!: string;
}

class Instants {
  @ApiProperty() reflected!: Date;
  @ApiProperty({ type: Date }) stated!: Date;
  @ApiProperty({ type: String, format: "date" }) day!: Date;
  @ApiProperty({ type: [Date] }) all!: Date[];
}

class Renamed {
  @ApiProperty({ name: "onTheWire" }) inside!: string;
  @ApiProperty({ name: "same" }) same!: number;
}

class Sent {
  @ApiResponseProperty() id!: string;
  @ApiResponseProperty({ type: [String], enum: ["a"] }) letters!: string[];
}

class Base {
  @ApiProperty({ description: "Of the base", minLength: 2 }) name!: string;
  @ApiProperty({ required: false }) count!: number;
}

class Derived extends Base {
  @ApiProperty({ maxLength: 3 }) override name!: string;
  @ApiProperty() extra!: boolean;
}

class Huge {
  @ApiProperty({ type: BigInt as never }) big!: bigint;
}

class Literal {
  @ApiProperty({
    type: () => ({ a: { type: String, required: true }, b: { type: () => [Number] } }) as never,
  })
  inline!: object;
}

const child = { name: "a" };
const cat = { kind: "cat" };
const dog = { kind: "dog", tail: true };

const CLASSES: readonly (readonly [string, Class, Readonly<Record<string, unknown>>])[] = [
  ["texts", Texts, { plain: "a", bounded: "ab", nullable: "a", mail: "a@b.c" }],
  ["numbers", Numbers, { plain: 1.5, whole: 1, even: 2, maybe: 1 }],
  [
    "choices",
    Choices,
    { role: "user", level: 1, letter: "a", roles: ["user"], later: 2, yes: true },
  ],
  ["lists", Lists, { tags: ["aa"], numbers: [2], flagged: [], grid: [[2]], mixed: ["a", 1] }],
  ["classes", Classes, { reflected: child, named: child, lazy: child, list: [child] }],
  ["classes that hold themselves", Child, { name: "a", child: { name: "b" } }],
  [
    "objects",
    Objects,
    {
      map: { a: 1 },
      free: { a: [] },
      raw: { a: "" },
      unasked: { a: "" },
      lists: { a: ["a"] },
      nothing: {},
    },
  ],
  ["unions", Unions, { pet: cat, either: "aa", cats: [cat], dog, pets: [dog, cat], bounded: "a" }],
  [
    "instants",
    Instants,
    { reflected: "2024-01-01", stated: "2024-01-01", day: "2024-01-01", all: ["2024-01-01"] },
  ],
  ["renamed members", Renamed, { onTheWire: "a", same: 1 }],
  ["what is only sent", Sent, { id: "a", letters: ["a"] }],
  ["a derived class", Derived, { name: "abc", extra: true }],
  ["bigints", Huge, { big: 1 }],
  ["literals", Literal, { inline: { a: "a", b: [1] } }],
  ["a picked class", PickType(Texts, ["bounded", "nullable"]), { bounded: "ab", nullable: null }],
  ["a class with some left out", OmitType(Numbers, ["plain"]), { whole: 1, even: 2 }],
  [
    "two classes as one",
    IntersectionType(Renamed, Sent),
    { onTheWire: "a", same: 1, id: "a", letters: ["a"] },
  ],
];

const VALUES: readonly unknown[] = [
  null,
  "",
  "a",
  "ab",
  "abc",
  "abcd",
  "cat",
  "dog",
  "b",
  "admin",
  true,
  false,
  -1,
  0,
  1,
  1.5,
  2,
  3,
  8,
  9,
  [],
  ["a"],
  ["aa"],
  ["aa", "bb", "cc"],
  ["admin"],
  ["other"],
  [1],
  [2, 3],
  [true],
  [null],
  [[1]],
  [[2]],
  [["a"]],
  [{}],
  [child],
  [cat],
  [dog],
  [{ kind: "bird" }],
  {},
  { a: 1 },
  { a: 0 },
  { a: "x" },
  { a: "x", b: 0 },
  { a: "x", b: 1 },
  { a: ["x"] },
  { a: [1] },
  { a: "x", b: ["y"] },
  child,
  cat,
  dog,
  { name: 1 },
  { name: "a", child: {} },
];

function verdict(schema: object): (given: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  return ajv.compile(schema);
}

describe("a class that only @nestjs/swagger knows takes what the package's own document says", () => {
  test.each(CLASSES)("%s", (_, cls, valid) => {
    const ours = verdict(
      toInputSchema(cls, {
        nullability: "accepted",
        unknownArguments: "ignore",
        dropReadOnlyProperties: false,
      }),
    );
    const schemas = documentOf(cls);
    const root = Object.keys(schemas).at(-1) ?? "";
    const theirs = verdict({ components: { schemas }, $ref: `#/components/schemas/${root}` });
    const members = Object.keys(schemas[root]?.properties ?? {});
    const given = [
      valid,
      {},
      ...members.flatMap((member) => [
        Object.fromEntries(Object.entries(valid).filter(([name]) => name !== member)),
        ...VALUES.map((value) => ({ ...valid, [member]: value })),
      ]),
    ];
    expect(ours(valid)).toBe(true);
    expect(given.filter((each) => ours(each) !== theirs(each))).toEqual([]);
  });
});
