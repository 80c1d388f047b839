import { defineTool } from "@shapewright/mcp";
import { IsInt, IsOptional, IsString, Min } from "class-validator";
import { CreateMeeting } from "./quick-start.js";

export class Meeting {
  @IsInt()
  id!: number;

  @IsString()
  title!: string;

  @IsInt()
  minutes!: number;
}

export class FindMeetings {
  @IsOptional()
  @IsInt()
  @Min(1)
  longerThan?: number;
}

const meetings: Meeting[] = [];

export const createMeeting = defineTool({
  name: "create_meeting",
  description: "Put a meeting on the calendar",
  input: CreateMeeting,
  output: Meeting,
  // An instance of CreateMeeting, initializers included. What it refuses never comes here.
  handler: ({ title, minutes }) => {
    const meeting = Object.assign(new Meeting(), { id: meetings.length + 1, title, minutes });
    meetings.push(meeting);
    return meeting;
  },
});

export const findMeetings = defineTool({
  name: "find_meetings",
  description: "The meetings on the calendar",
  input: FindMeetings,
  output: [Meeting],
  annotations: { readOnlyHint: true },
  handler: ({ longerThan = 0 }) => meetings.filter(({ minutes }) => minutes > longerThan),
});

export const tools = [createMeeting, findMeetings];
