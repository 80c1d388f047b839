import { json } from "./check-json.js";
import { boolean, integer, listOf, mapOf, string, visiting } from "./field-checks.js";
import type { EnumFactsOf, WireForm } from "./kinds.js";
import type { PlainObject } from "./plain-object.js";
import { quote } from "./problems.js";
import { checkFields, optional, required, type Fields } from "./record.js";
import { ruleByTag, tagField, taggedRecord } from "./tagged-record.js";
import type { FieldCheck, Place, PlaceCheck, Walk } from "./walk.js";

const everyForm = {
  wireForm: tagField,
  names: required(visiting(listOf("a list of strings", string))),
  numbers: required(visiting(listOf("a list of integers", integer))),
  combinable: optional(boolean),
  labels: optional(visiting(mapOf("an object of strings", string))),
};

const enumFactsByWireForm = taggedRecord("enum facts", "wireForm", {
  string: everyForm,
  integer: everyForm,
  unresolved: everyForm,
  json: {
    ...everyForm,
    values: required(visiting(listOf("a list of at least one JSON value", json, 1))),
  },
} satisfies { readonly [F in WireForm]: Fields<EnumFactsOf<F>> });

type ListName = "names" | "numbers";

const writtenLists: ReadonlyMap<unknown, readonly ListName[]> = new Map(
  Object.entries({
    string: ["names"],
    integer: ["numbers"],
    unresolved: ["names", "numbers"],
    json: [],
  } satisfies Readonly<Record<WireForm, readonly ListName[]>>),
);

const checkEnumFacts: PlaceCheck = (place, walk) => {
  const rule = ruleByTag(place, enumFactsByWireForm, walk);
  if (rule === undefined) return;
  const facts = place.value as PlainObject;
  checkFields(place, facts, rule, walk);
  if (facts["combinable"] !== true) checkWrittenLists(place, facts, walk);
};

// An empty list would be written as `"enum": []`, which refuses every value.
function checkWrittenLists(place: Place, facts: PlainObject, walk: Walk): void {
  const form = facts["wireForm"];
  for (const name of writtenLists.get(form) ?? []) {
    const list = facts[name];
    if (!Array.isArray(list) || list.length > 0) continue;
    const message = `expected at least one item in the list that the wire form ${quote(String(form))} writes, found none`;
    walk.report("schema", message, place, name);
  }
}

/** The values of an enum. */
export const enumFacts: FieldCheck = visiting(checkEnumFacts);
