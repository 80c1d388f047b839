import type { Direction } from "@shapewright/rules";
import { lineage, type Class } from "../../facts/class.js";
import type { ByClassAndMember, ClassTransformerStorage, EntryScope } from "../../peers.js";

/**
 * What the library finds for a member: the entry of the most derived class that has one. Read from the maps themselves,
 * since the library's own lookups keep a cache that reading must not fill.
 */
export function nearestEntry<T>(
  map: ByClassAndMember<T>,
  cls: Class,
  member: string,
): T | undefined {
  return allEntries(map, cls, member).at(-1);
}

/** The entries for a member of the class and of its bases, the most basic first. */
export function allEntries<T>(map: ByClassAndMember<T>, cls: Class, member: string): readonly T[] {
  return lineage(cls)
    .map((owner) => map.get(owner)?.get(member))
    .filter((entry) => entry !== undefined);
}

/** Whether an entry counts when arguments become an instance, or when an instance becomes what is sent. */
export function appliesTo(direction: Direction, scope: EntryScope = {}): boolean {
  const { toClassOnly = false, toPlainOnly = false } = scope;
  // The two together are as good as none.
  return toClassOnly === toPlainOnly || (direction === "input" ? toClassOnly : toPlainOnly);
}

/** The members the class itself names in any of the maps, in the order of their first decorator as far as it is known. */
export function namedMembers(storage: ClassTransformerStorage, cls: Class): readonly string[] {
  return mapsOf(storage)
    .map((map) => [...(map.get(cls)?.keys() ?? [])].filter((key) => typeof key === "string"))
    .reduce(interleaved, []);
}

/** Whether any of the maps holds something for the class or one of its bases. */
export function hasEntries(storage: ClassTransformerStorage, cls: Class): boolean {
  const owners = lineage(cls);
  return mapsOf(storage).some((map) => owners.some((owner) => (map.get(owner)?.size ?? 0) > 0));
}

function mapsOf(storage: ClassTransformerStorage): readonly ByClassAndMember<unknown>[] {
  return [
    storage._typeMetadatas,
    storage._exposeMetadatas,
    storage._excludeMetadatas,
    storage._transformMetadatas,
  ];
}

// Each map keeps its own order; the members two of them share tell how the rest lies between.
function interleaved(first: readonly string[], second: readonly string[]): readonly string[] {
  const shared = new Set(first);
  const members = new Set<string>();
  let pending: string[] = [];
  let taken = 0;
  const addUpTo = (until: number): void => {
    for (const member of [...first.slice(taken, until), ...pending]) members.add(member);
    pending = [];
    taken = until;
  };
  for (const member of second) {
    if (shared.has(member) && !members.has(member)) addUpTo(first.indexOf(member, taken));
    pending.push(member);
  }
  addUpTo(first.length);
  return [...members];
}
