/**
 * What a keyword holds, so that a walk over a foreign schema meets subschemas and leaves data alone: a schema, a list of
 * schemas, a map of schemas by name, or a value.
 */
export type Holds = "schema" | "schemas" | "schema-map" | "value";

/** The JSON types that a keyword speaks about; it says nothing of a value of another type. */
export type Implies = "string" | "number" | "array" | "object" | "any";

/** The one JSON type that a written schema is of; a map is told from an object with declared members. */
export type ProducedType = "string" | "integer" | "number" | "boolean" | "array" | "map" | "object";

interface Keyword {
  readonly holds: Holds;
  readonly implies: Implies;
}

/**
 * Every keyword that is written or looked into, in the order in which a written schema object lists them. Keywords that
 * only stand in foreign schemas come last; those are copied with their keys unmoved.
 */
const KEYWORDS = {
  $ref: { holds: "value", implies: "any" },
  type: { holds: "value", implies: "any" },
  anyOf: { holds: "schemas", implies: "any" },
  oneOf: { holds: "schemas", implies: "any" },
  allOf: { holds: "schemas", implies: "any" },
  properties: { holds: "schema-map", implies: "object" },
  required: { holds: "value", implies: "object" },
  prefixItems: { holds: "schemas", implies: "array" },
  items: { holds: "schema", implies: "array" },
  additionalProperties: { holds: "schema", implies: "object" },
  propertyNames: { holds: "schema", implies: "object" },
  format: { holds: "value", implies: "string" },
  contentEncoding: { holds: "value", implies: "string" },
  enum: { holds: "value", implies: "any" },
  const: { holds: "value", implies: "any" },
  default: { holds: "value", implies: "any" },
  title: { holds: "value", implies: "any" },
  description: { holds: "value", implies: "any" },
  examples: { holds: "value", implies: "any" },
  deprecated: { holds: "value", implies: "any" },
  minLength: { holds: "value", implies: "string" },
  maxLength: { holds: "value", implies: "string" },
  minItems: { holds: "value", implies: "array" },
  maxItems: { holds: "value", implies: "array" },
  uniqueItems: { holds: "value", implies: "array" },
  minProperties: { holds: "value", implies: "object" },
  maxProperties: { holds: "value", implies: "object" },
  minimum: { holds: "value", implies: "number" },
  maximum: { holds: "value", implies: "number" },
  exclusiveMinimum: { holds: "value", implies: "number" },
  exclusiveMaximum: { holds: "value", implies: "number" },
  multipleOf: { holds: "value", implies: "number" },
  pattern: { holds: "value", implies: "string" },
  not: { holds: "schema", implies: "any" },
  $defs: { holds: "schema-map", implies: "any" },

  contains: { holds: "schema", implies: "array" },
  unevaluatedItems: { holds: "schema", implies: "array" },
  additionalItems: { holds: "schema", implies: "array" },
  patternProperties: { holds: "schema-map", implies: "object" },
  dependentSchemas: { holds: "schema-map", implies: "object" },
  dependencies: { holds: "schema-map", implies: "object" },
  unevaluatedProperties: { holds: "schema", implies: "object" },
  if: { holds: "schema", implies: "any" },
  then: { holds: "schema", implies: "any" },
  else: { holds: "schema", implies: "any" },
  contentSchema: { holds: "schema", implies: "string" },
  definitions: { holds: "schema-map", implies: "any" },
} as const satisfies Readonly<Record<string, Keyword>>;

/** A keyword of the table. */
export type KeywordName = keyof typeof KEYWORDS;

const PLACES: ReadonlyMap<string, number> = new Map(
  Object.keys(KEYWORDS).map((keyword, place) => [keyword, place]),
);

/** What a keyword holds; an unknown keyword holds a value, since nobody knows a schema in it. */
export function holdsOf(keyword: string): Holds {
  return Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword as KeywordName].holds : "value";
}

/** The JSON types that a keyword speaks about; an unknown one may speak about any. */
export function impliedBy(keyword: string): Implies {
  return Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword as KeywordName].implies : "any";
}

const IMPLIED: Readonly<Record<ProducedType, Implies | undefined>> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: undefined,
  array: "array",
  map: "object",
  object: "object",
};

/** Whether a keyword says anything of values of a type; of a schema that is not of one type alone it may not. */
export function fits(keyword: KeywordName, produced: ProducedType | undefined): boolean {
  const { implies } = KEYWORDS[keyword];
  return implies === "any" || (produced !== undefined && IMPLIED[produced] === implies);
}

/** Where a keyword stands in the key order; one that is not in the table stands last. */
export function placeOf(keyword: string): number {
  return PLACES.get(keyword) ?? PLACES.size;
}
