import {
  ArrayOf,
  Binary,
  Describe,
  Enum,
  Integer,
  MapOf,
  Max,
  MaxLength,
  type MemberDecorator,
  Min,
  MinLength,
  Name,
  Nullable,
  OfType,
  Pattern,
  Required,
  toInputSchema,
} from "@shapewright/binding";
import Ajv2020 from "ajv/dist/2020";
import * as fc from "fast-check";
import { bindArguments } from "../../src/index.js";

const ajv = new Ajv2020({ strict: false, validateFormats: false, ownProperties: true });

class Inner {
  @Describe("A text")
  @OfType(() => String)
  @Required()
  @MinLength(1)
  text!: string;

  @OfType(() => Date)
  at?: Date;
}

/** A member's decorators, what they take, and what stands in the instance. */
interface Kind {
  readonly decorate: readonly MemberDecorator[];
  readonly values: readonly unknown[];
  readonly made: (value: never) => unknown;
}

const same = (value: unknown): unknown => value;

const KINDS: readonly Kind[] = [
  {
    decorate: [OfType(() => String), MinLength(2), MaxLength(3)],
    values: ["", "a", "ab", "abc", "abcd", "\u{1F600}", "\u{1F600}\u{1F600}"],
    made: same,
  },
  { decorate: [OfType(() => String), Pattern("^[a-c]+$")], values: ["abc", "x", ""], made: same },
  { decorate: [Integer(), Min(0), Max(3)], values: [-1, 0, 3, 4, 1.5, "1"], made: same },
  { decorate: [OfType(() => Boolean)], values: [true, false, 0, "true"], made: same },
  { decorate: [Enum(["x", "y"])], values: ["x", "y", "z", 1], made: same },
  {
    decorate: [OfType(() => Date)],
    values: ["2020-01-01T00:00:00Z", "2021-05-05T10:00:00.000Z", 5],
    made: (text: string) => new Date(text),
  },
  {
    decorate: [Binary()],
    values: ["", "YQ==", "AAECAw", 5],
    made: (text: string) => Buffer.from(text, "base64"),
  },
  { decorate: [ArrayOf(() => Number)], values: [[], [1, 2], ["a"], "a", [null]], made: same },
  {
    decorate: [ArrayOf(() => Inner)],
    values: [[], [{ text: "a" }], [{ text: "" }], [{}], {}],
    made: (items: readonly object[]) => items.map(inner),
  },
  {
    decorate: [OfType(() => Inner)],
    values: [{ text: "a" }, { text: "a", at: "2020-01-01T00:00:00Z" }, {}, { text: 1 }, []],
    made: inner,
  },
  {
    decorate: [MapOf(() => Number)],
    values: [{}, { a: 1 }, { a: "x" }, [], { toString: 1 }],
    made: (object: object) => new Map(Object.entries(object)),
  },
];

function inner(value: object): Inner {
  const made = Object.assign(new Inner(), value);
  if (typeof made.at === "string") made.at = new Date(made.at);
  return made;
}

interface MemberSpec {
  readonly kind: Kind;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  readonly isRenamed: boolean;
}

const member: fc.Arbitrary<MemberSpec> = fc.record({
  kind: fc.constantFrom(...KINDS),
  isRequired: fc.boolean(),
  isNullable: fc.boolean(),
  isRenamed: fc.boolean(),
});

const specs = fc.array(member, { minLength: 1, maxLength: 4 });

const cases = specs.chain((members) =>
  fc.tuple(
    fc.constant(members),
    fc.array(
      fc.tuple(
        ...members.map(({ kind }) =>
          fc.oneof(
            { weight: 6, arbitrary: fc.constantFrom(...kind.values) },
            fc.constantFrom(undefined, null),
          ),
        ),
      ),
      { minLength: 5, maxLength: 5 },
    ),
  ),
);

function build(members: readonly MemberSpec[]): new () => object {
  class Dto {}
  members.forEach(({ kind, isRequired, isNullable, isRenamed }, at) => {
    const all = [
      ...kind.decorate,
      ...(isRequired ? [Required()] : []),
      ...(isNullable ? [Nullable()] : []),
      ...(isRenamed ? [Name(`wire_${String(at)}`)] : []),
    ];
    for (const decorate of all) decorate(Dto.prototype, `member${String(at)}`);
  });
  return Dto;
}

test("classes with own decorators alone: the verdict is the schema's, the instance what the decorators say", () => {
  let accepted = 0;
  let refused = 0;
  fc.assert(
    fc.property(cases, ([members, rows]) => {
      const cls = build(members);
      const schema = toInputSchema(cls, { dialect: "flat" });
      const published = ajv.compile(schema);
      ajv.removeSchema(schema);
      for (const row of rows) {
        const given: Record<string, unknown> = {};
        const made = new cls();
        row.forEach((value, at) => {
          if (value === undefined) return;
          const { isRenamed } = members[at]!;
          given[`${isRenamed ? "wire_" : "member"}${String(at)}`] = value;
          Reflect.set(made, `member${String(at)}`, value);
        });
        const isTaken = published(given);
        const bound = bindArguments(cls, given);
        expect([given, bound.problems, bound.ok]).toEqual([given, bound.problems, isTaken]);
        if (!bound.ok) {
          refused += 1;
          continue;
        }
        accepted += 1;
        members.forEach(({ kind }, at) => {
          const held: unknown = Reflect.get(made, `member${String(at)}`);
          if (held === undefined || held === null) return;
          Reflect.set(made, `member${String(at)}`, kind.made(held as never));
        });
        expect(bound.value).toStrictEqual(made);
      }
    }),
    { numRuns: 1_500 },
  );
  expect(Math.min(accepted, refused)).toBeGreaterThan(1_500);
}, 120_000);
