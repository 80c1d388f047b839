const meeting = {
  title: "Planning",
  minutes: 45,
  priority: "high",
  attendees: [{ email: "ada@example.com" }],
};

/** Arguments that `CreateMeeting` takes. */
export const goodMeeting: Readonly<Record<string, unknown>> = meeting;

/** Arguments that it refuses, each with a part of what the refusal says. */
export const badMeetings: readonly (readonly [
  args: Readonly<Record<string, unknown>>,
  said: string,
])[] = [
  [{ ...meeting, title: "Hi" }, "title must be longer than or equal to 3 characters"],
  [{ ...meeting, minutes: 500 }, "minutes must not be greater than 240"],
  [{ ...meeting, attendees: [{ email: "ada" }] }, "attendees[0].email"],
  [{ ...meeting, room: "B12" }, "room: is not an argument"],
  [{}, "attendees: is required"],
];
