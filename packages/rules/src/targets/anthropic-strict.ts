import { anthropicCounts } from "./anthropic-counts.js";
import { choicesAlone } from "./steps/choices-alone.js";
import { withoutBooleans } from "./steps/booleans.js";
import { formatsOfTypes } from "./steps/formats.js";
import { onlyKeywords } from "./steps/keywords.js";
import {
  choicesWithoutType,
  constAsEnum,
  ofTheTypeAlone,
  withoutEmptyEnums,
} from "./steps/literals.js";
import { mergeAllOf } from "./steps/merge-all-of.js";
import { oneOfAsAnyOf } from "./steps/one-of.js";
import { tellOddNames } from "./steps/property-names.js";
import { aloneBeside, noRecursion, recursionAlone, usedDefinitions } from "./steps/references.js";
import { objectRoot } from "./steps/root.js";
import { singleTypes } from "./steps/single-types.js";
import { leastItems } from "./steps/sizes.js";
import { closedObjects, typedPlaces } from "./steps/strict-objects.js";
import { itemsOfEveryArray, tuplesAsChoices } from "./steps/tuples.js";
import { STRICT_FORMATS } from "./strict-formats.js";
import type { Target } from "./target.js";

const KEYWORDS = [
  "$ref",
  "$defs",
  "type",
  "anyOf",
  "properties",
  "required",
  "items",
  "additionalProperties",
  "format",
  "enum",
  "title",
  "description",
  "minItems",
];

/** Anthropic's tools and structured outputs with `strict: true`. */
export const anthropicStrict: Target = {
  writing: () => ({
    dialect: "flat",
    references: "recursive",
    nullability: "declared",
    closing: "every-level",
  }),
  steps: [
    recursionAlone,
    withoutBooleans,
    noRecursion,
    mergeAllOf,
    objectRoot,
    constAsEnum,
    withoutEmptyEnums,
    oneOfAsAnyOf,
    singleTypes,
    tuplesAsChoices,
    itemsOfEveryArray,
    aloneBeside(),
    mergeAllOf,
    aloneBeside(),
    choicesAlone,
    ofTheTypeAlone,
    withoutEmptyEnums,
    onlyKeywords(KEYWORDS),
    formatsOfTypes({ string: [...STRICT_FORMATS, "uri"] }),
    leastItems(1),
    closedObjects,
    usedDefinitions,
    typedPlaces,
    choicesWithoutType,
    tellOddNames,
    anthropicCounts,
  ],
};
