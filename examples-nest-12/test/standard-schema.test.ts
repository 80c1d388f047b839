import {
  badTrip,
  goodTrip,
  listedTrip,
  toldTrip,
  wrongTrip,
} from "../../packages/arguments/test/standard/trip.js";
import { inProcess } from "./in-process.js";

interface Answer {
  readonly status: number;
  readonly body: object;
}

interface Operation {
  readonly parameters: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

interface Answers extends Readonly<
  Record<"plan" | "itself" | "list" | "planned", readonly Answer[]>
> {
  readonly document: {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
}

let answers: Answers;

beforeAll(() => {
  answers = inProcess("standard-schema.mts", { good: goodTrip, bad: badTrip }) as Answers;
}, 30_000);

const refused = {
  status: 400,
  body: {
    statusCode: 400,
    error: "Bad Request",
    message: wrongTrip.map(([path, said]) => `${path}: ${said}`),
  },
};

test.each(["plan", "itself"] as const)(
  "StandardSchemaValidationPipe hands %s an instance, and refuses with everything that is wrong",
  (name) => {
    const [good, bad] = answers[name];
    expect(good).toEqual({ status: 201, body: { isTrip: true, told: toldTrip } });
    expect(bad).toEqual(refused);
  },
);

test("a query is bound with `coerce`, since its values are texts", () => {
  const [good, bad] = answers.list;
  expect(good).toEqual({ status: 200, body: { isPaging: true, page: 2 } });
  expect(bad).toMatchObject({
    status: 400,
    body: {
      message: [
        expect.stringMatching(/^page: /) as string,
        expect.stringMatching(/^size: is not an argument/) as string,
      ],
    },
  });
});

test("StandardSchemaSerializerInterceptor sends the instance, its initializers included", () => {
  expect(answers.planned).toEqual([
    {
      status: 200,
      body: { name: "To the sea", travellers: 2, stops: [{ city: "Rome", nights: 1 }] },
    },
  ]);
});

describe("@nestjs/swagger", () => {
  test("documents a body with the schema of the class", () => {
    expect(answers.document.paths["/trips"]?.["post"]?.requestBody).toEqual({
      required: true,
      content: { "application/json": { schema: listedTrip } },
    });
  });

  test("documents a query by its members", () => {
    expect(answers.document.paths["/trips"]?.["get"]?.parameters).toEqual([
      { in: "query", name: "page", required: false, schema: { type: "integer", minimum: 1 } },
    ]);
  });

  test("documents a response with the schema of what is sent", () => {
    expect(answers.document.paths["/trips/planned"]?.["get"]?.responses["200"]).toEqual({
      description: "A trip",
      content: {
        "application/json": {
          schema: {
            type: "object",
            properties: {
              trip_name: { type: "string" },
              travellers: { type: "integer" },
              stops: {
                type: "array",
                items: {
                  type: "object",
                  properties: { city: { type: "string" }, nights: { type: "integer" } },
                  required: ["city", "nights"],
                },
              },
              by: { type: "string", enum: ["train", "plane"] },
            },
            required: ["trip_name", "travellers", "stops"],
          },
        },
      },
    });
  });

  test("takes an object alone: the class itself is documented by its own reader, as a reference", () => {
    expect(answers.document.paths["/trips/itself"]?.["post"]?.requestBody).toEqual({
      required: true,
      content: {
        "application/json": { schema: { $ref: expect.stringMatching(/Trip$/) as string } },
      },
    });
  });
});
