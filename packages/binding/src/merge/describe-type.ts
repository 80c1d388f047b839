import type { EnumFacts } from "@shapewright/rules";
import { className } from "../facts/class.js";
import type { TypeClaim } from "../facts/fact.js";

/** How a message names what a value is. */
export function describeType(type: TypeClaim): string {
  switch (type.kind) {
    case "class":
      return className(type.cls);
    case "array":
    case "set":
      return type.element === undefined
        ? type.kind
        : `${type.kind} of ${describeType(type.element)}`;
    case "map":
      return type.values === undefined ? "map" : `map of ${describeType(type.values)}`;
    case "string":
      return type.format === undefined ? "string" : `string (${type.format})`;
    case "enum":
      return describeChoices(type.facts);
    case "one-of":
      return `one of ${type.variants.map(describeType).join(", ")}`;
    case "verbatim":
      return "a schema of its own";
    default:
      return type.kind;
  }
}

const MOST_SHOWN = 4;

/** Two enums that contradict each other are told apart by their values alone. */
function describeChoices(facts: EnumFacts): string {
  const choices = facts.wireForm === "json" ? facts.values : [...facts.names, ...facts.numbers];
  const shown = choices.slice(0, MOST_SHOWN).map((choice) => JSON.stringify(choice));
  const more = choices.length > MOST_SHOWN ? [`${String(choices.length - MOST_SHOWN)} more`] : [];
  return `enum (${[...shown, ...more].join(", ")})`;
}
