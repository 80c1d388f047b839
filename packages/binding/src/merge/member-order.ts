/**
 * B7. One order out of several sources' orders. Each source knows the order of the members it names, and no source need
 * name all: a member stands after every member that any source puts before it. Where no source tells, the earlier
 * source's members come first. A contradiction between orders is settled for the earlier source.
 */
export function mergeOrders(orders: readonly (readonly string[])[]): readonly string[] {
  const waiting = orders.map((names) => new WaitingNames(names));
  const placed = new Set<string>();
  for (;;) {
    const heads = waiting.map((names) => names.head).filter((head) => head !== undefined);
    const isFree = (name: string): boolean => waiting.every((names) => names.mayPlace(name));
    const next = heads.find(isFree) ?? heads[0];
    if (next === undefined) return [...placed];
    placed.add(next);
    for (const names of waiting) names.skip(placed);
  }
}

/** One source's names, less those that are placed. */
class WaitingNames {
  readonly #names: readonly string[];
  readonly #all: ReadonlySet<string>;
  #at = 0;

  constructor(names: readonly string[]) {
    this.#names = names;
    this.#all = new Set(names);
  }

  get head(): string | undefined {
    return this.#names[this.#at];
  }

  /** Whether the source puts no other name before this one. */
  mayPlace(name: string): boolean {
    return this.head === name || !this.#all.has(name);
  }

  skip(placed: ReadonlySet<string>): void {
    while (this.head !== undefined && placed.has(this.head)) this.#at += 1;
  }
}
