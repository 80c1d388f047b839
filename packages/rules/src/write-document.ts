import { definitionReference } from "./definitions/local-reference.js";
import { ordinal } from "./definitions/names.js";
import type { DefinitionPlan } from "./definitions/plan.js";
import type { VerbatimDefinitions } from "./definitions/verbatim.js";
import type { DiagnosticCollector, RuleCode } from "./diagnostics.js";
import type { JsonSchema, OwnedJson } from "./json/json.js";
import { setOwn } from "./json/json.js";
import type { Path } from "./json/path.js";
import { within } from "./json/path.js";
import type { NodeContext } from "./nodes/node-rule.js";
import type { WriteSettings } from "./options.js";
import type { Member, TypeNode } from "./type-shape/index.js";
import type { NodeInPlace } from "./write-node.js";
import { layersOf, writeNode } from "./write-node.js";

/** What all documents of one call share. */
export interface SharedContext {
  readonly settings: WriteSettings;
  readonly plan: DefinitionPlan;
  readonly verbatim: VerbatimDefinitions;
}

/** Where a schema goes: under a keyword or name, or at a position of a list. */
type Slot =
  | { readonly into: JsonSchema; readonly key: string }
  | { readonly into: OwnedJson[]; readonly key: number };

interface Task extends NodeInPlace {
  readonly slot: Slot;
  /** The key of the object type that the node belongs to, and its member; neither at the root. */
  readonly owner?: string | undefined;
  readonly ownMember?: Member | undefined;
  /** Whether a reference is followed although it has a definition: at the root, and in the definition itself. */
  readonly inFull?: boolean;
  readonly isRoot?: boolean;
}

/**
 * Writes one schema document. Nodes wait in a list instead of on the call stack, so that no shape is too deep; the list
 * is worked off in document order, the definitions last, so diagnostics come in that order too.
 */
export class DocumentWriter {
  readonly shared: SharedContext;
  readonly diagnostics: DiagnosticCollector;
  readonly #definitions: JsonSchema = {};
  /** The types that the document has definitions of, by key. */
  readonly referred = new Set<string>();
  readonly #open: Task[] = [];
  #found: Task[] = [];
  #bodies: Task[] = [];

  constructor(shared: SharedContext, diagnostics: DiagnosticCollector) {
    this.shared = shared;
    this.diagnostics = diagnostics;
  }

  write(node: TypeNode): JsonSchema {
    const document: JsonSchema = {};
    const slot = { into: document, key: "root" };
    const path = within(undefined, "root");
    this.#writeAll({ slot, node, path, member: undefined, inFull: true, isRoot: true });
    while (this.#bodies.length > 0) {
      const bodies = this.#bodies;
      this.#bodies = [];
      bodies.forEach((body) => {
        this.#writeAll(body);
      });
    }
    return this.#withDefinitions(document["root"] as JsonSchema);
  }

  add(task: Task): void {
    // Keeps the place of the key among its siblings.
    put(task.slot, null);
    this.#found.push(task);
  }

  refer(typeKey: string): JsonSchema {
    const name = this.shared.plan.definitions.get(typeKey) ?? typeKey;
    if (!this.referred.has(typeKey)) {
      this.referred.add(typeKey);
      this.#bodies.push({
        slot: { into: this.#definitions, key: name },
        node: { kind: "ref", ref: typeKey },
        path: within(undefined, "types", typeKey),
        member: undefined,
        owner: typeKey,
        inFull: true,
      });
    }
    return { $ref: definitionReference(name) };
  }

  define(name: string, schema: OwnedJson): void {
    // One that is shared comes once for each schema it stands in; the first spelling stays.
    if (!Object.hasOwn(this.#definitions, name)) setOwn(this.#definitions, name, schema);
  }

  #writeAll(start: Task): void {
    this.#open.push(start);
    for (let task = this.#open.pop(); task !== undefined; task = this.#open.pop()) {
      this.#found = [];
      put(task.slot, this.#writeTask(task));
      for (let next = this.#found.pop(); next !== undefined; next = this.#found.pop()) {
        this.#open.push(next);
      }
    }
  }

  #writeTask(task: Task): JsonSchema {
    const inFull = task.inFull === true;
    const isRoot = task.isRoot === true;
    const layers = layersOf(task, this.shared.plan, inFull, isRoot);
    const inner = layers.at(-1);
    const wrapper = layers.at(-2)?.node;
    if (inner === undefined || wrapper?.kind !== "ref") {
      return writeNode(layers, new TaskContext(this, task));
    }
    // What replaces a wrapper belongs to the wrapper. In a definition's body it is a use like any other.
    const replacing = {
      ...task,
      ...inner,
      owner: wrapper.ref,
      ownMember: inner.member,
      inFull: isRoot,
    };
    return writeNode(layers, new TaskContext(this, replacing));
  }

  #withDefinitions(root: JsonSchema): JsonSchema {
    const names = Object.keys(this.#definitions).sort(ordinal);
    if (names.length === 0) return root;
    const sorted: JsonSchema = {};
    for (const name of names) setOwn(sorted, name, this.#definitions[name] ?? true);
    root["$defs"] = sorted;
    return root;
  }
}

function put(slot: Slot, schema: OwnedJson): void {
  if (Array.isArray(slot.into)) slot.into[Number(slot.key)] = schema;
  else setOwn(slot.into, String(slot.key), schema);
}

/** What a node rule sees while one task is written. */
class TaskContext implements NodeContext {
  readonly #writer: DocumentWriter;
  readonly #task: Task;

  constructor(writer: DocumentWriter, task: Task) {
    this.#writer = writer;
    this.#task = task;
  }

  get settings(): WriteSettings {
    return this.#writer.shared.settings;
  }

  get plan(): DefinitionPlan {
    return this.#writer.shared.plan;
  }

  get verbatim(): VerbatimDefinitions {
    return this.#writer.shared.verbatim;
  }

  get isRoot(): boolean {
    return this.#task.isRoot === true;
  }

  get inFull(): boolean {
    return this.#task.inFull === true;
  }

  get label(): string {
    const type = this.#typeName;
    const { ownMember } = this.#task;
    if (type === undefined) return "The root";
    return ownMember === undefined ? type : `${type}.${ownMember.name}`;
  }

  get definitionLabel(): string {
    return this.#task.ownMember?.name ?? this.#typeName ?? "schema";
  }

  child(into: JsonSchema, key: string, node: TypeNode, step: string): void {
    this.#add({ into, key }, node, within(this.#task.path, step));
  }

  children(into: OwnedJson[], nodes: readonly TypeNode[], step: string): void {
    nodes.forEach((node, key) => {
      this.#add({ into, key }, node, within(this.#task.path, step, key));
    });
  }

  member(into: JsonSchema, member: Member, owner: string, index: number): void {
    const path = within(undefined, "types", owner, "members", index, "type");
    const slot = { into, key: member.name };
    this.#writer.add({ slot, node: member.type, path, member, owner, ownMember: member });
  }

  undeclared(into: JsonSchema, node: TypeNode, owner: string): void {
    const path = within(undefined, "types", owner, "additional");
    const slot = { into, key: "additionalProperties" };
    this.#writer.add({ slot, node, path, member: undefined, owner });
  }

  refer(typeKey: string): JsonSchema {
    return this.#writer.refer(typeKey);
  }

  define(name: string, schema: OwnedJson): void {
    this.#writer.define(name, schema);
  }

  report(code: RuleCode, message: string, steps: readonly string[] = []): void {
    const { path, owner } = this.#task;
    this.#writer.diagnostics.report(code, within(path, ...steps), message, owner);
  }

  get #typeName(): string | undefined {
    const { owner } = this.#task;
    return owner === undefined ? undefined : (this.plan.types.get(owner)?.name ?? owner);
  }

  #add(slot: Slot, node: TypeNode, path: Path): void {
    const { owner, ownMember } = this.#task;
    this.#writer.add({ slot, node, path, member: undefined, owner, ownMember });
  }
}
