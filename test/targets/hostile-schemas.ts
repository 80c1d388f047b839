import type { JsonSchema } from "@shapewright/binding";

const text = { type: "string" };
const whole = { type: "integer" };

/** A root whose one member, not demanded, is as given. */
function holding(member: unknown, $defs?: unknown): JsonSchema {
  const definitions = $defs === undefined ? {} : { $defs };
  return { type: "object", properties: { member }, ...definitions } as JsonSchema;
}

function demanding(member: unknown, $defs?: unknown): JsonSchema {
  return { ...holding(member, $defs), required: ["member"] };
}

const cat = {
  type: "object",
  properties: { kind: { const: "cat" }, lives: whole },
  required: ["kind", "lives"],
  additionalProperties: false,
};
const dog = {
  type: "object",
  properties: { kind: { const: "dog" }, name: text },
  required: ["kind"],
  additionalProperties: false,
};
const node = {
  type: "object",
  properties: { value: text, next: { $ref: "#/$defs/Node" } },
  required: ["value"],
  additionalProperties: false,
};

/** Sound schemas of JSON Schema 2020-12 as hosts write them, each with something that consumers stumble over. */
export const hostileSchemas: Readonly<Record<string, JsonSchema>> = {
  nothing: { type: "object" },
  tuple: holding({ type: "array", prefixItems: [text, whole], items: false, minItems: 2 }),
  openTuple: holding({ type: "array", prefixItems: [text, { type: "boolean" }], items: whole }),
  alikeTuple: demanding({ type: "array", prefixItems: [whole, whole], items: false, maxItems: 2 }),
  tupleOfAnything: holding({ type: "array", prefixItems: [text] }),
  arrayOfAnything: holding({ type: "array" }),
  nestedArrays: holding({ type: "array", items: { type: "array", items: text, minItems: 3 } }),
  matchesSome: holding({ type: "array", items: whole, contains: { minimum: 10 }, minContains: 0 }),
  matchesFew: holding({ type: "array", items: whole, contains: { minimum: 10 }, maxContains: 2 }),
  constText: holding({ const: "fixed" }),
  constNumber: demanding({ const: 7 }),
  constNull: holding({ const: null }),
  constObject: holding({ const: { a: [1, null] } }),
  oneOf: holding({ oneOf: [cat, dog] }),
  oneOfOverlap: holding({
    oneOf: [
      { type: "number", multipleOf: 3 },
      { type: "number", multipleOf: 5 },
    ],
  }),
  anyOfInAnyOf: holding({ anyOf: [{ anyOf: [cat, { type: "null" }] }, text] }),
  allOf: holding({
    allOf: [
      { type: "string", minLength: 2 },
      { pattern: "^a", maxLength: 9 },
    ],
  }),
  allOfObjects: demanding({
    allOf: [
      { type: "object", properties: { a: text }, required: ["a"] },
      { type: "object", properties: { b: whole }, required: ["b"] },
    ],
  }),
  allOfReferences: holding(
    { allOf: [{ $ref: "#/$defs/Cat" }], description: "A cat." },
    { Cat: cat },
  ),
  rootChoice: { oneOf: [cat, dog] },
  rootAllOf: {
    type: "object",
    properties: { a: text },
    allOf: [{ properties: { b: whole }, required: ["b"] }],
  },
  rootCondition: {
    type: "object",
    properties: { a: { type: "boolean" }, b: text },
    required: ["a"],
    if: { properties: { a: { const: true } } },
    then: { required: ["b"] },
  },
  rootReference: { $ref: "#/$defs/Cat", $defs: { Cat: cat } },
  rootReferenceInCycle: { $ref: "#/$defs/Node", $defs: { Node: node } },
  rootReferenceBeside: {
    $ref: "#/$defs/Cat",
    description: "Whom to feed.",
    $defs: { Cat: { ...cat, additionalProperties: true } },
    properties: { portions: whole },
  },
  recursion: holding({ $ref: "#/$defs/Node" }, { Node: node }),
  recursionToRoot: { type: "object", properties: { text, again: { $ref: "#" } } },
  mutualRecursion: holding(
    { $ref: "#/$defs/A" },
    {
      A: { type: "object", properties: { b: { $ref: "#/$defs/B" } }, additionalProperties: false },
      B: {
        type: "object",
        properties: { a: { type: "array", items: { $ref: "#/$defs/A" } } },
        additionalProperties: false,
      },
    },
  ),
  referenceWithSiblings: holding(
    { $ref: "#/$defs/Short", minLength: 2, description: "Two letters or more.", default: "ab" },
    { Short: { type: "string", maxLength: 5 } },
  ),
  referenceToMember: {
    type: "object",
    properties: { a: cat, b: { $ref: "#/properties/a" }, c: { $ref: "#/properties/a" } },
  },
  strangeNames: holding(
    { $ref: "#/$defs/a~1b%20c" },
    { "a/b c": { type: "object", properties: { "x-y z": text, $ref: text }, required: ["$ref"] } },
  ),
  nullableType: holding({ type: ["string", "null"], minLength: 1, title: "Nickname" }),
  nullableEnum: demanding({ type: ["string", "null"], enum: ["a", "b", null] }),
  nullableNumbers: holding({ enum: [1, 2, null] }),
  nullableReference: holding(
    {
      anyOf: [{ $ref: "#/$defs/Cat" }, { type: "null" }],
      description: "The cat, if there is one.",
    },
    { Cat: cat },
  ),
  nullableChoice: holding({ anyOf: [cat, dog, { type: "null" }] }),
  typeList: holding({ type: ["string", "integer", "boolean"], minLength: 1, minimum: 0 }),
  typeListWithObject: holding({
    type: ["object", "array", "null"],
    properties: { a: text },
    items: whole,
    additionalProperties: false,
  }),
  mixedEnum: holding({ enum: ["a", 1, true, null] }),
  mixedEnumOfObjects: holding({ enum: [{ a: 1 }, ["b"]] }),
  numberEnum: holding({ type: "integer", enum: [1, 2, 3] }),
  map: holding({ type: "object", additionalProperties: whole }),
  mapOfMaps: holding({
    type: "object",
    additionalProperties: { type: "object", additionalProperties: { type: "array", items: text } },
    minProperties: 1,
    maxProperties: 8,
  }),
  openObject: holding({ type: "object", properties: { a: text }, additionalProperties: whole }),
  patternProperties: holding({
    type: "object",
    patternProperties: { "^x-": text },
    additionalProperties: false,
  }),
  propertyNames: holding({
    type: "object",
    additionalProperties: text,
    propertyNames: { pattern: "^[a-z]+$" },
  }),
  untyped: holding({}),
  anything: holding(true),
  nothingTaken: holding(false),
  condition: holding({
    type: "object",
    properties: { a: { type: "boolean" }, b: text },
    if: { properties: { a: { const: true } }, required: ["a"] },
    then: { required: ["b"] },
    else: { maxProperties: 1 },
  }),
  dependents: {
    type: "object",
    properties: { a: text, b: text, c: text },
    dependentRequired: { a: ["b"] },
    dependentSchemas: { b: { required: ["c"] } },
  },
  unevaluated: {
    type: "object",
    properties: { a: text },
    allOf: [{ properties: { b: whole } }],
    unevaluatedProperties: false,
  },
  negation: holding({ type: "string", not: { enum: ["a"] } }),
  exclusiveBounds: holding({ type: "integer", exclusiveMinimum: 0, exclusiveMaximum: 10 }),
  exclusiveFractions: holding({ type: "number", exclusiveMinimum: 0.5, exclusiveMaximum: 1 }),
  bothBounds: demanding({ type: "number", minimum: 1, exclusiveMinimum: 0, multipleOf: 0.01 }),
  sizes: holding({ type: "array", items: text, minItems: 2, maxItems: 5, uniqueItems: true }),
  notes: {
    type: "object",
    title: "Notes",
    description: "What is said of a member.",
    properties: {
      a: {
        type: "string",
        title: "A",
        default: "x",
        examples: ["x", "y"],
        deprecated: true,
        $comment: "No one sees this.",
      },
      b: { type: "integer", default: 3, readOnly: true, examples: [1] },
      c: { type: "object", properties: {}, default: {}, writeOnly: true },
    },
    examples: [{ a: "x" }],
  },
  encoded: holding({
    type: "string",
    contentEncoding: "base64",
    contentMediaType: "image/png",
    contentSchema: { type: "string" },
  }),
  formats: {
    type: "object",
    properties: {
      when: { type: "string", format: "date-time" },
      where: { type: "string", format: "uri" },
      who: { type: "string", format: "idn-email" },
      odd: { type: "string", format: "phone" },
      long: { type: "integer", format: "int64" },
    },
  },
  oldPattern: holding({ type: "string", pattern: "^[\\w-.]+\\-$" }),
  identified: {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://example.com/identified",
    type: "object",
    properties: { a: { $ref: "#there" }, b: { $ref: "https://example.com/identified#/$defs/T" } },
    $defs: { T: { $anchor: "there", type: "string" } },
  },
  eitherMember: holding({
    type: "object",
    properties: { a: text, b: text },
    additionalProperties: false,
    anyOf: [{ required: ["a"] }, { required: ["b"] }],
  }),
  eitherText: holding({ type: "string", anyOf: [{ minLength: 9 }, { pattern: "^a" }] }),
  choiceInText: holding({
    type: "string",
    anyOf: [
      { type: "string", minLength: 9 },
      { type: "string", pattern: "^a" },
    ],
  }),
  choiceInObject: holding({
    type: "object",
    properties: { kind: text },
    additionalProperties: false,
    oneOf: [cat, dog],
  }),
  membersBesideChoice: holding({ anyOf: [cat, dog], properties: { kind: text } }),
  boundBesideChoice: holding({ anyOf: [text, { type: "array", items: text }], minItems: 1 }),
  formatBesideChoice: holding({ anyOf: [text, { type: "null" }], format: "email" }),
  membersBesideReference: demanding(
    { $ref: "#/$defs/Node", properties: { more: text } },
    { Node: node },
  ),
  demandedBesideReference: demanding({ $ref: "#/$defs/Cat", required: ["lives"] }, { Cat: cat }),
  typeBesideReference: demanding({ $ref: "#/$defs/Node", type: "object" }, { Node: node }),
  formatBesideEnum: holding({ type: "string", enum: ["a@b.c"], format: "email" }),
  enumOfObjects: holding({
    type: "object",
    properties: {},
    enum: [{}],
    additionalProperties: false,
  }),
  keywordsOfOtherTypes: holding({
    type: "string",
    minimum: 1,
    items: whole,
    minItems: 1,
    properties: { a: text },
    required: ["a"],
    additionalProperties: false,
  }),
  nothingDemanded: holding({
    type: "object",
    properties: { a: text },
    required: [],
    additionalProperties: false,
  }),
};
