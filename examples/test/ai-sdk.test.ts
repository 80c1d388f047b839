import { asSchema } from "ai";
import { createMeeting } from "../src/ai-sdk.js";
import { CreateMeeting } from "../src/quick-start.js";
import { createMeetingSchemaForMcp } from "./create-meeting-schema.js";
import { badMeetings, goodMeeting } from "./meetings.js";

const { jsonSchema, validate } = asSchema(createMeeting.inputSchema);

test("tells a model the schema of the class", async () => {
  expect(await jsonSchema).toEqual(createMeetingSchemaForMcp);
});

test("gives a good call to execute as an instance of the class", async () => {
  const result = await validate!(goodMeeting);
  if (!result.success) throw result.error;
  expect(result.value).toBeInstanceOf(CreateMeeting);

  const call = { toolCallId: "call", messages: [] };
  expect(await createMeeting.execute!(result.value, call)).toBe(
    '"Planning" is planned for 45 minutes.',
  );
});

test.each(badMeetings)("refuses %j and says why", async (args, said) => {
  const result = await validate!(args);
  expect(result).toEqual({ success: false, error: expect.any(Error) as Error });
  expect(result).toHaveProperty(
    "error.message",
    // The SDK tells the issues as JSON, and their places apart.
    expect.stringContaining(said.replace(/^(attendees\[0\]\.|\w+: )/, "")),
  );
});
