import type { Class } from "../facts/class.js";
import type { Tag } from "../facts/fact.js";

/** The display name of a class that has none. */
const ANONYMOUS = "Anonymous";

/** Gives each class of one reading its key in `types`: its name, with `_2`, `_3` for later classes of the same name (B11). */
export class TypeKeys {
  readonly #keys = new Map<Class, Map<string, string>>();
  readonly #taken = new Set<string>();
  /** The count to go on from: with thousands of classes of one name, looking from the start each time takes seconds. */
  readonly #counts = new Map<string, number>();
  readonly #nameOf: (cls: Class) => string;

  /** @param nameOf the name that a class is shown by */
  constructor(nameOf: (cls: Class) => string) {
    this.#nameOf = nameOf;
  }

  /**
   * The key of a class, the same on every call; new classes are told apart in the order in which they are met. A class is
   * another type under each of its tags.
   */
  keyOf(cls: Class, tag?: Tag): string {
    const ofClass = this.#keys.get(cls) ?? new Map<string, string>();
    const tagText =
      tag === undefined ? "" : JSON.stringify([tag.property, tag.value, tag.isRemoved]);
    const known = ofClass.get(tagText);
    if (known !== undefined) return known;
    const key = this.newKey(validKey(this.#nameOf(cls)));
    this.#keys.set(cls, ofClass.set(tagText, key));
    return key;
  }

  /** A key that nothing has yet: the one asked for, or that with a number. */
  newKey(base: string): string {
    let key = base;
    let count = this.#counts.get(base) ?? 1;
    while (this.#taken.has(key)) {
      count += 1;
      key = `${base}_${String(count)}`;
    }
    this.#counts.set(base, count);
    this.#taken.add(key);
    return key;
  }
}

/** The name of a class by itself. */
export function displayName(cls: Class): string {
  const name: unknown = Object.getOwnPropertyDescriptor(cls, "name")?.value;
  return typeof name === "string" && name !== "" ? name : ANONYMOUS;
}

/** What a TypeShape allows as a key; other characters become `_`. */
function validKey(name: string): string {
  const key = name.replace(/[^A-Za-z0-9_.+`[\],-]/g, "_");
  return /^[A-Za-z_]/.test(key) ? key : `_${key}`;
}
