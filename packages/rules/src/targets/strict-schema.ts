import type { JsonObject, JsonValue } from "../json/json.js";
import { isJsonObject, ownValue } from "../json/json.js";
import { isOfType } from "./json-type.js";

/** The definitions of a strict schema, by name. */
export type Definitions = JsonObject;

const PREFIX = "#/$defs/";

/** What a schema stands for: what it refers to, or itself. A reference stands alone. */
export function targetOf(start: JsonObject, definitions: Definitions): JsonObject {
  const seen = new Set<JsonObject>();
  let schema = start;
  for (;;) {
    const { $ref } = schema;
    if (typeof $ref !== "string" || !$ref.startsWith(PREFIX) || seen.has(schema)) return schema;
    seen.add(schema);
    const name = decodeURIComponent($ref.slice(PREFIX.length)).replaceAll("~1", "/");
    const target = ownValue(definitions, name.replaceAll("~0", "~"));
    if (!isJsonObject(target)) return schema;
    schema = target;
  }
}

/** The branches of a choice. */
export function branchesOf({ anyOf }: JsonObject): readonly JsonObject[] | undefined {
  return Array.isArray(anyOf) ? (anyOf as readonly JsonValue[]).filter(isJsonObject) : undefined;
}

/** Whether a value is of a type that a schema names; one that names none takes every kind. */
export function isOfKind(value: JsonValue, { type }: JsonObject): boolean {
  if (typeof type === "string") return isOfType(value, type);
  if (!Array.isArray(type)) return true;
  return type.some((one: JsonValue) => typeof one === "string" && isOfType(value, one));
}
