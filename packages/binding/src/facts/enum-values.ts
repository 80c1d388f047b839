import type { EnumFacts, JsonValue } from "@shapewright/rules";

/**
 * The values of a TypeScript enum or a const object, in declaration order. A key is the reverse mapping of a numeric
 * enum, and no value of its own, only if it is a number's text and the entry it names points back to it: const objects
 * have no reverse mapping, even with keys that look like one.
 */
export function enumObjectValues(entity: object): readonly unknown[] {
  const record = entity as Readonly<Record<string, unknown>>;
  return Object.keys(record)
    .filter((key) => !isReverseMapping(record, key))
    .map((key) => record[key]);
}

function isReverseMapping(record: Readonly<Record<string, unknown>>, key: string): boolean {
  const name = record[key];
  const number = Number(key);
  return (
    typeof name === "string" &&
    String(number) === key &&
    Object.hasOwn(record, name) &&
    record[name] === number
  );
}

/**
 * The enum facts of a list of accepted values: all strings or all integers as such, anything else JSON can carry as the
 * wire form `json`. `undefined` when the list is empty or holds a value JSON cannot carry: it is left out whole, never in
 * part.
 */
export function enumFactsOf(values: readonly unknown[]): EnumFacts | undefined {
  const distinct = [...new Set(values)];
  if (distinct.length === 0) return undefined;
  if (distinct.every((value) => typeof value === "string")) {
    return { wireForm: "string", names: distinct, numbers: [] };
  }
  if (distinct.every((value) => Number.isSafeInteger(value))) {
    return { wireForm: "integer", names: [], numbers: distinct as readonly number[] };
  }
  if (!distinct.every(isJsonPrimitive)) return undefined;
  return { wireForm: "json", names: [], numbers: [], values: distinct };
}

function isJsonPrimitive(value: unknown): value is JsonValue {
  return (
    value === null ||
    typeof value === "string" ||
    typeof value === "boolean" ||
    (typeof value === "number" && Number.isFinite(value))
  );
}
