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

const { attendees, ...others } = createMeetingSchema.properties;

/** The same for clients of MCP: the default is stated, and what stands further in is closed too. */
export const createMeetingSchemaForMcp = {
  ...createMeetingSchema,
  properties: {
    ...others,
    minutes: { type: "integer", default: 30, minimum: 15, maximum: 240 },
    attendees: { ...attendees, items: { ...attendees.items, additionalProperties: false } },
  },
};
