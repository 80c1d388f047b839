import { toTargetSchema } from "@shapewright/binding";
import { instanceToPlain } from "class-transformer";
import { CreateMeeting } from "../src/quick-start.js";
import { createMeeting } from "../src/standard-openai.js";

const given = {
  title: "Planning",
  minutes: null,
  priority: "low",
  attendees: [{ email: "ada@example.com", name: null }],
  tags: null,
};

test("is sent as a strict function, with the strict schema as it is written", () => {
  expect(JSON.parse(JSON.stringify(createMeeting))).toEqual({
    type: "function",
    name: "create_meeting",
    description: "Put a meeting on the calendar",
    strict: true,
    parameters: toTargetSchema(CreateMeeting, "openai-strict").schema,
  });
});

test("reads what a model gives, with null for what it left out", async () => {
  const meeting = createMeeting.$parseRaw(JSON.stringify(given));
  expect(meeting).toBeInstanceOf(CreateMeeting);
  expect(instanceToPlain(meeting)).toEqual({
    title: "Planning",
    // The initializer's, which null would have taken the place of.
    minutes: 30,
    priority: "low",
    attendees: [{ email: "ada@example.com" }],
  });
  expect(await createMeeting.$callback!(meeting)).toBe('"Planning" is planned for 30 minutes.');
});

test("refuses what the class refuses", () => {
  const wrong = { ...given, title: "P", attendees: [{ email: "ada", name: null }] };
  expect(() => createMeeting.$parseRaw(JSON.stringify(wrong))).toThrow(
    "Standard Schema validation failed: " +
      "title: title must be longer than or equal to 3 characters [size, minLength]; " +
      'expected 3 to 80 characters, received "P"; ' +
      "attendees.0.email: email must be an email [format, isEmail]; " +
      'expected a text (email), received "ada"',
  );
});
