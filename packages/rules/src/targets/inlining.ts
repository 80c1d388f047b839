import { nodesInCycles } from "../definitions/cycles.js";
import { include } from "../definitions/inline-verbatim.js";
import { copyJson } from "../json/copy-json.js";
import type { OwnedJsonObject } from "../json/json.js";
import { isOwnedObject } from "../json/json.js";
import { nameIn } from "./definition-name.js";
import { keepUsed, namesWithin, schemaObject, setDefinitions } from "./definitions.js";
import { placesIn } from "./places.js";
import type { Rewriting } from "./rewriting.js";

/** How many schemas are written before every definition is kept, or references are cut. */
export const ROOM = 5_000;

/**
 * Writes what is in no cycle where it is used, if that is not too much altogether: then every definition stays, since part
 * of them would be written when it is done again.
 */
export function inlineAcyclic(rewriting: Rewriting): void {
  const { root } = rewriting;
  const { $defs } = root;
  if (!isOwnedObject($defs)) return;
  const definitions = new Map<string, OwnedJsonObject>();
  for (const [name, definition] of Object.entries($defs)) {
    definitions.set(name, schemaObject(definition));
  }
  const edges = (name: string): readonly string[] => namesWithin(definitions.get(name) ?? {});
  const kept = nodesInCycles(definitions.keys(), edges);
  if (kept.size === definitions.size) return;
  setDefinitions(root, definitions, (name) => kept.has(name));
  if (sizeInlined(root, definitions, kept) > ROOM) {
    setDefinitions(root, definitions, () => true);
    return;
  }
  const written = new Set<string>();
  // The walk asks a place what it holds after it was written, so that what was put there is followed too.
  for (const { schema } of placesIn(root)) {
    for (let name = nameIn(schema); name !== undefined && !kept.has(name);) {
      delete schema["$ref"];
      const definition = definitions.get(name) ?? {};
      // The first keeps the identity of what it holds, by which changes in it were told.
      const own = written.has(name) ? schemaObject(copyJson(definition)) : definition;
      written.add(name);
      const isReplaced = write(schema, own);
      if (isReplaced) rewriting.moved(own, schema);
      name = isReplaced ? nameIn(schema) : undefined;
    }
  }
  keepUsed(root);
}

/** How many schemas there are once what is in no cycle is written where it is used. */
function sizeInlined(
  root: OwnedJsonObject,
  definitions: ReadonlyMap<string, OwnedJsonObject>,
  kept: ReadonlySet<string>,
): number {
  const sizes = new Map<string, number>();
  const sizeOf = (schema: OwnedJsonObject): number | string => {
    let size = 0;
    for (const { schema: place } of placesIn(schema)) {
      const name = nameIn(place);
      if (name === undefined || kept.has(name)) {
        size += 1;
        continue;
      }
      const known = sizes.get(name);
      if (known === undefined) return name;
      size += known + (isReplacedIn(place) ? 0 : 1);
    }
    return size;
  };
  const open: (readonly [string | undefined, OwnedJsonObject])[] = [[undefined, root]];
  for (;;) {
    const next = open.at(-1);
    if (next === undefined) return 0;
    const size = sizeOf(next[1]);
    if (typeof size === "string") {
      open.push([size, definitions.get(size) ?? {}]);
      continue;
    }
    open.pop();
    if (next[0] === undefined) return size;
    sizes.set(next[0], size);
  }
}

/** Puts a definition in the place of a reference to it; those of the root stay where they are. */
export function write(schema: OwnedJsonObject, definition: OwnedJsonObject): boolean {
  const { $defs } = schema;
  delete schema["$defs"];
  const isReplaced = include(schema, definition);
  if ($defs !== undefined) schema["$defs"] = $defs;
  return isReplaced;
}

/** Whether nothing but notes stands beside a reference, so that no schema is added by what it leads to. */
function isReplacedIn(place: OwnedJsonObject): boolean {
  const beside = { ...place };
  delete beside["$ref"];
  return write(beside, {});
}
