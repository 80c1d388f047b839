import { bindArguments, formatProblems } from "@shapewright/arguments";
import { CreateMeeting } from "./quick-start.js";

/** What a handler makes of the arguments of a call. */
export function plan(args: unknown): string {
  const { value: meeting, problems } = bindArguments(CreateMeeting, args);
  // attendees[0].email: email must be an email [format, isEmail]; expected a text (email), received "ada"
  if (problems !== undefined) return formatProblems(problems);
  return `"${meeting.title}" is planned for ${meeting.minutes} minutes.`;
}
