import { text } from "./claims.js";
import type { Row } from "./row.js";
import { leftText, patternText } from "./text-rows.js";

/** Measured on validator.js 13.15: `2020-W07-4`, `2020` and a date without a time pass. */
const WIDER = { asGuidance: "the host also takes dates without a time, week dates and bare years" };

export const stringTimeRows: readonly Row[] = [
  {
    name: "isDateString",
    decorator: "@IsDateString",
    stated: WIDER,
    samples: {
      accepts: ["2020-02-29T10:00:00Z", "2020-02-29", "2020-W07-4", "2020"],
      narrower: ["2020-02-29", "2020-W07-4", "2020"],
      rejects: ["", "29.02.2020", "2020-13-01", 1582934400000, new Date(0), null, undefined],
    },
    claims: () => [text("date-time")],
  },
  {
    name: "isIso8601",
    decorator: "@IsISO8601",
    stated: WIDER,
    samples: {
      accepts: ["2020-02-29T10:00:00Z", "2020-02-29", "2020-W07-4", "2020"],
      narrower: ["2020-02-29", "2020-W07-4", "2020"],
      rejects: ["", "29.02.2020", "2020-13-01", 1582934400000, new Date(0), null, undefined],
    },
    claims: () => [text("date-time")],
  },
  {
    name: "isRFC3339",
    decorator: "@IsRFC3339",
    stated: { asGuidance: "the host also takes a blank between date and time" },
    samples: {
      accepts: ["2020-02-29T10:00:00Z", "2020-02-29 10:00:00-08:00"],
      rejects: ["", "2020-02-29", "2020-W07-4", 1582934400000, null, undefined],
    },
    claims: () => [text("date-time")],
  },
  patternText({
    name: "isMilitaryTime",
    decorator: "@IsMilitaryTime",
    kind: "a time of day",
    pattern: /^(?:[01]\d|2[0-3]):?[0-5]\d$/,
    samples: { accepts: ["23:59", "0000"], rejects: ["24:00", "9:00", "12:60", ""] },
  }),
  leftText({
    name: "isTimeZone",
    decorator: "@IsTimeZone",
    kind: "a time zone",
    samples: { accepts: ["Europe/Berlin", "UTC"], rejects: ["Mars/Olympus", ""] },
  }),
];
