import type { JsonSchema, TargetName } from "@shapewright/binding";
import { asSchema, generateText, jsonSchema, tool, type ToolSet } from "ai";
import { MockLanguageModelV3 } from "ai/test";
import { allSchemas } from "./targeted-schemas.js";

/** The targets that are sent to a model as a tool's input. */
const TARGETS = [
  ["mcp", 149],
  ["openai-strict", 100],
  ["anthropic-strict", 92],
  ["gemini", 149],
  ["gemini-openapi", 149],
  ["draft-07", 149],
] as const satisfies readonly (readonly [TargetName, number])[];

function toolOf(schema: JsonSchema): ToolSet[string] {
  return tool({ description: "A tool", inputSchema: jsonSchema(schema) });
}

describe.each(TARGETS)("schemas of %s", (target, least) => {
  const schemas = allSchemas(target);
  const expected = allSchemas(target);

  test("are the schema of a tool", async () => {
    expect(schemas.length).toBeGreaterThanOrEqual(least);
    for (const [index, { schema }] of schemas.entries()) {
      expect(await asSchema(toolOf(schema).inputSchema).jsonSchema).toEqual(
        expected[index]!.schema,
      );
    }
  });

  test("reach the model as they are", async () => {
    const model = new MockLanguageModelV3({
      doGenerate: {
        content: [{ type: "text", text: "Done." }],
        finishReason: { unified: "stop", raw: "stop" },
        usage: {
          inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
          outputTokens: { total: 1, text: 1, reasoning: 0 },
        },
        warnings: [],
      },
    });
    const tools = Object.fromEntries(schemas.map(({ name, schema }) => [name, toolOf(schema)]));
    await generateText({ model, tools, prompt: "Do nothing." });
    const given = (model.doGenerateCalls[0]?.tools ?? []).flatMap((one) =>
      one.type === "function" ? [{ name: one.name, schema: one.inputSchema }] : [],
    );
    expect(given).toEqual(expected);
  });
});
