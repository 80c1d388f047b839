import { removeInventedNulls, toTargetSchema } from "@shapewright/binding";
import { plainToInstance } from "class-transformer";
import { validateOrReject } from "class-validator";
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
export async function readMeeting(json: string): Promise<CreateMeeting> {
  const given = removeInventedNulls(JSON.parse(json), written);
  const meeting = plainToInstance(CreateMeeting, given);
  await validateOrReject(meeting, { whitelist: true, forbidNonWhitelisted: true });
  return meeting;
}
