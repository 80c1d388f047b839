import type { Dialect } from "./dialect.js";

/** Every schema inline and self-contained; everything the declaration knows is stated. */
export const flat: Dialect = {
  references: "never",
  nullability: "accepted",
  defaults: "state",
  closing: "every-level",
  freeForm: "silent",
  unreadable: "open",
  recursionDepth: 1,
  maxNodes: 5000,
  emptyRequired: "omit",
  inputTitles: "omit",
};
