import type { Dialect } from "../dialects/index.js";
import type { JsonSchema, OwnedJson } from "../json/json.js";
import { isOwnedObject } from "../json/json.js";
import type { TypeNode } from "../type-shape/index.js";

/** Whether the dialect states the null that a node takes. */
export function statesNull(node: TypeNode, dialect: Dialect): boolean {
  const listed =
    node.kind === "enum" &&
    node.enumFacts.wireForm === "json" &&
    node.enumFacts.values.includes(null);
  switch (dialect.nullability) {
    case "omit":
      return false;
    case "declared":
      return listed || node.nullDeclared === true;
    case "accepted":
      return listed || node.nullDeclared === true || node.nullable === true;
  }
}

/** Adds null to a schema: a type list, one more choice, or a branch around what cannot hold it. */
export function withNull(schema: JsonSchema, foreign: boolean): JsonSchema {
  if (foreign) return takesAnything(schema) ? schema : { anyOf: [schema, { type: "null" }] };
  const { type, anyOf, $ref, enum: choices, oneOf: labelled } = schema;
  if ($ref !== undefined) return { anyOf: [schema, { type: "null" }] };
  if (Array.isArray(anyOf)) {
    if (!anyOf.some(isNullBranch)) anyOf.push({ type: "null" });
    return schema;
  }
  if (typeof type === "string") schema["type"] = [type, "null"];
  if (Array.isArray(choices) && !choices.includes(null)) choices.push(null);
  if (Array.isArray(labelled) && !labelled.some(isNullChoice)) labelled.push({ const: null });
  return schema;
}

/** Takes a listed null out where null is not stated, unless it is all there is. */
export function withoutListedNull(schema: JsonSchema): JsonSchema {
  const { enum: choices, oneOf: labelled } = schema;
  if (Array.isArray(choices) && choices.includes(null) && choices.length > 1) {
    schema["enum"] = choices.filter((choice) => choice !== null);
  }
  if (Array.isArray(labelled) && labelled.some(isNullChoice) && labelled.length > 1) {
    schema["oneOf"] = labelled.filter((choice) => !isNullChoice(choice));
  }
  return schema;
}

function isNullBranch(branch: OwnedJson): boolean {
  return isOwnedObject(branch) && branch["type"] === "null" && Object.keys(branch).length === 1;
}

function isNullChoice(choice: OwnedJson): boolean {
  return isOwnedObject(choice) && choice["const"] === null;
}

/** Whether a schema is the empty one. */
export function takesAnything(schema: JsonSchema): boolean {
  return Object.keys(schema).length === 0;
}
