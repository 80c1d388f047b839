const HOSTILE = new Set(["__proto__", "constructor", "prototype"]);

/**
 * A copy of what nobody looks into, without the keys that no instance may be given; `undefined` for what is no JSON, or too deep,
 * which is then looked at with more care.
 */
export function copyAny(value: unknown, room: number): unknown {
  switch (typeof value) {
    case "string":
    case "boolean":
      return value;
    case "number":
      return Number.isFinite(value) ? value : undefined;
    case "object":
      if (value === null) return null;
      return room <= 0
        ? undefined
        : Array.isArray(value)
          ? copyList(value, room)
          : copyObject(value, room);
    default:
      return undefined;
  }
}

function copyList(value: readonly unknown[], room: number): unknown {
  const copy: unknown[] = [];
  for (const item of value) {
    const own = copyAny(item, room - 1);
    if (own === undefined) return undefined;
    copy.push(own);
  }
  return copy;
}

function copyObject(value: object, room: number): unknown {
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const own = copyAny(Reflect.get(value, key), room - 1);
    if (own === undefined) return undefined;
    if (!HOSTILE.has(key)) copy[key] = own;
  }
  return copy;
}
