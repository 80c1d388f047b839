import type { TypeNode, TypeShape } from "@shapewright/rules";
import { resolved, within, type Place } from "./schema-at.js";

/** Where the types of a shape stand in its written schema, each where it is met first. */
export function locateTypes(
  { root, types }: TypeShape,
  document: Place,
): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  const open: { readonly node: TypeNode; readonly place: Place }[] = [
    { node: root, place: document },
  ];
  const visit = (node: TypeNode, place: Place | undefined): void => {
    if (place !== undefined) open.push({ node, place });
  };
  // The map grows while it is walked, nearest first.
  for (const { node, place } of open) {
    const at = ofValue(place, document);
    if (at === undefined) continue;
    switch (node.kind) {
      case "array":
        visit(node.items, within(at, "items"));
        break;
      case "map":
        visit(node.values, within(at, "additionalProperties"));
        break;
      case "tuple":
        node.elements.forEach((each, index) => {
          visit(each, within(at, "prefixItems", index));
        });
        break;
      case "union":
        node.variants.forEach((variant, index) => {
          visit(variant, within(at, "anyOf", index) ?? within(at, "oneOf", index));
        });
        break;
      case "ref": {
        const type = types[node.ref];
        if (type === undefined || found.has(node.ref)) break;
        found.set(node.ref, at);
        const [only] = type.members;
        if (type.wrapper === true && only !== undefined) visit(only.type, at);
        else {
          for (const member of type.members) {
            visit(member.type, within(at, "properties", member.name));
          }
        }
        break;
      }
      default:
        break;
    }
  }
  return found;
}

/** The schema of the value itself: behind a reference, and beside null. */
function ofValue(place: Place, document: Place): Place | undefined {
  const at = resolved(place, document);
  const branches = at?.schema["anyOf"];
  if (at === undefined || !Array.isArray(branches) || branches.length !== 2) return at;
  const other: unknown = branches[1];
  const isNull = JSON.stringify(other) === '{"type":"null"}';
  const branch = isNull ? within(at, "anyOf", 0) : undefined;
  return branch === undefined ? at : resolved(branch, document);
}
