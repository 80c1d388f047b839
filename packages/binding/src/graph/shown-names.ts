import type { Class } from "../facts/class.js";
import type { Reader } from "../readers/reader.js";
import { displayName } from "./type-keys.js";

/** The name that a class is shown by: what the first reader that has one calls it, or its own. Each class is asked once. */
export function namesBy(readers: readonly Reader[]): (cls: Class) => string {
  const names = new Map<Class, string>();
  return (cls) => {
    const known = names.get(cls);
    if (known !== undefined) return known;
    const name = nameIn(cls, readers) ?? displayName(cls);
    names.set(cls, name);
    return name;
  };
}

function nameIn(cls: Class, readers: readonly Reader[]): string | undefined {
  try {
    for (const reader of readers) {
      for (const { claim } of reader.readClass(cls)) if (claim.says === "name") return claim.name;
    }
  } catch {
    // What cannot be asked fails where it is read, with the name that it has.
  }
  return undefined;
}
