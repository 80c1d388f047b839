/**
 * One thing that a reading found in a source's store, with the place it was found in: the reading may be used again as
 * long as the place still holds it. Each kind is compared by identity, none runs code of the author's.
 *
 * - `property`: what an object holds under a key; `undefined` stands for absence, here as everywhere
 * - `entry`: what a map holds under a key
 * - `list`: the items of a list, in their order
 * - `values`: the values of a map, in their order
 * - `answer`: what a look-up gives that is none of the above
 */
export type Watched =
  | {
      readonly kind: "property";
      readonly of: object;
      readonly key: PropertyKey;
      readonly value: unknown;
    }
  | {
      readonly kind: "entry";
      readonly of: ReadonlyMap<unknown, unknown>;
      readonly key: unknown;
      readonly value: unknown;
    }
  | {
      readonly kind: "list";
      readonly of: readonly unknown[];
      readonly key: undefined;
      readonly value: readonly unknown[];
    }
  | {
      readonly kind: "values";
      readonly of: ReadonlyMap<unknown, unknown>;
      readonly key: undefined;
      readonly value: readonly unknown[];
    }
  | {
      readonly kind: "answer";
      readonly of: () => unknown;
      readonly key: undefined;
      readonly value: unknown;
    };

// All five have the same fields in the same order, so that comparing thousands of them stays quick.

/** What the object holds under the key now. */
export function watchedProperty(of: object, key: PropertyKey): Watched {
  return { kind: "property", of, key, value: Reflect.get(of, key) };
}

/** What the map holds under the key now. */
export function watchedEntry(of: ReadonlyMap<unknown, unknown>, key: unknown): Watched {
  return { kind: "entry", of, key, value: of.get(key) };
}

/** What is in the list now. */
export function watchedList(of: readonly unknown[]): Watched {
  return { kind: "list", of, key: undefined, value: [...of] };
}

/** What is in the map now. */
export function watchedValues(of: ReadonlyMap<unknown, unknown>): Watched {
  return { kind: "values", of, key: undefined, value: [...of.values()] };
}

/** What the look-up gives now. One that is not about a single class is best the same function on each call. */
export function watchedAnswer(of: () => unknown): Watched {
  return { kind: "answer", of, key: undefined, value: of() };
}
