import { choicesAlone } from "./steps/choices-alone.js";
import { withoutBooleans } from "./steps/booleans.js";
import { compiledPatterns, onlyFormats } from "./steps/formats.js";
import { demandEveryMember } from "./steps/invented-nulls.js";
import { onlyKeywords } from "./steps/keywords.js";
import { withinLimits } from "./steps/limits.js";
import { constAsEnum, ofTheTypeAlone, withoutEmptyEnums } from "./steps/literals.js";
import { mergeAllOf } from "./steps/merge-all-of.js";
import { oneOfAsAnyOf } from "./steps/one-of.js";
import { tellOddNames } from "./steps/property-names.js";
import { aloneBeside, referencesToDefinitions, usedDefinitions } from "./steps/references.js";
import { objectRoot } from "./steps/root.js";
import { singleTypes } from "./steps/single-types.js";
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
  "maxItems",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "pattern",
];

/** OpenAI's function calling and structured outputs with `strict: true`. */
export const openaiStrict: Target = {
  writing: () => ({
    dialect: "flat",
    references: "shared",
    nullability: "declared",
    closing: "every-level",
  }),
  steps: [
    referencesToDefinitions,
    withoutBooleans,
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
    onlyFormats(STRICT_FORMATS),
    compiledPatterns,
    usedDefinitions,
    closedObjects,
    usedDefinitions,
    typedPlaces,
    demandEveryMember,
    tellOddNames,
    withinLimits({
      properties: 5_000,
      levels: 10,
      characters: 120_000,
      choices: 1_000,
      longEnum: { choices: 250, characters: 15_000 },
    }),
  ],
};
