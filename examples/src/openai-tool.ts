import { type Bound, bindArguments } from "@shapewright/arguments";
import { removeInventedNulls, toTargetSchema } from "@shapewright/binding";
import { CreateMeeting } from "./quick-start.js";

// Strict mode demands every member, so null stands for one that is not given.
const written = toTargetSchema(CreateMeeting, "openai-strict");

export const createMeeting = {
  type: "function",
  name: "create_meeting",
  strict: true,
  parameters: written.schema,
} as const;

/** What the model gave, as an instance of the class. */
export function readMeeting(json: string): Bound<CreateMeeting> {
  return bindArguments(CreateMeeting, removeInventedNulls(JSON.parse(json), written));
}
