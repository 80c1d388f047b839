import type { BoundMember } from "@shapewright/binding/reading";
import type { TypeNode } from "@shapewright/rules";
import type { OwnedJson, OwnedJsonObject } from "./json.js";
import { isObject, setOwn } from "./json.js";
import type { Plan } from "./plan.js";
import { typeAt, unwrapped } from "./plan.js";
import type { Takes } from "./variants.js";
import { variantOf } from "./variants.js";

/** Keys that would reach a prototype, or that class-transformer looks for on what it makes. */
const NEVER_COPIED = new Set(["__proto__", "constructor", "prototype"]);

/**
 * The arguments as class-transformer is given them: with the names that it knows, without keys that the class does not
 * declare, and with the defaults that nobody else fills in.
 */
export function toHost(value: OwnedJson, key: string, plan: Plan, takes: Takes): OwnedJson {
  const walk = (node: TypeNode, held: OwnedJson): OwnedJson => {
    if (held === null || typeof held !== "object") return held;
    switch (node.kind) {
      case "ref":
        return ofType(node.ref, held);
      case "array":
        return Array.isArray(held) ? held.map((item) => walk(node.items, item)) : held;
      case "tuple":
        return Array.isArray(held)
          ? held.map((item, at) => {
              const own = node.elements[at] ?? node.rest;
              return own === undefined ? item : walk(own, item);
            })
          : held;
      case "map":
        return isObject(held) ? ofMap(node.values, held) : held;
      case "union": {
        const variant = variantOf(node.variants, held, plan, takes);
        return variant === undefined ? held : walk(variant, held);
      }
      default:
        return withoutHostileKeys(held);
    }
  };
  const ofMap = (values: TypeNode, held: OwnedJsonObject): OwnedJsonObject => {
    const copy: OwnedJsonObject = {};
    for (const [name, item] of Object.entries(held)) {
      if (!NEVER_COPIED.has(name)) setOwn(copy, name, walk(values, item));
    }
    return copy;
  };
  const ofType = (typeKey: string, held: OwnedJson): OwnedJson => {
    const type = typeAt(plan, typeKey);
    const bound = plan.classes.get(typeKey);
    const inner = unwrapped(type);
    if (inner !== undefined) return walk(inner, held);
    // A type of a shape that was declared by hand has no class of its own.
    if (bound === undefined || !isObject(held)) return withoutHostileKeys(held);
    const hostKeys = plan.membersByName.get(typeKey) ?? NONE;
    const copy: OwnedJsonObject = {};
    for (const [name, item] of Object.entries(held)) {
      const member = hostKeys.get(name);
      if (member !== undefined) copy[member.hostKey] = walk(member.node, item);
      else if (type.additional !== undefined && !NEVER_COPIED.has(name)) {
        copy[name] =
          type.additional === true ? withoutHostileKeys(item) : walk(type.additional, item);
      }
    }
    for (const { wireName, hostKey, fallback } of plan.fallbacks.get(typeKey) ?? []) {
      if (fallback === undefined || Object.hasOwn(held, wireName)) continue;
      copy[hostKey] = structuredClone(fallback.value) as OwnedJson;
    }
    return copy;
  };
  return ofType(key, value);
}

const NONE: ReadonlyMap<string, BoundMember> = new Map();

/** What nobody looks into is kept as it is, but for the keys that no instance may be given. */
function withoutHostileKeys(value: OwnedJson): OwnedJson {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(withoutHostileKeys);
  const copy: OwnedJsonObject = {};
  for (const [name, item] of Object.entries(value)) {
    if (!NEVER_COPIED.has(name)) copy[name] = withoutHostileKeys(item);
  }
  return copy;
}
