import type { Class } from "../facts/class.js";
import type { HostOptions } from "../facts/host-options.js";
import type { Reader } from "../readers/reader.js";
import type { Watched } from "../readers/watched.js";
import { allHold } from "./holds.js";
import { keyOfData } from "./host-key.js";
import { Witness } from "./witness.js";

/** What a reading is kept by. */
export interface Asked {
  readonly cls: Class;
  /** Compared by value. */
  readonly host: HostOptions;
  readonly direction: string;
}

/** A host whose options name the user, as groups can, must not fill the memory. */
const MAX_READINGS_OF_CLASS = 16;

interface Kept<T> {
  readonly reading: T;
  readonly facts: readonly Watched[];
}

/**
 * Keeps what was read of a class, for each set of host options and each direction, as long as the metadata it was read
 * from has not changed. Everything a decorator does later is noticed: on the class, its bases and the classes reached from
 * it, and whichever store it is in. Readings that are not settled, such as one with a type function that gave nothing yet,
 * are not kept, nor are those for options that are no plain data.
 *
 * Not noticed is what no store holds: a changed enum object or list of choices, a type function or an initializer that
 * comes to give something else, an accessor or a `design:type` that is defined later, and a change inside a single
 * record of a store. A class is held by nothing here.
 */
export class ReadingCache<T> {
  readonly #readers: readonly Reader[];
  readonly #kept = new WeakMap<Class, Map<string, Kept<T>>>();

  constructor(readers: readonly Reader[]) {
    this.#readers = readers;
  }

  /** What was kept, or else what is read now with the readers that are handed in. It is shared: nobody may change it. */
  read(asked: Asked, read: (readers: readonly Reader[]) => T): T {
    return this.readWatched(asked, read).reading;
  }

  /** The same, with what the reading rests on; without it where it may not be used again. */
  readWatched(
    asked: Asked,
    read: (readers: readonly Reader[]) => T,
  ): { readonly reading: T; readonly facts: readonly Watched[] | undefined } {
    const options = keyOfData(asked.host);
    if (options === undefined) return { reading: read(this.#readers), facts: undefined };
    const key = `${asked.direction} ${options}`;
    const ofClass = this.#kept.get(asked.cls);
    const kept = ofClass?.get(key);
    if (kept !== undefined && allHold(kept.facts)) return kept;
    ofClass?.delete(key);

    const witness = new Witness(this.#readers);
    const reading = read(witness.readers);
    const { facts } = witness;
    if (facts !== undefined) this.#keep(asked.cls, key, { reading, facts });
    return { reading, facts };
  }

  #keep(cls: Class, key: string, kept: Kept<T>): void {
    const ofClass = this.#kept.get(cls) ?? new Map<string, Kept<T>>();
    ofClass.set(key, kept);
    const [oldest] = ofClass.keys();
    if (ofClass.size > MAX_READINGS_OF_CLASS && oldest !== undefined) ofClass.delete(oldest);
    this.#kept.set(cls, ofClass);
  }
}
