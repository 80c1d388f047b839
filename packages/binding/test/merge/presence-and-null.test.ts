import {
  Animal,
  ARRAY,
  compiler,
  eachRule,
  enumOf,
  fold,
  HOST,
  inside,
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

describe("presence", () => {
  test("is not demanded where no source demands it", () => {
    expect(fold([compiler(STRING)]).required).toBe(false);
  });

  test.each([
    ["own", true],
    ["own", false],
    ["class-validator", true],
    ["class-validator", false],
  ] as const)("is what %s says: %s", (source, required) => {
    const folded = fold([compiler(STRING), saying(source, "@Some", [presence(required)])]);
    expect(folded.required).toBe(required);
    expect(remarksOf(folded)).toEqual([]);
  });

  test.each(["nest-swagger", "json-schema-decorator"] as const)(
    "is what %s says, where nothing judges the class",
    (source) => {
      const facts = [compiler(STRING), saying(source, "@Some", [presence(true)])];
      expect(fold(facts, { ...HOST, judges: false }).required).toBe(true);
      expect(fold(facts).required).toBe(false);
    },
  );

  test.each([
    [true, "own (@Required) says required, class-validator (@IsOptional) says optional"],
    [false, "own (@Optional) says optional, class-validator (@IsString) says required"],
  ])("is the earlier source's word where two differ (required: %s)", (required, said) => {
    const folded = fold([
      rule(required ? "@IsOptional" : "@IsString", type(STRING), presence(!required)),
      own(required ? "@Required" : "@Optional", presence(required)),
    ]);
    expect(folded.required).toBe(required);
    expect(remarksOf(folded)).toEqual([
      `conflicting_declarations: ${said}. Remove one, or make them agree; the first is taken.`,
    ]);
  });

  describe("beside a nested rule, which lets absence through without meaning to", () => {
    const nested = [
      rule(
        "@ValidateNested",
        presence(false),
        { says: "nested" },
        {
          says: "remark",
          code: "unenforced_presence",
          severity: "warning",
          message: "Not enforced.",
        },
      ),
      transformer("@Type", inside({ kind: "class", cls: Animal })),
    ];

    test("is not demanded, and that is reported", () => {
      const folded = fold(nested);
      expect(folded.required).toBe(false);
      expect(remarksOf(folded)).toEqual(["unenforced_presence: Not enforced."]);
    });

    test.each([true, false])("is what the author says of it: %s", (required) => {
      const folded = fold([own("@Some", presence(required)), ...nested]);
      expect(folded.required).toBe(required);
      expect(remarksOf(folded)).toEqual([]);
    });
  });
});

describe("null", () => {
  test("is not taken where no source takes it", () => {
    expect(fold([compiler(STRING)]).value).toMatchObject({ nullable: false, nullDeclared: false });
  });

  test("is tolerated, or declared in so many words", () => {
    expect(fold([compiler(STRING), rule("@IsOptional", takesNull(true))]).value).toMatchObject({
      nullable: true,
      nullDeclared: false,
    });
    const declared = own("@Nullable", { says: "null", accepted: true, declared: true });
    expect(fold([compiler(STRING), declared]).value).toMatchObject({
      nullable: true,
      nullDeclared: true,
    });
  });

  test("is declared by any source, as long as it is taken", () => {
    const declared = rule("@IsIn", { says: "null", accepted: true, declared: true });
    expect(
      fold([own("@Nullable", takesNull(true)), declared, compiler(STRING)]).value,
    ).toMatchObject({
      nullable: true,
      nullDeclared: true,
    });
    const folded = fold([own("@Enum", takesNull(false)), declared, compiler(STRING)]);
    expect(folded.value).toMatchObject({ nullable: false, nullDeclared: false });
    expect(remarksOf(folded)).toEqual([
      "conflicting_declarations: own (@Enum) says not nullable, class-validator (@IsIn) says nullable. " +
        "Remove one, or make them agree; the first is taken.",
    ]);
  });

  test("in place of an element is not null in place of the list", () => {
    const folded = fold([
      compiler(ARRAY),
      rule("@IsArray", type(ARRAY), takesNull(false)),
      eachRule("@IsIn", type(enumOf("a", null)), {
        says: "null",
        accepted: true,
        declared: true,
      }),
    ]);
    expect(folded.value).toMatchObject({ nullable: false, nullDeclared: false });
    expect(folded.each).toMatchObject({ nullable: true, nullDeclared: true });
  });

  test.each([
    ["a list", ARRAY],
    ["a set", { kind: "set" } as const],
  ])("is taken by the elements of %s that is declared so", (_, container) => {
    const folded = fold([
      own("@ArrayOf", type({ kind: "array", element: STRING, nullableElement: true })),
      compiler(container),
    ]);
    expect(folded.type.kind).toBe(container.kind);
    expect(folded.each).toMatchObject({ nullable: true, nullDeclared: true });
    expect(folded.value.nullable).toBe(false);
    expect(remarksOf(folded)).toEqual([]);
  });

  test("of elements that one source takes and another refuses is reported", () => {
    const folded = fold([
      own("@ArrayOf", type({ kind: "array", element: STRING, nullableElement: true })),
      eachRule("@IsString", type(STRING), takesNull(false)),
      compiler(ARRAY),
    ]);
    expect(folded.each.nullable).toBe(true);
    expect(remarksOf(folded)).toEqual([
      "conflicting_declarations: own (@ArrayOf) says nullable, class-validator (@IsString) says not nullable. " +
        "Remove one, or make them agree; the first is taken.",
    ]);
  });
});
