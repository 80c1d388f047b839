import { instanceToPlain } from "class-transformer";
import { toStrictJsonSchema } from "openai/lib/transform";
import { createMeeting, readMeeting } from "../src/openai-tool.js";
import { CreateMeeting } from "../src/quick-start.js";

test("is a schema that OpenAI's own package finds nothing to change in", () => {
  expect(toStrictJsonSchema(createMeeting.parameters)).toEqual(createMeeting.parameters);
});

test("reads what a model gives, with null for what it left out", () => {
  const given = {
    title: "Planning",
    minutes: null,
    priority: "low",
    attendees: [{ email: "ada@example.com", name: null }],
    tags: null,
  };
  const { value: meeting } = readMeeting(JSON.stringify(given));
  expect(meeting).toBeInstanceOf(CreateMeeting);
  expect(instanceToPlain(meeting)).toEqual({
    title: "Planning",
    // The initializer's, which null would have taken the place of.
    minutes: 30,
    priority: "low",
    attendees: [{ email: "ada@example.com" }],
  });
});

test("refuses what the class refuses", () => {
  const { problems } = readMeeting(JSON.stringify({ title: "P", minutes: null }));
  expect(problems?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    "/title size",
    "/priority required",
    "/attendees required",
  ]);
});
