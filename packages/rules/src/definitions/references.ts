import { isKept } from "../members/kept.js";
import type { WriteSettings } from "../options.js";
import type { ObjectType, TypeNode } from "../type-shape/index.js";

/** The keys an object type refers to: in its kept members, in order, then in its undeclared keys. */
export function referencesOfType(type: ObjectType, settings: WriteSettings): readonly string[] {
  const found: string[] = [];
  for (const member of type.members) {
    if (isKept(member, settings)) collectReferences(member.type, found);
  }
  if (typeof type.additional === "object") collectReferences(type.additional, found);
  return found;
}

/** The keys that are referred to within a node, in document order, as often as they are. */
export function referencesWithin(node: TypeNode): readonly string[] {
  const found: string[] = [];
  collectReferences(node, found);
  return found;
}

/** A node and those within it, in document order; what stands behind a key that cannot be written (R12) is not written. */
export function* nodesWithin(start: TypeNode): Generator<TypeNode> {
  const open: TypeNode[] = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    switch (node.kind) {
      case "array":
        open.push(node.items);
        break;
      case "map":
        if (node.keys?.writable !== false) open.push(node.values);
        break;
      case "union":
        // One by one: a spread puts the whole list on the stack.
        for (const variant of node.variants.toReversed()) open.push(variant);
        break;
      case "tuple":
        if (node.rest !== undefined) open.push(node.rest);
        for (const element of node.elements.toReversed()) open.push(element);
        break;
      default:
        break;
    }
  }
}

function collectReferences(start: TypeNode, found: string[]): void {
  for (const node of nodesWithin(start)) if (node.kind === "ref") found.push(node.ref);
}
