import { copyJson } from "../json/copy-json.js";
import type { JsonValue, OwnedJson, OwnedJsonObject } from "../json/json.js";
import { isOwnedObject, ownValue } from "../json/json.js";
import type { Expansion } from "../expansion.js";
import { expanded, timesInside } from "../expansion.js";
import { decodePointer } from "./local-reference.js";
import { heldSchemas } from "./subschemas.js";

/** A foreign schema without references, and what became of those that could not be followed. */
export interface InlinedVerbatim {
  readonly schema: OwnedJsonObject;
  /** References that lead nowhere, or out of the schema. */
  readonly dangling: readonly string[];
  /** Whether the bound on nodes left some out. */
  readonly truncated: boolean;
}

interface Place {
  readonly schema: OwnedJsonObject;
  readonly inside: Expansion | undefined;
}

/** Keywords that say nothing of a value: beside a reference they stay as they are. */
const NOTES = new Set(["title", "description", "default", "examples", "deprecated", "$comment"]);

/**
 * R1 where references are never kept: each reference is replaced by a copy of what it leads to. A schema that stands
 * inside itself more often than `recursionDepth` is cut to its type, which is still true.
 */
export function inlineVerbatim(
  foreign: JsonValue,
  recursionDepth: number,
  maxNodes: number,
): InlinedVerbatim {
  const root = schemaObject(copyJson(foreign));
  const schema = schemaObject(copyJson(root));
  const dangling: string[] = [];
  let nodes = 0;
  let truncated = false;
  const open: Place[] = [{ schema, inside: undefined }];
  // Shallow first, so that the bound on nodes cuts what is deepest.
  for (let next = 0; next < open.length; next += 1) {
    const place = open[next];
    if (place === undefined) break;
    let { inside } = place;
    for (let reference = takeReference(place.schema); reference !== undefined;) {
      const target = resolve(root, reference);
      if (target === undefined) {
        dangling.push(reference);
        break;
      }
      const isPast = nodes >= maxNodes;
      truncated ||= isPast;
      if (isPast || timesInside(inside, reference) > recursionDepth) {
        include(place.schema, typeOf(target));
        break;
      }
      inside = expanded(reference, inside);
      include(place.schema, schemaObject(copyJson(target)));
      reference = takeReference(place.schema);
    }
    delete place.schema["$defs"];
    delete place.schema["definitions"];
    nodes += 1;
    for (const held of heldSchemas(place.schema)) open.push({ schema: held, inside });
  }
  return { schema, dangling, truncated };
}

function takeReference(schema: OwnedJsonObject): string | undefined {
  const { $ref } = schema;
  if (typeof $ref !== "string") return undefined;
  delete schema["$ref"];
  return $ref;
}

/** Puts a schema in the place of a reference to it; what stands beside the reference must hold as well. */
function include(schema: OwnedJsonObject, target: OwnedJsonObject): void {
  const beside = Object.keys(schema);
  if (beside.every((keyword) => NOTES.has(keyword))) {
    const notes = { ...schema };
    for (const keyword of beside) Reflect.deleteProperty(schema, keyword);
    Object.assign(schema, target, notes);
    return;
  }
  const all = Array.isArray(schema["allOf"]) ? schema["allOf"] : [];
  schema["allOf"] = [target, ...all];
}

function resolve(root: OwnedJsonObject, reference: string): JsonValue | undefined {
  const steps = decodePointer(reference);
  if (steps === undefined) return undefined;
  let value: JsonValue | undefined = root;
  for (const step of steps) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Array.isArray(value)
      ? (value as OwnedJson[])[Number(step)]
      : ownValue(value as OwnedJsonObject, step);
  }
  return value;
}

function typeOf(target: JsonValue): OwnedJsonObject {
  const { type } = schemaObject(copyJson(target));
  return type === undefined ? {} : { type };
}

function schemaObject(value: OwnedJson): OwnedJsonObject {
  if (value === false) return { not: {} };
  return isOwnedObject(value) ? value : {};
}
