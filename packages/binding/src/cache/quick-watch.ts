import { generation } from "../facts/generation.js";
import { currentStorage } from "../readers/class-validator/storage.js";
import type { Watched } from "../readers/watched.js";
import { allHold } from "./holds.js";

/** How many times sizes alone are looked at before everything is compared again. */
const QUICK_LOOKS = 1_024;

/**
 * Whether a reading still holds, told in the time of a few comparisons: by the sizes of the stores that it rests on, which every
 * decorator of class-validator, of class-transformer and of this package changes. Everything is compared where one differs, and
 * every 1,024th time.
 */
export class QuickWatch {
  readonly #facts: readonly Watched[];
  readonly #storage = currentStorage();
  readonly #lists: readonly (readonly unknown[])[];
  readonly #lengths: readonly number[];
  readonly #maps: readonly ReadonlyMap<unknown, unknown>[];
  #sizes: readonly number[];
  #count = generation.count;
  #looks = 0;

  constructor(facts: readonly Watched[]) {
    this.#facts = facts;
    const lists: (readonly unknown[])[] = [];
    const maps = new Set<ReadonlyMap<unknown, unknown>>();
    for (const { kind, of } of facts) {
      if (kind === "list") lists.push(of);
      else if (kind === "entry" || kind === "values") maps.add(of);
    }
    // A custom rule's own decorator registers it there, after the rule maybe.
    const constraints = this.#storage?.constraintMetadatas;
    if (constraints instanceof Map) maps.add(constraints);
    this.#lists = lists;
    // As they were read, which may be some time ago.
    this.#lengths = facts.flatMap(({ kind, value }) => (kind === "list" ? [value.length] : []));
    this.#maps = [...maps];
    this.#sizes = this.#maps.map(({ size }) => size);
  }

  holds(): boolean {
    this.#looks += 1;
    if (this.#looks < QUICK_LOOKS && this.#isUnchanged()) return true;
    if (!allHold(this.#facts)) return false;
    // Other classes were decorated since: what was compared in full stands for the sizes as they are now.
    this.#looks = 0;
    this.#count = generation.count;
    this.#sizes = this.#maps.map(({ size }) => size);
    return true;
  }

  // Asked on every call of a tool: plain loops over plain lists.
  #isUnchanged(): boolean {
    if (currentStorage() !== this.#storage || generation.count !== this.#count) return false;
    const [lists, lengths, maps, sizes] = [this.#lists, this.#lengths, this.#maps, this.#sizes];
    for (let at = 0; at < lists.length; at += 1)
      if (lists[at]?.length !== lengths[at]) return false;
    for (let at = 0; at < maps.length; at += 1) if (maps[at]?.size !== sizes[at]) return false;
    return true;
  }
}
