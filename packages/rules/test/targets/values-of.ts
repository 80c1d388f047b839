import * as fc from "fast-check";
import type { JsonObject, JsonValue } from "../../src/index.js";
import { isJsonObject, ownValue, setOwn } from "../../src/json/json.js";
import { decodePointer } from "../../src/definitions/local-reference.js";

const ODD: readonly JsonValue[] = [
  null,
  true,
  -1,
  0,
  1,
  1.5,
  2,
  "",
  "a",
  "abc",
  "-a",
  [],
  [1],
  [1, 1],
  ["a", null],
  {},
  { a: "a" },
  { a: 1, b: null },
  { "x-y": 1 },
];

const KEYS = ["a", "b", "__proto__", "x-y", "z-"];

/** How many arrays and objects stand inside one another. */
const CONTAINERS = 4;

type Draw = (below: number) => number;

/** JSON values near a schema of a host: many of them are such as it takes. The first of a list of members is drawn most. */
export function valuesOf(schema: JsonObject, count: number): fc.Arbitrary<readonly JsonValue[]> {
  return fc.infiniteStream(fc.nat()).map((stream) => {
    const draw: Draw = (below) => (stream.next().value ?? 0) % below;
    return Array.from({ length: count }, () => new Builder(schema, draw).value(schema, CONTAINERS));
  });
}

class Builder {
  readonly #root: JsonObject;
  readonly #draw: Draw;
  /** Bounds what references that lead round in a circle would draw. */
  #steps = 200;

  constructor(root: JsonObject, draw: Draw) {
    this.#root = root;
    this.#draw = draw;
  }

  value(schema: JsonValue | undefined, room: number): JsonValue {
    this.#steps -= 1;
    if (!isJsonObject(schema) || this.#steps < 0 || this.#chance(16)) return this.#odd();
    const { $ref, anyOf, oneOf, allOf, type } = schema;
    if (schema["const"] !== undefined) return schema["const"];
    if (Array.isArray(schema["enum"])) return this.#pick(schema["enum"] as JsonValue[]);
    if (typeof $ref === "string" && this.#chance(2)) return this.value(this.#resolve($ref), room);
    for (const branches of [anyOf, oneOf, allOf]) {
      if (!Array.isArray(branches) || this.#chance(3)) continue;
      const one = this.value(this.#pick(branches as JsonValue[]), room);
      const other = this.#typed(type, schema, room);
      return isJsonObject(one) && isJsonObject(other) ? { ...other, ...one } : one;
    }
    const conditional = this.#pick(["then", "else", "if", "not"]);
    if (schema[conditional] !== undefined) return this.value(schema[conditional], room);
    return this.#typed(type, schema, room);
  }

  #typed(type: JsonValue | undefined, schema: JsonObject, room: number): JsonValue {
    const one = Array.isArray(type) ? this.#pick(type as JsonValue[]) : type;
    switch (one) {
      case "string":
        return this.#pick(["a", "abc", "", "-a", "b"]);
      case "integer":
        return this.#draw(5) - 1;
      case "number":
        return (this.#draw(8) - 1) / 2;
      case "boolean":
        return this.#chance(2);
      case "null":
        return null;
      case "array":
        return room === 0 ? [] : this.#array(schema, room - 1);
      case "object":
        return room === 0 ? {} : this.#object(schema, room - 1);
      default:
        if (room > 0 && schema["properties"] !== undefined) return this.#object(schema, room - 1);
        return room > 0 && schema["items"] !== undefined
          ? this.#array(schema, room - 1)
          : this.#odd();
    }
  }

  #array({ prefixItems, items, contains, minItems }: JsonObject, room: number): JsonValue {
    const positions = Array.isArray(prefixItems) ? (prefixItems as readonly JsonValue[]) : [];
    const least = typeof minItems === "number" ? minItems : 0;
    const length = this.#chance(2) ? positions.length : least + this.#draw(3);
    return Array.from({ length }, (_, index) =>
      this.value(positions[index] ?? (this.#chance(3) ? contains : items), room),
    );
  }

  #object(schema: JsonObject, room: number): JsonValue {
    const object: Record<string, JsonValue> = {};
    const { properties, required, additionalProperties, patternProperties } = schema;
    const demanded = Array.isArray(required) ? (required as readonly JsonValue[]) : [];
    const declared = isJsonObject(properties) ? properties : {};
    for (const [name, held] of Object.entries(declared)) {
      const isThere = demanded.includes(name) ? !this.#chance(16) : this.#chance(2);
      if (isThere) setOwn(object, name, this.value(held, room));
    }
    for (const name of demanded) {
      if (typeof name !== "string" || Object.hasOwn(object, name) || this.#chance(8)) continue;
      setOwn(object, name, this.value(additionalProperties, room));
    }
    if (this.#chance(additionalProperties === undefined ? 4 : 8)) {
      const further = isJsonObject(patternProperties)
        ? this.#pick(Object.values(patternProperties))
        : additionalProperties;
      setOwn(object, this.#pick(KEYS), this.value(further, room));
    }
    return object;
  }

  #resolve(reference: string): JsonValue | undefined {
    let value: JsonValue | undefined = this.#root;
    for (const step of decodePointer(reference) ?? ["$defs", "C"]) {
      value = isJsonObject(value) ? ownValue(value, step) : undefined;
    }
    return value;
  }

  #odd(): JsonValue {
    return this.#pick(ODD);
  }

  #chance(oneIn: number): boolean {
    return this.#draw(oneIn) === 0;
  }

  #pick<T>(values: readonly T[]): T {
    return values[this.#draw(values.length)]!;
  }
}
