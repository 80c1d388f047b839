import { ordinal } from "../definitions/names.js";
import type { OwnedJson, OwnedJsonObject } from "../json/json.js";
import { isOwnedObject, ownValue, setOwn } from "../json/json.js";
import { nameIn } from "./definition-name.js";
import { placesIn } from "./places.js";

/** Gives the root those definitions that are kept. */
export function setDefinitions(
  root: OwnedJsonObject,
  definitions: ReadonlyMap<string, OwnedJsonObject>,
  isKept: (name: string) => boolean,
): void {
  const block: OwnedJsonObject = {};
  for (const [name, definition] of definitions) if (isKept(name)) setOwn(block, name, definition);
  root["$defs"] = block;
}

/** Keeps the definitions that the schema leads to, in the order of their names. */
export function keepUsed(root: OwnedJsonObject): void {
  const { $defs } = root;
  if (!isOwnedObject($defs)) return;
  delete root["$defs"];
  const used = new Set(namesWithin(root));
  // The set grows while it is walked.
  for (const name of used) {
    const definition = ownValue($defs, name) as OwnedJson | undefined;
    if (isOwnedObject(definition)) namesWithin(definition).forEach((next) => used.add(next));
  }
  if (used.size === 0) return;
  const block: OwnedJsonObject = {};
  for (const name of [...used].sort(ordinal)) {
    const definition = ownValue($defs, name) as OwnedJson | undefined;
    if (definition !== undefined) setOwn(block, name, definition);
  }
  root["$defs"] = block;
}

/** The definitions that a schema refers to, as often as it does. */
export function namesWithin(root: OwnedJsonObject): readonly string[] {
  return [...placesIn(root)].flatMap(({ schema }) => nameIn(schema) ?? []);
}

/** A boolean schema as an object. */
export function schemaObject(value: OwnedJson): OwnedJsonObject {
  if (value === false) return { not: {} };
  return isOwnedObject(value) ? value : {};
}
