import type { Constraints } from "@shapewright/rules";
import type { TypeClaim } from "../../src/facts/fact.js";
import {
  Animal,
  ANY,
  ARRAY,
  compiler,
  constraints,
  eachRule,
  enumOf,
  fold,
  HOST,
  inside,
  INTEGER,
  NUMBER,
  OBJECT,
  own,
  remarksOf,
  rule,
  STRING,
  transformer,
  type,
} from "./facts.js";

const bounded = (decorator: string, stated: Constraints) => rule(decorator, constraints(stated));

describe("constraints of one source", () => {
  test.each<[string, Constraints, Constraints, Constraints]>([
    ["the greater least size", { minSize: 2 }, { minSize: 3 }, { minSize: 3 }],
    ["the smaller greatest size", { maxSize: 2 }, { maxSize: 3 }, { maxSize: 2 }],
    ["the greater minimum", { minimum: -1.5 }, { minimum: -2 }, { minimum: -1.5 }],
    ["the smaller maximum", { maximum: 1 }, { maximum: 2 }, { maximum: 1 }],
    [
      "the greater open minimum",
      { exclusiveMinimum: 0 },
      { exclusiveMinimum: 1 },
      { exclusiveMinimum: 1 },
    ],
    [
      "the smaller open maximum",
      { exclusiveMaximum: 0 },
      { exclusiveMaximum: 1 },
      { exclusiveMaximum: 0 },
    ],
    [
      "both kinds of bound",
      { minimum: 1 },
      { exclusiveMinimum: 0 },
      { minimum: 1, exclusiveMinimum: 0 },
    ],
    ["what both divide", { multipleOf: 4 }, { multipleOf: 6 }, { multipleOf: 12 }],
    [
      "the first fraction to divide by",
      { multipleOf: 0.5 },
      { multipleOf: 2 },
      { multipleOf: 0.5 },
    ],
    [
      "each pattern",
      { pattern: "^a" },
      { pattern: "b$" },
      { pattern: "^a", patterns: ["^a", "b$"] },
    ],
    ["a pattern once", { pattern: "^a" }, { pattern: "^a" }, { pattern: "^a" }],
    [
      "every pattern of a list",
      { pattern: "^a", patterns: ["^a", "b"] },
      { pattern: "c" },
      { pattern: "^a", patterns: ["^a", "b", "c"] },
    ],
    ["every refused value, once", { not: ["x", 1] }, { not: [1, "y"] }, { not: ["x", 1, "y"] }],
    ["the first format", { format: "a" }, { format: "b" }, { format: "a" }],
  ])("all hold: %s", (_, first, second, both) => {
    const base = type("multipleOf" in both || "minimum" in both ? NUMBER : STRING);
    const folded = fold([rule("@Some", base), bounded("@A", first), bounded("@B", second)]);
    expect(folded.value.constraints).toEqual(both);
    expect(remarksOf(folded)).toEqual([]);
  });

  test.each<[Constraints, Constraints, string]>([
    [
      { minSize: 3 },
      { maxSize: 2 },
      "class-validator (@A) says minSize 3, class-validator (@B) says maxSize 2",
    ],
    [
      { minimum: 3 },
      { maximum: 2.5 },
      "class-validator (@A) says minimum 3, class-validator (@B) says maximum 2.5",
    ],
    [
      { exclusiveMinimum: 0 },
      { exclusiveMaximum: 0 },
      "class-validator (@A) says exclusiveMinimum 0, class-validator (@B) says exclusiveMaximum 0",
    ],
    [
      { minimum: 1 },
      { exclusiveMaximum: 1 },
      "class-validator (@A) says minimum 1, class-validator (@B) says exclusiveMaximum 1",
    ],
    [
      { exclusiveMinimum: 1 },
      { maximum: 1 },
      "class-validator (@A) says exclusiveMinimum 1, class-validator (@B) says maximum 1",
    ],
    [
      { minProperties: 2 },
      { maxProperties: 1 },
      "class-validator (@A) says minProperties 2, class-validator (@B) says maxProperties 1",
    ],
  ])("that leave nothing between them are told: %j, %j", (lower, upper, said) => {
    const folded = fold([rule("@Some", type(ANY)), bounded("@A", lower), bounded("@B", upper)]);
    expect(remarksOf(folded)).toContain(
      `unsatisfiable_member: ${said}, so no value is accepted. Change one.`,
    );
  });

  test.each<[Constraints, Constraints]>([
    [{ minSize: 2 }, { maxSize: 2 }],
    [{ minimum: 2 }, { maximum: 2 }],
    [{ exclusiveMinimum: 0 }, { exclusiveMaximum: 1 }],
  ])("that leave one value are fine: %j, %j", (lower, upper) => {
    const base = "minSize" in lower ? STRING : NUMBER;
    const folded = fold([rule("@Some", type(base)), bounded("@A", lower), bounded("@B", upper)]);
    expect(remarksOf(folded)).toEqual([]);
  });
});

describe("constraints of two sources", () => {
  test.each<[string, Constraints, Constraints, string]>([
    [
      "a looser bound too",
      { maxSize: 5 },
      { maxSize: 3 },
      "maxSize 5, class-validator (@Rule) says 3",
    ],
    [
      "a tighter bound",
      { minimum: 3 },
      { minimum: 1 },
      "minimum 3, class-validator (@Rule) says 1",
    ],
    [
      "a pattern",
      { pattern: "^a" },
      { pattern: "b" },
      'pattern "^a", class-validator (@Rule) says "b"',
    ],
    [
      "all patterns together",
      { pattern: "^a" },
      { pattern: "b", patterns: ["b", "c"] },
      'pattern "^a", class-validator (@Rule) says ["b","c"]',
    ],
    [
      "a divisor",
      { multipleOf: 2 },
      { multipleOf: 3 },
      "multipleOf 2, class-validator (@Rule) says 3",
    ],
  ])("are the earlier source's where they differ: %s", (_, first, second, said) => {
    const base = "maxSize" in first || "pattern" in first ? STRING : NUMBER;
    const folded = fold([
      bounded("@Rule", second),
      own("@Own", constraints(first)),
      compiler(base),
    ]);
    expect(folded.value.constraints).toEqual(first);
    expect(remarksOf(folded)).toEqual([
      `conflicting_declarations: own (@Own) says ${said}. Remove one, or make them agree; the first is taken.`,
    ]);
  });

  test("are told once where they agree, and all where they speak of different things", () => {
    const folded = fold([
      own("@MaxLength", constraints({ maxSize: 5 })),
      bounded("@MaxLength", { maxSize: 5 }),
      bounded("@MinLength", { minSize: 1 }),
      compiler(STRING),
    ]);
    expect(folded.value.constraints).toEqual({ maxSize: 5, minSize: 1 });
    expect(remarksOf(folded)).toEqual([]);
  });

  test("that leave nothing between them contradict each other", () => {
    const folded = fold([
      own("@Min", constraints({ minimum: 10 })),
      bounded("@Max", { maximum: 5 }),
      compiler(NUMBER),
    ]);
    expect(remarksOf(folded)).toEqual([
      "conflicting_declarations: own (@Min) says minimum 10, class-validator (@Max) says maximum 5, " +
        "so no value is accepted. Change one.",
    ]);
  });

  test("name the decorator that said what is told, whatever else the source said before", () => {
    const folded = fold([
      own("@MinLength", constraints({ minSize: 1 })),
      own("@MaxLength", constraints({ maxSize: 5 })),
      bounded("@Length", { minSize: 1, maxSize: 9 }),
      bounded("@MaxLength", { maxSize: 3 }),
      compiler(STRING),
    ]);
    expect(remarksOf(folded)).toEqual([
      "conflicting_declarations: own (@MaxLength) says maxSize 5, class-validator (@MaxLength) says 3. " +
        "Remove one, or make them agree; the first is taken.",
    ]);
  });
});

describe("a rule against emptiness", () => {
  const notEmpty = rule("@IsNotEmpty", { says: "not-empty-text" });

  test.each<[string, TypeClaim, Constraints]>([
    ["a text", STRING, { minSize: 1 }],
    ["a text with a format", { kind: "string", format: "email" }, { minSize: 1 }],
    ["an integer", INTEGER, {}],
    ["an object", OBJECT, {}],
    ["anything", ANY, {}],
    ["a list", { kind: "array", element: STRING }, {}],
    ["a date", { kind: "date" }, {}],
  ])("says of %s what it can", (_, claimed, stated) => {
    expect(fold([own("@OfType", type(claimed)), notEmpty]).value.constraints).toEqual(stated);
  });

  test("does not lower a least size", () => {
    const folded = fold([rule("@MinLength", type(STRING), constraints({ minSize: 3 })), notEmpty]);
    expect(folded.value.constraints).toEqual({ minSize: 3 });
  });

  test("takes the empty text out of the choices", () => {
    expect(fold([rule("@IsIn", type(enumOf("", "a"))), notEmpty]).type).toEqual(enumOf("a"));
    expect(fold([rule("@IsIn", type(enumOf("", 1.5))), notEmpty]).type).toEqual(enumOf(1.5));
    const kept = fold([rule("@IsIn", type(enumOf("a", "b"))), notEmpty]);
    expect(kept.type).toEqual(enumOf("a", "b"));
    expect(kept.value.constraints).toEqual({});
  });

  test("leaves no choice where the empty text was the only one", () => {
    const folded = fold([rule("@IsIn", type(enumOf(""))), notEmpty]);
    expect(remarksOf(folded)).toEqual([
      'unsatisfiable_member: @IsNotEmpty refuses the empty text, and the value is to be enum (""), so no value is ' +
        "accepted. Remove one.",
    ]);
  });

  test("with each speaks of the elements", () => {
    const each = eachRule("@IsNotEmpty", { says: "not-empty-text" });
    const texts = fold([compiler(ARRAY), eachRule("@IsString", type(STRING)), each]);
    expect(texts.each.constraints).toEqual({ minSize: 1 });
    expect(texts.value.constraints).toEqual({});
    const choices = fold([compiler(ARRAY), eachRule("@IsIn", type(enumOf("", "a"))), each]);
    expect(choices.type).toEqual({ kind: "array", element: enumOf("a") });
    const oneOrMany = fold([eachRule("@IsIn", type(enumOf("", "a"))), each]);
    expect(oneOrMany).toMatchObject({ type: enumOf("a"), oneOrMany: true });
  });
});

describe("uniqueness", () => {
  const unique = rule("@ArrayUnique", type(ARRAY), constraints({ uniqueItems: true }));

  test.each<[string, TypeClaim]>([
    ["texts", STRING],
    ["numbers", NUMBER],
    ["integers", INTEGER],
    ["booleans", { kind: "boolean" }],
    ["choices", enumOf("a", "b")],
  ])("is told of %s", (_, element) => {
    const folded = fold([unique, eachRule("@Some", type(element))]);
    expect(folded.value.constraints).toEqual({ uniqueItems: true });
  });

  test.each<[string, TypeClaim]>([
    ["objects", OBJECT],
    ["lists", ARRAY],
    ["anything", ANY],
    ["dates, each an object of its own", { kind: "date" }],
  ])("is not told of %s, which the host compares by identity", (_, element) => {
    const folded = fold([unique, transformer("@Type", inside(element))]);
    expect(folded.value.constraints).toEqual({});
  });

  test("is not told where nothing says what the elements are", () => {
    expect(fold([unique]).value.constraints).toEqual({});
  });
});

describe("a number of keys", () => {
  const keys = constraints({ minProperties: 1 });
  const animal: TypeClaim = { kind: "class", cls: Animal };
  const rules = rule("@IsNotEmptyObject", type(OBJECT), keys);

  test("is told of a plain object", () => {
    expect(fold([rules]).value.constraints).toEqual({ minProperties: 1 });
    expect(fold([rules, compiler(animal)]).value.constraints).toEqual({ minProperties: 1 });
  });

  test.each([
    ["the host looks into", [rule("@ValidateNested", { says: "nested" })]],
    ["the host does not look into", []],
  ])("is not told of an instance that %s: its own members count", (_, more) => {
    const folded = fold([rules, transformer("@Type", inside(animal)), ...more]);
    expect(folded.value.constraints).toEqual({});
  });

  test("is not told of an instance that the host makes without being told to", () => {
    const folded = fold([rules, compiler(animal)], { ...HOST, converts: true });
    expect(folded.value.constraints).toEqual({});
  });

  test("is not told of the instances in a list", () => {
    const folded = fold([
      compiler(ARRAY),
      eachRule("@IsNotEmptyObject", type(OBJECT), keys),
      transformer("@Type", inside(animal)),
    ]);
    expect(folded.each.constraints).toEqual({});
  });
});
