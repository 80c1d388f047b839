/** Counts the uses of own decorators, in all copies of the package. */
export interface Generation {
  count: number;
}

const KEY = Symbol.for("shapewright:generation");

/** The count, which is one for the whole process: what was read while it was lower may be out of date. */
export const generation: Generation = shared();

function shared(): Generation {
  const known: unknown = Reflect.get(globalThis, KEY);
  if (typeof known === "object" && known !== null) return known as Generation;
  const made: Generation = { count: 0 };
  Reflect.set(globalThis, KEY, made);
  return made;
}
