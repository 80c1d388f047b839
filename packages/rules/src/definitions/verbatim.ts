import { copyJson } from "../json/copy-json.js";
import { equalJson } from "../json/equal-json.js";
import type { JsonObject, JsonValue, OwnedJson, OwnedJsonObject } from "../json/json.js";
import { isJsonObject, isOwnedObject, ownValue } from "../json/json.js";
import type { LocalReference } from "./local-reference.js";
import { DEFINITIONS, definitionReference, parseLocalReference } from "./local-reference.js";
import { definitionName, suffixedName } from "./names.js";
import { subschemas } from "./subschemas.js";

/** A foreign schema made to stand inside another document. */
export interface PlacedVerbatim {
  readonly schema: OwnedJsonObject;
  /** What must stand under the document's `$defs` for it. */
  readonly definitions: ReadonlyMap<string, OwnedJson>;
  /** Definitions that had to take another name. */
  readonly renamed: readonly RenamedDefinition[];
}

/** A definition of a foreign schema whose name was taken. */
export interface RenamedDefinition {
  readonly wanted: string;
  readonly given: string;
  /** The steps from the foreign schema to the definition; none when it is the schema itself. */
  readonly steps: readonly string[];
}

/** Stands among the definition names for the foreign schema itself; a definition may have any text as its name. */
const SELF: unique symbol = Symbol("the schema itself");
type BlockName = string | typeof SELF;
type Block = ReadonlyMap<BlockName, JsonValue>;
type Given = ReadonlyMap<BlockName, string>;

interface Lifted {
  readonly given: string;
  readonly raw: JsonValue;
  /** The names its own references lead to, as they were given. */
  readonly leadsTo: Given;
}

/**
 * R1. Lifts the `$defs` of foreign schemas to the root of the document they are placed in. A reference to the foreign
 * schema's own root, or to a place in it, would point into the document instead: such a schema becomes a definition
 * itself. One instance serves all schemas of one call, so that they share names.
 */
export class VerbatimDefinitions {
  readonly #taken: Set<string>;
  readonly #refPrefix: string;
  readonly #lifted = new Map<string, Lifted[]>();
  /** The last suffix that each name was given, so that many clashes need no search each. */
  readonly #suffixes = new Map<string, number>();

  constructor(taken: Iterable<string>, refPrefix = DEFINITIONS) {
    this.#taken = new Set(taken);
    this.#refPrefix = refPrefix;
  }

  /** Places a copy; `label` names the definition that a schema with references to itself becomes. */
  place(foreign: JsonValue, label: string): PlacedVerbatim {
    const schema = schemaObject(foreign);
    const definitions = new Map<string, OwnedJson>();
    const renamed: RenamedDefinition[] = [];
    const ownRoot = schema["$id"] !== undefined;
    const block = ownRoot ? undefined : ownValue(schema, "$defs");
    const names = isJsonObject(block) ? Object.keys(block) : [];
    if (ownRoot || (names.length === 0 && !this.#pointsIntoItself(schema, new Set()))) {
      return { schema, definitions, renamed };
    }
    const raw = new Map<BlockName, JsonValue>(
      names.map((name) => [name, ownValue(block as JsonObject, name) ?? true]),
    );
    // A definition may lead back to the schema too, so this is asked while they are still there.
    const isReferred = this.#pointsIntoItself(schema, new Set(names));
    delete schema["$defs"];
    if (isReferred) raw.set(SELF, copyJson(schema));
    const given = this.#nameAll(raw, label, renamed);
    for (const [name, content] of raw) {
      definitions.set(given.get(name) ?? label, this.#retarget(copyJson(content), given));
    }
    const own = given.get(SELF);
    const placed =
      own === undefined ? this.#retargetObject(schema, given) : { $ref: this.#reference(own) };
    return { schema: placed, definitions, renamed };
  }

  /** Gives each definition a name; one that is lifted already with all that it leads to keeps its name. */
  #nameAll(raw: Block, label: string, renamed: RenamedDefinition[]): Given {
    const leads = new Map<BlockName, readonly BlockName[]>(
      [...raw].map(([name, content]) => [name, this.#leadsTo(content, raw)]),
    );
    const given = this.#shared(raw, leads, label);
    const added = [...raw.keys()].filter((name) => !given.has(name));
    for (const name of added) {
      const wanted = wantedName(name, label);
      const free = this.#freeName(wanted);
      if (free !== wanted) {
        renamed.push({ wanted, given: free, steps: name === SELF ? [] : ["$defs", name] });
      }
      this.#taken.add(free);
      given.set(name, free);
    }
    for (const name of added) {
      const wanted = wantedName(name, label);
      const lifted: Lifted = {
        given: given.get(name) ?? wanted,
        raw: raw.get(name) ?? true,
        leadsTo: new Map((leads.get(name) ?? []).map((to) => [to, given.get(to) ?? wanted])),
      };
      const known = this.#lifted.get(wanted);
      if (known === undefined) this.#lifted.set(wanted, [lifted]);
      else known.push(lifted);
    }
    return given;
  }

  #freeName(wanted: string): string {
    if (!this.#taken.has(wanted)) return wanted;
    const given = suffixedName(wanted, this.#taken, (this.#suffixes.get(wanted) ?? 1) + 1);
    this.#suffixes.set(wanted, Number(given.slice(wanted.length + 1)));
    return given;
  }

  #shared(
    raw: Block,
    leads: ReadonlyMap<BlockName, readonly BlockName[]>,
    label: string,
  ): Map<BlockName, string> {
    const alike = new Map<BlockName, readonly Lifted[]>();
    for (const [name, content] of raw) {
      const known = this.#lifted.get(wantedName(name, label)) ?? [];
      alike.set(
        name,
        known.filter((lifted) => equalJson(lifted.raw, content)),
      );
    }
    // Equal text with a reference to something else is something else: drop those until nothing changes.
    for (let changed = true; changed;) {
      changed = false;
      for (const [name, candidates] of alike) {
        const same = candidates.filter((lifted) =>
          (leads.get(name) ?? []).every((to) =>
            alike.get(to)?.some(({ given }) => given === lifted.leadsTo.get(to)),
          ),
        );
        if (same.length === candidates.length) continue;
        alike.set(name, same);
        changed = true;
      }
    }
    return new Map(
      [...alike].flatMap(([name, [lifted]]) =>
        lifted === undefined ? [] : [[name, lifted.given]],
      ),
    );
  }

  /** Whether a reference leads to the schema's own root or a place in it other than the named definitions. */
  #pointsIntoItself(schema: OwnedJsonObject, definitions: ReadonlySet<string>): boolean {
    return this.#localReferences(schema).some(
      ({ definition }) => definition === undefined || !definitions.has(definition),
    );
  }

  #leadsTo(content: JsonValue, block: Block): readonly BlockName[] {
    const copy = copyJson(content);
    if (!isOwnedObject(copy)) return [];
    return this.#localReferences(copy).map(({ definition }) =>
      definition !== undefined && block.has(definition) ? definition : SELF,
    );
  }

  #localReferences(schema: OwnedJsonObject): readonly LocalReference[] {
    return [...subschemas(schema)].flatMap((held) => this.#localReference(held) ?? []);
  }

  /** With a prefix of the document's own, what has it is a reference to an entry, written by an author who knows it. */
  #localReference({ $ref }: OwnedJsonObject): LocalReference | undefined {
    if (typeof $ref !== "string") return undefined;
    if (this.#refPrefix !== DEFINITIONS && $ref.startsWith(this.#refPrefix)) return undefined;
    return parseLocalReference($ref);
  }

  #retarget(content: OwnedJson, given: Given): OwnedJson {
    return isOwnedObject(content) ? this.#retargetObject(content, given) : content;
  }

  /** Points the references of a lifted schema at the names that were given. */
  #retargetObject(content: OwnedJsonObject, given: Given): OwnedJsonObject {
    for (const schema of subschemas(content)) {
      const local = this.#localReference(schema);
      if (local === undefined) continue;
      const definition = local.definition === undefined ? undefined : given.get(local.definition);
      const own = given.get(SELF);
      if (definition !== undefined) schema["$ref"] = this.#reference(definition) + local.rest;
      else if (own !== undefined) schema["$ref"] = this.#reference(own) + local.pointer;
    }
    return content;
  }

  #reference(name: string): string {
    return definitionReference(name, this.#refPrefix);
  }
}

function wantedName(name: BlockName, label: string): string {
  return definitionName(name === SELF ? label : name);
}

function schemaObject(foreign: JsonValue): OwnedJsonObject {
  if (foreign === false) return { not: {} };
  const copy = copyJson(foreign);
  return isOwnedObject(copy) ? copy : {};
}
