import type { NodeRule } from "./node-rule.js";

/** Declared to take every JSON value: nothing is written and nothing is reported. */
export const any: NodeRule<"any"> = {
  produces: () => undefined,
  write: () => ({}),
};
