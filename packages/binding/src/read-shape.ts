import type { Class } from "./facts/class.js";
import { isClass } from "./facts/class.js";
import type { GraphReading } from "./graph/read-graph.js";
import { readGraph } from "./graph/read-graph.js";
import type { ShapeOptions } from "./options.js";
import { READERS } from "./readers/index.js";

/**
 * Reads a class for a public function.
 *
 * @throws TypeError when it is no class, with the remedy
 */
export function readShape(cls: Class, caller: string, options: ShapeOptions): GraphReading {
  if (!isClass(cls)) throw new TypeError(`${caller} takes a class, found ${describe(cls)}.`);
  return readGraph(cls, READERS, options.host ?? {});
}

function describe(value: unknown): string {
  if (value === undefined) {
    return "undefined: the module that declares the class may be part of an import cycle and not have run yet";
  }
  if (value === null) return "null";
  if (typeof value === "function") return "a function that is no class";
  const constructor: unknown = (value as { constructor?: unknown }).constructor;
  if (typeof value === "object" && isClass(constructor) && constructor !== Object) {
    return `an instance of ${constructor.name}: pass the class itself`;
  }
  return `a value of type ${typeof value}: interfaces and types are gone at run time`;
}
