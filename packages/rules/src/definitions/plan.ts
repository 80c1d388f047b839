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
}

/** Decides which types are hoisted into `$defs` (R14, R15), under which names (R16), and which are cut (R22). */
export function planDefinitions(
  shapes: readonly TypeShape[],
  settings: WriteSettings,
): DefinitionPlan {
  const types = mergeTypes(shapes);
  const unwrapped = unwrappedMembers(types, settings);
  const reach = reachTypes(shapes, { types, unwrapped, settings });
  const hoisted = hoistedTypes(reach, settings.dialect.references);
  if (settings.dialect.references !== "never") {
    for (const key of typesNestedTooDeep(shapes, reach, unwrapped, hoisted)) hoisted.add(key);
  }
  const { byKey, suffixed } = nameDefinitions(
    new Map([...hoisted].map((key) => [key, types.get(key)?.name ?? key])),
  );
  const ends = wrapperEnds(unwrapped);
  return { types, unwrapped, ends, depths: reach.depths, definitions: byKey, suffixed };
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
