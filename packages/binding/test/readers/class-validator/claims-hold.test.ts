import "reflect-metadata";
import type { Fact } from "../../../src/facts/fact.js";
import { classValidatorReader } from "../../../src/readers/class-validator/reader.js";
import { rows } from "../../../src/readers/class-validator/rows/index.js";
import { applyRow, hostAccepts } from "./decorate.js";
import { satisfies } from "./satisfies.js";

enum Numeric {
  One = 1,
  Two = 2,
}
/** What the compiler makes of `enum Mixed { A = "a", One = 1 }`. */
const Mixed = { A: "a", One: 1, 1: "One" };
const LIMITS: readonly unknown[] = [
  ...[0, 1, 2, 2.5, -1, -0.5, 1e21, Infinity, -Infinity, Number.NaN],
  ...[() => 1, "2", "x", null, undefined, {}, [], [2]],
];
const CHOICES: readonly unknown[] = [
  ...[[], ["a"], [1], [1.5, "a"], [1, null], [null], ["a", null], [true], ["a", "a"]],
  ...[[undefined, "a"], [undefined], [{}], [1n], [Number.NaN], [Infinity]],
  ...[() => ["a"], "a", new Set(["a"]), undefined, null],
];
class Statics {
  static readonly A = "a";
}

/** What a rule is given beside its sample arguments, mistakes included: each stands alone, a list in it is one argument. */
const SINGLE_ARGUMENTS: ReadonlyMap<string, readonly unknown[]> = new Map([
  ...["min", "max", "minLength", "maxLength", "arrayMinSize", "arrayMaxSize", "isLength"].map(
    (name) => [name, LIMITS] as const,
  ),
  [
    "isDivisibleBy",
    [1, 2, 3, -3, 2.5, 0, 0.5, 1e-7, 1e21, Infinity, Number.NaN, () => 2, "2", undefined],
  ],
  ["isIn", CHOICES],
  ["isNotIn", CHOICES],
  ...["equals", "notEquals"].map(
    (name) => [name, ["a", 1, 0, true, null, undefined, {}, [], 1n, Number.NaN]] as const,
  ),
  [
    "isEnum",
    [
      ...[
        Mixed,
        Numeric,
        { A: "a", B: null },
        { A: 1.5, B: true },
        { A: 1n },
        { A: undefined },
        {},
      ],
      ...[["a", "b"], [], { "1": "a", a: 1 }, { "1": "b", b: "1" }, () => ["a"], Statics],
    ],
  ],
  ["isNumber", [{}, { maxDecimalPlaces: 1 }, { allowNaN: true, allowInfinity: true }]],
  ["isUuid", ["4", 4, "all", "loose", "nil", "9", () => "4", "toString", ["3", "4"], []]],
  ["isEmail", [{ allow_display_name: true }, { require_tld: false }]],
  ["isNotEmptyObject", [{ nullable: false }, { nullable: true }]],
  ["arrayUnique", [(value: unknown) => String(value), () => 1, (value: unknown) => value]],
  ["matches", ["^a", /^\w-b$/, "(", () => "a", undefined, /^[\w-.]+$/g]],
]);

const SEVERAL_ARGUMENTS: ReadonlyMap<string, readonly (readonly unknown[])[]> = new Map([
  [
    "isLength",
    LIMITS.flatMap((limit) => [
      [limit, 2],
      [1, limit],
      [limit, limit],
    ]),
  ],
  [
    "matches",
    [
      ["^A$", "i"],
      ["(", ""],
      ["a", "y"],
      [/^a/, "i"],
    ],
  ],
]);

const VALUES: readonly unknown[] = [
  ...["", "a", "A", "b", "ab", "abc", "abcd", "a-b", "a.b", "1", "2", " ", "ü", "😀", "😀b", "One"],
  ...[
    "true",
    "name@example.com",
    "Name <name@example.com>",
    "a987fbc9-4bed-4078-8f07-9141ba07c9f3",
  ],
  ...[0, -0, 1, 2, 3, -1, -3, 1.5, 2.5, 0.1, 1e21, 1e-7, 4, 6],
  ...[true, false, null],
  ...[[], [1], ["a"], ["a", "b"], ["a", "a"], [1, "1"], [1, 2, 3], [null], [[]]],
  ...[{}, { a: 1 }, { a: null }, { length: 2 }],
];

const uses = [...rows.values()].flatMap((row) => {
  const single = SINGLE_ARGUMENTS.get(row.name) ?? [];
  const several = SEVERAL_ARGUMENTS.get(row.name) ?? [];
  const given = [row.samples.arguments ?? [], ...single.map((argument) => [argument]), ...several];
  return given.map((args) => [row.decorator, args, row] as const);
});

describe.each(uses)("%s with %p", (_decorator, args, row) => {
  class Dto {
    declare readonly value: unknown;
  }
  let facts: readonly Fact[];
  try {
    applyRow(row, Dto, "value", undefined, args);
    facts = classValidatorReader.readMember(Dto, "value", {});
  } catch {
    // The decorator itself refuses to be used so, or is not in this release.
    facts = [];
  }

  const accepted = (value: unknown): boolean => {
    try {
      return hostAccepts(Dto, "value", value);
    } catch {
      return false;
    }
  };
  const values = [...VALUES, ...row.samples.accepts, ...row.samples.rejects].filter(
    (value) => value !== undefined && !(typeof value === "number" && !Number.isFinite(value)),
  );

  test("claims nothing that an accepted value does not satisfy", () => {
    // The names of a numeric enum, which the host takes too, are left out on purpose.
    const { narrower = [] } = row.samples;
    const names = row.name === "isEnum" ? numericNames(args[0]) : narrower;
    const refused = values.filter((value) => accepted(value) && !satisfies(value, facts));
    expect(refused.filter((value) => !names.includes(value))).toEqual([]);
  });

  test("is met by no refused value, if it is stated exactly and nothing was left out", () => {
    const leftOut = facts.some(
      ({ claim }) => claim.says === "remark" && claim.code === "untranslated_constraint",
    );
    const isExact = row.stated === "exactly" && !leftOut && facts.length > 0;
    const satisfying = isExact
      ? values.filter((value) => !accepted(value) && satisfies(value, facts))
      : [];
    expect(satisfying).toEqual([]);
  });
});

function numericNames(entity: unknown): readonly unknown[] {
  return Object.entries(entity as object)
    .filter(([, value]) => typeof value === "number")
    .map(([name]) => name);
}

test("of a numeric enum the values are claimed, not the names that the host takes too", () => {
  class Dto {
    declare readonly value: unknown;
  }
  applyRow(rows.get("isEnum")!, Dto, "value", undefined, [Numeric]);
  expect(classValidatorReader.readMember(Dto, "value", {})).toContainEqual({
    member: "value",
    source: "class-validator",
    level: "value",
    decorator: "@IsEnum",
    claim: {
      says: "type",
      type: { kind: "enum", facts: { wireForm: "integer", names: [], numbers: [1, 2] } },
    },
  });
});
