import type { TypeNode, TypeShape } from "../../src/type-shape/index.js";

function escape(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The pointers to references in a node that name no type, found by plain recursion. */
function missingIn(node: TypeNode, pointer: string, keys: readonly string[]): string[] {
  switch (node.kind) {
    case "ref":
      return keys.includes(node.ref) ? [] : [`${pointer}/ref`];
    case "array":
      return missingIn(node.items, `${pointer}/items`, keys);
    case "map":
      return missingIn(node.values, `${pointer}/values`, keys);
    case "tuple":
      return [
        ...node.elements.flatMap((inner, i) => missingIn(inner, `${pointer}/elements/${i}`, keys)),
        ...(node.rest ? missingIn(node.rest, `${pointer}/rest`, keys) : []),
      ];
    case "union":
      return [
        ...node.variants.flatMap((inner, i) => missingIn(inner, `${pointer}/variants/${i}`, keys)),
        ...Object.entries(node.discriminator?.mapping ?? {})
          .filter(([, key]) => !keys.includes(key))
          .map(([value]) => `${pointer}/discriminator/mapping/${escape(value)}`),
      ];
    default:
      return [];
  }
}

/** The pointers to all references of a well-formed TypeShape that name no type. */
export function missingReferences({ root, types }: TypeShape): string[] {
  const keys = Object.keys(types);
  return [
    ...missingIn(root, "/root", keys),
    ...Object.entries(types).flatMap(([key, { members, additional }]) => [
      ...members.flatMap(({ type }, i) => missingIn(type, `/types/${key}/members/${i}/type`, keys)),
      ...(typeof additional === "object"
        ? missingIn(additional, `/types/${key}/additional`, keys)
        : []),
    ]),
  ];
}

/** The pointers to all members of a well-formed TypeShape whose wire name an earlier one has. */
export function repeatedMembers({ types }: TypeShape): string[] {
  return Object.entries(types).flatMap(([key, { members }]) =>
    members.flatMap(({ name }, i) =>
      members.findIndex((other) => other.name === name) < i
        ? [`/types/${key}/members/${i}/name`]
        : [],
    ),
  );
}
