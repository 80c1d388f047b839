import { toStandardSchema } from "@shapewright/arguments";
import { toTargetSchema } from "@shapewright/binding";
import { standardResponsesFunction } from "openai/helpers/standard-schema";
import { CreateMeeting } from "./quick-start.js";

export const createMeeting = standardResponsesFunction({
  name: "create_meeting",
  description: "Put a meeting on the calendar",
  // Strict mode demands every member, so null stands for one that is not given.
  schema: toTargetSchema(CreateMeeting, "openai-strict").schema,
  parameters: toStandardSchema(CreateMeeting, { nullForOptional: "absent" }),
  function: ({ title, minutes }) => `"${title}" is planned for ${minutes} minutes.`,
});
