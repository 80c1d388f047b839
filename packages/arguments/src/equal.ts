import type { JsonObject, JsonValue } from "@shapewright/rules";

/** Whether two JSON values are equal, the order of keys apart. */
export function isSame(one: JsonValue, other: JsonValue): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return false;
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        isSame((one as JsonObject)[key] ?? null, (other as JsonObject)[key] ?? null),
    )
  );
}

/** The places of two equal items of a list, the first such; in a time that grows with the list and not with its square. */
export function equalPair(items: readonly JsonValue[]): readonly [number, number] | undefined {
  const places = new Map<JsonValue, number>();
  for (const [at, item] of items.entries()) {
    const key = typeof item === "object" && item !== null ? canonical(item) : item;
    // A text that looks like another item's canonical form is told from it by the kind of the item.
    const known = places.get(typeof key === "string" ? `${typeof item} ${key}` : key);
    if (known !== undefined) return [known, at];
    places.set(typeof key === "string" ? `${typeof item} ${key}` : key, at);
  }
  return undefined;
}

/** The same text for equal values, whatever the order of their keys. */
function canonical(value: JsonValue): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const object = value as JsonObject;
  const parts = Object.keys(object)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(object[key] ?? null)}`);
  return `{${parts.join(",")}}`;
}
