import type { Fact, TypeClaim } from "../../src/facts/fact.js";
import { foldMember } from "../../src/merge/index.js";
import {
  Animal,
  ANY,
  ARRAY,
  compiler,
  constraints,
  DATE,
  eachRule,
  enumOf,
  fold,
  HOST,
  inside,
  OBJECT,
  own,
  presence,
  remarksOf,
  rule,
  STRING,
  takesNull,
  transformer,
  type,
} from "./facts.js";

const ANIMAL: TypeClaim = { kind: "class", cls: Animal };
const animals: TypeClaim = { kind: "array", element: ANIMAL };
const nested: Fact["claim"] = { says: "nested" };

describe("a class that the host does not look into", () => {
  test("is a free-form object", () => {
    const folded = fold([compiler(ANIMAL), rule("@IsDefined", presence(true))]);
    expect(folded.type).toEqual(OBJECT);
    expect(remarksOf(folded)).toEqual([
      "unvalidated_nested: it holds Animal, but no nested rule makes class-validator look into it, so any object is " +
        "accepted. Add @ValidateNested() and @Type(() => Animal).",
    ]);
  });

  test("is a free-form object in a list too", () => {
    const folded = fold([
      compiler(ARRAY),
      rule("@IsArray", type(ARRAY)),
      transformer("@Type", inside(ANIMAL)),
    ]);
    expect(folded.type).toEqual({ kind: "array", element: OBJECT });
    expect(remarksOf(folded)).toEqual([
      "unvalidated_nested: it holds Animal, but no nested rule makes class-validator look into it, so any object is " +
        "accepted. Add @ValidateNested({ each: true }) and @Type(() => Animal).",
    ]);
  });

  test("is described where no host judges the class", () => {
    const folded = fold([compiler(ANIMAL)], { ...HOST, judges: false });
    expect(folded.type).toEqual(ANIMAL);
    expect(remarksOf(folded)).toEqual([]);
  });

  test("is described where the author declares it with an own decorator", () => {
    expect(fold([own("@OfType", type(ANIMAL)), rule("@IsDefined", presence(true))]).type).toEqual(
      ANIMAL,
    );
    expect(fold([own("@ArrayOf", type(animals)), rule("@IsArray", type(ARRAY))]).type).toEqual(
      animals,
    );
  });

  test("is told to lack nothing where its rules hold at times only", () => {
    const folded = fold([
      compiler(ANIMAL),
      rule(
        "@ValidateIf",
        { says: "remark", code: "conditional_member", severity: "warning", message: "At times." },
        presence(false),
        takesNull(true),
      ),
    ]);
    expect(folded.type).toEqual(OBJECT);
    expect(remarksOf(folded)).toEqual(["conditional_member: At times."]);
  });
});

describe("a class that the host looks into", () => {
  test("is described, made by @Type", () => {
    const facts = [rule("@ValidateNested", nested), transformer("@Type", inside(ANIMAL))];
    expect(fold(facts).type).toEqual(ANIMAL);
    expect(fold([compiler(ANIMAL), ...facts]).type).toEqual(ANIMAL);
    expect(fold([compiler(ARRAY), ...facts]).type).toEqual(animals);
    expect(remarksOf(fold([compiler(ARRAY), ...facts]))).toEqual([]);
  });

  test("can never arrive where nothing makes an instance of it", () => {
    const folded = fold([compiler(ANIMAL), rule("@ValidateNested", nested)]);
    expect(folded.type).toEqual(ANIMAL);
    expect(remarksOf(folded)).toEqual([
      "unsatisfiable_member: @ValidateNested demands an instance of Animal, but nothing makes one of the object that " +
        "arrives, so no value is accepted. Add @Type(() => Animal).",
    ]);
  });

  test("is a free-form object where the host lets unknown objects through", () => {
    const folded = fold([compiler(ANIMAL), rule("@ValidateNested", nested)], {
      ...HOST,
      forbidsUnknown: false,
    });
    expect(folded.type).toEqual(OBJECT);
    expect(remarksOf(folded)).toEqual([
      "unvalidated_nested: it holds Animal, but nothing makes one of the object that arrives, and with " +
        "forbidUnknownValues: false class-validator accepts any object. Add @Type(() => Animal).",
    ]);
  });

  test.each([
    ["the host converts by the declared type", { converts: true }],
    ["the instances come from elsewhere", { transforms: false }],
  ])("is described where %s", (_, host) => {
    const folded = fold([compiler(ANIMAL), rule("@ValidateNested", nested)], { ...HOST, ...host });
    expect(folded.type).toEqual(ANIMAL);
    expect(remarksOf(folded)).toEqual([]);
  });
});

describe("a Date", () => {
  const demand = rule("@IsDate", type(DATE), presence(true));
  const never =
    "unsatisfiable_member: @IsDate demands a Date, but nothing makes one of the text that arrives, so no value is " +
    "accepted. Add @Type(() => Date), or use @IsDateString().";

  test("that nothing makes can never arrive", () => {
    const folded = fold([demand, compiler(DATE)]);
    expect(folded.type).toEqual(DATE);
    expect(remarksOf(folded)).toEqual([never]);
  });

  test("in a list can never arrive either", () => {
    expect(remarksOf(fold([compiler(ARRAY), eachRule("@IsDate", type(DATE))]))).toEqual([never]);
  });

  test("is made by @Type", () => {
    expect(remarksOf(fold([demand, transformer("@Type", inside(DATE))]))).toEqual([]);
    const list = [compiler(ARRAY), eachRule("@IsDate", type(DATE))];
    expect(remarksOf(fold([...list, transformer("@Type", inside(DATE))]))).toEqual([]);
  });

  test("is made by a host that converts, by one without class-transformer, and by a transform", () => {
    expect(remarksOf(fold([demand, compiler(DATE)], { ...HOST, converts: true }))).toEqual([]);
    expect(remarksOf(fold([demand, compiler(DATE)], { ...HOST, transforms: false }))).toEqual([]);
    expect(
      remarksOf(
        fold([demand, compiler(DATE), transformer("@Transform", { says: "hidden-value" })]),
      ),
    ).toEqual([]);
  });

  test("as a text is a text, and needs no one to make it", () => {
    const folded = fold([
      rule("@IsDateString", type({ kind: "string", format: "date-time" })),
      compiler(DATE),
    ]);
    expect(folded.type).toEqual({ kind: "string", format: "date-time" });
    expect(remarksOf(folded)).toEqual([]);
  });
});

describe("a value that a transform hides", () => {
  const hidden = transformer(
    "@Transform",
    { says: "hidden-value" },
    { says: "remark", code: "opaque_transform", severity: "warning", message: "Opaque." },
  );
  const behind = [
    rule(
      "@MinLength",
      type(STRING),
      presence(true),
      takesNull(false),
      constraints({ minSize: 3 }),
      { says: "not-empty-text" },
    ),
    eachRule("@IsString", type(STRING)),
    rule("@ValidateNested", nested),
    transformer("@Type", inside(DATE)),
    compiler(STRING),
  ];

  test("takes anything, whatever the rules and the compiler say of the value behind", () => {
    const folded = fold([...behind, hidden]);
    expect(folded).toMatchObject({ type: ANY, oneOrMany: false, required: true });
    expect(folded.value).toEqual({ nullable: false, nullDeclared: false, constraints: {} });
    expect(remarksOf(folded)).toEqual(["opaque_transform: Opaque."]);
  });

  test("may be absent where the transform brings a value then", () => {
    const filling = transformer("@Transform", { says: "hidden-value", absence: true });
    expect(fold([...behind, filling])).toMatchObject({ type: ANY, required: false });
  });

  test("is what the author declares of it with own decorators", () => {
    const folded = fold([
      ...behind,
      hidden,
      own("@Enum", type(enumOf("a", "b"))),
      own("@Required", presence(true)),
      own("@MaxLength", constraints({ maxSize: 9 })),
    ]);
    expect(folded.type).toEqual(enumOf("a", "b"));
    expect(folded.required).toBe(true);
    expect(folded.value.constraints).toEqual({ maxSize: 9 });
  });

  test("keeps what is said of the member and not of its value", () => {
    const folded = fold([
      hidden,
      transformer("@Expose", { says: "wire-name", name: "wire" }),
      saysAll("@Some"),
    ]);
    expect(folded).toMatchObject({ wireName: "wire", description: "Told.", readOnly: true });
  });

  test("keeps what the reader remarked on the rules behind it", () => {
    const remark: Fact["claim"] = {
      says: "remark",
      code: "untranslated_constraint",
      severity: "info",
      message: "Left.",
    };
    expect(remarksOf(fold([hidden, rule("@IsUrl", remark)]))).toEqual([
      "opaque_transform: Opaque.",
      "untranslated_constraint: Left.",
    ]);
  });
});

function saysAll(decorator: string): readonly Fact[] {
  return rule(decorator, { says: "description", text: "Told." }, { says: "read-only" });
}

test("a member that is left out is in no schema, whatever else is said of it", () => {
  const facts = [
    own("@Required", presence(true)),
    transformer("@Exclude", { says: "left-out" }),
    compiler(STRING),
  ];
  expect(foldMember("member", facts.flat(), HOST)).toEqual({ leftOutBy: "@Exclude", remarks: [] });
});

test("a member that is left out and demanded all the same makes every arguments refused", () => {
  const facts = [
    transformer("@Exclude", { says: "left-out" }),
    rule("@IsString", presence(true)),
  ].flat();
  expect(foldMember("member", facts, HOST)).toEqual({
    leftOutBy: "@Exclude",
    remarks: [
      {
        code: "unsatisfiable_member",
        severity: "warning",
        message:
          "@Exclude keeps it out of the arguments and @IsString refuses what stands there without one, so no arguments " +
          "are accepted. Remove one of them, or initialize the member with a value that its rules take.",
      },
    ],
  });
  expect(foldMember("member", facts, { ...HOST, direction: "output" })).toMatchObject({
    remarks: [],
  });
});
