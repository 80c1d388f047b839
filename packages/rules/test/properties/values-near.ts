import * as fc from "fast-check";
import type { JsonValue, Member, ObjectType, TypeNode, TypeShape } from "../../src/index.js";
import { setOwn } from "../../src/json/json.js";

/** Values that are often of a wrong type, size or form. */
const ODD: readonly JsonValue[] = [
  null,
  true,
  -1,
  0,
  1,
  1.5,
  8,
  "",
  "a",
  "abc",
  [],
  [null],
  ["a", "a"],
  {},
  { a: "a" },
  { a: {}, zzz: null },
  [["a", []]],
];
const TEXTS = ["a", "b", "abc", "abcabcabc", "", "1"];
const KEYS = ["a", "1", "zzz"];

/** Picks a number below another. */
type Draw = (below: number) => number;

/**
 * JSON values near a shape: most of them are such as its schema takes, and in some a part is another value, missing, or too
 * much.
 */
export function valuesNear(
  shape: TypeShape,
  containers: number,
): fc.Arbitrary<readonly JsonValue[]> {
  return fc.infiniteStream(fc.nat()).map((stream) => {
    const draw: Draw = (below) => (stream.next().value ?? 0) % below;
    return Array.from({ length: 6 }, () => new Builder(shape, draw).value(shape.root, containers));
  });
}

class Builder {
  readonly #shape: TypeShape;
  readonly #draw: Draw;

  constructor(shape: TypeShape, draw: Draw) {
    this.#shape = shape;
    this.#draw = draw;
  }

  /** A value with at most so many arrays and objects inside one another. */
  value(node: TypeNode, containers: number): JsonValue {
    if (this.#chance(12)) return this.#odd(containers);
    if (node.nullable === true && this.#chance(5)) return null;
    switch (node.kind) {
      case "scalar":
        if (node.scalar === "string") return this.#pick(TEXTS);
        return node.scalar === "boolean" ? this.#chance(2) : this.#draw(12) - 2;
      case "binary":
        return "YQ==";
      case "enum":
        return this.#pick<JsonValue>([
          ...node.enumFacts.names,
          ...node.enumFacts.numbers,
          ...(node.enumFacts.wireForm === "json" ? node.enumFacts.values : []),
        ]);
      case "ref":
        return this.#object(node.ref, containers);
      case "union":
        return this.value(this.#pick(node.variants), containers);
      case "array":
      case "map":
      case "tuple":
        return containers === 0 ? this.#odd(0) : this.#collection(node, containers - 1);
      case "any":
      case "unknown":
      case "verbatim":
        return this.#odd(containers);
    }
  }

  #collection(node: TypeNode, containers: number): JsonValue {
    const several = Array.from({ length: this.#draw(4) });
    if (node.kind === "map") {
      const object: Record<string, JsonValue> = {};
      several.forEach(() => {
        object[this.#pick(KEYS)] = this.value(node.values, containers);
      });
      return object;
    }
    if (node.kind === "tuple") {
      const { elements, rest } = node;
      const first = elements.map((element) => this.value(element, containers));
      return rest ? [...first, ...several.map(() => this.value(rest, containers))] : first;
    }
    return node.kind === "array" ? several.map(() => this.value(node.items, containers)) : null;
  }

  #object(key: string, containers: number): JsonValue {
    const type = this.#shape.types[key];
    const [only, ...others] = type?.members ?? [];
    // A wrapper is mostly its member; where it is not, this is one more odd value.
    if (type?.wrapper === true && only !== undefined && others.length === 0) {
      return containers === 0 ? this.#odd(0) : this.value(only.type, containers - 1);
    }
    if (type === undefined || containers === 0) return this.#odd(0);
    return this.#members(type, containers - 1);
  }

  #members(type: ObjectType, containers: number): JsonValue {
    const object: Record<string, JsonValue> = {};
    for (const member of type.members) {
      if (this.#isThere(member)) {
        setOwn(object, member.name, this.value(member.type, containers));
      }
    }
    if (type.additional !== undefined && this.#chance(2)) {
      const { additional } = type;
      object["zzz"] = additional === true ? 1 : this.value(additional, containers);
    } else if (this.#chance(12)) {
      object["zzz"] = 1;
    }
    return object;
  }

  #isThere({ required, readOnly, writeOnly }: Member): boolean {
    if (readOnly || writeOnly === true) return this.#chance(6);
    return required ? !this.#chance(16) : this.#chance(2);
  }

  #odd(containers: number): JsonValue {
    return this.#pick(ODD.filter((value) => depthOf(value) <= containers));
  }

  #chance(oneIn: number): boolean {
    return this.#draw(oneIn) === 0;
  }

  #pick<T>(values: readonly T[]): T {
    return values[this.#draw(values.length)]!;
  }
}

/** How many arrays and objects stand inside one another; the values here are few levels deep. */
function depthOf(value: JsonValue): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value as object).map((held: JsonValue) => depthOf(held)));
}
