import { DATE } from "./claims.js";
import type { Row } from "./row.js";

const earlier = new Date("2020-01-01T00:00:00Z");
const limit = new Date("2020-06-01T00:00:00Z");
const later = new Date("2020-12-01T00:00:00Z");

export const dateRows: readonly Row[] = [
  {
    name: "minDate",
    decorator: "@MinDate",
    stated: { leftToHost: "the earliest date" },
    samples: {
      arguments: [limit],
      accepts: [limit, later],
      rejects: [earlier, "2020-12-01", null, undefined],
    },
    claims: () => [DATE],
  },
  {
    name: "maxDate",
    decorator: "@MaxDate",
    stated: { leftToHost: "the latest date" },
    samples: {
      arguments: [limit],
      accepts: [limit, earlier],
      rejects: [later, "2020-01-01", null, undefined],
    },
    claims: () => [DATE],
  },
];
