import { initTRPC, TRPCError } from "@trpc/server";
import { IsString } from "class-validator";
import { standard, toStandardSchema } from "../../src/index.js";
import { badTrip, goodTrip, toldTrip, Trip, wrongTrip } from "./trip.js";

const { router, procedure, createCallerFactory } = initTRPC.create();

async function refused(call: Promise<unknown>): Promise<TRPCError> {
  const thrown: unknown = await call.catch((error: unknown) => error);
  if (!(thrown instanceof TRPCError)) throw new Error(`This was taken: ${String(thrown)}`);
  return thrown;
}

describe.each([
  { form: "the class itself", input: Trip },
  { form: "its Standard Schema", input: toStandardSchema(Trip) },
])("procedure.input with $form", ({ input: schema }) => {
  const given: unknown[] = [];
  const api = router({
    plan: procedure.input(schema).mutation(({ input }) => {
      given.push(input);
      return input.told();
    }),
  });
  const caller = createCallerFactory(api)({});

  test("hands the procedure an instance, with its initializers", async () => {
    given.length = 0;
    expect(await caller.plan(goodTrip)).toBe(toldTrip);
    expect(given[0]).toBeInstanceOf(Trip);
  });

  test("refuses with everything that is wrong, as its issues", async () => {
    given.length = 0;
    const error = await refused(caller.plan(badTrip));
    expect([error.code, error.message]).toEqual(["BAD_REQUEST", wrongTrip[0]![1]]);
    expect(error.cause).toMatchObject({
      issues: wrongTrip.map(([path, message]) => ({
        path: path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
        message,
      })),
    });
    expect(given).toEqual([]);
  });
});

/** tRPC asks a static `parse` before `~standard`. */
class Parsed {
  static readonly "~standard" = standard(() => Parsed);

  @IsString()
  text!: string;

  static parse(text: unknown): Parsed {
    return Object.assign(new Parsed(), { text: `parsed ${JSON.stringify(text)}` });
  }
}

test("a class with a static `parse` is asked for that; its Standard Schema is what it is", async () => {
  const api = router({
    itself: procedure.input(Parsed).query(({ input }) => input.text),
    standard: procedure.input(toStandardSchema(Parsed)).query(({ input }) => input.text),
  });
  const caller = createCallerFactory(api)({});
  expect(await caller.itself({ text: "a" })).toBe('parsed {"text":"a"}');
  expect(await caller.standard({ text: "a" })).toBe("a");
  expect((await refused(caller.standard({ text: 1 }))).message).toBe(
    "text must be a string [type, isString]; expected a text, received 1",
  );
});
