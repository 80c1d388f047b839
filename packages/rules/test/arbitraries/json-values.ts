import * as fc from "fast-check";
import type { JsonValue } from "../../src/type-shape/index.js";

/** One arbitrary for each field of `T`. */
export type Arbitraries<T> = { readonly [K in keyof T]: fc.Arbitrary<T[K]> };

/** Names that trip a plain object, a pointer, a key order or a reader of schemas. */
const hostileNames = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "length",
  "",
  "0",
  "10",
  "a/b",
  "a~1b",
  "a b",
  "$ref",
  "$defs",
  "type",
  "properties",
  "ключ",
  "\ud800",
  "\u0000",
] as const;

/** Wire names, the hostile ones often. */
export function names(): fc.Arbitrary<string> {
  return fc.oneof(fc.constantFrom(...hostileNames), fc.string({ maxLength: 6 }));
}

/** Finite numbers, without the -0 that JSON cannot tell from 0. */
export function numbers(): fc.Arbitrary<number> {
  const double = fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0);
  return fc.oneof(fc.integer(), double);
}

/** Lists of JSON values, one level less deep than a value. */
export function jsonLists(minLength = 0): fc.Arbitrary<readonly JsonValue[]> {
  return fc.array(jsonValues(), { minLength, maxLength: 3 });
}

/** JSON values of a few levels. */
export function jsonValues(): fc.Arbitrary<JsonValue> {
  return fc.letrec<{ value: JsonValue }>((tie) => ({
    value: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constantFrom<JsonValue>(null, true, false),
      numbers(),
      names(),
      fc.array(tie("value"), { maxLength: 3 }),
      dictionaries(tie("value")),
    ),
  })).value;
}

/** Objects whose keys are data. */
export function dictionaries<T>(values: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> {
  return fc.dictionary(names(), values, { maxKeys: 3, noNullPrototype: true });
}

/** Closed records: each optional field is there or absent, never undefined. */
export function records<R, O>(
  required: Arbitraries<R>,
  optional: Arbitraries<O>,
): fc.Arbitrary<R & Partial<O>> {
  const requiredKeys = Object.keys(required);
  const fields: Arbitraries<Record<string, unknown>> = { ...required, ...optional };
  return fc.record(fields, { requiredKeys, noNullPrototype: true }) as fc.Arbitrary<R & Partial<O>>;
}
