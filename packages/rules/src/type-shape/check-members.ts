import { constraints } from "./check-constraints.js";
import { json } from "./check-json.js";
import { node } from "./check-node.js";
import { boolean, checkItems, listOf, oneOf, string, visiting } from "./field-checks.js";
import type { Member } from "./generated.js";
import { isPlainObject, type PlainObject } from "./plain-object.js";
import { expectedFound, quote } from "./problems.js";
import { checkFields, optional, recordRule, required, type Fields } from "./record.js";
import type { FieldCheck, PlaceCheck } from "./walk.js";

const marking = oneOf({ handle: true, label: true, hidden: true } satisfies Readonly<
  Record<NonNullable<Member["marking"]>, true>
>);

const memberRule = recordRule("a member", {
  name: required(string),
  type: required(node),
  required: required(boolean),
  readOnly: required(boolean),
  constructorBound: required(boolean),
  title: optional(string),
  description: optional(string),
  examples: optional(visiting(listOf("a list of JSON values", json))),
  deprecated: optional(boolean),
  default: optional(json),
  constraints: optional(constraints),
  writeOnly: optional(boolean),
  alwaysPresent: optional(boolean),
  marking: optional(marking),
} satisfies Fields<Member>);

const checkMembers: PlaceCheck = (place, walk) => {
  if (!Array.isArray(place.value)) {
    walk.report("schema", expectedFound("a list of members", place.value), place);
  } else if (walk.enter(place)) {
    checkItems(place, visiting(checkMemberOnce()), walk);
  }
};

/** Checks the members of one list, whose wire names differ. */
function checkMemberOnce(): PlaceCheck {
  const names = new Set<unknown>();
  return (place, walk) => {
    const member = place.value;
    if (!isPlainObject(member)) {
      walk.report("schema", expectedFound("a member", member), place);
      return;
    }
    checkFields(place, member, memberRule, walk);
    const name = readName(member);
    if (typeof name !== "string") return;
    const before = names.size;
    if (names.add(name).size > before) return;
    const message = `expected a wire name that no earlier member has, found ${quote(name)} again`;
    walk.report("duplicate-member", message, place, "name");
  };
}

function readName(member: PlainObject): unknown {
  try {
    return member["name"];
  } catch {
    // The check of the field reports the getter.
    return undefined;
  }
}

/** The members of an object type. */
export const members: FieldCheck = visiting(checkMembers);
