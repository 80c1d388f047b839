import { parseLocalReference } from "../definitions/local-reference.js";
import type { OwnedJsonObject } from "../json/json.js";
import type { Path } from "../json/path.js";

/** The definition that a schema refers to; every reference is of this form once the first step is done. */
export function nameIn({ $ref }: OwnedJsonObject): string | undefined {
  const local = typeof $ref === "string" ? parseLocalReference($ref) : undefined;
  return local?.rest === "" ? local.definition : undefined;
}

/** The definition that a place stands in; none for one that stands in the schema itself. */
export function definitionAround(path: Path | undefined): string | undefined {
  let place = path;
  while (place?.parent?.parent !== undefined) place = place.parent;
  return place?.parent?.step === "$defs" ? String(place.step) : undefined;
}
