import type { TypeShape } from "@shapewright/binding";

type TypeNode = TypeShape["root"];
type Constraints = NonNullable<TypeNode["constraints"]>;

/** What kind of value a node is, such as `array of string (minSize 2)`. */
export function kindText(node: TypeNode): string {
  switch (node.kind) {
    case "scalar":
      return node.format === undefined ? node.scalar : `${node.scalar}/${node.format}`;
    case "enum": {
      const { enumFacts } = node;
      return enumFacts.wireForm === "json"
        ? enumFacts.values.map((value) => JSON.stringify(value)).join(" | ")
        : [...enumFacts.names, ...enumFacts.numbers].join(" | ");
    }
    case "array":
      return `array of ${nodeText(node.items)}`;
    case "map":
      return `map of ${nodeText(node.values)}`;
    case "ref":
      return `→ ${node.ref}`;
    case "union":
      return node.variants.map(nodeText).join(" or ");
    case "tuple":
      return `[${node.elements.map(nodeText).join(", ")}]`;
    default:
      return node.kind;
  }
}

/** What else a node says of its value. */
export function nodeNotes({ nullable, constraints }: TypeNode): readonly string[] {
  return [...(nullable === true ? ["nullable"] : []), ...constraintTexts(constraints)];
}

/** Each constraint as its name and value. */
export function constraintTexts(constraints: Constraints = {}): readonly string[] {
  return Object.entries(constraints).map(
    ([name, value]) => `${name} ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
}

function nodeText(node: TypeNode): string {
  const notes = nodeNotes(node);
  return notes.length === 0 ? kindText(node) : `${kindText(node)} (${notes.join(", ")})`;
}
