import type { OwnedJson } from "../../json/json.js";
import { isAnnotation, isStructure } from "../annotations.js";
import type { Step } from "../step.js";

/** Removes every keyword but those that are taken; what it meant is said in the description. */
export function onlyKeywords(taken: readonly string[]): Step {
  const allowed = new Set(taken);
  return (rewriting) => {
    for (const place of rewriting.places()) {
      for (const keyword of Object.keys(place.schema)) {
        if (allowed.has(keyword)) continue;
        const value: OwnedJson | undefined = place.schema[keyword];
        const isDropped = isStructure(keyword) || isNeutral(keyword, value);
        if (isDropped) Reflect.deleteProperty(place.schema, keyword);
        else if (isAnnotation(keyword)) rewriting.lose(place, keyword);
        else if (isOfOthers(keyword)) rewriting.lose(place, keyword, false);
        else rewriting.widen(place, keyword);
      }
    }
  };
}

/** One example instead of a list; the others are told in the description. */
export const firstExample: Step = (rewriting) => {
  for (const place of rewriting.places()) {
    const { examples } = place.schema;
    if (!Array.isArray(examples)) continue;
    const [first, ...others] = examples;
    if (first !== undefined) place.schema["example"] ??= first;
    if (others.length > 0) rewriting.lose(place, "examples");
    else delete place.schema["examples"];
  }
};

/** What says nothing at all: that further keys or items are taken. */
function isNeutral(keyword: string, value: OwnedJson | undefined): boolean {
  switch (keyword) {
    case "additionalProperties":
    case "additionalItems":
    case "unevaluatedProperties":
    case "unevaluatedItems":
      return value === true;
    case "uniqueItems":
    case "deprecated":
    case "readOnly":
    case "writeOnly":
      return value === false;
    default:
      return false;
  }
}

/** Keywords of other vocabularies, which a validator of JSON Schema asks for nothing. */
function isOfOthers(keyword: string): boolean {
  return keyword.startsWith("x-") || OTHERS.has(keyword);
}

const OTHERS = new Set(["nullable", "discriminator", "xml", "externalDocs"]);
