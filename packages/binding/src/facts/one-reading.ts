/**
 * What holds as long as one class is read, and is asked for with each of its members: an instance of it, the rules that were copied
 * to it. A later reading finds it out anew, since decorators may have run in between.
 */
export class OncePerReading<K extends object, V> {
  readonly #make: (key: K) => V;
  #reading: object | undefined;
  #made = new WeakMap<K, V>();

  constructor(make: (key: K) => V) {
    this.#make = make;
  }

  get(key: K): V {
    if (current === undefined) return this.#make(key);
    if (this.#reading !== current) {
      this.#reading = current;
      this.#made = new WeakMap();
    }
    const known = this.#made.get(key);
    if (known !== undefined || this.#made.has(key)) return known as V;
    const made = this.#make(key);
    this.#made.set(key, made);
    return made;
  }
}

/** What stands for the reading that goes on. */
let current: object | undefined;

/** Runs a reading. One that is begun inside it, as by a type function of the author's, is apart. */
export function inOneReading<T>(read: () => T): T {
  const outer = current;
  current = {};
  try {
    return read();
  } finally {
    current = outer;
  }
}
