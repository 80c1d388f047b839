import type { DefinitionPlan } from "./definitions/plan.js";
import type { VerbatimDefinitions } from "./definitions/verbatim.js";
import type { RuleCode } from "./diagnostics.js";
import type { Expansion } from "./expansion.js";
import { expanded } from "./expansion.js";
import type { JsonSchema, OwnedJson } from "./json/json.js";
import type { Path } from "./json/path.js";
import { within } from "./json/path.js";
import type { NodeBudget } from "./node-budget.js";
import type { Cut, NodeContext } from "./nodes/node-rule.js";
import type { WriteSettings } from "./options.js";
import type { RootNull } from "./root-form.js";
import type { Slot, Task } from "./task.js";
import type { Member, TypeNode } from "./type-shape/index.js";

/** What all documents of one call share. */
export interface SharedContext {
  readonly settings: WriteSettings;
  readonly plan: DefinitionPlan;
  readonly verbatim: VerbatimDefinitions;
  readonly rootNull: RootNull;
  /** What stands before the name of a definition in a reference; `#/$defs/` when absent. */
  readonly refPrefix?: string;
}

/** What the writer of a document does for the nodes in it. */
export interface Writing {
  readonly shared: SharedContext;
  readonly budget: NodeBudget;
  add(task: Task): void;
  cutOf(typeKey: string, task: Task): Cut | undefined;
  refer(typeKey: string): JsonSchema;
  define(name: string, schema: OwnedJson): void;
  report(code: RuleCode, path: Path, message: string, type: string | undefined): void;
}

/** What a node rule sees while one task is written. */
export class TaskContext implements NodeContext {
  readonly #writer: Writing;
  readonly #task: Task;

  constructor(writer: Writing, task: Task) {
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

  get budget(): NodeBudget {
    return this.#writer.budget;
  }

  get inside(): Expansion | undefined {
    return this.#task.inside;
  }

  get rootNull(): RootNull {
    return this.isRoot ? this.#writer.shared.rootNull : "declared";
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
    this.#writer.budget.spendOn(member.type);
    this.#writer.add({ slot, node: member.type, path, member, owner, ownMember: member, ...place });
  }

  undeclared(into: JsonSchema, node: TypeNode, owner: string): void {
    const path = within(undefined, "types", owner, "additional");
    const slot = { into, key: "additionalProperties" };
    this.#writer.budget.spendOn(node);
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
    this.#writer.report(code, within(path, ...steps), message, owner);
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
