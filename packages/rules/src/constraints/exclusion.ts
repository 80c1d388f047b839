import { copyJson } from "../json/copy-json.js";
import type { ConstraintRule } from "./constraint-rule.js";

/** Values that are refused, whatever the type. */
export const exclusion: ConstraintRule = (schema, { not }) => {
  if (not !== undefined && !Object.hasOwn(schema, "not")) {
    schema["not"] = { enum: not.map(copyJson) };
  }
};
