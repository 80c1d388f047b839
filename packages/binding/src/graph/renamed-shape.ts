import type { TypeNode, TypeShape } from "@shapewright/rules";
import { copyJson } from "../facts/copy-json.js";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A copy of the shape with other keys; what stands in a default or a schema as it is only looks like a reference. */
export function withKeys(shape: TypeShape, keys: ReadonlyMap<string, string>): TypeShape {
  const copy = copyJson(shape);
  const open: TypeNode[] = [
    copy.root,
    ...Object.values(copy.types).flatMap(({ members }) => members.map(({ type }) => type)),
  ];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === "ref") (node as Mutable<typeof node>).ref = keys.get(node.ref) ?? node.ref;
    if (node.kind === "union" && node.discriminator?.mapping !== undefined) {
      const { mapping } = node.discriminator;
      (node as Mutable<typeof node>).discriminator = {
        ...node.discriminator,
        mapping: Object.fromEntries(
          Object.entries(mapping).map(([value, ref]) => [value, keys.get(ref) ?? ref]),
        ),
      };
    }
    open.push(...inside(node));
  }
  const types = Object.entries(copy.types).map(
    ([key, type]) => [keys.get(key) ?? key, type] as const,
  );
  return { root: copy.root, types: Object.fromEntries(types) };
}

function inside(node: TypeNode): readonly TypeNode[] {
  switch (node.kind) {
    case "array":
      return [node.items];
    case "map":
      return [node.values];
    case "tuple":
      return node.rest === undefined ? node.elements : [...node.elements, node.rest];
    case "union":
      return node.variants;
    default:
      return [];
  }
}
