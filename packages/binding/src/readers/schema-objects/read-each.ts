/** What is read of each item, in their order; `undefined`, and none of the rest is read, where one cannot be. */
export function readEach<Item, Read>(
  items: readonly Item[],
  read: (item: Item) => Read | undefined,
): readonly Read[] | undefined {
  const all: Read[] = [];
  for (const item of items) {
    const one = read(item);
    if (one === undefined) return undefined;
    all.push(one);
  }
  return all;
}
