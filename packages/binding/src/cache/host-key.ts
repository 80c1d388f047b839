/** Deep enough for every option of the host packages; deeper ones are none of theirs. */
const MAX_DEPTH = 8;

/**
 * A text that two values of options share exactly when they say the same; `undefined` for what is no plain data, such as a
 * function, an instance, or an object that contains itself. An option that is there and `undefined` is told from one that
 * is left out: class-transformer lets the first take the place of its default.
 */
export function keyOfData(value: unknown, depth = 0): string | undefined {
  switch (typeof value) {
    case "undefined":
      return "undefined";
    case "string":
      return keyOfText(value);
    case "boolean":
      return String(value);
    case "number":
      return Number.isFinite(value) ? String(value) : undefined;
    case "object":
      if (value === null) return "null";
      if (depth === MAX_DEPTH) return undefined;
      return Array.isArray(value) ? keyOfList(value, depth) : keyOfObject(value, depth);
    default:
      return undefined;
  }
}

/** The length says where the text ends, whatever is in it: this is asked on every call, and quoting takes its time. */
function keyOfText(text: string): string {
  return `${text.length}"${text}`;
}

function keyOfList(list: readonly unknown[], depth: number): string | undefined {
  let keys = "";
  for (const item of list) {
    const key = keyOfData(item, depth + 1);
    if (key === undefined) return undefined;
    keys += `${key},`;
  }
  return `[${keys}]`;
}

function keyOfObject(object: object, depth: number): string | undefined {
  const names = Object.keys(object);
  // What is hidden from a listing is read all the same.
  if (!isPlain(object) || Reflect.ownKeys(object).length !== names.length) return undefined;
  let keys = "";
  for (const name of names.length > 1 ? names.sort() : names) {
    const key = keyOfData(Reflect.get(object, name), depth + 1);
    if (key === undefined) return undefined;
    keys += `${keyOfText(name)}${key},`;
  }
  return `{${keys}}`;
}

function isPlain(object: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(object);
  // A test runner and a worker have an `Object.prototype` of their own.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
