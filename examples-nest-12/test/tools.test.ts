import { createMeetingSchemaForMcp } from "../../examples/test/create-meeting-schema.js";
import { goodMeeting } from "../../examples/test/meetings.js";
import { inProcess } from "./in-process.js";

test("the endpoints of a service of Nest 12 are tools", () => {
  const bad = { id: 1, ...goodMeeting, title: "Hi" };
  const { properties, required } = createMeetingSchemaForMcp as {
    readonly properties: object;
    readonly required: readonly string[];
  };
  expect(inProcess("tools.mts", [{ id: 1, ...goodMeeting }, bad])).toMatchObject({
    tools: [
      {
        name: "meetings_replace",
        description: "PUT /meetings/{id}",
        inputSchema: {
          properties: { id: { type: "integer" }, ...properties },
          required: ["id", ...required],
        },
      },
    ],
    answers: [
      { content: [{ text: '{"id":1,"title":"Planning","minutes":45}' }] },
      {
        isError: true,
        content: [{ text: "400 Bad Request\ntitle must be longer than or equal to 3 characters" }],
      },
    ],
  });
}, 30_000);
