import { equalJson } from "../../json/equal-json.js";
import type { OwnedJson, OwnedJsonObject } from "../../json/json.js";
import { isOwnedObject } from "../../json/json.js";
import { typesOf } from "../json-type.js";
import type { Step } from "../step.js";

/** `oneOf` becomes `anyOf`, which takes the same where no value fits two branches. */
export const oneOfAsAnyOf: Step = (rewriting) => {
  for (const place of rewriting.places()) {
    const { oneOf, anyOf, allOf } = place.schema;
    if (!Array.isArray(oneOf)) continue;
    delete place.schema["oneOf"];
    if (anyOf === undefined) place.schema["anyOf"] = oneOf;
    else place.schema["allOf"] = [...(Array.isArray(allOf) ? allOf : []), { anyOf: oneOf }];
    if (!areExclusive(oneOf)) rewriting.widened(place, "oneOf", "takes anyOf alone");
  }
};

function areExclusive(branches: readonly OwnedJson[]): boolean {
  return branches.every((branch, index) =>
    branches.slice(index + 1).every((other) => exclude(branch, other)),
  );
}

/** Whether it is plain to see that no value fits both. */
function exclude(one: OwnedJson, other: OwnedJson): boolean {
  if (!isOwnedObject(one) || !isOwnedObject(other)) return false;
  const [left, right] = [valuesOf(one), valuesOf(other)];
  if (left !== undefined && right !== undefined) return areApart(left, right);
  const [types, others] = [typesOf(one), typesOf(other)];
  if (types.length > 0 && others.length > 0 && !types.some((type) => isAmong(type, others))) {
    return true;
  }
  return hasOtherTag(one, other);
}

function isAmong(type: string, types: readonly string[]): boolean {
  const covered = type === "integer" ? "number" : type === "number" ? "integer" : type;
  return types.includes(type) || types.includes(covered);
}

/** Both demand a member of which each takes other values. */
function hasOtherTag(one: OwnedJsonObject, other: OwnedJsonObject): boolean {
  if (one["type"] !== "object" || other["type"] !== "object") return false;
  const { properties, required } = one;
  const { properties: others, required: otherRequired } = other;
  if (!isOwnedObject(properties) || !isOwnedObject(others)) return false;
  if (!Array.isArray(required) || !Array.isArray(otherRequired)) return false;
  return required.some((name) => {
    if (typeof name !== "string" || !otherRequired.includes(name)) return false;
    const [left, right] = [properties[name], others[name]];
    if (!isOwnedObject(left) || !isOwnedObject(right)) return false;
    const [values, otherValues] = [valuesOf(left), valuesOf(right)];
    return values !== undefined && otherValues !== undefined && areApart(values, otherValues);
  });
}

function valuesOf({
  const: only,
  enum: values,
}: OwnedJsonObject): readonly OwnedJson[] | undefined {
  if (only !== undefined) return [only];
  return Array.isArray(values) ? values : undefined;
}

function areApart(left: readonly OwnedJson[], right: readonly OwnedJson[]): boolean {
  return !left.some((value) => right.some((other) => equalJson(value, other)));
}
