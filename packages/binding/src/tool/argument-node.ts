import type { Member, ObjectType, ParameterPlace, TypeNode, TypeShape } from "@shapewright/rules";

/**
 * A type whose members are parameters: there is no null in a path, a query or a header, so that none of them takes it,
 * whatever a rule would say of it.
 */
export function withoutNull(type: ObjectType): ObjectType {
  return {
    ...type,
    members: type.members.map((member): Member => ({
      ...member,
      type: nodeWithoutNull(member.type),
    })),
  };
}

const NO_NULL = { nullable: false, nullDeclared: false } as const;

function nodeWithoutNull(node: TypeNode): TypeNode {
  const told: TypeNode = { ...node, ...NO_NULL };
  if (told.kind === "array") return { ...told, items: nodeWithoutNull(told.items) };
  if (told.kind === "union") return { ...told, variants: told.variants.map(nodeWithoutNull) };
  if (told.kind !== "enum" || told.enumFacts.wireForm !== "json") return told;
  const values = told.enumFacts.values.filter((value) => value !== null);
  return values.length === 0 ? told : { ...told, enumFacts: { ...told.enumFacts, values } };
}

/** Whether a value has a form in a path (one text), or in a query or a header (lists of them too). */
export function hasTextForm(
  node: TypeNode,
  types: TypeShape["types"],
  place: ParameterPlace,
): boolean {
  const open: { readonly node: TypeNode; readonly inList: boolean }[] = [{ node, inList: false }];
  const seen = new Set<string>();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { inList } = next;
    switch (next.node.kind) {
      case "scalar":
      case "enum":
      case "binary":
      case "any":
      case "unknown":
      case "verbatim":
        break;
      case "array":
        if (inList || place === "path") return false;
        open.push({ node: next.node.items, inList: true });
        break;
      case "union":
        open.push(...next.node.variants.map((variant) => ({ node: variant, inList })));
        break;
      case "ref": {
        // A wrapper stands for its one member.
        const type = types[next.node.ref];
        const [only] = type?.members ?? [];
        if (type?.wrapper !== true || only === undefined || seen.has(next.node.ref)) return false;
        seen.add(next.node.ref);
        open.push({ node: only.type, inList });
        break;
      }
      default:
        return false;
    }
  }
  return true;
}
