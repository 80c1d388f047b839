import { withoutBooleans } from "./steps/booleans.js";
import { booleanBounds } from "./steps/bounds.js";
import { firstExample, onlyKeywords } from "./steps/keywords.js";
import { constAsEnum, withoutEmptyEnums } from "./steps/literals.js";
import { nullAsNullable } from "./steps/nullable.js";
import { bytesAsFormat, withoutEmptyRequired } from "./steps/openapi-3.0.js";
import { noReferences, referencesInAllOf } from "./steps/references.js";
import { singleTypes } from "./steps/single-types.js";
import { itemsOfEveryArray, tuplesAsChoices } from "./steps/tuples.js";
import type { Target } from "./target.js";

/** The fields of a Schema Object. */
const KEYWORDS = [
  "$ref",
  "type",
  "anyOf",
  "oneOf",
  "allOf",
  "not",
  "properties",
  "required",
  "items",
  "additionalProperties",
  "format",
  "enum",
  "default",
  "title",
  "description",
  "example",
  "deprecated",
  "readOnly",
  "writeOnly",
  "nullable",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minProperties",
  "maxProperties",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "pattern",
  "discriminator",
  "xml",
  "externalDocs",
];

/** Documents of OpenAPI 3.0. */
export const openapi30: Target = {
  writing: () => ({ references: "never" }),
  steps: [
    noReferences,
    withoutBooleans,
    constAsEnum,
    withoutEmptyEnums,
    singleTypes,
    tuplesAsChoices,
    itemsOfEveryArray,
    nullAsNullable({ listsNull: true, besideChoice: false }),
    bytesAsFormat,
    booleanBounds,
    firstExample,
    withoutEmptyRequired,
    referencesInAllOf,
    onlyKeywords(KEYWORDS),
  ],
  refPrefix: "#/components/schemas/",
};
