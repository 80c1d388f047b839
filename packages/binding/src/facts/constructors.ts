import { isClass } from "./class.js";
import type { TypeClaim } from "./fact.js";

const KNOWN: ReadonlyMap<unknown, TypeClaim> = new Map<unknown, TypeClaim>([
  [String, { kind: "string" }],
  [Number, { kind: "number" }],
  [Boolean, { kind: "boolean" }],
  [BigInt, { kind: "bigint" }],
  [Date, { kind: "date" }],
  [Array, { kind: "array" }],
  [Set, { kind: "set" }],
  [Map, { kind: "map" }],
  [ArrayBuffer, { kind: "binary" }],
  [Uint8Array, { kind: "binary" }],
]);

/**
 * What a constructor says as a type: `String` a string, `Buffer` bytes, a class its instances. `undefined` for what says
 * nothing: `Object` stands for every type the compiler could not name, `Promise` and functions for no JSON at all.
 */
export function typeOfConstructor(constructor: unknown): TypeClaim | undefined {
  const known = KNOWN.get(constructor);
  if (known !== undefined) return known;
  if (!isClass(constructor)) return undefined;
  const silent: readonly unknown[] = [Object, Function, Promise, Symbol, Error, RegExp];
  if (silent.includes(constructor)) return undefined;
  if (constructor.prototype instanceof Uint8Array) return { kind: "binary" };
  return { kind: "class", cls: constructor };
}
