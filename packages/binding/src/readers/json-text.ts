/**
 * A value as JSON text; `undefined` for one that JSON cannot carry in whole (a `Date`, a function, a bigint, `NaN`, an
 * instance of a class, a `Map`, something that contains itself): it is left out whole, never in part.
 */
export function jsonText(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, function (this: unknown, key: string, said: unknown) {
      // The value as it stands, before a `toJSON` of its own made another of it.
      if (!isJson((this as Readonly<Record<string, unknown>>)[key])) {
        throw new TypeError("JSON cannot carry this value.");
      }
      return said;
    });
  } catch {
    return undefined;
  }
}

function isJson(value: unknown): boolean {
  switch (typeof value) {
    case "string":
    case "boolean":
      return true;
    case "number":
      return Number.isFinite(value);
    case "object":
      return value === null || Array.isArray(value) || isPlain(value);
    default:
      return false;
  }
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  // A test runner and a worker have an `Object.prototype` of their own.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
