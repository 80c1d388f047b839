import type { OwnedJson, OwnedJsonObject } from "../json/json.js";
import { isOwnedObject } from "../json/json.js";
import { holdsOf } from "../keywords.js";

/**
 * Every schema object within a foreign schema that shares its root: itself, and what its keywords hold. Data (`enum`,
 * `default`, …) is not looked into, nor is a schema with an `$id`, whose references start at itself.
 */
export function* subschemas(root: OwnedJsonObject): Generator<OwnedJsonObject> {
  const open: OwnedJsonObject[] = [root];
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    if (typeof schema["$id"] === "string") continue;
    yield schema;
    for (const held of heldSchemas(schema)) open.push(held);
  }
}

/** The schema objects that a schema's keywords hold. */
export function* heldSchemas(schema: OwnedJsonObject): Generator<OwnedJsonObject> {
  for (const keyword of Object.keys(schema)) {
    const value = schema[keyword];
    const holds = holdsOf(keyword);
    if (value === undefined || holds === "value") continue;
    if (holds !== "schema-map" && isOwnedObject(value)) yield value;
    // Draft-07 `items` may hold a list where 2020-12 holds one schema.
    else if (holds !== "schema-map" && Array.isArray(value)) yield* value.filter(isOwnedObject);
    else if (isOwnedObject(value)) yield* Object.values(value).filter(isOwnedObject);
  }
}
