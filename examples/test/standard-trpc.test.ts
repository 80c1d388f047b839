import { TRPCError } from "@trpc/server";
import { createCaller } from "../src/standard-trpc.js";

const caller = createCaller({});

test("hands the procedure an instance, with its initializer and its methods", async () => {
  expect(await caller.book({ room: "B12", hours: 2 })).toBe("B12 is booked for 40 euros.");
  expect(await caller.book({ room: "B12" })).toBe("B12 is booked for 20 euros.");
});

test.each([
  [{ room: "B12", hours: 9 }, "hours must not be greater than 8 [range, max]"],
  [{ hours: 1 }, "is required [required]; expected a text"],
  [{ room: "B12", day: "Monday" }, "is not an argument [unknown_argument]"],
])("refuses %j and says why", async (args, said) => {
  const thrown: unknown = await caller.book(args).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(TRPCError);
  expect(thrown).toMatchObject({
    code: "BAD_REQUEST",
    message: expect.stringContaining(said) as string,
  });
});
