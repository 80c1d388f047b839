import type { Class } from "@shapewright/binding";
import type {
  ClassOutline,
  HostOptions,
  OutputReading,
  ShapeOptions,
} from "@shapewright/binding/reading";
import { makePlainByHost, readForOutput } from "@shapewright/binding/reading";
import type { JsonValue, ObjectType, TypeNode } from "@shapewright/rules";

/** Makes what is sent of what a handler gives: what class-transformer makes of an instance, then JSON. */
export class Sender {
  readonly #cls: Class;
  readonly #host: HostOptions;
  readonly #reading: OutputReading;

  constructor(cls: Class, options: ShapeOptions) {
    this.#cls = cls;
    this.#host = options.host ?? {};
    this.#reading = readForOutput(cls, options, "defineTool");
  }

  /**
   * @throws TypeError for what JSON cannot carry, such as an object that holds itself; what code of the author's throws
   */
  toJson(value: unknown): JsonValue | undefined {
    const made: unknown = Array.isArray(value)
      ? value.map((item: unknown) => this.#plain(item))
      : this.#plain(value);
    return toJson(made);
  }

  #plain(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    const instance = isOf(this.#cls, value) ? value : instanceLike(this.#cls, value);
    const plain = makePlainByHost(instance, this.#host) ?? instance;
    return this.#named(this.#reading.shape.root, plain);
  }

  /** With the names that own decorators give, and without what they keep in; class-transformer has done its part. */
  #named(node: TypeNode, value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    switch (node.kind) {
      case "ref":
        return this.#namedMembers(node.ref, value);
      case "array":
        return isListed(value) ? [...value].map((item) => this.#named(node.items, item)) : value;
      case "map":
        return mapped(value, (item) => this.#named(node.values, item));
      case "union": {
        const variant = node.variants.find((one) => one.kind === "ref");
        return variant === undefined || Array.isArray(value) ? value : this.#named(variant, value);
      }
      default:
        return value;
    }
  }

  #namedMembers(key: string, value: object): unknown {
    const type = this.#reading.shape.types[key];
    const outline = this.#reading.outlines.get(key);
    if (type === undefined || outline === undefined || Array.isArray(value)) return value;
    const named: Record<string, unknown> = {};
    const byKey = keysOf(outline);
    for (const [name, held] of Object.entries(value)) {
      const wireName = byKey.get(name);
      if (wireName === null) continue;
      const node = wireName === undefined ? undefined : memberOf(type, wireName);
      put(named, wireName ?? name, node === undefined ? held : this.#named(node, held));
    }
    if (type.wrapper !== true) return named;
    return named[type.members[0]?.name ?? ""];
  }
}

/** The name on the wire by the key that class-transformer gives a member; null for one that is not sent. */
function keysOf({ names, members }: ClassOutline): ReadonlyMap<string, string | null> {
  const keys = new Map<string, string | null>(names.map((name) => [name, null]));
  for (const { property, hostKey, wireName, writeOnly } of members) {
    keys.delete(property);
    keys.set(hostKey, writeOnly ? null : wireName);
  }
  return keys;
}

function memberOf({ members }: ObjectType, name: string): TypeNode | undefined {
  return members.find((member) => member.name === name)?.type;
}

function isOf(cls: Class, value: object): boolean {
  return value instanceof (cls as unknown as new () => object);
}

/** The members of a plain object as an instance has them, so that its class's decorators hold for it; no constructor is run. */
function instanceLike(cls: Class, value: object): object {
  const prototype = Object.getPrototypeOf(value) as unknown;
  // An instance of another class is what its own class says.
  if (prototype !== Object.prototype && prototype !== null) return value;
  const made = Object.create(cls.prototype as object) as object;
  for (const [name, held] of Object.entries(value)) put(made, name, held);
  return made;
}

function put(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}

function isListed(value: object): value is Iterable<unknown> {
  return Array.isArray(value) || value instanceof Set;
}

function mapped(value: object, of: (held: unknown) => unknown): object {
  const entries =
    value instanceof Map ? [...(value as Map<unknown, unknown>)] : Object.entries(value);
  const made = {};
  for (const [name, held] of entries) put(made, String(name), of(held));
  return made;
}

/**
 * What JSON makes of a value, as the schemas of what is sent have it: a `Date` is an ISO 8601 text, a `bigint` its digits, bytes are
 * base64 text, a `Map` an object and a `Set` a list. `undefined` for nothing.
 *
 * @throws TypeError for an object that holds itself
 */
export function toJson(value: unknown): JsonValue | undefined {
  const text = JSON.stringify(value, function (this: object, key: string, made: unknown) {
    // What stood there before `toJSON`: a Buffer would make an object of itself.
    const held: unknown = Reflect.get(this, key);
    if (typeof held === "bigint") return held.toString();
    if (held instanceof Uint8Array) {
      return Buffer.from(held.buffer, held.byteOffset, held.byteLength).toString("base64");
    }
    if (held instanceof Map) return mapped(held, (item) => item);
    if (held instanceof Set) return [...(held as Set<unknown>)];
    return made;
  }) as string | undefined;
  return text === undefined ? undefined : (JSON.parse(text) as JsonValue);
}
