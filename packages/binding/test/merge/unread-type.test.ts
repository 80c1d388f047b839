import type { Fact, TypeClaim } from "../../src/facts/fact.js";
import {
  ANY,
  ARRAY,
  compiler,
  eachRule,
  fold,
  own,
  remarksOf,
  rule,
  transformer,
  type,
  inside,
} from "./facts.js";

const nested: Fact["claim"] = { says: "nested" };
const opaque: Fact["claim"] = {
  says: "remark",
  code: "opaque_transform",
  severity: "warning",
  message: "Opaque.",
};

describe("what no source says", () => {
  test("is anything, and is reported with the remedy", () => {
    const folded = fold([rule("@IsDefined", { says: "presence", required: true })]);
    expect(folded.type).toEqual(ANY);
    expect(remarksOf(folded)).toEqual([
      "unreadable_shape: nothing says its type (the compiler records none for unions, interfaces and `any`), so it is " +
        "described as taking any value. Add a rule that says it, such as @IsString(), or @OfType(() => X).",
    ]);
  });

  test("is reported for a member of which nothing is said at all", () => {
    expect(remarksOf(fold([]))).toHaveLength(1);
  });

  test("is not reported where a source says that it takes anything", () => {
    const folded = fold([rule("@Allow", type(ANY))]);
    expect(folded.type).toEqual(ANY);
    expect(remarksOf(folded)).toEqual([]);
  });

  test("is not reported twice where a reader said why", () => {
    const hidden = transformer("@Transform", { says: "hidden-value" }, opaque);
    expect(remarksOf(fold([hidden]))).toEqual(["opaque_transform: Opaque."]);
  });
});

describe("the elements that no source names", () => {
  test.each<[string, TypeClaim, TypeClaim]>([
    ["a list", ARRAY, { kind: "array", element: ANY }],
    ["a set", { kind: "set" }, { kind: "set", element: ANY }],
    ["a map", { kind: "map" }, { kind: "map", values: ANY }],
  ])("of %s are anything, and that is reported with the remedy", (_, container, settled) => {
    const folded = fold([compiler(container)]);
    expect(folded.type).toEqual(settled);
    expect(remarksOf(folded)).toEqual([
      "unreadable_shape: nothing says what its elements are (the compiler records none), so they are described as " +
        "taking any value. Add @ArrayOf(() => X), @MapOf(() => X), @Type(() => X), or a rule with { each: true }.",
    ]);
  });

  test("are not reported where they are declared to be anything", () => {
    expect(remarksOf(fold([own("@ArrayOf", type({ kind: "array", element: ANY }))]))).toEqual([]);
  });
});

describe("what the lists in a list hold", () => {
  const lists = [compiler(ARRAY), eachRule("@IsArray", type(ARRAY))] as const;

  test("is anything where no source says, and that is reported with the remedy", () => {
    const folded = fold([...lists]);
    expect(folded.type).toEqual({ kind: "array", element: ARRAY });
    expect(remarksOf(folded)).toEqual([
      "unreadable_shape: nothing says what its elements hold (a rule with { each: true } reaches no deeper), so that is " +
        "described as any value. Declare the whole of it with @Schema({ … }).",
    ]);
  });

  test("is not reported where the author declares the whole of it", () => {
    const schema = { type: "array", items: { type: "array", items: { type: "string" } } };
    const declared = own("@Schema", type({ kind: "verbatim", schema }));
    expect(remarksOf(fold([...lists, declared]))).toEqual([]);
  });

  test("is not reported twice where a reader said why", () => {
    const hidden = transformer("@Transform", { says: "hidden-value" }, opaque);
    expect(remarksOf(fold([...lists, hidden]))).toEqual(["opaque_transform: Opaque."]);
  });
});

describe("a nested rule that names no class", () => {
  const why =
    "a nested rule names no class, and the compiler recorded none (esbuild records no types): add @Type(() => X); " +
    "if there is one, two copies of class-transformer are installed";

  test("is a declaration that could not be read", () => {
    const folded = fold([rule("@ValidateNested", nested)]);
    expect(folded.type).toEqual({ kind: "unknown", reason: why });
    expect(remarksOf(folded)).toEqual([`unreadable_shape: its type could not be read (${why}).`]);
  });

  test("is one of elements where the member is a list", () => {
    const folded = fold([compiler(ARRAY), eachRule("@ValidateNested", nested)]);
    expect(folded.type).toEqual({ kind: "array", element: ANY });
    expect(remarksOf(folded)).toHaveLength(1);
  });
});

describe("a declaration that could not be read", () => {
  const unknown: TypeClaim = { kind: "unknown", reason: "the type function threw" };
  const report = "unreadable_shape: its type could not be read (the type function threw).";

  test("stays unknown and is reported", () => {
    const folded = fold([transformer("@Type", inside(unknown))]);
    expect(folded.type).toEqual(unknown);
    expect(remarksOf(folded)).toEqual([report]);
  });

  test("stays unknown in a list", () => {
    const folded = fold([compiler(ARRAY), transformer("@Type", inside(unknown))]);
    expect(folded.type).toEqual({ kind: "array", element: unknown });
    expect(remarksOf(folded)).toEqual([report]);
  });

  test("gives way to a source that can be read", () => {
    const folded = fold([
      transformer("@Type", inside(unknown)),
      rule("@IsString", type({ kind: "string" })),
    ]);
    expect(folded.type).toEqual({ kind: "string" });
    expect(remarksOf(folded)).toEqual([]);
  });
});

describe("a bigint", () => {
  const BIGINT: TypeClaim = { kind: "bigint" };

  test("that only the compiler tells is told as digits, with the remedy", () => {
    const folded = fold([
      compiler(BIGINT),
      rule("@IsDefined", { says: "presence", required: true }),
    ]);
    expect(folded.type).toEqual(BIGINT);
    expect(remarksOf(folded)).toEqual([
      "unreadable_shape: it is a bigint, which JSON has no form for, so it is described as a text of digits. Say what " +
        "arrives with a rule, with @OfType(() => String) or with @OfType(() => BigInt).",
    ]);
  });

  test("that the author declares needs no remark", () => {
    expect(remarksOf(fold([compiler(BIGINT), own("@OfType", type(BIGINT))]))).toEqual([]);
  });

  test.each<TypeClaim>([
    { kind: "string" },
    { kind: "number" },
    { kind: "integer" },
    { kind: "enum", facts: { wireForm: "integer", names: [], numbers: [1, 2] } },
  ])("arrives as what its rules take: %j", (claimed) => {
    const folded = fold([compiler(BIGINT), rule("@Rule", type(claimed))]);
    expect(folded.type).toEqual(claimed);
    expect(remarksOf(folded)).toEqual([]);
  });

  test("is no boolean", () => {
    const folded = fold([compiler(BIGINT), rule("@IsBoolean", type({ kind: "boolean" }))]);
    expect(remarksOf(folded)).toEqual([expect.stringMatching(/^conflicting_declarations: /)]);
  });
});
