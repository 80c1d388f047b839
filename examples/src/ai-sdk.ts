import { bindArguments, formatProblems } from "@shapewright/arguments";
import { toInputSchema } from "@shapewright/binding";
import { jsonSchema, tool } from "ai";
import { CreateMeeting } from "./quick-start.js";

// The AI SDK tells the model the schema and leaves the check of its answer to `validate`.
const inputSchema = jsonSchema<CreateMeeting>(toInputSchema(CreateMeeting), {
  validate: (input) => {
    const { value, problems } = bindArguments(CreateMeeting, input);
    if (problems === undefined) return { success: true, value };
    return { success: false, error: new Error(formatProblems(problems)) };
  },
});

export const createMeeting = tool({
  description: "Put a meeting on the calendar",
  inputSchema,
  execute: ({ title, minutes }) => `"${title}" is planned for ${minutes} minutes.`,
});
