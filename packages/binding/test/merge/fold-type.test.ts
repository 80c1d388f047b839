import type { TypeClaim } from "../../src/facts/fact.js";
import {
  ANY,
  Animal,
  ARRAY,
  compiler,
  DATE,
  Dog,
  eachRule,
  enumOf,
  fold,
  inside,
  INTEGER,
  NUMBER,
  OBJECT,
  own,
  remarksOf,
  rule,
  saying,
  STRING,
  transformer,
  type,
} from "./facts.js";

const ANIMAL: TypeClaim = { kind: "class", cls: Animal };
const listOf = (element: TypeClaim): TypeClaim => ({ kind: "array", element });

describe("the more exact claim", () => {
  test.each<[string, TypeClaim, TypeClaim, TypeClaim]>([
    ["an integer over a number", NUMBER, INTEGER, INTEGER],
    [
      "a format over a bare text",
      STRING,
      { kind: "string", format: "email" },
      { kind: "string", format: "email" },
    ],
    ["choices over a text", STRING, enumOf("a"), enumOf("a")],
    [
      "a derived class over its base",
      ANIMAL,
      { kind: "class", cls: Dog },
      { kind: "class", cls: Dog },
    ],
  ])("is taken from whichever source has it: %s", (_, wide, narrow, met) => {
    const nested = rule("@ValidateNested", { says: "nested" });
    const made = transformer("@Type", inside(narrow));
    const extra = narrow.kind === "class" ? [nested, made] : [];
    for (const facts of [
      [own("@OfType", type(wide)), compiler(narrow)],
      [own("@OfType", type(narrow)), compiler(wide)],
    ]) {
      const folded = fold([...facts, ...extra]);
      expect(folded.type).toEqual(met);
      expect(remarksOf(folded)).toEqual([]);
    }
  });

  test("is built up from many sources", () => {
    const folded = fold([
      compiler(ARRAY),
      transformer("@Type", inside(NUMBER)),
      rule("@IsArray", type(ARRAY)),
      eachRule("@IsInt", type(INTEGER)),
    ]);
    expect(folded.type).toEqual(listOf(INTEGER));
    expect(remarksOf(folded)).toEqual([]);
  });
});

describe("a contradiction", () => {
  test.each<[string, Parameters<typeof fold>[0], TypeClaim, string]>([
    [
      "own decorators before class-validator",
      [rule("@IsInt", type(INTEGER)), own("@Format", type({ kind: "string", format: "uuid" }))],
      { kind: "string", format: "uuid" },
      "own (@Format) says string (uuid), class-validator (@IsInt) says integer",
    ],
    [
      "own decorators before the compiler",
      [compiler(ARRAY), own("@MapOf", type({ kind: "map", values: NUMBER }))],
      { kind: "map", values: NUMBER },
      "own (@MapOf) says map of number, design:type says array",
    ],
    [
      "class-validator before class-transformer",
      [transformer("@Type", inside(NUMBER)), rule("@IsString", type(STRING))],
      STRING,
      "class-validator (@IsString) says string, class-transformer (@Type) says number",
    ],
    [
      "class-validator before the compiler",
      [compiler(NUMBER), rule("@IsString", type(STRING))],
      STRING,
      "class-validator (@IsString) says string, design:type says number",
    ],
    [
      "class-transformer before the compiler",
      [compiler({ kind: "boolean" }), transformer("@Type", inside(DATE))],
      DATE,
      "class-transformer (@Type) says date, design:type says boolean",
    ],
    [
      "the host's own word before all others",
      [own("@OfType", type(STRING)), saying("host", "host", [type(NUMBER)])],
      NUMBER,
      "host says number, own (@OfType) says string",
    ],
    [
      "swagger before the compiler",
      [compiler(NUMBER), saying("nest-swagger", "@ApiProperty", [type(STRING)])],
      STRING,
      "nest-swagger (@ApiProperty) says string, design:type says number",
    ],
  ])("is settled for the earlier source: %s", (_, facts, taken, said) => {
    const folded = fold(facts);
    expect(folded.type).toEqual(taken);
    expect(remarksOf(folded)).toEqual([
      `conflicting_declarations: ${said}. Remove one, or make them agree; the first is taken.`,
    ]);
  });

  test("names the claim that made the type exact, and not one that only agreed", () => {
    const folded = fold([
      own("@Format", type({ kind: "string", format: "email" })),
      rule("@IsString", type(STRING)),
      compiler(NUMBER),
    ]);
    expect(remarksOf(folded)).toEqual([
      "conflicting_declarations: own (@Format) says string (email), design:type says number. " +
        "Remove one, or make them agree; the first is taken.",
    ]);
  });

  test("of elements is named with the list", () => {
    const folded = fold([
      own("@ArrayOf", type(listOf(STRING))),
      eachRule("@IsInt", type(INTEGER)),
      compiler(ARRAY),
    ]);
    expect(folded.type).toEqual(listOf(STRING));
    expect(remarksOf(folded)).toEqual([
      "conflicting_declarations: own (@ArrayOf) says array of string, class-validator (@IsInt) says array of integer. " +
        "Remove one, or make them agree; the first is taken.",
    ]);
  });

  test("of class-validator with itself lets no value through", () => {
    const folded = fold([rule("@IsString", type(STRING)), rule("@IsInt", type(INTEGER))]);
    expect(folded.type).toEqual(STRING);
    expect(remarksOf(folded)).toEqual([
      "unsatisfiable_member: @IsString demands string and @IsInt demands integer, so no value is accepted. Remove one.",
    ]);
  });

  test("of two lists of choices shows the choices, a few of them", () => {
    const folded = fold([
      rule("@IsIn", type(enumOf("a", "b"))),
      rule("@IsEnum", type(enumOf(1, 2, 3, 4, 5, 6))),
    ]);
    expect(remarksOf(folded)).toEqual([
      'unsatisfiable_member: @IsIn demands enum ("a", "b") and @IsEnum demands enum (1, 2, 3, 4, 2 more), ' +
        "so no value is accepted. Remove one.",
    ]);
  });

  test("is reported for each claim that does not fit", () => {
    const folded = fold([
      own("@OfType", type(STRING)),
      rule("@IsInt", type(INTEGER)),
      compiler({ kind: "boolean" }),
    ]);
    expect(remarksOf(folded).map((remark) => remark.split(". Remove")[0])).toEqual([
      "conflicting_declarations: own (@OfType) says string, class-validator (@IsInt) says integer",
      "conflicting_declarations: own (@OfType) says string, design:type says boolean",
    ]);
  });
});

describe("two lists of choices", () => {
  test.each([
    ["of one form", enumOf("a", "b", "c"), enumOf("b", "c", "d"), enumOf("b", "c")],
    ["of two forms", enumOf("a", 1, 1.5), enumOf(1, 2), enumOf(1)],
    ["of mixed values", enumOf("a", 1, 1.5), enumOf(1.5, "a", true), enumOf("a", 1.5)],
    ["one with null", enumOf("a", null), enumOf("a", "b"), enumOf("a")],
    ["both with null", enumOf("a", null), enumOf("b", null), enumOf(null)],
  ])("leave what stands in both: %s", (_, left, right, met) => {
    const folded = fold([rule("@IsIn", type(left)), rule("@IsEnum", type(right))]);
    expect(folded.type).toEqual(met);
    expect(remarksOf(folded)).toEqual([]);
  });
});

describe("what is said of each element", () => {
  test.each<[string, TypeClaim, TypeClaim]>([
    ["a list", ARRAY, listOf(STRING)],
    ["a set", { kind: "set" }, { kind: "set", element: STRING }],
    ["a map", { kind: "map" }, { kind: "map", values: STRING }],
  ])("is said of the elements of %s", (_, container, met) => {
    const folded = fold([
      compiler(container),
      eachRule("@IsString", type(STRING)),
      eachRule("@MinLength", { says: "constraints", constraints: { minSize: 3 } }),
    ]);
    expect(folded.type).toEqual(met);
    expect(folded.oneOrMany).toBe(false);
    expect(folded.value.constraints).toEqual({});
    expect(folded.each.constraints).toEqual({ minSize: 3 });
  });

  test.each<[string, TypeClaim, TypeClaim]>([
    ["a list", ARRAY, listOf(DATE)],
    ["a set", { kind: "set" }, { kind: "set", element: DATE }],
    ["a map", { kind: "map" }, { kind: "map", values: DATE }],
    ["a single value", DATE, DATE],
  ])("@Type says of %s what is inside", (_, container, met) => {
    expect(fold([compiler(container), transformer("@Type", inside(DATE))]).type).toEqual(met);
  });

  test("holds of the value where the member is declared single", () => {
    const folded = fold([
      compiler(STRING),
      eachRule("@MinLength", type(STRING), { says: "constraints", constraints: { minSize: 3 } }),
    ]);
    expect(folded.type).toEqual(STRING);
    expect(folded.oneOrMany).toBe(false);
    expect(folded.value.constraints).toEqual({ minSize: 3 });
  });

  test("takes one or many where nothing declares either", () => {
    const folded = fold([
      eachRule("@MinLength", type(STRING), { says: "constraints", constraints: { minSize: 3 } }),
      rule("@IsNotEmpty", { says: "not-empty-text" }),
    ]);
    expect(folded.type).toEqual(STRING);
    expect(folded.oneOrMany).toBe(true);
    expect(folded.each.constraints).toEqual({ minSize: 3 });
    expect(folded.value.constraints).toEqual({});
  });

  test("makes no difference between one and many where nothing says of what", () => {
    const folded = fold([
      eachRule("@NotEquals", { says: "constraints", constraints: { not: ["x"] } }),
      eachRule("@IsNotEmpty", { says: "not-empty-text" }),
    ]);
    expect(folded.type).toEqual(ANY);
    expect(folded.oneOrMany).toBe(false);
    expect(folded.value.constraints).toEqual({ not: ["x"] });
  });

  test("takes one or many instances, even of a class that nobody names", () => {
    const folded = fold([eachRule("@ValidateNested", { says: "nested" })]);
    expect(folded.type.kind).toBe("unknown");
    expect(folded.oneOrMany).toBe(true);
  });

  test("is one or many as long as the only word on the value is `any`", () => {
    const folded = fold([own("@OfType", type(ANY)), eachRule("@IsString", type(STRING))]);
    expect(folded).toMatchObject({ type: STRING, oneOrMany: true });
  });

  test("a collection that a later source declares is one all the same", () => {
    const folded = fold([
      own("@OfType", type(ANY)),
      rule("@IsNotEmpty", { says: "not-empty-text" }),
      eachRule("@IsString", type(STRING)),
      compiler(ARRAY),
    ]);
    expect(folded).toMatchObject({ type: listOf(STRING), oneOrMany: false });
  });
});

describe("@Type alone", () => {
  test("is read as one value: nothing says that there are many", () => {
    const folded = fold([transformer("@Type", inside(DATE))]);
    expect(folded).toMatchObject({ type: DATE, oneOrMany: false });
  });

  test("is of elements where a rule says that there are many", () => {
    const folded = fold([transformer("@Type", inside(DATE)), rule("@IsArray", type(ARRAY))]);
    expect(folded).toMatchObject({ type: listOf(DATE), oneOrMany: false });
  });
});

test("an object of nothing known gives way to a class, and takes no list", () => {
  expect(fold([rule("@IsObject", type(OBJECT)), compiler({ kind: "map" })]).type).toEqual({
    kind: "map",
    values: ANY,
  });
  expect(fold([rule("@IsObject", type(OBJECT)), compiler(ARRAY)]).type).toEqual(OBJECT);
});
