/** What an agent is told about `CreateMeeting`, worked out by hand. */
export const createMeetingSchema = {
  type: "object",
  properties: {
    title: { type: "string", minLength: 3, maxLength: 80 },
    minutes: { type: "integer", minimum: 15, maximum: 240 },
    priority: { type: "string", enum: ["low", "high"] },
    attendees: {
      type: "array",
      items: {
        type: "object",
        properties: { email: { type: "string", format: "email" }, name: { type: "string" } },
        required: ["email"],
      },
      minItems: 1,
    },
    tags: { type: "array", items: { type: "string", minLength: 2 }, maxItems: 5 },
  },
  required: ["title", "priority", "attendees"],
  additionalProperties: false,
};
