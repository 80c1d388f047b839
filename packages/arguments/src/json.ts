/** Any JSON value that is the kernel's own. */
export type OwnedJson = null | boolean | number | string | OwnedJson[] | OwnedJsonObject;

/** A JSON object that is the kernel's own. */
export interface OwnedJsonObject {
  [key: string]: OwnedJson;
}

/** Sets an own key. A plain assignment to `__proto__` would set the prototype and lose the value. */
export function setOwn(object: OwnedJsonObject, key: string, value: OwnedJson): void {
  if (key === "__proto__") {
    Object.defineProperty(object, key, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  } else {
    object[key] = value;
  }
}

/** Whether a value is a JSON object, not an array. */
export function isObject(value: unknown): value is OwnedJsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value under an own key; what `Object.prototype` holds is none. */
export function ownValue(object: OwnedJsonObject, key: string): OwnedJson | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
