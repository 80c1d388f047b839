import { equalJson } from "../json/equal-json.js";
import type { ObjectType, TypeShape } from "../type-shape/index.js";

/**
 * The object types of several shapes under their keys. A key is unique, so two shapes that share one mean the same type.
 *
 * @throws TypeError when they do not
 */
export function mergeTypes(shapes: readonly TypeShape[]): ReadonlyMap<string, ObjectType> {
  const merged = new Map<string, ObjectType>();
  for (const shape of shapes) {
    for (const key of Object.keys(shape.types)) {
      const type = shape.types[key];
      if (type === undefined) continue;
      const known = merged.get(key);
      if (known === undefined) {
        merged.set(key, type);
      } else if (known !== type && !equalJson(known, type)) {
        throw new TypeError(
          `Two shapes give different object types under the key "${key}". ` +
            `Give each type a key of its own, or read the shapes together.`,
        );
      }
    }
  }
  return merged;
}
