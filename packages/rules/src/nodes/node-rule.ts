import type { RuleCode } from "../diagnostics.js";
import type { DefinitionPlan } from "../definitions/plan.js";
import type { VerbatimDefinitions } from "../definitions/verbatim.js";
import type { Expansion } from "../expansion.js";
import type { JsonSchema, OwnedJson } from "../json/json.js";
import type { ProducedType } from "../keywords.js";
import type { NodeBudget } from "../node-budget.js";
import type { WriteSettings } from "../options.js";
import type { RootNull } from "../root-form.js";
import type { Member, NodeOf, TypeKind, TypeNode } from "../type-shape/index.js";

/**
 * Why a reference is not followed although its type has no definition: it stands deeper than `maxDepth`, it stands inside
 * itself, too many types stand inside one another, or the schema is large enough.
 */
export type Cut = "depth" | "recursion" | "nesting" | "size";

/** What a node rule may ask and do while it writes one node. */
export interface NodeContext {
  readonly settings: WriteSettings;
  readonly plan: DefinitionPlan;
  readonly verbatim: VerbatimDefinitions;
  readonly budget: NodeBudget;
  /** The types the node stands inside of. */
  readonly inside: Expansion | undefined;
  /** Whether null is stated here; only at the root it may be other than declared. */
  readonly rootNull: RootNull;
  /** Whether the node is the document's root. */
  readonly isRoot: boolean;
  /** Whether a reference is written in full here, although it has a definition: at the root, and in `$defs` itself. */
  readonly inFull: boolean;
  /** How messages call the place: `Order.items`, `Order`, `the root`. */
  readonly label: string;
  /** The text to name a definition by that has no name of its own. */
  readonly definitionLabel: string;

  /**
   * Puts a child's schema under a keyword. The place is kept at once and filled in later: no rule calls another, since
   * shapes nest deeper than the stack.
   */
  child(into: JsonSchema, keyword: string, node: TypeNode, step: string): void;
  /** The same for a list of schemas. */
  children(into: OwnedJson[], nodes: readonly TypeNode[], step: string): void;
  /** The same for the members of an object type. */
  member(into: JsonSchema, member: Member, typeKey: string, index: number): void;
  /** The same for the undeclared keys of an object type. */
  undeclared(into: JsonSchema, node: TypeNode, typeKey: string): void;

  /** Why a type is not written here; `undefined` when it is. */
  cutOf(typeKey: string): Cut | undefined;
  /** Refers to a definition, which is then written too. */
  refer(typeKey: string): JsonSchema;
  /** Takes over a definition that came with a foreign schema. */
  define(name: string, schema: OwnedJson): void;
  /** Reports the node, or a place in it that these steps lead to. */
  report(code: RuleCode, message: string, steps?: readonly string[]): void;
}

/** How one kind of node is written. */
export interface NodeRule<K extends TypeKind> {
  /** The schema without null, annotations and constraints; whether null will be stated is told. */
  write(node: NodeOf<K>, context: NodeContext, nullStated: boolean): JsonSchema;
  /** The type the schema is of. */
  produces(node: NodeOf<K>, plan: DefinitionPlan): ProducedType | undefined;
  /** Whether the schema is foreign: copied with keys unmoved and free of constraints (R1). */
  readonly foreign?: true;
}
