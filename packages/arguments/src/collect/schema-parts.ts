import type { JsonObject, JsonValue } from "@shapewright/rules";
import type { OwnedJson } from "../json.js";
import { isObject } from "../json.js";

export interface Declared {
  readonly declared: ReadonlyMap<string, JsonValue>;
  readonly demanded: ReadonlySet<JsonValue>;
}

const declaredIn = new WeakMap<JsonObject, Declared>();

export function declaredBy(schema: JsonObject): Declared {
  const known = declaredIn.get(schema);
  if (known !== undefined) return known;
  const { properties, required } = schema;
  const declared = new Map(isSchema(properties) ? Object.entries(properties) : []);
  // No argument of that name reaches an instance, and ajv knows none either.
  declared.delete("__proto__");
  const demanded = new Set(Array.isArray(required) ? (required as readonly JsonValue[]) : []);
  declaredIn.set(schema, { declared, demanded });
  return { declared, demanded };
}

export function isSchema(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isOf(type: JsonValue, value: OwnedJson): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isObject(value);
    case "integer":
      return typeof value === "number" && Number.isInteger(value);
    case "number":
      return typeof value === "number" && Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

export function onlyValueOf(
  { properties, required }: JsonObject,
  name: string,
): JsonValue | undefined {
  const isRequired = Array.isArray(required) && (required as readonly JsonValue[]).includes(name);
  if (!isRequired || !isSchema(properties) || !Object.hasOwn(properties, name)) return undefined;
  const member = properties[name];
  if (!isSchema(member)) return undefined;
  const { enum: values, const: only } = member;
  if (only !== undefined) return only;
  return Array.isArray(values) && values.length === 1
    ? (values as readonly JsonValue[])[0]
    : undefined;
}
