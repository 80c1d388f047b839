import type { JsonSchema, JsonValue } from "../../src/index.js";
import { isOwnedObject } from "../../src/json/json.js";
import type { Holds } from "../../src/keywords.js";
import { holdsOf } from "../../src/keywords.js";

/** Every schema object within a written schema, `$defs` included. Nothing foreign may stand in it. */
export function schemaObjectsWithin(root: JsonSchema): readonly JsonSchema[] {
  const found: JsonSchema[] = [];
  const open: JsonValue[] = [root];
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    if (!isSchemaObject(schema)) continue;
    found.push(schema);
    for (const [keyword, value] of Object.entries(schema)) {
      for (const held of heldSchemas(holdsOf(keyword), value)) open.push(held);
    }
  }
  return found;
}

/** Every `$ref` within a schema, wherever it stands outside of data. */
export function referencesOf(root: JsonSchema): readonly string[] {
  return schemaObjectsWithin(root).flatMap(({ $ref }) => (typeof $ref === "string" ? [$ref] : []));
}

/** Whether a JSON pointer in URI fragment form leads somewhere in a document. */
export function resolves(document: JsonSchema, reference: string): boolean {
  if (!reference.startsWith("#")) return false;
  let place: JsonValue | undefined = document;
  for (const step of reference.slice(1).split("/").slice(1)) {
    const key = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof place !== "object" || place === null || !Object.hasOwn(place, key)) return false;
    place = (place as Readonly<Record<string, JsonValue>>)[key];
  }
  return place !== undefined;
}

function heldSchemas(holds: Holds, value: JsonValue): readonly JsonValue[] {
  switch (holds) {
    case "schema":
      return [value];
    case "schemas":
      return Array.isArray(value) ? (value as JsonValue[]) : [];
    case "schema-map":
      return isSchemaObject(value) ? Object.values(value) : [];
    case "value":
      return [];
  }
}

function isSchemaObject(value: JsonValue | undefined): value is JsonSchema {
  return isOwnedObject(value as JsonSchema | undefined);
}
