import type { OwnedJson, OwnedJsonObject } from "../json/json.js";
import { isOwnedObject } from "../json/json.js";
import { decodePointer } from "./local-reference.js";
import { heldSchemas } from "./subschemas.js";

const INDEX = /^(?:0|[1-9][0-9]*)$/;

/**
 * The places of a foreign schema that its references can lead to: a reference starts at the nearest schema with an `$id`,
 * and without one at the schema itself.
 */
export class ForeignPlaces {
  readonly #root: OwnedJsonObject;
  readonly #resources = new Map<OwnedJsonObject, OwnedJsonObject>();
  readonly #anchors = new Map<OwnedJsonObject, Map<string, OwnedJsonObject>>();
  /** What is referred to, so that it is known to stand inside itself where it stands in place. */
  readonly #targets = new Set<OwnedJson>();

  constructor(root: OwnedJsonObject) {
    this.#root = root;
    const open: { readonly schema: OwnedJsonObject; readonly outer: OwnedJsonObject }[] = [
      { schema: root, outer: root },
    ];
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const { schema } = place;
      const resource = typeof schema["$id"] === "string" ? schema : place.outer;
      this.#resources.set(schema, resource);
      this.#addAnchor(schema, resource);
      for (const held of heldSchemas(schema)) open.push({ schema: held.schema, outer: resource });
    }
    for (const schema of this.#resources.keys()) {
      const { $ref } = schema;
      const target = typeof $ref === "string" ? this.resolve($ref, schema) : undefined;
      if (target !== undefined) this.#targets.add(target);
    }
  }

  isReferredTo(schema: OwnedJsonObject): boolean {
    return this.#targets.has(schema);
  }

  /** What a reference in one of the schemas leads to; `undefined` for nothing, and for another document. */
  resolve(reference: string, from: OwnedJsonObject): OwnedJson | undefined {
    const resource = this.#resources.get(from) ?? this.#root;
    const steps = decodePointer(reference);
    if (steps === undefined) {
      return reference.startsWith("#")
        ? this.#anchors.get(resource)?.get(reference.slice(1))
        : undefined;
    }
    let value: OwnedJson | undefined = resource;
    for (const step of steps) value = stepInto(value, step);
    return value;
  }

  #addAnchor(schema: OwnedJsonObject, resource: OwnedJsonObject): void {
    const { $anchor } = schema;
    if (typeof $anchor !== "string") return;
    const anchors = this.#anchors.get(resource) ?? new Map<string, OwnedJsonObject>();
    anchors.set($anchor, schema);
    this.#anchors.set(resource, anchors);
  }
}

function stepInto(value: OwnedJson | undefined, step: string): OwnedJson | undefined {
  if (Array.isArray(value)) return INDEX.test(step) ? value[Number(step)] : undefined;
  return isOwnedObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}
