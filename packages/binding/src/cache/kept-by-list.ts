interface Place<T> {
  readonly next: WeakMap<object, Place<T>>;
  kept?: { readonly value: T };
}

function emptyPlace<T>(): Place<T> {
  return { next: new WeakMap() };
}

/**
 * One thing kept for each list of objects, whichever array they come in: a list that is written out in each call is the same
 * list. The objects are held by nothing here.
 */
export class KeptByList<Item extends object, T> {
  readonly #make: (list: readonly Item[]) => T;
  readonly #first = emptyPlace<T>();

  constructor(make: (list: readonly Item[]) => T) {
    this.#make = make;
  }

  get(list: readonly Item[]): T {
    let place = this.#first;
    for (const item of list) {
      const next = place.next.get(item) ?? emptyPlace<T>();
      place.next.set(item, next);
      place = next;
    }
    return (place.kept ??= { value: this.#make(list) }).value;
  }
}
