import {
  Attendee,
  AvailabilityQuery,
  CreateEvent,
  OpeningHours,
  Recurrence,
  Reminder,
  UpdateEvent,
  WorkingWeek,
} from "../../src/dtos/calendar.js";
import { type DtoCase, UUID } from "./dto-case.js";

const hours = { weekday: 1, opens: "09:00", closes: "17:30" };
const event = {
  title: "Stand-up",
  startsAt: "2026-01-12T09:00:00Z",
  endsAt: "2026-01-12T09:15:00Z",
  timeZone: "Europe/Amsterdam",
};

export const cases: readonly DtoCase[] = [
  {
    cls: Recurrence,
    sample: { frequency: "DAILY" },
    accepts: [
      { frequency: "WEEKLY", weekdays: [1, 3] },
      { interval: 2, count: 10 },
    ],
    refuses: [{ frequency: "HOURLY" }, { interval: 53 }, { count: 0 }],
    leftToHost: [
      { given: { frequency: "WEEKLY" }, code: "conditional_member", member: "Recurrence.weekdays" },
      {
        given: { frequency: "WEEKLY", weekdays: [8] },
        code: "conditional_member",
        member: "Recurrence.weekdays",
      },
    ],
    narrower: [
      { given: { until: null }, because: "null in the dialect flat alone" },
      { given: { until: "2026-12-31" }, because: "format" },
    ],
  },
  {
    cls: Attendee,
    sample: { email: "reader@example.com" },
    accepts: [{ role: "chair" }, { isRoom: true }],
    refuses: [{ email: "reader" }, { role: "guest" }, { isRoom: "yes" }],
  },
  {
    cls: Reminder,
    sample: { minutes: 10, by: "email" },
    accepts: [{ minutes: 0 }, { by: "popup" }],
    refuses: [{ minutes: -1 }, { by: "fax" }, { minutes: "10" }],
  },
  {
    cls: CreateEvent,
    sample: event,
    accepts: [
      { attendees: [{ email: "reader@example.com" }], reminders: [{ minutes: 5, by: "popup" }] },
      { recurrence: { frequency: "MONTHLY" }, description: "Every month" },
    ],
    refuses: [
      { startsAt: "nine" },
      { attendees: [{ email: "reader" }] },
      { recurrence: {} },
      { reminders: [{ minutes: 5 }] },
      { timeZone: undefined },
    ],
    leftToHost: [
      {
        given: { endsAt: "2026-01-12T08:00:00Z" },
        code: "untranslated_constraint",
        member: "CreateEvent.endsAt",
      },
      {
        given: { timeZone: "Amsterdam" },
        code: "untranslated_constraint",
        member: "CreateEvent.timeZone",
      },
    ],
  },
  {
    cls: UpdateEvent,
    sample: { scope: "this" },
    accepts: [{ title: "Planning" }, { scope: "all", reminders: [] }],
    refuses: [{ scope: undefined }, { scope: "some" }, { reminders: [{}] }],
    narrower: [{ given: { title: null }, because: "null in the dialect flat alone" }],
  },
  {
    cls: AvailabilityQuery,
    sample: {
      people: "a@example.com, b@example.com",
      from: "2026-01-12T00:00:00Z",
      until: "2026-01-19T00:00:00Z",
      minutes: 30,
    },
    accepts: [{ people: ["a@example.com"] }, { minutes: 5 }],
    refuses: [{ from: undefined }, { minutes: 1 }, { until: "Friday" }, { people: undefined }],
    leftToHost: [
      { given: { people: "a" }, code: "opaque_transform", member: "AvailabilityQuery.people" },
    ],
    narrower: [{ given: { minutes: "30" }, because: "converted by @Type" }],
  },
  {
    cls: OpeningHours,
    sample: hours,
    accepts: [{ weekday: 7 }, { holidays: ["2026-12-25"] }],
    refuses: [{ weekday: 0 }, { opens: "25:00" }, { holidays: [25] }],
    narrower: [{ given: { weekday: "Monday" }, because: "name of a numeric enum's member" }],
  },
  {
    cls: WorkingWeek,
    sample: { days: [hours], hours: 36 },
    accepts: [{ days: [hours, { ...hours, weekday: 2 }] }, { officeId: UUID }],
    refuses: [{ days: [] }, { hours: 1.5 }, { hours: undefined }, { days: [{ weekday: 1 }] }],
    leftToHost: [
      {
        given: { days: [hours, hours] },
        code: "untranslated_constraint",
        member: "WorkingWeek.days",
      },
      { given: { hours: 61 }, code: "opaque_transform", member: "WorkingWeek.hours" },
    ],
    narrower: [{ given: { hours: "36" }, because: "converted by @Transform" }],
  },
];
