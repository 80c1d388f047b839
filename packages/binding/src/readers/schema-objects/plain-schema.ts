import type { JsonObject, JsonValue } from "@shapewright/rules";
import { isPlainObject } from "../../decorators/json-copy.js";
import { annotationClaims } from "./annotations.js";
import { boundsOf, listBoundsOf } from "./bounds.js";
import { choiceValues } from "./choices.js";
import { writtenFormat } from "./formats.js";
import { jsonValueOf } from "./json-value.js";
import { isEndless, type Path, type SchemaObject } from "./schema-object.js";
import { takesNull } from "./null-among.js";
import { readEach } from "./read-each.js";

const NAMES: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  ["array", "array"],
  ["boolean", "boolean"],
  ["integer", "integer"],
  ["number", "number"],
  ["object", "object"],
  ["string", "string"],
  [Boolean, "boolean"],
  [Number, "number"],
  [String, "string"],
]);

/**
 * A schema object in the words of JSON Schema 2020-12, with what OpenAPI 3.0 words otherwise said in them (`nullable`, an
 * exclusive bound as a flag, `example`) and without what only OpenAPI knows. `undefined` where some part of it has no such
 * form: a class, a reference into a document that is not there, something too deep.
 */
export function plainSchema(schema: SchemaObject, around: Path = []): JsonObject | undefined {
  if (isEndless(schema, around) || schema["$ref"] !== undefined) return undefined;
  const type = typeNameOf(schema["type"]);
  const parts = partsOf(schema, [...around, schema]);
  if (type === false || parts === undefined) return undefined;
  const written: JsonObject = {
    ...(type === undefined ? {} : { type }),
    ...notes(schema),
    ...choices(schema),
    ...bounds(schema),
    ...(type === "string" ? format(schema) : {}),
    ...parts,
  };
  return takesNull(schema) ? withNull(written) : written;
}

/** The name of a type, `undefined` where there is none; `false` for one that has no plain form. */
function typeNameOf(type: unknown): string | undefined | false {
  if (type === undefined || type === "null") return undefined;
  const listed: readonly unknown[] = Array.isArray(type) ? type : [type];
  const [only, ...others] = listed.filter((one) => one !== "null");
  return others.length > 0 ? false : (NAMES.get(only) ?? false);
}

function withNull(schema: JsonObject): JsonObject {
  const { enum: listed, type } = schema;
  // Nothing but notes says what it is, so that null is accepted already.
  if (!Object.keys(schema).some((keyword) => !NOTES.has(keyword))) return schema;
  if (typeof type === "string" && listed === undefined) return { ...schema, type: [type, "null"] };
  return { anyOf: [schema, { type: "null" }] };
}

const NOTES: ReadonlySet<string> = new Set([
  "title",
  "description",
  "examples",
  "default",
  "deprecated",
  "readOnly",
  "writeOnly",
]);

function notes(schema: SchemaObject): JsonObject {
  return Object.fromEntries(
    annotationClaims(schema).flatMap((claim): readonly (readonly [string, JsonValue])[] => {
      switch (claim.says) {
        case "title":
        case "description":
          return [[claim.says, claim.text]];
        case "examples":
          return [["examples", claim.values]];
        case "default":
          return [["default", claim.value]];
        case "deprecated":
          return [["deprecated", true]];
        case "read-only":
          return [["readOnly", true]];
        case "write-only":
          return [["writeOnly", true]];
        default:
          return [];
      }
    }),
  );
}

function choices(schema: SchemaObject): JsonObject {
  const json = jsonValueOf(choiceValues(schema))?.value;
  const listed = Array.isArray(json) ? (json as readonly JsonValue[]) : [];
  const values = listed.filter((value) => value !== null);
  return values.length === 0 ? {} : { enum: values };
}

function bounds(schema: SchemaObject): JsonObject {
  const { minSize, maxSize, ...others } = boundsOf(schema);
  const { minSize: minItems, maxSize: maxItems, uniqueItems } = listBoundsOf(schema);
  const all = {
    minLength: minSize,
    maxLength: maxSize,
    ...others,
    minItems,
    maxItems,
    uniqueItems,
  };
  return Object.fromEntries(
    Object.entries<JsonValue | undefined>(all).filter(
      (entry): entry is [string, JsonValue] => entry[1] !== undefined,
    ),
  );
}

function format(schema: SchemaObject): JsonObject {
  const written = writtenFormat(schema["format"]);
  return written === undefined ? {} : { format: written };
}

/** The schemas within a schema; `undefined` where one of them has no plain form. */
function partsOf(schema: SchemaObject, around: Path): JsonObject | undefined {
  const parts = new Map<string, JsonValue>();
  for (const keyword of ["items", "additionalProperties", "not"]) {
    const part = schema[keyword];
    if (part === undefined) continue;
    const plain = plainPart(part, around);
    if (plain === undefined) return undefined;
    parts.set(keyword, plain);
  }
  for (const keyword of ["oneOf", "anyOf", "allOf"]) {
    const listed = schema[keyword];
    if (!Array.isArray(listed) || listed.length === 0) continue;
    const plain = readEach(Array.from<unknown>(listed), (part) => plainPart(part, around));
    if (plain === undefined) return undefined;
    parts.set(keyword, plain);
  }
  const { properties, required } = schema;
  if (isPlainObject(properties)) {
    const plain = readEach(Object.entries(properties), ([name, part]) => {
      const read = plainPart(part, around);
      return read === undefined ? undefined : ([name, read] as const);
    });
    if (plain === undefined) return undefined;
    parts.set("properties", Object.fromEntries(plain));
  }
  if (Array.isArray(required)) {
    const names = Array.from<unknown>(required).filter((name) => typeof name === "string");
    if (names.length > 0) parts.set("required", [...new Set(names)]);
  }
  return Object.fromEntries(parts);
}

function plainPart(part: unknown, around: Path): JsonValue | undefined {
  if (typeof part === "boolean") return part;
  return isPlainObject(part) ? plainSchema(part, around) : undefined;
}
