import { compiler, fold, own, rule, saying, STRING, transformer } from "./facts.js";

describe("what is said of a member beside its value", () => {
  test("is nothing where no source says any", () => {
    expect(fold([compiler(STRING)])).toMatchObject({
      wireName: "member",
      readOnly: false,
      title: undefined,
      description: undefined,
      examples: undefined,
      deprecated: false,
    });
  });

  test("is the earlier source's", () => {
    const folded = fold([
      compiler(STRING),
      saying("nest-swagger", "@ApiProperty", [
        { says: "wire-name", name: "theirs" },
        { says: "title", text: "Theirs" },
        { says: "description", text: "Theirs." },
        { says: "examples", values: ["theirs"] },
        { says: "deprecated" },
      ]),
      transformer("@Expose", { says: "wire-name", name: "exposed" }),
      own(
        "@Name",
        { says: "wire-name", name: "ours" },
        { says: "description", text: "Ours." },
        { says: "examples", values: ["ours"] },
      ),
    ]);
    expect(folded).toMatchObject({
      wireName: "ours",
      title: "Theirs",
      description: "Ours.",
      examples: ["ours"],
      deprecated: true,
    });
  });

  test("read-only is said by any source", () => {
    expect(fold([own("@ReadOnly", { says: "read-only" })]).readOnly).toBe(true);
    expect(fold([saying("design:type", "getter", [{ says: "read-only" }])]).readOnly).toBe(true);
  });

  test("a reader's remarks are passed on as they are, before those of the merge", () => {
    const { remarks } = fold([
      rule("@IsUrl", {
        says: "remark",
        code: "untranslated_constraint",
        severity: "info",
        message: "Left.",
      }),
    ]);
    expect(remarks[0]).toEqual({
      code: "untranslated_constraint",
      severity: "info",
      message: "Left.",
    });
    expect(remarks.map(({ code }) => code)).toEqual([
      "untranslated_constraint",
      "unreadable_shape",
    ]);
  });
});
