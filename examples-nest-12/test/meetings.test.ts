import { badMeetings, goodMeeting } from "../../examples/test/meetings.js";
import { inProcess } from "./in-process.js";

const withoutMinutes = { ...goodMeeting };
delete withoutMinutes["minutes"];

let answers: unknown;

beforeAll(() => {
  const bodies = [withoutMinutes, ...badMeetings.map(([body]) => body)];
  answers = inProcess("meetings.mts", bodies);
}, 30_000);

test("takes a good body as an instance, and refuses a bad one with all that is wrong", () => {
  expect(answers).toEqual([
    { status: 201, body: { planned: "Planning", minutes: 30 } },
    ...badMeetings.map(([, said]) => ({
      status: 400,
      body: {
        statusCode: 400,
        error: "Bad Request",
        message: expect.arrayContaining([
          // Nest writes a place with dots.
          expect.stringContaining(said.replace("[0]", ".0")),
        ]) as unknown,
      },
    })),
  ]);
});
