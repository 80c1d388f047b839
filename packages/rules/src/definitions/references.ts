import type { Path } from "../json/path.js";
import { within } from "../json/path.js";
import { keptMembers } from "../members/read-only.js";
import type { ObjectType, TypeNode } from "../type-shape/index.js";

/** One use of an object type: a `ref` where it stands. */
export interface Reference {
  readonly ref: string;
  readonly path: Path;
}

/** A node with its place. */
export interface PlacedNode {
  readonly node: TypeNode;
  readonly path: Path;
}

/** The nodes an object type is written with: those of its kept members, then that of its undeclared keys. */
export function nodesOfType(
  type: ObjectType,
  key: string,
  dropReadOnly: boolean,
): readonly PlacedNode[] {
  const typePath = within(undefined, "types", key);
  const members = within(typePath, "members");
  const kept = new Set(keptMembers(type, dropReadOnly));
  const nodes: PlacedNode[] = [];
  type.members.forEach((member, index) => {
    if (kept.has(member)) nodes.push({ node: member.type, path: within(members, index, "type") });
  });
  if (typeof type.additional === "object") {
    nodes.push({ node: type.additional, path: within(typePath, "additional") });
  }
  return nodes;
}

/**
 * Every node that is written for a node, itself included, in document order. What stands behind a key that cannot be
 * written (R12) is not.
 */
export function* nodesWithin(start: PlacedNode): Generator<PlacedNode> {
  const open: PlacedNode[] = [start];
  for (let placed = open.pop(); placed !== undefined; placed = open.pop()) {
    yield placed;
    for (const child of childrenOf(placed).reverse()) open.push(child);
  }
}

function childrenOf({ node, path }: PlacedNode): PlacedNode[] {
  switch (node.kind) {
    case "array":
      return [{ node: node.items, path: within(path, "items") }];
    case "map":
      return node.keys?.writable === false
        ? []
        : [{ node: node.values, path: within(path, "values") }];
    case "union":
      return node.variants.map((variant, index) => ({
        node: variant,
        path: within(path, "variants", index),
      }));
    case "tuple": {
      const elements = node.elements.map((element, index) => ({
        node: element,
        path: within(path, "elements", index),
      }));
      return node.rest === undefined
        ? elements
        : [...elements, { node: node.rest, path: within(path, "rest") }];
    }
    default:
      return [];
  }
}

/** The references that are written for a node, in document order. */
export function referencesWithin(start: PlacedNode): readonly Reference[] {
  const found: Reference[] = [];
  for (const { node, path } of nodesWithin(start)) {
    if (node.kind === "ref") found.push({ ref: node.ref, path });
  }
  return found;
}
