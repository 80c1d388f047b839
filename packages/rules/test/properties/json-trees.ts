import type { JsonValue } from "../../src/index.js";

/** Every object and array within a value, itself included; each as often as it stands there. */
export function objectsWithin(value: JsonValue): readonly object[] {
  const found: object[] = [];
  const open: JsonValue[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== "object" || next === null) continue;
    found.push(next);
    for (const held of Object.values(next)) open.push(held);
  }
  return found;
}

/** Freezes a value through and through. */
export function freezeDeeply<T extends JsonValue>(value: T): T {
  for (const object of objectsWithin(value)) Object.freeze(object);
  return value;
}

/** Empties every object and array within a value and puts nonsense there. */
export function spoilDeeply(value: JsonValue): void {
  for (const object of objectsWithin(value)) {
    if (Array.isArray(object)) {
      object.splice(0, object.length, "spoilt");
    } else {
      for (const key of Object.keys(object)) Reflect.deleteProperty(object, key);
      Reflect.set(object, "spoilt", true);
    }
  }
}
