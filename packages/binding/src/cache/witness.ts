import { lineage, type Class } from "../facts/class.js";
import type { Fact, TypeClaim } from "../facts/fact.js";
import type { Reader } from "../readers/reader.js";
import { watchedAnswer, type Watched } from "../readers/watched.js";

/**
 * Goes along with one reading: through its readers it learns which classes are read, holds what each rests on before
 * anything of it is read, and notices what a later reading might find otherwise although nothing that is held changes.
 */
export class Witness {
  /** The readers to read with. */
  readonly readers: readonly Reader[];

  readonly #asked: readonly Reader[];
  readonly #seen = new Set<Class>();
  readonly #found = new WatchedSet();
  #isSettled = true;

  constructor(readers: readonly Reader[]) {
    this.#asked = readers;
    this.readers = readers.map((reader) => this.#accompanied(reader));
  }

  /** What the reading rests on; `undefined` where it may not be used again. */
  get facts(): readonly Watched[] | undefined {
    return this.#isSettled ? this.#found.all : undefined;
  }

  #accompanied(reader: Reader): Reader {
    return {
      source: reader.source,
      ownMembers: (cls) => {
        this.#see(cls);
        return reader.ownMembers(cls);
      },
      knows: (cls) => {
        this.#see(cls);
        return reader.knows(cls);
      },
      readMember: (cls, ...asked) => {
        this.#see(cls);
        return this.#settled(() => reader.readMember(cls, ...asked));
      },
      verdict: (cls, ...asked) => {
        this.#see(cls);
        return reader.verdict?.(cls, ...asked);
      },
      declaration: (cls) => {
        this.#see(cls);
        return reader.declaration?.(cls);
      },
      readClass: (cls) => {
        this.#see(cls);
        return reader.readClass(cls);
      },
    };
  }

  /**
   * Reading runs type functions and constructors, which may decorate what was read already: what is held is what was there
   * before, so that it no longer holds then. Reading a member reads the bases.
   */
  #see(cls: Class): void {
    if (this.#seen.has(cls)) return;
    for (const each of lineage(cls)) {
      if (this.#seen.has(each)) continue;
      this.#seen.add(each);
      this.#found.add(watchClass(each));
      for (const reader of this.#asked) this.#watch(reader, each);
    }
  }

  #watch(reader: Reader, cls: Class): void {
    if (reader.watch === undefined) return;
    const watched = reader.watch(cls);
    if (watched === undefined) this.#isSettled = false;
    else this.#found.add(watched);
  }

  /** What could not be read may be readable the next time: a module in an import cycle has run by then. */
  #settled(read: () => readonly Fact[]): readonly Fact[] {
    try {
      const facts = read();
      if (facts.some(isUnknown)) this.#isSettled = false;
      return facts;
    } catch (error) {
      this.#isSettled = false;
      throw error;
    }
  }
}

/** Facts, each once: those about a store as a whole are found again with every class. */
class WatchedSet {
  readonly #byPlace = new Map<unknown, Map<unknown, Watched>>();
  readonly #all: Watched[] = [];

  get all(): readonly Watched[] {
    return this.#all;
  }

  add(facts: readonly Watched[]): void {
    for (const fact of facts) {
      const known = this.#byPlace.get(fact.of);
      const earlier = known?.get(fact.key);
      // The earlier one counts: should the two differ, it no longer holds.
      if (earlier?.kind === fact.kind) continue;
      this.#all.push(fact);
      if (known === undefined) this.#byPlace.set(fact.of, new Map([[fact.key, fact]]));
      else known.set(fact.key, fact);
    }
  }
}

/** The name and the base of a class may be set after it is made, as mixins do. */
function watchClass(cls: Class): readonly Watched[] {
  const prototype = cls.prototype as object;
  const base = watchedAnswer(() => Object.getPrototypeOf(prototype));
  const name = Object.getOwnPropertyDescriptor(cls, "name");
  // A static accessor is code of the author's, and is not read as a name.
  if (name === undefined || !("value" in name)) return [base];
  return [base, watchedAnswer(() => cls.name)];
}

function isUnknown({ claim }: Fact): boolean {
  return (claim.says === "type" || claim.says === "inner-type") && hasUnknown(claim.type);
}

function hasUnknown(type: TypeClaim): boolean {
  const open: TypeClaim[] = [type];
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    if (each.kind === "unknown" && each.isFinal !== true) return true;
    open.push(...within(each));
  }
  return false;
}

function within(type: TypeClaim): readonly TypeClaim[] {
  switch (type.kind) {
    case "array":
    case "set":
      return type.element === undefined ? [] : [type.element];
    case "map":
      return type.values === undefined ? [] : [type.values];
    case "one-of":
      return type.variants;
    default:
      return [];
  }
}
