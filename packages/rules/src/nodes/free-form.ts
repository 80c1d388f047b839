import type { Dialect } from "../dialects/index.js";
import type { JsonSchema } from "../json/json.js";

/** An object with nothing known of its inside. Never `properties: {}`, which would mean that no key is accepted. */
export function freeFormObject(dialect: Dialect): JsonSchema {
  return dialect.freeForm === "true"
    ? { type: "object", additionalProperties: true }
    : { type: "object" };
}
