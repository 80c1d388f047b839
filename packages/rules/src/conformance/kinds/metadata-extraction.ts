import type { Diagnostic, Endpoint, JsonObject, Responses, ToolInputOptions } from "../../index.js";
import { toolInput, toolOutput } from "../../index.js";
import { compareCodes } from "../compare-codes.js";
import { compareJson } from "../compare-json.js";
import { fixtureKind } from "../fixture-kind.js";
import { listOf, objectOf, openRecord, optional, text } from "../form.js";
import { further } from "../further.js";

interface Input extends Endpoint {
  readonly responses?: Responses;
  readonly options?: ToolInputOptions;
}

interface Expected {
  readonly inputSchema?: JsonObject;
  readonly outputSchema?: JsonObject;
  readonly error?: string;
  readonly diagnostics?: readonly string[];
}

interface Actual extends Omit<Expected, "diagnostics"> {
  readonly told: readonly Diagnostic[];
}

const INPUT = ["method", "route", "parameters", "requestBody", "responses", "options"];
const EXPECTED = ["inputSchema", "outputSchema", "error", "diagnostics"];

/** An endpoint, what `toolInput` and `toolOutput` give for it, or the code for which it is dropped. */
export const metadataExtraction = fixtureKind<Input, Expected, Actual>({
  // Passed on as it is: what an endpoint looks like is said by the tool layer alone.
  input: openRecord<Input>("an endpoint", {
    method: optional(text),
    route: optional(text),
    parameters: optional(listOf("a list of parameters", objectOf("a parameter"))),
    requestBody: optional(objectOf("a request body")),
    responses: optional(objectOf<Responses>("an object of responses")),
    options: optional(objectOf<ToolInputOptions>("an object of options")),
  }),
  expected: openRecord<Expected>("an expectation", {
    inputSchema: optional(objectOf<JsonObject>("a JSON Schema object")),
    outputSchema: optional(objectOf<JsonObject>("a JSON Schema object")),
    error: optional(text),
    diagnostics: optional(listOf("a list of diagnostic codes", text)),
  }),

  run({ responses, options, ...endpoint }) {
    const input = toolInput(endpoint, options);
    const { diagnostics: told } = input;
    if (input.error !== undefined) return { error: input.error.code, told };
    const { outputSchema } = responses === undefined ? {} : toolOutput(responses);
    const { inputSchema } = input;
    return { inputSchema, ...(outputSchema === undefined ? {} : { outputSchema }), told };
  },

  notChecked: (input, expected) => [
    ...further("/input", input, INPUT),
    ...further("/expected", expected, EXPECTED),
  ],

  compare(expected, actual) {
    const { diagnostics } = expected;
    return [
      ...(["inputSchema", "outputSchema", "error"] as const).flatMap((part) =>
        compareJson(`/expected/${part}`, expected[part] ?? null, actual[part] ?? null),
      ),
      // What is told besides is no part of every SDK's fixtures.
      ...(diagnostics === undefined ? [] : compareCodes(diagnostics, actual.told)),
    ];
  },

  renew({ diagnostics }, { told, ...actual }) {
    const codes = told.map(({ code }) => code);
    return { ...actual, ...(diagnostics === undefined ? {} : { diagnostics: codes }) };
  },
});
