import { expectedFound, quote } from "./problems.js";
import { isPlainObject } from "./plain-object.js";
import type { FieldCheck, Place, Walk } from "./walk.js";

/** What a key of `types` looks like. */
const typeKeyPattern = /^[A-Za-z_][A-Za-z0-9_.+`[\],-]*$/;

const expectedKey = `a key of "types", a string that matches ${typeKeyPattern.source}`;

/** Whether a key of `types` can be named by a reference. */
export function isTypeKey(key: string): boolean {
  return typeKeyPattern.test(key);
}

/** The keys that a reference may name, or undefined when `types` is not there to look into. */
export function typeKeysOf(shape: unknown): ReadonlySet<string> | undefined {
  try {
    const types = isPlainObject(shape) ? shape["types"] : undefined;
    if (!isPlainObject(types)) return undefined;
    return new Set(Object.keys(types).filter((key) => isTypeKey(key) && isPresent(types, key)));
  } catch {
    return undefined;
  }
}

function isPresent(types: Readonly<Record<string, unknown>>, key: string): boolean {
  try {
    return types[key] !== undefined;
  } catch {
    return true;
  }
}

/** A key that `types` must have. */
export const typeReference: FieldCheck = (value, place, key, walk) => {
  if (walk.typeKeys?.has(value as string) === true) return;
  if (typeof value !== "string" || !isTypeKey(value)) {
    walk.report("schema", expectedFound(expectedKey, value), place, key);
  } else if (walk.typeKeys !== undefined) {
    const message = `expected a key that "types" has, found ${quote(value)}`;
    walk.report("reference", message, place, key);
  }
};

/** Reports a key of `types` that no reference can name. */
export function checkTypeKey(place: Place, key: string, walk: Walk): void {
  if (walk.typeKeys?.has(key) === true || isTypeKey(key)) return;
  walk.report("schema", expectedFound(expectedKey, key), place, key);
}
