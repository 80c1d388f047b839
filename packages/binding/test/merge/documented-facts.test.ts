import type { Claim, SourceName } from "../../src/facts/fact.js";
import {
  ANY,
  ARRAY,
  compiler,
  constraints,
  DATE,
  Dog,
  eachRule,
  enumOf,
  fold,
  HOST,
  INTEGER,
  NUMBER,
  OBJECT,
  own,
  presence,
  remarksOf,
  rule,
  saying,
  STRING,
  takesNull,
  transformer,
  type,
} from "./facts.js";

const listOf = (element: typeof STRING) => ({ kind: "array", element }) as const;

describe.each(["nest-swagger", "json-schema-decorator"] satisfies readonly SourceName[])(
  "what %s says",
  (source) => {
    const documented = (...claims: readonly Claim[]) => saying(source, "@Some", claims);

    test.each<[string, Claim, Claim, Partial<ReturnType<typeof fold>>]>([
      [
        "bounds",
        constraints({ minSize: 3 }),
        type(STRING),
        { value: { nullable: false, nullDeclared: false, constraints: {} } },
      ],
      ["choices", type(enumOf("a")), type(STRING), { type: STRING }],
      ["a narrower type", type(INTEGER), type(NUMBER), { type: NUMBER }],
      ["a class", type({ kind: "class", cls: Dog }), type(OBJECT), { type: OBJECT }],
      [
        "a name on the wire",
        { says: "wire-name", name: "other" },
        type(STRING),
        { wireName: "member" },
      ],
      ["what is always there", { says: "always-present" }, type(STRING), { alwaysPresent: false }],
    ])("of %s is not taken where a validator judges the class", (_, claim, said, expected) => {
      const folded = fold([rule("@Rule", said), documented(claim)]);
      expect(folded).toMatchObject(expected);
      expect(remarksOf(folded)).toEqual([]);
    });

    test("holds in whole where none does", () => {
      const folded = fold(
        [
          compiler(STRING),
          documented(type(enumOf("a", "b")), constraints({ minSize: 1 }), presence(true), {
            says: "wire-name",
            name: "other",
          }),
        ],
        { ...HOST, judges: false },
      );
      expect(folded).toMatchObject({
        type: enumOf("a", "b"),
        required: true,
        wireName: "other",
        value: { constraints: { minSize: 1 } },
      });
    });

    test.each([
      [enumOf("a", null), STRING],
      [enumOf(1, 2), NUMBER],
      [enumOf(true, null), { kind: "boolean" }],
      [enumOf(1, "a"), ANY],
      [{ kind: "string", format: "email" }, STRING],
      [{ kind: "binary" }, STRING],
      [INTEGER, NUMBER],
      [DATE, DATE],
      [
        { kind: "set", element: INTEGER },
        { kind: "set", element: NUMBER },
      ],
      [
        { kind: "map", values: enumOf("a") },
        { kind: "map", values: STRING },
      ],
      [{ kind: "map", values: enumOf(1, "a") }, OBJECT],
      [{ kind: "verbatim", schema: { type: "integer", minimum: 1 } }, NUMBER],
      [{ kind: "verbatim", schema: { not: {} } }, ANY],
      [{ kind: "one-of", variants: [STRING, { kind: "verbatim", schema: {} }] }, ANY],
      [{ kind: "one-of", variants: [{ kind: "class", cls: Dog }, OBJECT] }, OBJECT],
    ] as const)(
      "of a type is told as a compiler would where no rule says one: %p",
      (said, told) => {
        expect(fold([rule("@IsOptional", presence(false)), documented(type(said))]).type).toEqual(
          told,
        );
      },
    );

    test("of elements is told where no rule looks at them", () => {
      expect(fold([rule("@IsArray", type(ARRAY)), documented(type(listOf(STRING)))]).type).toEqual(
        listOf(STRING),
      );
      expect(
        fold([rule("@IsArray", type(listOf(NUMBER))), documented(type(listOf(INTEGER)))]).type,
      ).toEqual(listOf(NUMBER));
    });

    test("of a list settles that one value alone is not meant, as the compiler's word does", () => {
      const folded = fold([eachRule("@IsString", type(STRING)), documented(type(listOf(STRING)))]);
      expect(folded).toMatchObject({ type: listOf(STRING), oneOrMany: false, remarks: [] });
      expect(fold([eachRule("@IsString", type(STRING)), documented(type(STRING))]).oneOrMany).toBe(
        true,
      );
    });

    test("that contradicts the rules on the type is told of", () => {
      expect(
        remarksOf(fold([eachRule("@IsString", type(STRING)), documented(type(listOf(NUMBER)))])),
      ).toEqual([
        `conflicting_declarations: class-validator (@IsString) says string, ${source} (@Some) says number. ` +
          "Remove one, or make them agree; the first is taken.",
      ]);
      expect(
        remarksOf(fold([own("@OfType", type(STRING)), documented(type(NUMBER))])),
      ).toHaveLength(1);
    });

    test("of null is believed where it is taken", () => {
      const declared: Claim = { says: "null", accepted: true, declared: true };
      const nullDeclared = (accepted: boolean) =>
        fold([rule("@Rule", type(STRING), takesNull(accepted)), documented(declared)]).value
          .nullDeclared;
      expect([nullDeclared(true), nullDeclared(false)]).toEqual([true, false]);
    });

    test("of the value behind a transform is not taken, nor is a contradiction made of it", () => {
      const folded = fold([
        rule("@IsInt", type(INTEGER), presence(true)),
        transformer("@Transform", { says: "hidden-value" }),
        documented(type(STRING), presence(false), { says: "title", text: "T" }),
      ]);
      expect(folded).toMatchObject({ type: ANY, title: "T", remarks: [] });
    });

    test("of what is sent is told whole, classes and all", () => {
      const variants = [{ kind: "class", cls: Dog }, STRING] as const;
      const folded = fold([documented(type({ kind: "one-of", variants }))], {
        ...HOST,
        direction: "output",
      });
      expect(folded.type).toEqual({ kind: "one-of", variants });
    });
  },
);
