/**
 * Copies of a rule's arguments to ask it about a value with: validator.js writes its defaults into the author's option
 * objects, and matching moves the `lastIndex` of the author's patterns. The value itself and the elements of a list keep
 * their identity, which `@Equals` and `@IsIn` compare by.
 */
export function copiesOf(given: readonly unknown[], value: unknown): readonly unknown[] {
  if (!given.some(isObject)) return [...given];
  return given.map((argument) => {
    if (argument === value) return argument;
    if (Array.isArray(argument)) return [...(argument as readonly unknown[])];
    if (!isPlainObject(argument)) return copyOfPattern(argument);
    return Object.fromEntries(
      Object.entries(argument).map(([key, value]) => [
        key,
        Array.isArray(value) ? value.map(copyOfPattern) : copyOfPattern(value),
      ]),
    );
  });
}

/**
 * Runs something that may still reach the author's own objects, and puts their entries back as they were: a few
 * built-ins hold their options in a closure (`@IsMACAddress` turns `eui: 48` into a text there).
 */
export function leavingAsTheyWere<T>(given: readonly unknown[], run: () => T): T {
  if (!given.some(isObject)) return run();
  const objects = given.filter(isPlainObject);
  if (objects.length === 0) return run();
  const before = objects.map((object) => [object, new Map(Object.entries(object))] as const);
  try {
    return run();
  } finally {
    for (const [object, entries] of before) {
      for (const key of Object.keys(object)) {
        if (!entries.has(key)) Reflect.deleteProperty(object, key);
      }
      for (const [key, value] of entries) {
        if (object[key] !== value) Reflect.set(object, key, value);
      }
    }
  }
}

/** Whether a value is a regular expression, one from another realm included. */
export function isRegExp(value: unknown): value is RegExp {
  return Object.prototype.toString.call(value) === "[object RegExp]";
}

function copyOfPattern(value: unknown): unknown {
  return isRegExp(value) ? new RegExp(value.source, value.flags) : value;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (!isObject(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
