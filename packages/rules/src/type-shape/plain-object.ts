/** An object as JSON knows it; only its own enumerable string keys count. */
export type PlainObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object without a class: one made by a literal, by `JSON.parse` or with no prototype. */
export function isPlainObject(value: unknown): value is PlainObject {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || isObjectPrototype(prototype);
}

// A structured clone, a worker's message or a test's sandbox brings the `Object.prototype` of another realm.
function isObjectPrototype(prototype: unknown): boolean {
  return (
    typeof prototype === "object" &&
    prototype !== null &&
    Object.getPrototypeOf(prototype) === null &&
    Object.hasOwn(prototype, "isPrototypeOf")
  );
}
