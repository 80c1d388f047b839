import {
  Nullable,
  OfType,
  Optional,
  removeInventedNulls,
  toTargetSchema,
} from "@shapewright/binding";
import OpenAI from "openai";
import {
  standardFunction,
  standardResponsesFunction,
  standardTextFormat,
} from "openai/helpers/standard-schema";
import type { StandardSchema } from "../../src/index.js";
import { toStandardSchema } from "../../src/index.js";
import { Stop, toldTrip, Trip } from "./trip.js";

/** The recipe: what is handed to OpenAI's helpers, together with the strict schema. */
function strict<T extends object>(cls: new () => T) {
  const written = toTargetSchema(cls, "openai-strict");
  const { "~standard": props } = toStandardSchema(cls);
  const parameters: StandardSchema<T> = {
    "~standard": {
      ...props,
      validate: (given) => props.validate(removeInventedNulls(given, written)),
    },
  };
  return { parameters, schema: written.schema };
}

const strictTrip = {
  type: "object",
  properties: {
    trip_name: { type: "string", description: "At least 3 characters. At most 40 characters." },
    travellers: {
      anyOf: [{ type: "integer", minimum: 1, maximum: 9 }, { type: "null" }],
      description: "Default: 2. Null if not given.",
    },
    stops: {
      type: "array",
      items: {
        type: "object",
        properties: {
          city: { type: "string", description: "At least 2 characters." },
          nights: {
            anyOf: [{ type: "integer", minimum: 1 }, { type: "null" }],
            description: "Default: 1. Null if not given.",
          },
        },
        required: ["city", "nights"],
        additionalProperties: false,
      },
      minItems: 1,
    },
    by: {
      anyOf: [{ type: "string", enum: ["train", "plane"] }, { type: "null" }],
      description: "Null if not given.",
    },
  },
  required: ["trip_name", "travellers", "stops", "by"],
  additionalProperties: false,
};

/** What a model gives in strict mode: every member, null for those that are not given. */
const given = {
  trip_name: "To the sea",
  travellers: null,
  stops: [{ city: "Rome", nights: null }],
  by: null,
};

const wrong = { ...given, trip_name: "T", travellers: 20, stops: [{ city: "R", nights: null }] };

const refusal =
  "Standard Schema validation failed: " +
  "trip_name: name must be longer than or equal to 3 characters [size, isLength]; " +
  'expected 3 to 40 characters, received "T"; ' +
  "travellers: travellers must not be greater than 9 [range, max]; expected at most 9, received 20; " +
  "stops.0.city: city must be longer than or equal to 2 characters [size, minLength]; " +
  'expected at least 2 characters, received "R"';

/** A client whose requests are kept, and answered by what is given. */
function clientOf(...answers: readonly object[]) {
  const requests: Record<string, unknown>[] = [];
  const client = new OpenAI({
    apiKey: "none",
    maxRetries: 0,
    fetch: (_url, init) => {
      requests.push(
        JSON.parse(typeof init?.body === "string" ? init.body : "{}") as Record<string, unknown>,
      );
      const answer = answers[requests.length - 1];
      return Promise.resolve(Response.json(answer ?? { error: { message: "no more" } }));
    },
  });
  return { client, requests };
}

function responseOf(args: object): object {
  return {
    id: "resp_1",
    object: "response",
    status: "completed",
    output: [
      {
        type: "function_call",
        id: "fc_1",
        call_id: "call_1",
        name: "plan",
        arguments: JSON.stringify(args),
      },
    ],
  };
}

function completionOf(message: object): object {
  return {
    id: "chat_1",
    object: "chat.completion",
    created: 0,
    model: "test",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", ...message } }],
  };
}

function callOf(args: object): object {
  return completionOf({
    content: null,
    tool_calls: [
      {
        id: "call_1",
        type: "function",
        function: { name: "plan", arguments: JSON.stringify(args) },
      },
    ],
  });
}

describe("a function of the Responses API", () => {
  const plan = standardResponsesFunction({
    name: "plan",
    ...strict(Trip),
    function: (trip) => trip.told(),
  });

  test("sends the strict schema as it is written", async () => {
    const { client, requests } = clientOf(responseOf(given));
    await client.responses.parse({ model: "test", input: "Plan a trip.", tools: [plan] });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.["tools"]).toEqual([
      { type: "function", name: "plan", strict: true, parameters: strictTrip },
    ]);
  });

  test("gives an instance, where null does not take the place of an initializer", async () => {
    const { client } = clientOf(responseOf(given));
    const { output } = await client.responses.parse({
      model: "test",
      input: "Plan a trip.",
      tools: [plan],
    });
    const [call] = output;
    if (call?.type !== "function_call") throw new Error("There is no call.");
    const trip: unknown = call.parsed_arguments;
    expect(trip).toBeInstanceOf(Trip);
    expect((trip as Trip).stops[0]).toBeInstanceOf(Stop);
    expect(trip).toEqual(
      Object.assign(new Trip(), {
        name: "To the sea",
        travellers: 2,
        stops: [Object.assign(new Stop(), { city: "Rome", nights: 1 })],
      }),
    );
    expect(await plan.$callback!(trip as Trip)).toBe(toldTrip);
  });

  test("refuses with everything that is wrong", async () => {
    const { client } = clientOf(responseOf(wrong));
    await expect(
      client.responses.parse({ model: "test", input: "Plan a trip.", tools: [plan] }),
    ).rejects.toThrow(new OpenAI.OpenAIError(refusal));
  });

  test.each([
    ["null", "must not be null, but an object [null]"],
    ["[]", "must be an object [type]; received an array"],
    ['"a"', 'must be an object [type]; received "a"'],
    [
      "{}",
      "trip_name: is required [required]; expected a text; stops: is required [required]; expected a list",
    ],
  ])("refuses the arguments %s", (args, said) => {
    expect(() => plan.$parseRaw(args)).toThrow(
      new OpenAI.OpenAIError(`Standard Schema validation failed: ${said}`),
    );
  });
});

test("a function of the Chat API tells the model what is wrong, and it may call again", async () => {
  const taken: unknown[] = [];
  const plan = standardFunction({
    name: "plan",
    ...strict(Trip),
    function: (trip) => {
      taken.push(trip);
      return trip.told();
    },
  });
  const { client, requests } = clientOf(
    callOf(wrong),
    callOf(given),
    completionOf({ content: "Done." }),
  );
  const runner = client.chat.completions.runTools({
    model: "test",
    messages: [{ role: "user", content: "Plan a trip." }],
    tools: [plan],
  });
  expect(await runner.finalContent()).toBe("Done.");
  expect(requests[0]?.["tools"]).toMatchObject([
    { function: { name: "plan", strict: true, parameters: strictTrip } },
  ]);
  const read = (requests[2]?.["messages"] as readonly { role: string; content: string }[])
    .filter(({ role }) => role === "tool")
    .map(({ content }) => content);
  expect(read).toEqual([refusal, toldTrip]);
  expect(taken).toHaveLength(1);
  expect(taken[0]).toBeInstanceOf(Trip);
});

test("a text in the format of a class is an instance", () => {
  const { parameters, schema } = strict(Trip);
  const format = standardTextFormat(parameters, "trip", { schema });
  expect(format).toMatchObject({ type: "json_schema", name: "trip", strict: true, schema });
  const trip = format.$parseRaw(JSON.stringify(given));
  expect(trip).toBeInstanceOf(Trip);
  expect(trip.told()).toBe(toldTrip);
});

describe("what the recipe is for", () => {
  const { schema } = strict(Trip);

  test("without it, null is refused, or stands where the initializer should", () => {
    const plan = standardResponsesFunction({ name: "plan", parameters: Trip, schema });
    expect(() => plan.$parseRaw(JSON.stringify(given))).toThrow(
      "Standard Schema validation failed: travellers: must not be null, but an integer [null]",
    );
    const trip = plan.$parseRaw(JSON.stringify({ ...given, travellers: 1 }));
    expect(trip.stops[0]?.nights).toBeNull();
  });

  test("without a strict schema, the helper refuses a class with members that need not be given", () => {
    expect(() => standardResponsesFunction({ name: "plan", parameters: Trip })).toThrow(
      "Schema field at `properties/travellers` uses `.optional()` without `.nullable()` which is not supported by the API.",
    );
  });

  test("null stays where the class declares it, and is taken out where it does not", () => {
    class Note {
      @Optional()
      @Nullable()
      @OfType(() => String)
      both?: string | null = "initial";

      @Optional()
      @OfType(() => String)
      optional?: string = "initial";

      @Nullable()
      @OfType(() => String)
      nullable!: string | null;
    }
    const note = standardResponsesFunction({ name: "note", ...strict(Note) });
    const text = JSON.stringify({ both: null, optional: null, nullable: null });
    expect(note.$parseRaw(text)).toEqual({ both: null, optional: "initial", nullable: null });
    // The option alone does the same where no branch has to be chosen first.
    const absent = standardResponsesFunction({
      name: "note",
      parameters: toStandardSchema(Note, { nullForOptional: "absent" }),
      schema: strict(Note).schema,
    });
    expect(absent.$parseRaw(text)).toEqual(note.$parseRaw(text));
  });

  test("the option `nullForOptional` alone gives the same trip", () => {
    const plan = standardResponsesFunction({
      name: "plan",
      parameters: toStandardSchema(Trip, { nullForOptional: "absent" }),
      schema,
    });
    const recipe = standardResponsesFunction({ name: "plan", ...strict(Trip) });
    expect(plan.$parseRaw(JSON.stringify(given))).toEqual(recipe.$parseRaw(JSON.stringify(given)));
  });
});
