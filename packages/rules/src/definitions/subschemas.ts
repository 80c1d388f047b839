import type { OwnedJson, OwnedJsonObject } from "../json/json.js";
import { isOwnedObject } from "../json/json.js";
import type { KeywordName } from "../keywords.js";
import { holdsOf } from "../keywords.js";

/** A schema object and the keyword that holds it. */
export interface Held {
  readonly keyword: KeywordName;
  readonly schema: OwnedJsonObject;
}

/**
 * Every schema object within a foreign schema that shares its root: itself, and what its keywords hold. Data (`enum`,
 * `default`, …) is not looked into, nor is a schema with an `$id`, whose references start at itself.
 */
export function* subschemas(root: OwnedJsonObject): Generator<OwnedJsonObject> {
  const open: OwnedJsonObject[] = [root];
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    if (typeof schema["$id"] === "string") continue;
    yield schema;
    for (const held of heldSchemas(schema)) open.push(held.schema);
  }
}

/** The schema objects that a schema's keywords hold. */
export function* heldSchemas(schema: OwnedJsonObject): Generator<Held> {
  for (const keyword of Object.keys(schema)) {
    for (const held of heldBy(keyword, schema[keyword])) {
      // Only a keyword of the table holds schemas.
      yield { keyword: keyword as KeywordName, schema: held };
    }
  }
}

function heldBy(keyword: string, value: OwnedJson | undefined): readonly OwnedJsonObject[] {
  const holds = holdsOf(keyword);
  if (value === undefined || holds === "value") return [];
  if (holds === "schema-map") {
    return isOwnedObject(value) ? Object.values(value).filter(isOwnedObject) : [];
  }
  // Draft-07 `items` may hold a list where 2020-12 holds one schema.
  if (Array.isArray(value)) return value.filter(isOwnedObject);
  return isOwnedObject(value) ? [value] : [];
}
