import { toInputSchema } from "@shapewright/binding";
import { jsonSchema, tool } from "ai";
import { plainToInstance } from "class-transformer";
import { validate } from "class-validator";
import { CreateMeeting } from "./quick-start.js";

// The AI SDK tells the model the schema and leaves the check of its answer to `validate`.
const inputSchema = jsonSchema<CreateMeeting>(toInputSchema(CreateMeeting), {
  validate: async (input) => {
    const meeting = plainToInstance(CreateMeeting, input);
    const errors = await validate(meeting, { whitelist: true, forbidNonWhitelisted: true });
    if (errors.length === 0) return { success: true, value: meeting };
    const text = errors.map((error) => error.toString(false, false, "", true)).join("");
    return { success: false, error: new Error(text) };
  },
});

export const createMeeting = tool({
  description: "Put a meeting on the calendar",
  inputSchema,
  execute: ({ title, minutes }) => `"${title}" is planned for ${minutes} minutes.`,
});
