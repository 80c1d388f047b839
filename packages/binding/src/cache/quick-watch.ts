import { generation } from "../facts/generation.js";
import { currentStorage } from "../readers/class-validator/storage.js";
import type { Watched } from "../readers/watched.js";
import { allHold } from "./holds.js";

/** How many times sizes alone are looked at before everything is compared again. */
const QUICK_LOOKS = 256;

/**
 * Whether a reading still holds, told in the time of a few comparisons: by the sizes of the stores that it rests on, which every
 * decorator of class-validator, of class-transformer and of this package changes. Everything is compared where one differs, and
 * every 256th time.
 */
export function quickWatch(facts: readonly Watched[]): () => boolean {
  const lists: { readonly of: readonly unknown[]; readonly length: number }[] = [];
  const maps = new Set<ReadonlyMap<unknown, unknown>>();
  const storage = currentStorage();
  for (const { kind, of, value } of facts) {
    if (kind === "list") lists.push({ of, length: value.length });
    else if (kind === "entry" || kind === "values") maps.add(of);
  }
  const sizes = [...maps].map((of) => ({ of, size: of.size }));
  let count = generation.count;
  let looks = 0;
  const isUnchanged = (): boolean => {
    for (const { of, length } of lists) if (of.length !== length) return false;
    for (const { of, size } of sizes) if (of.size !== size) return false;
    return currentStorage() === storage && generation.count === count;
  };
  return () => {
    looks += 1;
    if (looks < QUICK_LOOKS && isUnchanged()) return true;
    if (!allHold(facts)) return false;
    // Other classes were decorated since: what was compared in full stands for the sizes as they are now.
    looks = 0;
    count = generation.count;
    for (const one of sizes) one.size = one.of.size;
    return true;
  };
}
