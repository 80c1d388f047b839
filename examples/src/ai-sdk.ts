import { toStandardSchema } from "@shapewright/arguments";
import { tool } from "ai";
import { CreateMeeting } from "./quick-start.js";

export const createMeeting = tool({
  description: "Put a meeting on the calendar",
  inputSchema: toStandardSchema(CreateMeeting),
  // An instance of the class.
  execute: ({ title, minutes }) => `"${title}" is planned for ${minutes} minutes.`,
});
