import type { OwnedJson, OwnedJsonObject } from "../json/json.js";
import { setOwn } from "../json/json.js";
import type { KeywordName } from "../keywords.js";

/** A schema within a foreign one, and the schema that holds it. */
export interface Part {
  readonly schema: OwnedJsonObject;
  readonly holder: Holder | undefined;
}

/** What holds a schema, and under which keyword. */
export interface Holder extends Part {
  readonly keyword: KeywordName;
}

/** Keywords that apply what they hold to the same value. */
const IN_PLACE = new Set<KeywordName>([
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "if",
  "then",
  "else",
  "dependentSchemas",
  "dependencies",
]);

/**
 * Makes a foreign schema true again once a part of it takes more than it did. Most keywords then take more as well, but a
 * `not` would refuse more, an `if` choose another branch, a `oneOf` find a second match, `maxContains` count more elements,
 * and `unevaluatedProperties` meet keys that the part no longer mentions.
 */
export function weaken(part: Part): void {
  let forgets = true;
  forgetUnevaluated(part.schema);
  for (let { holder } = part; holder !== undefined; { holder } = holder) {
    const { schema, keyword } = holder;
    forgets &&= IN_PLACE.has(keyword);
    if (keyword === "not") delete schema["not"];
    if (keyword === "contains") delete schema["maxContains"];
    if (keyword === "oneOf") takeAnyOf(schema);
    if (keyword === "if") {
      for (const branch of ["if", "then", "else"]) Reflect.deleteProperty(schema, branch);
      forgets = true;
    }
    if (forgets) forgetUnevaluated(schema);
  }
}

function forgetUnevaluated(schema: OwnedJsonObject): void {
  delete schema["unevaluatedProperties"];
  delete schema["unevaluatedItems"];
}

function takeAnyOf(schema: OwnedJsonObject): void {
  const { oneOf: branches, allOf } = schema;
  if (branches === undefined) return;
  if (!Object.hasOwn(schema, "anyOf")) {
    rename(schema, "oneOf", "anyOf");
    return;
  }
  delete schema["oneOf"];
  schema["allOf"] = [...(Array.isArray(allOf) ? allOf : []), { anyOf: branches }];
}

/** Gives a key another name; it keeps its place. */
function rename(schema: OwnedJsonObject, from: string, to: string): void {
  const entries = Object.entries<OwnedJson>(schema);
  for (const [key] of entries) Reflect.deleteProperty(schema, key);
  for (const [key, value] of entries) setOwn(schema, key === from ? to : key, value);
}
