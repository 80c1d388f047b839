import type { JsonSchema } from "../json/json.js";
import type { WriteSettings } from "../options.js";

/** An object with nothing known of its inside. Never `properties: {}`, which would mean that no key is accepted. */
export function freeFormObject({ dialect, direction }: WriteSettings): JsonSchema {
  return dialect.freeForm === "true" && direction === "input"
    ? { type: "object", additionalProperties: true }
    : { type: "object" };
}
