import type { OwnedJson, OwnedJsonObject } from "../json/json.js";
import { isOwnedObject } from "../json/json.js";
import { holdsOf } from "../keywords.js";

/**
 * Every schema object within a foreign schema that shares its root: itself, and what its keywords hold. Data (`enum`,
 * `default`, …) is not looked into, nor is a schema with an `$id`, whose references start at itself.
 */
export function* subschemas(root: OwnedJsonObject): Generator<OwnedJsonObject> {
  const open: OwnedJson[] = [root];
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    if (!isOwnedObject(schema)) continue;
    if (typeof schema["$id"] === "string") continue;
    yield schema;
    for (const keyword of Object.keys(schema)) {
      const value = schema[keyword];
      if (value === undefined) continue;
      const holds = holdsOf(keyword);
      if (holds === "schema-map") {
        if (isOwnedObject(value)) for (const held of Object.values(value)) open.push(held);
      } else if (holds !== "value") {
        // Draft-07 `items` may hold a list where 2020-12 holds one schema.
        if (Array.isArray(value)) for (const held of value) open.push(held);
        else open.push(value);
      }
    }
  }
}
