import type { Choices } from "../dialects/index.js";
import type { WriteSettings } from "../options.js";
import type { Member, ObjectType, TypeNode, TypeShape } from "../type-shape/index.js";
import { nodesInCycles } from "./cycles.js";
import { mergeTypes } from "./merge-types.js";
import type { SuffixedName } from "./names.js";
import { nameDefinitions } from "./names.js";
import { typesNestedTooDeep } from "./nesting.js";
import type { Reach } from "./reach.js";
import { reachTypes } from "./reach.js";
import { unwrappedMembers, wrapperEnds } from "./wrappers.js";

/** What is decided about the types before anything is written: one plan serves all schemas of one call. */
export interface DefinitionPlan {
  readonly types: ReadonlyMap<string, ObjectType>;
  /** The single member that stands for each wrapper type. */
  readonly unwrapped: ReadonlyMap<string, Member>;
  /** The node that each of them comes to, through however many. */
  readonly ends: ReadonlyMap<string, TypeNode>;
  /** The least depth of each type's uses (R22). */
  readonly depths: ReadonlyMap<string, number>;
  /** The `$defs` key of each type that is written once and referred to. */
  readonly definitions: ReadonlyMap<string, string>;
  readonly suffixed: readonly SuffixedName[];
  /** The types that a document was asked for; none where a schema is written. */
  readonly listed: ReadonlySet<string>;
  /** Those of them that refuse further keys whatever `closing` says. */
  readonly closed: ReadonlySet<string>;
}

/** Decides which types are hoisted into `$defs` (R14, R15), under which names (R16), and which are cut (R22). */
export function planDefinitions(
  shapes: readonly TypeShape[],
  settings: WriteSettings,
): DefinitionPlan {
  const graph = reachedGraph(shapes, settings);
  const { unwrapped, reach } = graph;
  const hoisted = hoistedTypes(reach, settings.dialect.references);
  if (settings.dialect.references !== "never") {
    for (const key of typesNestedTooDeep(shapes, reach, unwrapped, hoisted)) hoisted.add(key);
  }
  return planOf(graph, hoisted, NONE, NONE);
}

/**
 * Decides the same for a document of definitions alone: every type that is written is one, so that listing one more class
 * changes no other entry. A listed type is one where it is cut too.
 *
 * @param closesListed whether listed types refuse further keys: those that no written type refers to, since what is said of
 * another type's member must hold there too
 */
export function planDocument(
  types: TypeShape["types"],
  listed: ReadonlySet<string>,
  settings: WriteSettings,
  closesListed: boolean,
): DefinitionPlan {
  const elements = [...listed].map((ref): TypeNode => ({ kind: "ref", ref }));
  const graph = reachedGraph([{ root: { kind: "tuple", elements }, types }], settings);
  const { targets } = graph.reach;
  const closed = new Set(closesListed ? listed : NONE);
  for (const used of targets.values()) for (const key of used) closed.delete(key);
  return planOf(graph, new Set([...listed, ...targets.keys()]), listed, closed);
}

const NONE: ReadonlySet<string> = new Set();

interface ReachedGraph {
  readonly types: ReadonlyMap<string, ObjectType>;
  readonly unwrapped: ReadonlyMap<string, Member>;
  readonly reach: Reach;
}

function reachedGraph(shapes: readonly TypeShape[], settings: WriteSettings): ReachedGraph {
  const types = mergeTypes(shapes);
  const unwrapped = unwrappedMembers(types, settings);
  return { types, unwrapped, reach: reachTypes(shapes, { types, unwrapped, settings }) };
}

function planOf(
  { types, unwrapped, reach }: ReachedGraph,
  hoisted: ReadonlySet<string>,
  listed: ReadonlySet<string>,
  closed: ReadonlySet<string>,
): DefinitionPlan {
  const { byKey, suffixed } = nameDefinitions(
    new Map([...hoisted].map((key) => [key, types.get(key)?.name ?? key])),
    listed,
  );
  const ends = wrapperEnds(unwrapped);
  const { depths } = reach;
  return { types, unwrapped, ends, depths, definitions: byKey, suffixed, listed, closed };
}

/** R15, as the dialect chooses it. */
function hoistedTypes(reach: Reach, references: Choices["references"]): Set<string> {
  if (references === "never") return new Set();
  const hoisted = new Set(
    nodesInCycles(reach.targets.keys(), (key) => reach.targets.get(key) ?? []),
  );
  if (references === "shared") {
    for (const [key, uses] of reach.uses) if (uses > 1) hoisted.add(key);
  }
  return hoisted;
}
