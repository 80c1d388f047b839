import type { Dialect } from "./dialect.js";

/** The default dialect: shared types in `$defs`; null, defaults and closing left out. */
export const referenced: Dialect = {
  references: "shared",
  nullability: "omit",
  defaults: "omit",
  closing: "none",
  freeForm: "true",
  unreadable: "boundary",
  recursionDepth: 1,
  maxNodes: 5000,
  emptyRequired: "write",
  inputTitles: "write",
};
