import { toStrictJsonSchema } from "openai/lib/transform";
import { allSchemas, classSchemas, complaints, foreignSchemas } from "./targeted-schemas.js";

/** What the SDK makes of a schema before it sends it with `strict: true`. */
function sent(schema: object): unknown {
  return toStrictJsonSchema(schema);
}

test("openai-strict takes most classes", () => {
  expect(classSchemas("openai-strict").length).toBeGreaterThanOrEqual(55);
  expect(classSchemas("openai-strict", "output").length).toBeGreaterThanOrEqual(40);
  expect(foreignSchemas("openai-strict").length).toBeGreaterThanOrEqual(45);
});

test.each(["input", "output"] as const)(
  "the SDK of OpenAI leaves every schema of %s as it is",
  (direction) => {
    const check = (schema: object): void => {
      expect(sent(schema)).toEqual(schema);
    };
    expect(complaints(allSchemas("openai-strict", direction), check)).toEqual([]);
  },
);

test("the SDK of OpenAI changes or refuses what is not strict", () => {
  const open = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };
  expect(sent(open)).toEqual({ ...open, additionalProperties: false });
  expect(() => sent({ ...open, patternProperties: { "^x-": {} } })).toThrow();
  // As the target `mcp` has it, many a class is refused or changed.
  const asMcp = complaints(classSchemas("mcp"), (schema) => {
    expect(sent(schema)).toEqual(schema);
  });
  expect(asMcp.length).toBeGreaterThan(40);
});
