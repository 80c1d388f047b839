/** Puts a text in the place of each date that is none, in place: no two of those are equal. */
export function comparable<T>(value: T): T {
  const seen = new Set<object>();
  const visit = (held: unknown): void => {
    if (typeof held !== "object" || held === null || seen.has(held)) return;
    seen.add(held);
    for (const key of Object.keys(held)) {
      const inner: unknown = Reflect.get(held, key);
      if (inner instanceof Date && Number.isNaN(inner.getTime())) {
        Reflect.set(held, key, "(an invalid date)");
      } else visit(inner);
    }
  };
  visit(value);
  return value;
}
