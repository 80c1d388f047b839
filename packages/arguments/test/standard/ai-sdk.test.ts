import { asSchema, generateText, stepCountIs, tool } from "ai";
import { MockLanguageModelV3 } from "ai/test";
import { toStandardSchema } from "../../src/index.js";
import { badTrip, goodTrip, listedTrip, toldTrip, Trip, wrongTrip } from "./trip.js";

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

/** A model that calls the tool `plan` with one after another of some arguments, and is done then. */
function callsPlanWith(...calls: readonly object[]): MockLanguageModelV3 {
  let step = 0;
  return new MockLanguageModelV3({
    doGenerate: () => {
      const args = calls[step++];
      return Promise.resolve({
        content:
          args === undefined
            ? [{ type: "text" as const, text: "Done." }]
            : [
                {
                  type: "tool-call" as const,
                  toolCallId: `call-${String(step)}`,
                  toolName: "plan",
                  input: JSON.stringify(args),
                },
              ],
        finishReason:
          args === undefined
            ? { unified: "stop" as const, raw: "stop" }
            : { unified: "tool-calls" as const, raw: "tool_calls" },
        usage,
        warnings: [],
      });
    },
  });
}

/** What the model reads of its calls, in the last request. */
function readBy(model: MockLanguageModelV3): readonly unknown[] {
  const { prompt } = model.doGenerateCalls.at(-1)!;
  return prompt.flatMap((message) =>
    message.role === "tool"
      ? message.content.map((part) => (part.type === "tool-result" ? part.output : part))
      : [],
  );
}

describe.each([
  { form: "the class itself", inputSchema: Trip },
  { form: "its Standard Schema", inputSchema: toStandardSchema(Trip) },
])("tool with $form", ({ inputSchema }) => {
  const given: unknown[] = [];
  const plan = tool({
    inputSchema,
    execute: (trip) => {
      given.push(trip);
      return trip.told();
    },
  });

  test("the model is told the schema of the class", async () => {
    const model = callsPlanWith();
    await generateText({ model, tools: { plan }, prompt: "Plan a trip." });
    const [called] = model.doGenerateCalls;
    expect(called?.tools).toMatchObject([{ name: "plan", inputSchema: listedTrip }]);
    expect(await asSchema(plan.inputSchema).jsonSchema).toEqual(listedTrip);
  });

  test("a good call hands an instance over, and the model reads what it says", async () => {
    given.length = 0;
    const model = callsPlanWith(goodTrip);
    const { text } = await generateText({
      model,
      tools: { plan },
      prompt: "Plan a trip.",
      stopWhen: stepCountIs(3),
    });
    expect(text).toBe("Done.");
    expect(given).toHaveLength(1);
    expect(given[0]).toBeInstanceOf(Trip);
    expect(readBy(model)).toEqual([{ type: "text", value: toldTrip }]);
  });

  test("a refused call is read by the model, which may call again", async () => {
    given.length = 0;
    const model = callsPlanWith(badTrip, goodTrip);
    await generateText({
      model,
      tools: { plan },
      prompt: "Plan a trip.",
      stopWhen: stepCountIs(4),
    });
    const issues = wrongTrip.map(([path, message]) => ({
      message,
      path: path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
    }));
    expect(readBy(model)).toEqual([
      {
        type: "error-text",
        value:
          "Invalid input for tool plan: Type validation failed: " +
          `Value: ${JSON.stringify(badTrip)}.\n` +
          `Error message: ${JSON.stringify(issues)}`,
      },
      { type: "text", value: toldTrip },
    ]);
    expect(given).toHaveLength(1);
  });
});
