import { withoutBooleans } from "./steps/booleans.js";
import { inclusiveBounds } from "./steps/bounds.js";
import { formatsOfTypes } from "./steps/formats.js";
import { firstExample, onlyKeywords } from "./steps/keywords.js";
import { constAsEnum, onlyTextChoices, withoutEmptyEnums } from "./steps/literals.js";
import { mergeAllOf } from "./steps/merge-all-of.js";
import { nullAsNullable } from "./steps/nullable.js";
import { oneOfAsAnyOf } from "./steps/one-of.js";
import { tellOddNames } from "./steps/property-names.js";
import { noReferences } from "./steps/references.js";
import { withoutEmptyRequired } from "./steps/openapi-3.0.js";
import { objectRoot } from "./steps/root.js";
import { singleTypes } from "./steps/single-types.js";
import { itemsOfEveryArray, tuplesAsChoices } from "./steps/tuples.js";
import type { Target } from "./target.js";

/** The fields of the API's `Schema`. */
const KEYWORDS = [
  "type",
  "anyOf",
  "properties",
  "required",
  "items",
  "format",
  "enum",
  "default",
  "title",
  "description",
  "example",
  "nullable",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minProperties",
  "maxProperties",
  "minimum",
  "maximum",
  "pattern",
];

/** Gemini where it takes the subset of OpenAPI 3.0 that its `Schema` is: `parameters` and `responseSchema`. */
export const geminiOpenApi: Target = {
  writing: () => ({ dialect: "flat", references: "never", nullability: "declared" }),
  steps: [
    noReferences,
    withoutBooleans,
    mergeAllOf,
    objectRoot,
    constAsEnum,
    withoutEmptyEnums,
    oneOfAsAnyOf,
    singleTypes,
    tuplesAsChoices,
    itemsOfEveryArray,
    mergeAllOf,
    withoutEmptyEnums,
    onlyTextChoices,
    nullAsNullable({ listsNull: false, besideChoice: true }),
    inclusiveBounds,
    firstExample,
    withoutEmptyRequired,
    onlyKeywords(KEYWORDS),
    formatsOfTypes({
      string: ["date-time", "enum"],
      integer: ["int32", "int64"],
      number: ["float", "double"],
    }),
    tellOddNames,
  ],
};
