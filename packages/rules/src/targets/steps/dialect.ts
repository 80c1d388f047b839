import type { Step } from "../step.js";

/** The document says which dialect is meant. */
export const withoutDialect: Step = ({ root }) => {
  delete root["$schema"];
};
