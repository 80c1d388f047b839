import * as fc from "fast-check";
import type { JsonValue } from "../../src/type-shape/index.js";

type Container = JsonValue[] | Record<string, JsonValue>;

/** One change at a place that the number picks. */
export interface Mutation {
  readonly at: number;
  readonly change: "drop" | "add" | "replace" | "copy" | "repeat" | "rename";
  readonly name: string;
  readonly value: JsonValue;
  readonly from: number;
}

const fieldNames = [
  "kind",
  "scalar",
  "format",
  "items",
  "values",
  "keys",
  "ref",
  "schema",
  "variants",
  "elements",
  "rest",
  "reason",
  "discriminator",
  "mapping",
  "enumFacts",
  "wireForm",
  "names",
  "numbers",
  "combinable",
  "labels",
  "nullable",
  "constraints",
  "minSize",
  "multipleOf",
  "not",
  "name",
  "type",
  "members",
  "additional",
  "default",
  "marking",
  "writable",
  "root",
  "types",
  "__proto__",
  "constructor",
  "extra",
  "9bad",
  "a b",
] as const;

const wrongValues: readonly JsonValue[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  "",
  "x",
  "9bad",
  "Order",
  "__proto__",
  "string",
  "integer",
  "unresolved",
  "json",
  "array",
  "map",
  "ref",
  "any",
  "union",
  "tuple",
  "object",
  "handle",
  [],
  [1.5],
  ["a"],
  [null],
  {},
  { kind: "any" },
  { kind: "ref", ref: "Order" },
  { kind: "ref", ref: "Missing" },
  { kind: "array", items: { kind: "scalar", scalar: "null" } },
  { wireForm: "string", names: [], numbers: [1], combinable: true },
  { wireForm: "json", names: [], numbers: [] },
  { name: "N", members: [] },
];

export function mutations(): fc.Arbitrary<Mutation> {
  return fc.record({
    at: fc.nat(),
    change: fc.constantFrom("drop", "add", "replace", "copy", "repeat", "rename"),
    name: fc.constantFrom(...fieldNames),
    value: fc.constantFrom(...wrongValues),
    from: fc.nat(),
  });
}

/** A changed copy of a JSON value, which comes as its text. */
export function mutate(json: string, changes: readonly Mutation[]): JsonValue {
  const copy: Record<string, JsonValue> = { value: JSON.parse(json) as JsonValue };
  for (const change of changes) apply(change, copy);
  return copy["value"] ?? null;
}

function apply({ at, change, name, value, from }: Mutation, top: Record<string, JsonValue>): void {
  const entries = entriesOf(top);
  // An earlier change may have dropped the whole value.
  if (entries.length === 0) return;
  const [container, key] = entries[at % entries.length]!;
  const inner = (container as Record<string, JsonValue>)[key]!;
  switch (change) {
    case "drop":
      if (Array.isArray(container)) container.splice(Number(key), 1);
      else Reflect.deleteProperty(container, key);
      return;
    case "add":
      if (Array.isArray(inner)) inner.push(value);
      else if (isObject(inner)) put(inner, name, value);
      else put(container, key, value);
      return;
    case "rename":
      // A list would be left with a hole, which is not JSON.
      if (Array.isArray(container)) return;
      Reflect.deleteProperty(container, key);
      put(container, name, inner);
      return;
    case "replace":
      put(container, key, value);
      return;
    case "repeat":
      if (Array.isArray(container)) container.push(clone(inner));
      else if (Array.isArray(inner)) inner.push(...clone(inner as JsonValue[]).slice(0, 1));
      return;
    case "copy": {
      const [source, sourceKey] = entries[from % entries.length]!;
      const copied = clone((source as Record<string, JsonValue>)[sourceKey]!);
      if (Array.isArray(inner)) inner.push(copied);
      else put(container, key, copied);
    }
  }
}

/** Every place that holds a value, in the order of the document. */
function entriesOf(top: Container): readonly (readonly [Container, string])[] {
  const entries: (readonly [Container, string])[] = [];
  const open: Container[] = [top];
  for (let container = open.pop(); container !== undefined; container = open.pop()) {
    for (const [key, inner] of Object.entries(container)) {
      entries.push([container, key]);
      if (isContainer(inner)) open.push(inner);
    }
  }
  return entries;
}

function isContainer(value: JsonValue): value is Container {
  return typeof value === "object" && value !== null;
}

function isObject(value: JsonValue): value is Record<string, JsonValue> {
  return isContainer(value) && !Array.isArray(value);
}

// Assignment would set the prototype for `__proto__`.
function put(container: Container, key: string, value: JsonValue): void {
  Object.defineProperty(container, key, {
    value: clone(value),
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function clone<T extends JsonValue>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
