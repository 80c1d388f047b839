import type { Member, TypeShape } from "../type-shape/index.js";
import type { Reach } from "./reach.js";
import { referencesWithin } from "./references.js";

/** How many object types stand inside one another before the next goes on in `$defs`, or is cut without them. */
export const INLINE_NESTING = 200;

/**
 * The types that are used once but stand so deep that `JSON.stringify`, `structuredClone` and validators, which recurse,
 * would give up on the schema. Each starts a new body in `$defs`.
 */
export function typesNestedTooDeep(
  shapes: readonly TypeShape[],
  reach: Reach,
  unwrapped: ReadonlyMap<string, Member>,
  hoisted: ReadonlySet<string>,
): ReadonlySet<string> {
  const tooDeep = new Set<string>();
  const open: { readonly key: string; readonly level: number }[] = [];
  const levels = (key: string): number => levelsOf(unwrapped.get(key));
  const start = (key: string): void => {
    open.push({ key, level: levels(key) });
  };
  for (const key of hoisted) start(key);
  for (const { root } of shapes) {
    for (const ref of referencesWithin(root)) {
      if (root.kind === "ref" || !hoisted.has(ref)) start(ref);
    }
  }
  // A type that is a root as well as used once stands at two levels; the deeper one decides.
  const visited = new Map<string, number>();
  for (let body = open.pop(); body !== undefined; body = open.pop()) {
    if ((visited.get(body.key) ?? -1) >= body.level) continue;
    visited.set(body.key, body.level);
    for (const target of reach.targets.get(body.key) ?? []) {
      if (hoisted.has(target)) continue;
      const level = body.level + levels(target);
      if (level <= INLINE_NESTING) {
        open.push({ key: target, level });
      } else {
        tooDeep.add(target);
        start(target);
      }
    }
  }
  return tooDeep;
}

/** A wrapper adds no level when it is replaced by what has one of its own or none: another type, or a single value. */
export function levelsOf(replacing: Member | undefined): 0 | 1 {
  const kind = replacing?.type.kind;
  return kind === "ref" || kind === "scalar" || kind === "enum" || kind === "binary" ? 0 : 1;
}
