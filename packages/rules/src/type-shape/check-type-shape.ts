import { members } from "./check-members.js";
import { node } from "./check-node.js";
import { boolean, checkEntries, filledString, string, visiting } from "./field-checks.js";
import type { ObjectType, TypeShape } from "./generated.js";
import { isPlainObject } from "./plain-object.js";
import { expectedFound, type TypeShapeProblem } from "./problems.js";
import { optional, recordOf, recordRule, required, type Fields } from "./record.js";
import { checkTypeKey, typeKeysOf } from "./type-keys.js";
import { Walk, type FieldCheck, type PlaceCheck } from "./walk.js";

/** What the check of a TypeShape found. */
export interface TypeShapeCheck {
  readonly ok: boolean;
  readonly problems: readonly TypeShapeProblem[];
}

const additional: FieldCheck = (value, place, key, walk) => {
  if (value === true) return;
  if (typeof value === "object") node(value, place, key, walk);
  else walk.report("schema", expectedFound("`true` or a node", value), place, key);
};

const checkObjectType = recordOf(
  recordRule("an object type", {
    name: required(filledString),
    members: required(members),
    title: optional(string),
    description: optional(string),
    deprecated: optional(boolean),
    wrapper: optional(boolean),
    additional: optional(additional),
  } satisfies Fields<ObjectType>),
);

const typeByKey: FieldCheck = (value, place, key, walk) => {
  checkTypeKey(place, String(key), walk);
  walk.visit(place, key, value, checkObjectType);
};

const checkTypes: PlaceCheck = (place, walk) => {
  if (isPlainObject(place.value)) checkEntries(place, typeByKey, walk);
  else walk.report("schema", expectedFound("an object of object types", place.value), place);
};

const checkRoot = recordOf(
  recordRule("a TypeShape", {
    root: required(node),
    types: required(visiting(checkTypes)),
  } satisfies Fields<TypeShape>),
);

/**
 * Checks that a value is a TypeShape: its form, that each reference names a type, that each member's wire name is its
 * own. Never throws; lists up to 100 problems in the order of the document, and then how many more there are.
 */
export function checkTypeShape(value: unknown): TypeShapeCheck {
  const problems = new Walk(typeKeysOf(value)).run(value, checkRoot);
  return { ok: problems.length === 0, problems };
}
