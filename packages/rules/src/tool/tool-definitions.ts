import { parseLocalReference } from "../definitions/local-reference.js";
import { subschemas } from "../definitions/subschemas.js";
import { copyJson } from "../json/copy-json.js";
import { equalJson } from "../json/equal-json.js";
import type { JsonValue, OwnedJson, OwnedJsonObject } from "../json/json.js";
import { isOwnedObject, setOwn } from "../json/json.js";
import { escapeStep } from "../json/path.js";

/** The `$defs` of a tool: those of its parts, at the root, in the order of their names. */
export class ToolDefinitions {
  readonly #all = new Map<string, OwnedJson>();

  /**
   * Takes the `$defs` of a part out of it, and points what referred to the part's own root at the place where it stands. A
   * part with an `$id` is a document of its own and stays as it is.
   *
   * @returns the name of a definition of which another part has another, where there is one
   */
  lift(part: OwnedJsonObject, place: readonly string[]): string | undefined {
    if (typeof part["$id"] === "string") return undefined;
    retarget(part, place);
    const own = part["$defs"];
    delete part["$defs"];
    if (!isOwnedObject(own)) return undefined;
    for (const [name, content] of Object.entries(own)) {
      const known = this.#all.get(name);
      if (known === undefined) this.#all.set(name, content);
      else if (!equalJson(known, content)) return name;
    }
    return undefined;
  }

  /** Sorted by code unit: the order is the same everywhere. */
  get sorted(): OwnedJsonObject | undefined {
    if (this.#all.size === 0) return undefined;
    const definitions: OwnedJsonObject = {};
    for (const [name, content] of [...this.#all].sort(([a], [b]) => (a < b ? -1 : 1))) {
      setOwn(definitions, name, content);
    }
    return definitions;
  }
}

/** A copy of a schema that its receiver may change; `true` takes everything, `false` nothing. */
export function schemaCopy(schema: JsonValue): OwnedJsonObject {
  if (schema === false) return { not: {} };
  const copy = copyJson(schema);
  return isOwnedObject(copy) ? copy : {};
}

function retarget(part: OwnedJsonObject, place: readonly string[]): void {
  if (place.length === 0) return;
  const steps = place.map((step) => `/${encodeURIComponent(escapeStep(step))}`).join("");
  for (const schema of subschemas(part)) {
    const { $ref } = schema;
    const local = typeof $ref === "string" ? parseLocalReference($ref) : undefined;
    if (local === undefined || local.definition !== undefined) continue;
    schema["$ref"] = `#${steps}${local.pointer}`;
  }
}
