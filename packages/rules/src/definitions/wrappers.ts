import { keptMembers } from "../members/kept.js";
import type { WriteSettings } from "../options.js";
import type { Member, ObjectType, TypeNode } from "../type-shape/index.js";
import { nodesInCycles } from "./cycles.js";

/**
 * R22. The types that are replaced by their single member: marked as wrappers, with exactly one member left after
 * dropping. A loop of wrappers alone would stand for nothing, so its types stay objects. Alone means that no array, map
 * or tuple lies between them: a union's variants stand in the same place as the union.
 */
export function unwrappedMembers(
  types: ReadonlyMap<string, ObjectType>,
  settings: WriteSettings,
): ReadonlyMap<string, Member> {
  const candidates = new Map<string, Member>();
  for (const [key, type] of types) {
    if (type.wrapper !== true) continue;
    const [only, ...others] = keptMembers(type, settings);
    if (only !== undefined && others.length === 0) candidates.set(key, only);
  }
  const loops = nodesInCycles(candidates.keys(), (key) => {
    const member = candidates.get(key);
    return member === undefined ? [] : samePlaceReferences(member.type, candidates);
  });
  for (const key of loops) candidates.delete(key);
  return candidates;
}

/** The node that stands for each wrapper at the end of a chain of them; chains have no loops, a loop's types stay objects. */
export function wrapperEnds(unwrapped: ReadonlyMap<string, Member>): ReadonlyMap<string, TypeNode> {
  const ends = new Map<string, TypeNode>();
  for (const [start, { type }] of unwrapped) {
    // Every link of a chain has the same end, so that many long chains stay linear.
    const links = [start];
    let end = type;
    while (end.kind === "ref" && unwrapped.has(end.ref)) {
      const known = ends.get(end.ref);
      if (known === undefined) links.push(end.ref);
      end = known ?? unwrapped.get(end.ref)?.type ?? end;
    }
    for (const link of links) ends.set(link, end);
  }
  return ends;
}

function samePlaceReferences(start: TypeNode, among: ReadonlyMap<string, unknown>): string[] {
  const found: string[] = [];
  const open: TypeNode[] = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === "union") for (const variant of node.variants) open.push(variant);
    if (node.kind === "ref" && among.has(node.ref)) found.push(node.ref);
  }
  return found;
}
