import { withoutBooleans } from "./steps/booleans.js";
import { inclusiveBounds } from "./steps/bounds.js";
import { onlyKeywords } from "./steps/keywords.js";
import { constAsEnum, withoutEmptyEnums } from "./steps/literals.js";
import { mergeAllOf } from "./steps/merge-all-of.js";
import { oneOfAsAnyOf } from "./steps/one-of.js";
import { tellOddNames } from "./steps/property-names.js";
import { aloneBeside, recursionAlone, usedRecursionAlone } from "./steps/references.js";
import { objectRoot } from "./steps/root.js";
import { singleTypes } from "./steps/single-types.js";
import { itemsOfEveryArray } from "./steps/tuples.js";
import type { Target } from "./target.js";

const KEYWORDS = [
  "$ref",
  "$defs",
  "type",
  "anyOf",
  "properties",
  "required",
  "prefixItems",
  "items",
  "additionalProperties",
  "format",
  "enum",
  "title",
  "description",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
];

/** Gemini where it takes JSON Schema: `parametersJsonSchema` and `responseJsonSchema`. */
export const gemini: Target = {
  writing: () => ({ dialect: "flat", references: "recursive", nullability: "declared" }),
  steps: [
    recursionAlone,
    withoutBooleans,
    mergeAllOf,
    objectRoot,
    constAsEnum,
    withoutEmptyEnums,
    oneOfAsAnyOf,
    singleTypes,
    itemsOfEveryArray,
    aloneBeside("description"),
    mergeAllOf,
    aloneBeside("description"),
    withoutEmptyEnums,
    inclusiveBounds,
    onlyKeywords(KEYWORDS),
    usedRecursionAlone,
    tellOddNames,
  ],
};
