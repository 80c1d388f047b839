import type { Claim } from "../../src/facts/fact.js";
import { fold, INTEGER, own, remarksOf, rule, STRING, transformer, type } from "./facts.js";

const opaque: Claim = {
  says: "remark",
  code: "opaque_transform",
  severity: "warning",
  message: "a transform stands before the rules.",
};
const hidden: Claim = { says: "hidden-value" };

describe("a remark that the author's own declaration answers", () => {
  test("is not made again", () => {
    const folded = fold([own("@OfType", type(STRING)), transformer("@Transform", hidden, opaque)]);
    expect(folded.type).toEqual(STRING);
    expect(remarksOf(folded)).toEqual([]);
  });

  test("stays while only the validator says the type", () => {
    const folded = fold([rule("@IsInt", type(INTEGER)), transformer("@Transform", hidden, opaque)]);
    expect(remarksOf(folded)).toEqual(["opaque_transform: a transform stands before the rules."]);
  });

  test("stays where it is another source's", () => {
    const folded = fold([own("@OfType", type(STRING)), rule("@ValidateIf", opaque)]);
    expect(remarksOf(folded)).toEqual(["opaque_transform: a transform stands before the rules."]);
  });
});
