import type { WriteSettings } from "../options.js";
import type { Member, ObjectType, TypeShape } from "../type-shape/index.js";
import { referencesOfType, referencesWithin } from "./references.js";

/** What is written of the types: which are reached, how often each is used, and which are cut. */
export interface Reach {
  /** How often each written type is used, the direct root of a shape apart (it is always inline). */
  readonly uses: ReadonlyMap<string, number>;
  /** The types each written type leads to, cut ones left out. */
  readonly targets: ReadonlyMap<string, readonly string[]>;
  /** The least depth of each type's uses (R22). */
  readonly depths: ReadonlyMap<string, number>;
}

interface Graph {
  readonly types: ReadonlyMap<string, ObjectType>;
  readonly unwrapped: ReadonlyMap<string, Member>;
  readonly settings: WriteSettings;
}

/**
 * Walks the types from the roots, nearest first, so that each is met at the least depth of its uses (R22): an object adds
 * a level, a wrapper that is replaced adds none.
 */
export function reachTypes(shapes: readonly TypeShape[], graph: Graph): Reach {
  const depths = new Map<string, number>();
  const references = new Map<string, readonly string[]>();
  let level: string[] = [];
  const rootReferences = shapes.flatMap(({ root }) => referencesWithin(root));
  const add = (into: string[], ref: string, depth: number): void => {
    const known = depths.get(ref);
    if (known !== undefined && known <= depth) return;
    depths.set(ref, depth);
    into.push(ref);
  };
  for (const ref of rootReferences) add(level, ref, 0);

  for (let depth = 0; level.length > 0; depth += 1) {
    const deeper: string[] = [];
    // The list grows while it is walked: a wrapper's target stands at the wrapper's own depth.
    for (const key of level) {
      const type = graph.types.get(key);
      if (type === undefined || references.has(key)) continue;
      const unwrapped = graph.unwrapped.get(key);
      const isWrapper = unwrapped !== undefined;
      if (!isWrapper && depth >= graph.settings.maxDepth) continue;
      // Of a wrapper only the single member is written, not the node of its undeclared keys.
      const found = isWrapper
        ? referencesWithin(unwrapped.type)
        : referencesOfType(type, graph.settings);
      references.set(key, found);
      for (const ref of found) {
        if (isWrapper) add(level, ref, depth);
        else add(deeper, ref, depth + 1);
      }
    }
    level = deeper;
  }
  return countUses(shapes, depths, references);
}

function countUses(
  shapes: readonly TypeShape[],
  depths: ReadonlyMap<string, number>,
  references: ReadonlyMap<string, readonly string[]>,
): Reach {
  const uses = new Map<string, number>();
  const targets = new Map<string, readonly string[]>();
  const count = (ref: string): void => {
    if (references.has(ref)) uses.set(ref, (uses.get(ref) ?? 0) + 1);
  };
  for (const { root } of shapes) {
    if (root.kind !== "ref") referencesWithin(root).forEach(count);
  }
  for (const [key, found] of references) {
    found.forEach(count);
    targets.set(
      key,
      found.filter((ref) => references.has(ref)),
    );
  }
  return { uses, targets, depths };
}
