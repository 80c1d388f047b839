import { instanceToPlain } from "class-transformer";
import { toStrictJsonSchema } from "openai/lib/transform";
import { createMeeting, readMeeting } from "../src/openai-tool.js";
import { CreateMeeting } from "../src/quick-start.js";

test("is a schema that OpenAI's own package finds nothing to change in", () => {
  expect(toStrictJsonSchema(createMeeting.parameters)).toEqual(createMeeting.parameters);
});

test("reads what a model gives, with null for what it left out", async () => {
  const given = {
    title: "Planning",
    minutes: null,
    priority: "low",
    attendees: [{ email: "ada@example.com", name: null }],
    tags: null,
  };
  const meeting = await readMeeting(JSON.stringify(given));
  expect(meeting).toBeInstanceOf(CreateMeeting);
  expect(instanceToPlain(meeting)).toEqual({
    title: "Planning",
    // The initializer's, which null would have taken the place of.
    minutes: 30,
    priority: "low",
    attendees: [{ email: "ada@example.com" }],
  });
});

test("refuses what the class refuses", async () => {
  await expect(readMeeting(JSON.stringify({ title: "P", minutes: null }))).rejects.toBeDefined();
});
