import type { Constraints } from "@shapewright/rules";
import { unicodeSource } from "../../decorators/unicode-source.js";
import type { SchemaObject } from "./schema-object.js";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The bounds that a schema object states of a value that is no list. */
export function boundsOf(schema: SchemaObject): Constraints {
  return {
    ...sizes(schema, "minLength", "maxLength"),
    ...range(schema),
    ...pattern(schema),
    ...count(schema, "minProperties"),
    ...count(schema, "maxProperties"),
  };
}

/** The bounds that a schema object states of a list as a whole. */
export function listBoundsOf(schema: SchemaObject): Constraints {
  return {
    ...sizes(schema, "minItems", "maxItems"),
    ...(schema["uniqueItems"] === true ? { uniqueItems: true } : {}),
  };
}

/** Whether a schema object bounds its value, or those within, in a way that a type alone does not carry. */
export function isBounded(schema: SchemaObject): boolean {
  return Object.keys({ ...boundsOf(schema), ...listBoundsOf(schema) }).length > 0;
}

function sizes(schema: SchemaObject, least: string, most: string): Constraints {
  const [minSize, maxSize] = [schema[least], schema[most]];
  return {
    ...(isCount(minSize) ? { minSize } : {}),
    ...(isCount(maxSize) ? { maxSize } : {}),
  };
}

/** OpenAPI 3.0 writes an exclusive bound as a flag beside the bound, 3.1 and JSON Schema as a number of its own. */
function range(schema: SchemaObject): Constraints {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const found: Mutable<Constraints> = {};
  if (isNumber(minimum)) {
    found[exclusiveMinimum === true ? "exclusiveMinimum" : "minimum"] = minimum;
  }
  if (isNumber(maximum)) {
    found[exclusiveMaximum === true ? "exclusiveMaximum" : "maximum"] = maximum;
  }
  if (isNumber(exclusiveMinimum)) found.exclusiveMinimum = exclusiveMinimum;
  if (isNumber(exclusiveMaximum)) found.exclusiveMaximum = exclusiveMaximum;
  if (isNumber(multipleOf) && multipleOf > 0) found.multipleOf = multipleOf;
  return found;
}

/** A flag changes what a source means, and none can be written: only `g` and `u` say nothing of which texts match. */
function pattern({ pattern: stated }: SchemaObject): Constraints {
  const isFlagged = stated instanceof RegExp && /[^gu]/.test(stated.flags);
  const source = stated instanceof RegExp && !isFlagged ? stated.source : stated;
  const rewritten = typeof source === "string" ? unicodeSource(source) : undefined;
  return rewritten === undefined ? {} : { pattern: rewritten };
}

function count(schema: SchemaObject, name: "minProperties" | "maxProperties"): Constraints {
  const value = schema[name];
  return isCount(value) ? { [name]: value } : {};
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}
