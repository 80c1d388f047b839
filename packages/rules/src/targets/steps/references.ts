import { nodesInCycles } from "../../definitions/cycles.js";
import { ForeignPlaces } from "../../definitions/foreign-places.js";
import { include, inlineVerbatim } from "../../definitions/inline-verbatim.js";
import { definitionReference } from "../../definitions/local-reference.js";
import { definitionName, ordinal, suffixedName } from "../../definitions/names.js";
import { INLINE_NESTING } from "../../definitions/nesting.js";
import { copyJson } from "../../json/copy-json.js";
import type { OwnedJson, OwnedJsonObject } from "../../json/json.js";
import { isOwnedObject, setOwn } from "../../json/json.js";
import { within } from "../../json/path.js";
import { isStructure } from "../annotations.js";
import type { Place } from "../places.js";
import { placesIn, replaceWith } from "../places.js";
import type { Rewriting } from "../rewriting.js";
import type { Step } from "../step.js";

/** How many schemas are written before further references are kept, or cut. */
const ROOM = 5_000;

/**
 * Every reference leads to a definition of the root, whatever it led to: another place of the schema, an anchor, a
 * definition further in. What leads nowhere or to another document is removed.
 */
export const referencesToDefinitions: Step = (rewriting) => {
  if (!rewriting.isEntry) hoist(rewriting);
};

/** The same, and what is in no cycle is written where it is used, so that recursion alone is left in `$defs`. */
export const recursionAlone: Step = (rewriting) => {
  if (rewriting.isEntry) return;
  const definitions = hoist(rewriting);
  const { root } = rewriting;
  const edges = (name: string): readonly string[] => namesWithin(definitions.get(name) ?? {});
  const kept = nodesInCycles(definitions.keys(), edges);
  // What is inlined is copied from what nobody rewrites.
  setDefinitions(root, definitions, (name) => kept.has(name));
  let room = ROOM;
  // The walk asks a place what it holds after it was written, so that what was put there is followed too.
  for (const { schema } of placesIn(root)) {
    for (let name = nameIn(schema); name !== undefined && !kept.has(name) && room > 0;) {
      delete schema["$ref"];
      const copy = schemaObject(copyJson(definitions.get(name) ?? {}));
      room -= [...placesIn(copy)].length;
      name = include(schema, copy) ? nameIn(schema) : undefined;
    }
  }
  if (room <= 0) setDefinitions(root, definitions, () => true);
  keepUsed(root);
};

/** No reference is kept: a type that stands inside itself is cut. */
export const noReferences: Step = (rewriting) => {
  if (rewriting.isEntry) return;
  const { root } = rewriting;
  if (![...placesIn(root)].some(({ schema }) => hasReference(schema))) return;
  const bounds = { recursionDepth: 1, room: ROOM, nesting: INLINE_NESTING, inside: undefined };
  const { schema, cut } = inlineVerbatim(root, bounds);
  replaceWith(root, schema);
  const places = new Map([...placesIn(root)].map((place) => [place.schema, place]));
  for (const part of cut) {
    const place = part.schema === schema ? places.get(root) : places.get(part.schema);
    if (place === undefined) continue;
    rewriting.say(place.schema, "What is nested further is not described.");
    rewriting.widened(place, "$ref", "takes no references, and this one is cut");
  }
};

/** Fails for each type that leads to itself. */
export const noRecursion: Step = (rewriting) => {
  const { $defs } = rewriting.root;
  if (!isOwnedObject($defs)) return;
  const edges = (name: string): readonly string[] => {
    const definition = $defs[name];
    return isOwnedObject(definition) ? namesWithin(definition) : [];
  };
  for (const name of nodesInCycles(Object.keys($defs), edges)) {
    rewriting.fail(
      "recursive",
      within(undefined, "$defs", name),
      `it leads to itself, and ${rewriting.target} takes no recursion. Leave the member that leads back out of the tool, or ` +
        `send the tool without strictness, by the target "mcp"`,
    );
  }
};

/** A reference stands alone, or beside its description: what else stands beside it goes around it, or is left out. */
export function aloneBeside(...taken: readonly string[]): Step {
  const beside = new Set(["$ref", "$defs", ...taken]);
  return (rewriting) => {
    for (const { schema } of rewriting.places()) {
      const { $ref } = schema;
      if ($ref === undefined || Object.keys(schema).every((keyword) => beside.has(keyword)))
        continue;
      delete schema["$ref"];
      const { anyOf, allOf } = schema;
      if (anyOf !== undefined) {
        delete schema["anyOf"];
        schema["allOf"] = [...(Array.isArray(allOf) ? allOf : []), { anyOf }];
      }
      schema["anyOf"] = [{ $ref }];
    }
  };
}

/** Draft-07 asks nothing that stands beside a reference. */
export const referencesInAllOf: Step = (rewriting) => {
  for (const { schema } of rewriting.places()) {
    const { $ref, allOf } = schema;
    const isAlone = Object.keys(schema).every(
      (keyword) => keyword === "$ref" || isStructure(keyword),
    );
    if ($ref === undefined || isAlone) continue;
    delete schema["$ref"];
    schema["allOf"] = [{ $ref }, ...(Array.isArray(allOf) ? allOf : [])];
  }
};

function hasReference(schema: OwnedJsonObject): boolean {
  return ["$ref", "$dynamicRef", "$recursiveRef", "$defs", "definitions", "$id"].some(
    (keyword) => schema[keyword] !== undefined,
  );
}

/** Moves what is referred to into the definitions of the root, and tells them by name. */
function hoist(rewriting: Rewriting): ReadonlyMap<string, OwnedJsonObject> {
  const { root } = rewriting;
  const resolver = new ForeignPlaces(root);
  const own = isOwnedObject(root["$defs"]) ? root["$defs"] : {};
  const names = new Map<OwnedJsonObject, string>();
  const taken = new Set(Object.keys(own));
  for (const [name, definition] of Object.entries(own)) {
    if (isOwnedObject(definition)) names.set(definition, name);
  }
  const places = [...placesIn(root)];
  const pathOf = new Map(places.map((place) => [place.schema, place]));
  const nameOf = (target: OwnedJsonObject): string => {
    const known = names.get(target);
    if (known !== undefined) return known;
    const place = pathOf.get(target);
    const wanted = definitionName(wantedName(target, place));
    const name = taken.has(wanted) ? suffixedName(wanted, taken) : wanted;
    taken.add(name);
    names.set(target, name);
    return name;
  };
  const referred: (readonly [Place, OwnedJson | undefined])[] = places.flatMap((place) => {
    const { $ref } = place.schema;
    return typeof $ref === "string" ? [[place, resolver.resolve($ref, place.schema)] as const] : [];
  });
  for (const [place, target] of referred) {
    const { schema } = place;
    if (isOwnedObject(target)) schema["$ref"] = definitionReference(nameOf(target));
    else if (target === undefined) rewriting.widen(place, "$ref");
    else {
      delete schema["$ref"];
      if (target === false) schema["not"] = {};
    }
  }
  for (const place of places) {
    for (const keyword of ["$dynamicRef", "$recursiveRef"]) rewriting.widen(place, keyword);
  }
  const definitions = new Map<string, OwnedJsonObject>();
  for (const [target, name] of names) definitions.set(name, schemaObject(copyJson(target)));
  for (const schema of [root, ...definitions.values()]) dropStructure(schema);
  setDefinitions(root, definitions, () => true);
  keepUsed(root);
  return definitions;
}

function setDefinitions(
  root: OwnedJsonObject,
  definitions: ReadonlyMap<string, OwnedJsonObject>,
  isKept: (name: string) => boolean,
): void {
  const block: OwnedJsonObject = {};
  for (const [name, definition] of definitions) if (isKept(name)) setOwn(block, name, definition);
  root["$defs"] = block;
}

function wantedName(target: OwnedJsonObject, place: Place | undefined): string {
  const { title } = target;
  if (typeof title === "string") return title;
  const step = place?.path === undefined ? "Root" : String(place.path.step);
  return /^\d+$/u.test(step) ? `Part${step}` : step;
}

/** Names and definitions of what is no longer referred to by them, at every depth. */
function dropStructure(root: OwnedJsonObject): void {
  for (const { schema } of placesIn(root)) {
    for (const keyword of Object.keys(schema)) {
      if (isStructure(keyword)) Reflect.deleteProperty(schema, keyword);
    }
  }
}

/** Keeps the definitions that the schema leads to, in the order of their names. */
export function keepUsed(root: OwnedJsonObject): void {
  const { $defs } = root;
  if (!isOwnedObject($defs)) return;
  delete root["$defs"];
  const used = new Set(namesWithin(root));
  // The set grows while it is walked.
  for (const name of used) {
    const definition = $defs[name];
    if (isOwnedObject(definition)) namesWithin(definition).forEach((next) => used.add(next));
  }
  if (used.size === 0) return;
  const block: OwnedJsonObject = {};
  for (const name of [...used].sort(ordinal)) {
    const definition = $defs[name];
    if (definition !== undefined) setOwn(block, name, definition);
  }
  root["$defs"] = block;
}

/** The definition that a schema refers to; every reference is of this form by then. */
export function nameIn({ $ref }: OwnedJsonObject): string | undefined {
  if (typeof $ref !== "string" || !$ref.startsWith("#/$defs/")) return undefined;
  return decodeURIComponent($ref.slice("#/$defs/".length))
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
}

function namesWithin(root: OwnedJsonObject): readonly string[] {
  return [...placesIn(root)].flatMap(({ schema }) => nameIn(schema) ?? []);
}

function schemaObject(value: OwnedJson): OwnedJsonObject {
  if (value === false) return { not: {} };
  return isOwnedObject(value) ? value : {};
}
