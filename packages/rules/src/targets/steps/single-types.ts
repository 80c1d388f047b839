import { equalJson } from "../../json/equal-json.js";
import type { OwnedJson, OwnedJsonObject } from "../../json/json.js";
import { setOwn } from "../../json/json.js";
import { impliedBy } from "../../keywords.js";
import { isOfType, SPOKEN_OF, typeOfValue, typesOf } from "../json-type.js";
import { replaceWith } from "../places.js";
import type { Step } from "../step.js";

/** A list of types becomes a choice between schemas of one type each; choices by value say of what type they are. */
export const singleTypes: Step = (rewriting) => {
  for (const { schema } of rewriting.places()) {
    const { enum: values } = schema;
    const listed = typesOf(schema);
    if (listed.length === 0 && !Array.isArray(values)) continue;
    if (typeof schema["type"] === "string" && !Array.isArray(values)) continue;
    const branches = branchesOf(listed, schema);
    const [only, ...others] = branches;
    if (only === undefined) {
      // No choice is of any of the types: nothing is taken.
      if (listed.length > 0) replaceWith(schema, { ...withoutTyped(schema), not: {} });
      continue;
    }
    if (others.length === 0) {
      replaceWith(schema, { ...withoutTyped(schema), ...only });
      continue;
    }
    const rest = withoutTyped(schema);
    const { anyOf, allOf } = rest;
    if (anyOf !== undefined) {
      delete rest["anyOf"];
      rest["allOf"] = [...(Array.isArray(allOf) ? allOf : []), { anyOf }];
    }
    replaceWith(schema, { anyOf: [...branches], ...rest });
  }
};

/** One schema for each type, with the keywords that speak of it; none for a type of which no value is listed. */
function branchesOf(
  listed: readonly string[],
  schema: OwnedJsonObject,
): readonly OwnedJsonObject[] {
  const values = Array.isArray(schema["enum"]) ? schema["enum"] : undefined;
  const types = covering(listed.length === 0 ? (values ?? []).map(typeOfValue) : listed);
  return types.flatMap((type): readonly OwnedJsonObject[] => {
    const branch: OwnedJsonObject = { type };
    if (values !== undefined) {
      // What is nullable already lists null beside the values of its type.
      const isNullable = schema["nullable"] === true;
      const own = distinct(
        values.filter((value) => isOfType(value, type) || (isNullable && value === null)),
      );
      if (own.length === 0) return [];
      // Null is a type of one value.
      if (type !== "null") branch["enum"] = own;
    }
    for (const [keyword, value] of Object.entries(schema)) {
      if (speaksOf(keyword, type)) setOwn(branch, keyword, value);
    }
    return [branch];
  });
}

/** Every integer is a number. */
function covering(types: readonly string[]): readonly string[] {
  const distinctTypes = new Set(types);
  if (distinctTypes.has("number")) distinctTypes.delete("integer");
  return [...distinctTypes];
}

function withoutTyped(schema: OwnedJsonObject): OwnedJsonObject {
  const rest: OwnedJsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    const implied = impliedBy(keyword);
    const isTyped = keyword === "type" || keyword === "enum" || implied !== "any";
    if (!isTyped) setOwn(rest, keyword, value);
  }
  return rest;
}

function speaksOf(keyword: string, type: string): boolean {
  // Other vocabularies give numbers a format as well.
  if (keyword === "format") return ["string", "integer", "number"].includes(type);
  const implied = impliedBy(keyword);
  return implied !== "any" && implied === SPOKEN_OF[type];
}

function distinct(values: readonly OwnedJson[]): OwnedJson[] {
  return values.filter(
    (value, index) => values.findIndex((other) => equalJson(other, value)) === index,
  );
}
