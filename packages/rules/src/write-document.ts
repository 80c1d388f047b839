import { definitionReference } from "./definitions/local-reference.js";
import { ordinal } from "./definitions/names.js";
import type { DefinitionPlan } from "./definitions/plan.js";
import type { VerbatimDefinitions } from "./definitions/verbatim.js";
import type { DiagnosticCollector, RuleCode } from "./diagnostics.js";
import type { JsonSchema, OwnedJson } from "./json/json.js";
import { setOwn } from "./json/json.js";
import type { Path } from "./json/path.js";
import { within } from "./json/path.js";
import type { Expansion } from "./expansion.js";
import { expanded, timesInside } from "./expansion.js";
import type { Cut, NodeContext } from "./nodes/node-rule.js";
import type { WriteSettings } from "./options.js";
import type { Member, TypeNode } from "./type-shape/index.js";
import type { NodeInPlace } from "./write-node.js";
import { layersOf, writeNode } from "./write-node.js";

/** How many types stand inside one another where references are never kept; what reads schemas recurses. */
const INLINE_LIMIT = 1000;

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
  /** How many objects the node stands inside of (R22). */
  readonly depth: number;
  /** The types the node stands inside of. */
  readonly inside: Expansion | undefined;
}

/**
 * Writes one schema document. Nodes wait in a list instead of on the call stack, so that no shape is too deep. They are
 * written nearest to the root first, so that a bound on their number cuts what is deepest; definitions come last.
 */
export class DocumentWriter {
  readonly shared: SharedContext;
  readonly diagnostics: DiagnosticCollector;
  readonly #definitions: JsonSchema = {};
  /** The types that the document has definitions of, by key. */
  readonly referred = new Set<string>();
  #found: Task[] = [];
  #nodes = 0;
  #bodies: Task[] = [];

  constructor(shared: SharedContext, diagnostics: DiagnosticCollector) {
    this.shared = shared;
    this.diagnostics = diagnostics;
  }

  write(node: TypeNode): JsonSchema {
    const document: JsonSchema = {};
    const slot = { into: document, key: "root" };
    const path = within(undefined, "root");
    const start = { member: undefined, inFull: true, isRoot: true, depth: 0, inside: undefined };
    this.#writeAll([{ slot, node, path, ...start }]);
    while (this.#bodies.length > 0) {
      const bodies = this.#bodies;
      this.#bodies = [];
      this.#writeAll(bodies);
    }
    return this.#withDefinitions(document["root"] as JsonSchema);
  }

  add(task: Task): void {
    // Keeps the place of the key among its siblings.
    put(task.slot, null);
    this.#nodes += 1;
    this.#found.push(task);
  }

  /** Why a type is not written at a place; `undefined` when it is. */
  cutOf(typeKey: string, { depth, inside, isRoot }: Task): Cut | undefined {
    const { plan, settings } = this.shared;
    const { references, recursionDepth, maxNodes } = settings.dialect;
    if (depth >= settings.maxDepth && !plan.unwrapped.has(typeKey)) return "depth";
    if (references === "shared" || isRoot === true) return undefined;
    if (references === "never" && timesInside(inside, typeKey) > recursionDepth) return "recursion";
    const isTooDeep = references === "never" && (inside?.count ?? 0) >= INLINE_LIMIT;
    return isTooDeep || this.#nodes >= maxNodes ? "size" : undefined;
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
        depth: this.shared.plan.depths.get(typeKey) ?? 0,
        inside: undefined,
      });
    }
    return { $ref: definitionReference(name) };
  }

  define(name: string, schema: OwnedJson): void {
    // One that is shared comes once for each schema it stands in; the first spelling stays.
    if (!Object.hasOwn(this.#definitions, name)) setOwn(this.#definitions, name, schema);
  }

  #writeAll(tasks: readonly Task[]): void {
    for (let level = tasks; level.length > 0; level = this.#found) {
      this.#found = [];
      for (const task of level) put(task.slot, this.#writeTask(task));
    }
  }

  #writeTask(task: Task): JsonSchema {
    const isRoot = task.isRoot === true;
    const { layers, inside } = layersOf(task, this.shared.plan, {
      inFull: task.inFull === true,
      isRoot,
      inside: task.inside,
      isCut: (key, within) => this.cutOf(key, { ...task, inside: within }) !== undefined,
    });
    const inner = layers.at(-1);
    const wrapper = layers.at(-2)?.node;
    if (inner === undefined || wrapper?.kind !== "ref") {
      return writeNode(layers, new TaskContext(this, task));
    }
    // What replaces a wrapper belongs to the wrapper. In a definition's body it is a use like any other.
    const owned = { owner: wrapper.ref, ownMember: inner.member, inFull: isRoot, inside };
    return writeNode(layers, new TaskContext(this, { ...task, ...inner, ...owned }));
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
    const place = this.#inside(owner);
    this.#writer.add({ slot, node: member.type, path, member, owner, ownMember: member, ...place });
  }

  undeclared(into: JsonSchema, node: TypeNode, owner: string): void {
    const path = within(undefined, "types", owner, "additional");
    const slot = { into, key: "additionalProperties" };
    this.#writer.add({ slot, node, path, member: undefined, owner, ...this.#inside(owner) });
  }

  cutOf(typeKey: string): Cut | undefined {
    return this.#writer.cutOf(typeKey, this.#task);
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
    const { owner, ownMember, depth, inside } = this.#task;
    this.#writer.add({ slot, node, path, member: undefined, owner, ownMember, depth, inside });
  }

  #inside(typeKey: string): { readonly depth: number; readonly inside: Expansion } {
    const { depth, inside } = this.#task;
    return { depth: depth + 1, inside: expanded(typeKey, inside) };
  }
}
