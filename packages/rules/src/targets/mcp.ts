import { withoutBooleans } from "./steps/booleans.js";
import { demandedMatches } from "./steps/contains.js";
import { compiledPatterns, onlyFormats } from "./steps/formats.js";
import { onlyKeywords } from "./steps/keywords.js";
import { constAsEnum, withoutEmptyEnums } from "./steps/literals.js";
import { tellOddNames } from "./steps/property-names.js";
import { recursionAlone, usedRecursionAlone } from "./steps/references.js";
import { objectRoot } from "./steps/root.js";
import { singleTypes } from "./steps/single-types.js";
import { itemsOfEveryArray, tuplesAsChoices } from "./steps/tuples.js";
import type { Target } from "./target.js";

/** The formats that the validators of MCP clients know: those of ajv-formats. */
const FORMATS = [
  "date",
  "time",
  "date-time",
  "iso-time",
  "iso-date-time",
  "duration",
  "uri",
  "uri-reference",
  "uri-template",
  "url",
  "email",
  "hostname",
  "ipv4",
  "ipv6",
  "regex",
  "uuid",
  "json-pointer",
  "json-pointer-uri-fragment",
  "relative-json-pointer",
  "byte",
  "int32",
  "int64",
  "float",
  "double",
  "password",
  "binary",
];

/** What draft-07 and 2020-12 have in common. */
const KEYWORDS = [
  "$ref",
  "$defs",
  "type",
  "anyOf",
  "oneOf",
  "allOf",
  "not",
  "properties",
  "required",
  "items",
  "additionalProperties",
  "propertyNames",
  "patternProperties",
  "format",
  "contentEncoding",
  "contentMediaType",
  "enum",
  "default",
  "title",
  "description",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
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
  "contains",
  "if",
  "then",
  "else",
];

/** Clients of the Model Context Protocol, of every age. */
export const mcp: Target = {
  writing: (direction) => ({
    dialect: "flat",
    references: "recursive",
    nullability: "declared",
    closing: direction === "input" ? "every-level" : "none",
  }),
  steps: [
    recursionAlone,
    withoutBooleans,
    objectRoot,
    constAsEnum,
    withoutEmptyEnums,
    demandedMatches,
    singleTypes,
    tuplesAsChoices,
    itemsOfEveryArray,
    onlyKeywords(KEYWORDS),
    onlyFormats(FORMATS),
    compiledPatterns,
    usedRecursionAlone,
    tellOddNames,
  ],
};
