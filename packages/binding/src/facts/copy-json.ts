/** Deeper than any schema that the rules write inline; what an author wrote may be. */
const DEEP = 400;

/**
 * A deep copy of JSON data with keys in their order; it shares nothing with the original and none of its parts is frozen.
 * Depth is bounded by memory only: by the call stack as far as that goes safely, which takes a third of the time.
 */
export function copyJson<T>(value: T, depth = 0): T {
  if (typeof value !== "object" || value === null) return value;
  if (depth > DEEP) return copyDeep(value);
  if (Array.isArray(value)) {
    const list = value as readonly unknown[];
    return list.map((item) => copyJson(item, depth + 1)) as T;
  }
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    place(copy, name, copyJson((value as Record<string, unknown>)[name], depth + 1));
  }
  return copy as T;
}

function copyDeep<T>(value: T): T {
  const holder: { copy?: unknown } = {};
  const open: Task[] = [{ from: value, into: holder, key: "copy" }];
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    const { from, into, key } = task;
    if (typeof from !== "object" || from === null) {
      place(into, key, from);
      continue;
    }
    const copy = (Array.isArray(from) ? [] : {}) as Record<string, unknown>;
    place(into, key, copy);
    // From the last to the first, so that the first is taken next and every key keeps its place.
    for (const name of Object.keys(from).reverse()) {
      open.push({ from: (from as Record<string, unknown>)[name], into: copy, key: name });
    }
  }
  return holder.copy as T;
}

interface Task {
  readonly from: unknown;
  readonly into: Record<string, unknown>;
  readonly key: string;
}

// A plain assignment to `__proto__` would set the prototype and lose the value.
function place(into: Record<string, unknown>, key: string, value: unknown): void {
  if (key === "__proto__") {
    const property = { value, writable: true, enumerable: true, configurable: true };
    Object.defineProperty(into, key, property);
  } else into[key] = value;
}
