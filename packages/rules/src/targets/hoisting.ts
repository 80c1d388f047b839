import { ForeignPlaces } from "../definitions/foreign-places.js";
import { decodePointer, definitionReference } from "../definitions/local-reference.js";
import { definitionName, suffixedName } from "../definitions/names.js";
import { copyJson } from "../json/copy-json.js";
import type { OwnedJson, OwnedJsonObject } from "../json/json.js";
import { isOwnedObject } from "../json/json.js";
import { isStructure } from "./annotations.js";
import { nameIn } from "./definition-name.js";
import { keepUsed, schemaObject, setDefinitions } from "./definitions.js";
import { placesIn } from "./places.js";
import type { Rewriting } from "./rewriting.js";

/**
 * Moves what is referred to into the definitions of the root: another place of the schema, an anchor, a definition further
 * in. A reference that leads nowhere or to another document is removed.
 */
export function hoist(rewriting: Rewriting): void {
  const { root } = rewriting;
  ownReferences(root);
  const referred = referredIn(root);
  const names = new DefinitionsByPlace(root);
  const lost = new Map<string, string>();
  for (const { schema, reference, target } of referred) {
    if (isOwnedObject(target)) {
      schema["$ref"] = definitionReference(names.nameOf(target, reference));
    } else if (target === undefined) {
      // Marked, since a definition of the root may have the name that is missed further in.
      const mark = `#lost-${String(lost.size)}`;
      lost.set(mark, reference);
      schema["$ref"] = mark;
    } else {
      delete schema["$ref"];
      if (target === false) schema["not"] = {};
    }
  }
  const definitions = names.copies();
  for (const schema of [root, ...definitions.values()]) dropStructure(schema);
  setDefinitions(root, definitions, () => true);
  keepUsed(root);
  const loops = selfReferring(definitions);
  // Only now each reference tells what takes more along with what it leads to.
  for (const place of [...placesIn(root)]) {
    const { $ref } = place.schema;
    const reference = typeof $ref === "string" ? lost.get($ref) : undefined;
    if (reference !== undefined) {
      place.schema["$ref"] = reference;
      rewriting.widen(place, "$ref");
    } else if (loops.has(nameIn(place.schema) ?? "")) {
      // To take a value it would first have to take it: nothing is said by that.
      rewriting.widen(place, "$ref");
    }
    for (const keyword of ["$dynamicRef", "$recursiveRef"]) rewriting.widen(place, keyword);
  }
  keepUsed(root);
}

/** The definitions whose own references lead back to them, at the same value. */
function selfReferring(definitions: ReadonlyMap<string, OwnedJsonObject>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const start of definitions.keys()) {
    const seen = new Set<string>();
    let name: string | undefined = start;
    while (name !== undefined && !seen.has(name)) {
      seen.add(name);
      name = nameIn(definitions.get(name) ?? {});
    }
    if (name !== undefined) found.add(name);
  }
  return found;
}

/** A reference by the schema's own identifier is one within it. */
function ownReferences(root: OwnedJsonObject): void {
  const { $id } = root;
  if (typeof $id !== "string" || $id === "") return;
  const base = $id.replace(/#$/u, "");
  for (const { schema } of placesIn(root)) {
    const { $ref } = schema;
    if (typeof $ref !== "string" || !$ref.startsWith(base)) continue;
    const rest = $ref.slice(base.length);
    if (rest === "" || rest.startsWith("#")) schema["$ref"] = rest === "" ? "#" : rest;
  }
}

interface Referred {
  readonly schema: OwnedJsonObject;
  readonly reference: string;
  readonly target: OwnedJson | undefined;
}

/** Every reference and what it leads to: that may stand where no schema is looked for, and refer further itself. */
function referredIn(root: OwnedJsonObject): readonly Referred[] {
  const resolver = new ForeignPlaces(root);
  const open = [...placesIn(root)].map(({ schema }) => schema);
  const met = new Set(open);
  const found: Referred[] = [];
  // The list grows while it is walked.
  for (const schema of open) {
    const { $ref: reference } = schema;
    if (typeof reference !== "string") continue;
    const target = resolver.resolve(reference, schema);
    found.push({ schema, reference, target });
    if (!isOwnedObject(target) || met.has(target)) continue;
    for (const { schema: inner } of placesIn(target)) {
      if (met.has(inner)) continue;
      met.add(inner);
      open.push(inner);
    }
  }
  return found;
}

/** The definitions of a schema and what else is referred to in it, by name. */
class DefinitionsByPlace {
  readonly #names = new Map<OwnedJsonObject, string>();
  readonly #taken = new Set<string>();
  readonly #steps: ReadonlyMap<OwnedJsonObject, string>;

  constructor(root: OwnedJsonObject) {
    this.#steps = new Map(
      [...placesIn(root)].map(({ schema, path }) => [schema, path ? String(path.step) : "Root"]),
    );
    // Draft-07 has its definitions under another keyword.
    for (const own of [root["$defs"], root["definitions"]]) {
      for (const [name, definition] of Object.entries(isOwnedObject(own) ? own : {})) {
        if (this.#taken.has(name)) continue;
        this.#taken.add(name);
        if (isOwnedObject(definition)) this.#names.set(definition, name);
      }
    }
  }

  nameOf(target: OwnedJsonObject, reference: string): string {
    const known = this.#names.get(target);
    if (known !== undefined) return known;
    const wanted = definitionName(this.#wantedName(target, reference));
    const name = this.#taken.has(wanted) ? suffixedName(wanted, this.#taken) : wanted;
    this.#taken.add(name);
    this.#names.set(target, name);
    return name;
  }

  copies(): ReadonlyMap<string, OwnedJsonObject> {
    return new Map([...this.#names].map(([from, name]) => [name, schemaObject(copyJson(from))]));
  }

  #wantedName(target: OwnedJsonObject, reference: string): string {
    const { title } = target;
    if (typeof title === "string") return title;
    const step = this.#steps.get(target) ?? decodePointer(reference)?.at(-1) ?? "Part";
    return /^\d+$/u.test(step) ? `Part${step}` : step;
  }
}

/** Names and definitions of what is no longer referred to by them, at every depth. */
function dropStructure(root: OwnedJsonObject): void {
  for (const { schema } of placesIn(root)) {
    for (const keyword of Object.keys(schema)) {
      if (isStructure(keyword)) Reflect.deleteProperty(schema, keyword);
    }
  }
}
