import { equalJson } from "../../json/equal-json.js";
import type { OwnedJson, OwnedJsonObject } from "../../json/json.js";
import { isOwnedObject, setOwn } from "../../json/json.js";
import { isAnnotation } from "../annotations.js";
import { withSentence } from "../meaning.js";
import { placesInsideOut } from "../places.js";
import type { Step } from "../step.js";

/** Takes the branches of `allOf` into the schema around them, as far as their keywords have room there. */
export const mergeAllOf: Step = ({ root }) => {
  for (const { schema } of placesInsideOut(root)) mergeBranches(schema);
};

/** The same at one place. */
export function mergeBranches(schema: OwnedJsonObject): void {
  const { allOf } = schema;
  if (!Array.isArray(allOf)) return;
  const left = allOf.filter((branch) => !isOwnedObject(branch) || !merge(schema, branch));
  if (left.length === 0) delete schema["allOf"];
  else schema["allOf"] = left;
}

/** Keywords of which one decides about the values that another mentions. */
const TOGETHER: readonly (readonly string[])[] = [
  ["properties", "additionalProperties", "patternProperties", "unevaluatedProperties"],
  [
    "items",
    "prefixItems",
    "additionalItems",
    "contains",
    "minContains",
    "maxContains",
    "unevaluatedItems",
  ],
  ["if", "then", "else"],
  ["$ref"],
  ["allOf"],
];

/** What says something: that further keys are taken holds for every object. */
function says(schema: OwnedJsonObject, keyword: string): boolean {
  const value = schema[keyword];
  return value !== undefined && !(keyword === "additionalProperties" && value === true);
}

/** Whether two schemas say things that may be said by one. */
function haveRoom(schema: OwnedJsonObject, branch: OwnedJsonObject): boolean {
  return TOGETHER.every((keywords) => {
    const own = keywords.filter((keyword) => says(schema, keyword));
    const others = keywords.filter((keyword) => says(branch, keyword));
    if (others.length === 0) return true;
    // It is the keyword that holds the branch.
    if (others.includes("allOf")) return false;
    return own.length === 0 || [...own, ...others].every((keyword) => keyword === "properties");
  });
}

/** Whether all of a branch could be taken in; otherwise nothing was. */
export function merge(schema: OwnedJsonObject, branch: OwnedJsonObject): boolean {
  if (!haveRoom(schema, branch)) return false;
  const merged: OwnedJsonObject = {};
  for (const [keyword, value] of Object.entries(branch)) {
    if (!says(branch, keyword)) continue;
    const known = says(schema, keyword) ? schema[keyword] : undefined;
    if (known === undefined) merged[keyword] = value;
    else if (keyword === "description" && typeof value === "string") {
      merged[keyword] = withSentence(known, value);
    } else if (!isAnnotation(keyword) && !equalJson(known, value)) {
      const both = combined(keyword, known, value);
      if (both === undefined) return false;
      merged[keyword] = both;
    }
  }
  for (const [keyword, value] of Object.entries(merged)) setOwn(schema, keyword, value);
  return true;
}

function combined(keyword: string, one: OwnedJson, other: OwnedJson): OwnedJson | undefined {
  if (typeof one === "number" && typeof other === "number") {
    if (/^(?:min|exclusiveMin)/u.test(keyword)) return Math.max(one, other);
    return /^(?:max|exclusiveMax)/u.test(keyword) ? Math.min(one, other) : undefined;
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    if (keyword === "required") return [...new Set([...one, ...other])];
    if (keyword !== "enum") return undefined;
    return one.filter((value) => other.some((listed) => equalJson(listed, value)));
  }
  if (keyword !== "properties" || !isOwnedObject(one) || !isOwnedObject(other)) return undefined;
  return Object.keys(other).some((name) => Object.hasOwn(one, name))
    ? undefined
    : { ...one, ...other };
}
