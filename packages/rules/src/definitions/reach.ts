import { within } from "../json/path.js";
import type { Member, ObjectType, TypeShape } from "../type-shape/index.js";
import type { Reference } from "./references.js";
import { nodesOfType, referencesWithin } from "./references.js";

/** What is written of the types: which are reached, how often each is used, and which are cut. */
export interface Reach {
  /** How often each written type is used, the direct root of a shape apart (it is always inline). */
  readonly uses: ReadonlyMap<string, number>;
  /** The types each written type leads to, cut ones left out. */
  readonly targets: ReadonlyMap<string, readonly string[]>;
  /** The types that stand at `maxDepth` or deeper wherever they are used. */
  readonly cut: ReadonlySet<string>;
}

interface Graph {
  readonly types: ReadonlyMap<string, ObjectType>;
  readonly unwrapped: ReadonlyMap<string, Member>;
  readonly dropReadOnly: boolean;
  readonly maxDepth: number;
}

/**
 * Walks the types from the roots, nearest first, so that each is met at the least depth of its uses (R22): an object adds
 * a level, a wrapper that is replaced adds none.
 */
export function reachTypes(shapes: readonly TypeShape[], graph: Graph): Reach {
  const depths = new Map<string, number>();
  const references = new Map<string, readonly Reference[]>();
  let level: string[] = [];
  const rootReferences = shapes.flatMap((shape) => rootsOf(shape));
  const add = (into: string[], ref: string, depth: number): void => {
    const known = depths.get(ref);
    if (known !== undefined && known <= depth) return;
    depths.set(ref, depth);
    into.push(ref);
  };
  for (const { ref } of rootReferences) add(level, ref, 0);

  for (let depth = 0; level.length > 0; depth += 1) {
    const deeper: string[] = [];
    // The list grows while it is walked: a wrapper's target stands at the wrapper's own depth.
    for (const key of level) {
      const type = graph.types.get(key);
      if (type === undefined || references.has(key)) continue;
      const isWrapper = graph.unwrapped.has(key);
      if (!isWrapper && depth >= graph.maxDepth) continue;
      const nodes = nodesOfType(type, key, graph.dropReadOnly);
      // Of a wrapper only the single member is written, not the node of its undeclared keys.
      const written = isWrapper ? nodes.slice(0, 1) : nodes;
      const found = written.flatMap((node) => referencesWithin(node));
      references.set(key, found);
      for (const { ref } of found) {
        if (isWrapper) add(level, ref, depth);
        else add(deeper, ref, depth + 1);
      }
    }
    level = deeper;
  }
  return countUses(shapes, depths, references);
}

function rootsOf(shape: TypeShape): readonly Reference[] {
  return referencesWithin({ node: shape.root, path: within(undefined, "root") });
}

function countUses(
  shapes: readonly TypeShape[],
  depths: ReadonlyMap<string, number>,
  references: ReadonlyMap<string, readonly Reference[]>,
): Reach {
  const uses = new Map<string, number>();
  const targets = new Map<string, readonly string[]>();
  const count = (ref: string): void => {
    if (references.has(ref)) uses.set(ref, (uses.get(ref) ?? 0) + 1);
  };
  for (const shape of shapes) {
    if (shape.root.kind !== "ref")
      rootsOf(shape).forEach(({ ref }) => {
        count(ref);
      });
  }
  for (const [key, found] of references) {
    found.forEach(({ ref }) => {
      count(ref);
    });
    targets.set(
      key,
      found.map(({ ref }) => ref).filter((ref) => references.has(ref)),
    );
  }
  const cut = new Set([...depths.keys()].filter((key) => !references.has(key)));
  return { uses, targets, cut };
}
