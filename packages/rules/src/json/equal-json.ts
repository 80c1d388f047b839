/** Whether two JSON values are equal, the order of keys apart. Depth is bounded by memory only. */
export function equalJson(left: unknown, right: unknown): boolean {
  const open: [unknown, unknown][] = [[left, right]];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [a, b] = pair;
    if (a === b) continue;
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
    if (Array.isArray(a) !== Array.isArray(b)) return false;
    const keys = Object.keys(a);
    if (keys.length !== Object.keys(b).length) return false;
    for (const key of keys) {
      if (!Object.hasOwn(b, key)) return false;
      open.push([Reflect.get(a, key), Reflect.get(b, key)]);
    }
  }
  return true;
}
