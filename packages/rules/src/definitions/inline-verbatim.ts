import type { Expansion } from "../expansion.js";
import { expanded, timesInside } from "../expansion.js";
import { copyJson } from "../json/copy-json.js";
import type { JsonValue, OwnedJson, OwnedJsonObject } from "../json/json.js";
import { isOwnedObject, setOwn } from "../json/json.js";
import { ForeignPlaces } from "./foreign-places.js";
import type { Held } from "./subschemas.js";
import { heldSchemas } from "./subschemas.js";
import type { Holder, Part } from "./weaken.js";
import { weaken } from "./weaken.js";

/** How far the references of a foreign schema are followed. */
export interface InliningBounds {
  /** How often a schema is written inside itself before it is cut. */
  readonly recursionDepth: number;
  /** How many schemas may be added. */
  readonly room: number;
  /** How many types and followed references may stand inside one another. */
  readonly nesting: number;
  /** The types that the foreign schema stands inside of. */
  readonly inside: Expansion | undefined;
}

/** A foreign schema without references, and what became of those that could not be followed. */
export interface InlinedVerbatim {
  readonly schema: OwnedJsonObject;
  /** How many schemas were added. */
  readonly added: number;
  /** References that lead nowhere, or out of the schema. */
  readonly dangling: ReadonlySet<string>;
  /** Whether a bound other than the one on recursion left some out. */
  readonly truncated: boolean;
  /** The schemas within it of which the type alone is written, or nothing: there it takes more. */
  readonly cut: readonly Part[];
}

interface Place extends Part {
  readonly inside: Expansion | undefined;
}

/** How many schemas a foreign schema is before its references are followed. */
export function schemasWithin(foreign: JsonValue): number {
  let count = 0;
  const open = [schemaObject(copyJson(foreign))];
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    count += 1;
    for (const held of writtenSchemas(schema)) open.push(held.schema);
  }
  return count;
}

/** Keywords that say nothing of a value: beside a reference they stay as they are. */
const NOTES = new Set([
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
  "$comment",
]);

/** What only serves references, and the dialect, which is the document's. */
const IDENTITY = new Set([
  "$schema",
  "$id",
  "$anchor",
  "$dynamicAnchor",
  "$recursiveAnchor",
  "$defs",
  "definitions",
]);

/** References that depend on how their place was reached. */
const DYNAMIC = ["$dynamicRef", "$recursiveRef"];

/**
 * R1 where references are never kept: each reference is replaced by a copy of what it leads to. A schema that stands
 * inside itself more often than `recursionDepth` is cut to its type, which is still true.
 */
export function inlineVerbatim(foreign: JsonValue, bounds: InliningBounds): InlinedVerbatim {
  return new Inlining(schemaObject(copyJson(foreign)), bounds).run();
}

class Inlining {
  readonly #root: OwnedJsonObject;
  readonly #bounds: InliningBounds;
  readonly #places: ForeignPlaces;
  /** What each schema that is written is a copy of. */
  readonly #originals = new Map<OwnedJsonObject, OwnedJsonObject>();
  /** What the schemas that were followed are called among the expansions; no type has such a key. */
  readonly #names = new Map<OwnedJsonObject, string>();
  readonly #dangling = new Set<string>();
  readonly #open: Place[] = [];
  readonly #cut: Part[] = [];
  #added = 0;
  #truncated = false;

  constructor(root: OwnedJsonObject, bounds: InliningBounds) {
    this.#root = root;
    this.#bounds = bounds;
    this.#places = new ForeignPlaces(root);
  }

  run(): InlinedVerbatim {
    const schema = this.#copy(this.#root);
    this.#added = 0;
    const inside = this.#inPlace(schema, this.#bounds.inside);
    this.#open.push({ schema, holder: undefined, inside });
    // Shallow first, so that the bound on schemas cuts what is deepest; the list grows while it is walked.
    for (const place of this.#open) this.#write(place);
    return {
      schema,
      added: this.#added,
      dangling: this.#dangling,
      truncated: this.#truncated,
      cut: this.#cut,
    };
  }

  #write(place: Place): void {
    const { schema } = place;
    for (const keyword of IDENTITY) Reflect.deleteProperty(schema, keyword);
    let { inside } = place;
    let beside: { readonly schema: OwnedJsonObject; readonly inside: Expansion } | undefined;
    for (let reference = this.#takeReference(place); reference !== undefined;) {
      const target = this.#places.resolve(reference, this.#originals.get(schema) ?? this.#root);
      if (target === undefined) {
        this.#leaveOut(reference, place);
        break;
      }
      const original = schemaObject(target);
      const name = this.#nameOf(original);
      if (this.#isPast(name, inside)) {
        include(schema, typeOf(original));
        this.#weaken(place);
        break;
      }
      const copy = this.#copy(original);
      if (!include(schema, copy)) {
        beside = { schema: copy, inside: expanded(name, inside) };
        break;
      }
      // From here on its references are those of what it was replaced by.
      this.#originals.set(schema, original);
      inside = expanded(name, inside);
      reference = this.#takeReference(place);
    }
    for (const { keyword, schema: held } of heldSchemas(schema)) {
      const holder: Holder = { schema, holder: place.holder, keyword };
      const within = held === beside?.schema ? beside.inside : this.#inPlace(held, inside);
      this.#open.push({ schema: held, holder, inside: within });
    }
  }

  /** What is referred to elsewhere stands inside itself there, although no reference led to it here. */
  #inPlace(schema: OwnedJsonObject, inside: Expansion | undefined): Expansion | undefined {
    const original = this.#originals.get(schema);
    return original !== undefined && this.#places.isReferredTo(original)
      ? expanded(this.#nameOf(original), inside, 0)
      : inside;
  }

  /** Takes a schema's references out of it; one that depends on how it was reached is not followed. */
  #takeReference(place: Place): string | undefined {
    for (const keyword of DYNAMIC) {
      const reference = takeText(place.schema, keyword);
      if (reference !== undefined) this.#leaveOut(reference, place);
    }
    return takeText(place.schema, "$ref");
  }

  #isPast(name: string, inside: Expansion | undefined): boolean {
    const { recursionDepth, room, nesting } = this.#bounds;
    if (timesInside(inside, name) > recursionDepth) return true;
    const isPast = this.#added >= room || (inside?.levels ?? 0) >= nesting;
    this.#truncated ||= isPast;
    return isPast;
  }

  #leaveOut(reference: string, place: Place): void {
    this.#dangling.add(reference);
    this.#weaken(place);
  }

  #weaken(place: Place): void {
    this.#cut.push(place);
    weaken(place);
  }

  /** A copy, each of whose schemas knows what it is a copy of. */
  #copy(original: OwnedJsonObject): OwnedJsonObject {
    const copy = schemaObject(copyJson(withoutIdentity(original)));
    const open: (readonly [OwnedJsonObject, OwnedJsonObject])[] = [[copy, original]];
    for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
      this.#added += 1;
      this.#originals.set(...pair);
      const originals = writtenSchemas(pair[1]);
      for (const { schema } of writtenSchemas(pair[0])) {
        const { value } = originals.next();
        if (value !== undefined) open.push([schema, value.schema]);
      }
    }
    return copy;
  }

  #nameOf(original: OwnedJsonObject): string {
    const name = this.#names.get(original) ?? `#${String(this.#names.size)}`;
    this.#names.set(original, name);
    return name;
  }
}

function takeText(schema: OwnedJsonObject, keyword: string): string | undefined {
  const value = schema[keyword];
  if (typeof value !== "string") return undefined;
  Reflect.deleteProperty(schema, keyword);
  return value;
}

function withoutIdentity(schema: OwnedJsonObject): OwnedJsonObject {
  const kept: OwnedJsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (!IDENTITY.has(keyword)) setOwn(kept, keyword, value);
  }
  return kept;
}

/** The schemas that a schema holds, without its definitions: those are written where they are referred to. */
function* writtenSchemas(schema: OwnedJsonObject): Generator<Held, undefined> {
  for (const held of heldSchemas(schema)) if (!IDENTITY.has(held.keyword)) yield held;
  return undefined;
}

/**
 * Puts a schema in the place of a reference to it. What stands beside the reference must hold as well, so the two are one
 * only where that is notes alone; otherwise the schema is one of `allOf`.
 */
export function include(schema: OwnedJsonObject, target: OwnedJsonObject): boolean {
  const beside = Object.entries(schema);
  if (beside.every(([keyword]) => NOTES.has(keyword) || keyword.startsWith("x-"))) {
    for (const [keyword] of beside) Reflect.deleteProperty(schema, keyword);
    for (const [keyword, value] of Object.entries(target)) setOwn(schema, keyword, value);
    for (const [keyword, value] of beside) schema[keyword] = value;
    return true;
  }
  const all = Array.isArray(schema["allOf"]) ? schema["allOf"] : [];
  schema["allOf"] = [target, ...all];
  return false;
}

function typeOf(original: OwnedJsonObject): OwnedJsonObject {
  const { type } = original;
  return type === undefined ? {} : { type: copyJson(type) };
}

function schemaObject(value: OwnedJson): OwnedJsonObject {
  if (value === false) return { not: {} };
  return isOwnedObject(value) ? value : {};
}
