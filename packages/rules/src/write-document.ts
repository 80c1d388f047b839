import { definitionReference } from "./definitions/local-reference.js";
import { ordinal } from "./definitions/names.js";
import { INLINE_NESTING } from "./definitions/nesting.js";
import type { DiagnosticCollector, RuleCode } from "./diagnostics.js";
import { timesInside } from "./expansion.js";
import type { JsonSchema, OwnedJson } from "./json/json.js";
import { setOwn } from "./json/json.js";
import type { Path } from "./json/path.js";
import { within } from "./json/path.js";
import { NodeBudget } from "./node-budget.js";
import type { Cut } from "./nodes/node-rule.js";
import type { Task } from "./task.js";
import { put } from "./task.js";
import type { SharedContext, Writing } from "./task-context.js";
import { TaskContext } from "./task-context.js";
import type { TypeNode } from "./type-shape/index.js";
import { layersOf, writeNode } from "./write-node.js";

/**
 * Writes one schema document. Nodes wait in a list instead of on the call stack, so that no shape is too deep. The list is
 * worked off in document order, or, where the number of nodes is bounded, nearest to the root first, so that the bound cuts
 * what is deepest; definitions come last.
 */
export class DocumentWriter implements Writing {
  readonly shared: SharedContext;
  readonly budget: NodeBudget;
  readonly #diagnostics: DiagnosticCollector;
  readonly #definitions: JsonSchema = {};
  /** The types that the document has definitions of, by key. */
  readonly #referred = new Set<string>();
  #found: Task[] = [];
  #bodies: Task[] = [];

  constructor(shared: SharedContext, diagnostics: DiagnosticCollector) {
    const { references, maxNodes } = shared.settings.dialect;
    this.shared = shared;
    this.budget = new NodeBudget(references === "shared" ? Number.POSITIVE_INFINITY : maxNodes);
    this.#diagnostics = diagnostics;
  }

  write(node: TypeNode): JsonSchema {
    const document: JsonSchema = {};
    const slot = { into: document, key: "root" };
    const path = within(undefined, "root");
    const start = { member: undefined, inFull: true, isRoot: true, depth: 0, inside: undefined };
    this.budget.spendOn(node);
    this.#writeAll([{ slot, node, path, ...start }]);
    this.#writeBodies();
    return this.#withDefinitions(document["root"] as JsonSchema);
  }

  /** The definitions of some types and of all that they lead to, by name, with no root that they belong to. */
  writeDefinitions(keys: Iterable<string>): JsonSchema {
    for (const key of keys) this.refer(key);
    this.#writeBodies();
    return this.#sortedDefinitions();
  }

  add(task: Task): void {
    // Keeps the place of the key among its siblings.
    put(task.slot, null);
    this.#found.push(task);
  }

  /** Why a type is not written at a place; `undefined` when it is. */
  cutOf(typeKey: string, { depth, inside, isRoot }: Task): Cut | undefined {
    const { plan, settings } = this.shared;
    const { references, recursionDepth } = settings.dialect;
    if (depth >= settings.maxDepth && !plan.unwrapped.has(typeKey)) return "depth";
    if (references === "shared" || isRoot === true) return undefined;
    if (references === "never") {
      if (timesInside(inside, typeKey) > recursionDepth) return "recursion";
      if ((inside?.levels ?? 0) >= INLINE_NESTING) return "nesting";
    }
    return this.budget.room === 0 ? "size" : undefined;
  }

  refer(typeKey: string): JsonSchema {
    const name = this.shared.plan.definitions.get(typeKey) ?? typeKey;
    if (!this.#referred.has(typeKey)) {
      this.#referred.add(typeKey);
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
    return { $ref: definitionReference(name, this.shared.refPrefix) };
  }

  define(name: string, schema: OwnedJson): void {
    // One that is shared comes once for each schema it stands in; the first spelling stays.
    if (!Object.hasOwn(this.#definitions, name)) setOwn(this.#definitions, name, schema);
  }

  report(code: RuleCode, path: Path, message: string, type: string | undefined): void {
    this.#diagnostics.report(code, path, message, type);
  }

  /** R16. Once for each definition of this document whose name had to take a suffix. */
  reportSuffixedNames(): void {
    for (const { key, wanted, given } of this.shared.plan.suffixed) {
      if (!this.#referred.has(key)) continue;
      this.#diagnostics.report(
        "schema_def_name_disambiguated",
        within(undefined, "types", key),
        `${wanted}: another type of this name has the definition "${wanted}", so this one is "${given}". ` +
          `Give one of the two a name of its own.`,
        key,
      );
    }
  }

  #writeBodies(): void {
    while (this.#bodies.length > 0) {
      const bodies = this.#bodies;
      this.#bodies = [];
      this.#writeAll(bodies);
    }
  }

  #writeAll(tasks: readonly Task[]): void {
    if (this.shared.settings.dialect.references === "shared") this.#writeInOrder(tasks);
    else this.#writeNearestFirst(tasks);
  }

  #writeInOrder(tasks: readonly Task[]): void {
    const open = [...tasks].reverse();
    for (let task = open.pop(); task !== undefined; task = open.pop()) {
      this.#found = [];
      put(task.slot, this.#writeTask(task));
      for (let next = this.#found.pop(); next !== undefined; next = this.#found.pop()) {
        open.push(next);
      }
    }
  }

  #writeNearestFirst(tasks: readonly Task[]): void {
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
    const [, ...replacing] = layers;
    for (const { node } of replacing) this.budget.spendOn(node);
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
    const sorted = this.#sortedDefinitions();
    if (Object.keys(sorted).length > 0) root["$defs"] = sorted;
    return root;
  }

  #sortedDefinitions(): JsonSchema {
    const sorted: JsonSchema = {};
    for (const name of Object.keys(this.#definitions).sort(ordinal)) {
      setOwn(sorted, name, this.#definitions[name] ?? true);
    }
    return sorted;
  }
}
