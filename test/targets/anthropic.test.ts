import { transformJSONSchema } from "@anthropic-ai/sdk/lib/transform-json-schema";
import { assertAnthropicStrict } from "@shapewright/binding";
import { allSchemas, classSchemas, complaints, foreignSchemas } from "./targeted-schemas.js";

/** What the SDK makes of a schema before it sends it with `strict: true`. */
function sent(schema: object): unknown {
  return transformJSONSchema(schema);
}

test("anthropic-strict takes most classes", () => {
  expect(classSchemas("anthropic-strict").length).toBeGreaterThanOrEqual(50);
  expect(classSchemas("anthropic-strict", "output").length).toBeGreaterThanOrEqual(38);
  expect(foreignSchemas("anthropic-strict").length).toBeGreaterThanOrEqual(42);
});

test.each(["input", "output"] as const)(
  "the SDK of Anthropic leaves every schema of %s as it is",
  (direction) => {
    const check = (schema: object): void => {
      expect(sent(schema)).toEqual(schema);
    };
    expect(complaints(allSchemas("anthropic-strict", direction), check)).toEqual([]);
  },
);

test("each class alone is within what one request takes", () => {
  const check = (inputSchema: object, name: string): void => {
    assertAnthropicStrict([{ name, inputSchema: inputSchema as Readonly<Record<string, never>> }]);
  };
  expect(complaints(classSchemas("anthropic-strict"), check)).toEqual([]);
});

test("the SDK of Anthropic changes or refuses what is not strict", () => {
  const bounded = { type: "string", minLength: 2 };
  expect(sent(bounded)).toEqual({ type: "string", description: "{minLength: 2}" });
  expect(() => sent({ type: "object", properties: { a: {} } })).toThrow("must have a type");
  const asMcp = complaints(classSchemas("mcp"), (schema) => {
    expect(sent(schema)).toEqual(schema);
  });
  expect(asMcp.length).toBeGreaterThan(40);
});
