import type { JsonValue } from "@shapewright/rules";
import * as fc from "fast-check";
import type { TypeClaim } from "../../src/facts/fact.js";
import { meet } from "../../src/merge/meet.js";
import {
  Animal,
  ANY,
  ARRAY,
  BOOLEAN,
  DATE,
  Dog,
  enumOf,
  INTEGER,
  NUMBER,
  OBJECT,
  STRING,
  Stone,
} from "./facts.js";

const EMAIL: TypeClaim = { kind: "string", format: "email" };
const DATE_TIME: TypeClaim = { kind: "string", format: "date-time" };
const BINARY: TypeClaim = { kind: "binary" };
const SET: TypeClaim = { kind: "set" };
const MAP: TypeClaim = { kind: "map" };
const UNKNOWN: TypeClaim = { kind: "unknown", reason: "nobody knows" };
const VERBATIM: TypeClaim = { kind: "verbatim", schema: { type: "string" } };
const ANIMAL: TypeClaim = { kind: "class", cls: Animal };
const DOG: TypeClaim = { kind: "class", cls: Dog };
const STONE: TypeClaim = { kind: "class", cls: Stone };
const WORDS = enumOf("a", "b");
const COUNTS = enumOf(1, 2);
const HALVES = enumOf(0.5, 1);
const MIXED = enumOf("a", 1, null);

const SAMPLES: Readonly<Record<string, TypeClaim>> = {
  string: STRING,
  email: EMAIL,
  number: NUMBER,
  integer: INTEGER,
  boolean: BOOLEAN,
  binary: BINARY,
  date: DATE,
  words: WORDS,
  counts: COUNTS,
  halves: HALVES,
  mixed: MIXED,
  object: OBJECT,
  animal: ANIMAL,
  dog: DOG,
  stone: STONE,
  array: ARRAY,
  strings: { kind: "array", element: STRING },
  integers: { kind: "array", element: INTEGER },
  set: SET,
  map: MAP,
  verbatim: VERBATIM,
  any: ANY,
  unknown: UNKNOWN,
};

/** Two claims of which each is met by itself or by nothing are not named here. */
const MEETINGS: readonly (readonly [string, string, TypeClaim])[] = [
  ["string", "email", EMAIL],
  ["string", "date", DATE_TIME],
  ["email", "date", EMAIL],
  ["string", "binary", BINARY],
  ["email", "binary", BINARY],
  ["string", "words", WORDS],
  ["email", "words", WORDS],
  ["date", "words", WORDS],
  ["date", "mixed", enumOf("a", null)],
  ["string", "mixed", enumOf("a", null)],
  ["email", "mixed", enumOf("a", null)],
  ["number", "integer", INTEGER],
  ["number", "counts", COUNTS],
  ["integer", "counts", COUNTS],
  ["number", "halves", HALVES],
  ["integer", "halves", enumOf(1)],
  ["number", "mixed", enumOf(1, null)],
  ["integer", "mixed", enumOf(1, null)],
  ["words", "mixed", enumOf("a")],
  ["counts", "halves", enumOf(1)],
  ["counts", "mixed", enumOf(1)],
  ["halves", "mixed", enumOf(1)],
  ["object", "animal", ANIMAL],
  ["object", "dog", DOG],
  ["object", "stone", STONE],
  ["object", "map", MAP],
  ["animal", "dog", DOG],
  ["array", "strings", { kind: "array", element: STRING }],
  ["array", "integers", { kind: "array", element: INTEGER }],
  ["array", "set", SET],
  ["strings", "set", { kind: "set", element: STRING }],
  ["integers", "set", { kind: "set", element: INTEGER }],
];

/** What takes any value gives way to what does not; a schema of the author's own gives way to nothing. */
const GIVES_WAY = ["unknown", "any"];

function expected(left: string, right: string): TypeClaim | undefined {
  if (left === right) return SAMPLES[left];
  for (const name of GIVES_WAY) {
    if (left === name && !GIVES_WAY.includes(right)) return SAMPLES[right];
    if (right === name && !GIVES_WAY.includes(left)) return SAMPLES[left];
  }
  if (GIVES_WAY.includes(left)) return SAMPLES[left];
  if (left === "verbatim" || right === "verbatim") return VERBATIM;
  return MEETINGS.find(
    ([one, other]) => (one === left && other === right) || (one === right && other === left),
  )?.[2];
}

const names = Object.keys(SAMPLES);
const pairs = names.flatMap((left) => names.map((right) => [left, right] as const));

describe("what a value is when two claims hold of it", () => {
  test.each(pairs)("%s and %s", (left, right) => {
    expect(meet(SAMPLES[left]!, SAMPLES[right]!)).toEqual(expected(left, right));
  });

  test("the left one's format stays where both have one", () => {
    const uuid: TypeClaim = { kind: "string", format: "uuid" };
    expect(meet(EMAIL, uuid)).toBe(EMAIL);
    expect(meet(uuid, EMAIL)).toBe(uuid);
  });

  test("in a set that is met by a list too, the left one's details stay", () => {
    const uuids: TypeClaim = { kind: "set", element: { kind: "string", format: "uuid" } };
    expect(meet({ kind: "array", element: EMAIL }, uuids)).toEqual({ kind: "set", element: EMAIL });
  });

  test("elements meet as values do, however deep", () => {
    const listOf = (element: TypeClaim): TypeClaim => ({ kind: "array", element });
    expect(meet(listOf(listOf(NUMBER)), listOf(listOf(INTEGER)))).toEqual(listOf(listOf(INTEGER)));
    expect(meet(listOf(listOf(NUMBER)), listOf(listOf(STRING)))).toBeUndefined();
    expect(meet({ kind: "map", values: NUMBER }, { kind: "map", values: INTEGER })).toEqual({
      kind: "map",
      values: INTEGER,
    });
  });

  test("a claim that is exact already is given back itself, so that it keeps its speaker", () => {
    const strings: TypeClaim = { kind: "array", element: STRING };
    expect(meet(strings, ARRAY)).toBe(strings);
    expect(meet(ARRAY, strings)).toBe(strings);
    expect(meet(EMAIL, STRING)).toBe(EMAIL);
    expect(meet(WORDS, STRING)).toBe(WORDS);
    expect(meet(WORDS, enumOf("b", "a"))).toBe(WORDS);
    expect(meet(EMAIL, DATE)).toBe(EMAIL);
  });
});

const PLAIN = [
  STRING,
  EMAIL,
  NUMBER,
  INTEGER,
  BOOLEAN,
  DATE,
  OBJECT,
  ANY,
  UNKNOWN,
  ARRAY,
  SET,
  MAP,
];

const claimsOver = (single: readonly TypeClaim[]): fc.Arbitrary<TypeClaim> =>
  fc.letrec<{ claim: TypeClaim }>((tie) => ({
    claim: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      fc.constantFrom(...single),
      fc
        .subarray<JsonValue>(["a", "b", "", 0, 1, 2.5, true, false], { minLength: 1 })
        .map((values) => enumOf(...values)),
      fc
        .record({ kind: fc.constantFrom("array", "set"), element: tie("claim") })
        .map((claim) => claim as TypeClaim),
      tie("claim").map((values): TypeClaim => ({ kind: "map", values })),
    ),
  })).claim;

/** A value tells of each whether it takes it. */
const plainClaims = claimsOver(PLAIN);
const claims = claimsOver([...PLAIN, ANIMAL, DOG, STONE, BINARY, VERBATIM]);

/** No empty list and no empty object: they fit two claims whose elements contradict each other. */
const VALUES: readonly unknown[] = [
  "a",
  "b",
  "c",
  "",
  0,
  1,
  2.5,
  7,
  true,
  false,
  { key: "a" },
  { key: 1 },
  ["a"],
  [1],
  [2.5],
  [true],
  [["a"]],
  [[1]],
  [{ key: 1 }],
];

describe("meeting, over all claims", () => {
  test("two claims contradict each other both ways round or not at all", () => {
    fc.assert(
      fc.property(claims, claims, (left, right) => {
        expect(meet(left, right) === undefined).toBe(meet(right, left) === undefined);
      }),
      { numRuns: 2_000 },
    );
  });

  test("a claim met by itself is itself", () => {
    fc.assert(
      fc.property(claims, (claim) => {
        expect(meet(claim, claim)).toEqual(claim);
      }),
    );
  });

  test("the meeting takes exactly what both take", () => {
    fc.assert(
      fc.property(plainClaims, plainClaims, (left, right) => {
        const met = meet(left, right);
        for (const value of VALUES) {
          const both = takes(left, value) && takes(right, value);
          expect([value, met !== undefined && takes(met, value)]).toEqual([value, both]);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

function takes(claim: TypeClaim, value: unknown): boolean {
  switch (claim.kind) {
    case "any":
    case "unknown":
      return true;
    case "string":
    case "date":
      return typeof value === "string";
    case "number":
    case "boolean":
      return typeof value === claim.kind;
    case "integer":
      return Number.isInteger(value);
    case "enum":
      return choices(claim).includes(value as JsonValue);
    case "array":
    case "set":
      return Array.isArray(value) && value.every((element) => takes(claim.element ?? ANY, element));
    case "map":
      return (
        isObject(value) && Object.values(value).every((each) => takes(claim.values ?? ANY, each))
      );
    case "object":
      return isObject(value);
    default:
      throw new Error(`No value tells whether ${claim.kind} takes it.`);
  }
}

function choices({ facts }: Extract<TypeClaim, { kind: "enum" }>): readonly JsonValue[] {
  return facts.wireForm === "json" ? facts.values : [...facts.names, ...facts.numbers];
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
