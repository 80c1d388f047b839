import type { OwnedJsonObject } from "../../json/json.js";
import { placesIn, slotsOf } from "../places.js";
import type { Step } from "../step.js";

/** Keywords under which a boolean is what consumers expect. */
const EXPECTED = new Set([
  "additionalProperties",
  "additionalItems",
  "unevaluatedProperties",
  "unevaluatedItems",
]);

/** A boolean schema becomes an object; a list without elements says so by its length. */
export const withoutBooleans: Step = ({ root }) => {
  for (const { schema } of placesIn(root)) {
    if (schema["items"] === false && schema["prefixItems"] === undefined) {
      delete schema["items"];
      schema["maxItems"] = 0;
    }
    for (const { keyword, value, replace } of slotsOf(schema)) {
      if (typeof value !== "boolean" || EXPECTED.has(keyword) || isRest(keyword, schema)) continue;
      replace(value ? {} : { not: {} });
    }
  }
};

function isRest(keyword: string, { prefixItems }: OwnedJsonObject): boolean {
  return keyword === "items" && prefixItems !== undefined;
}
