import { constraints } from "./check-constraints.js";
import { enumFacts } from "./check-enum-facts.js";
import { jsonSchema } from "./check-json.js";
import { boolean, listOf, mapOf, oneOf, string, visiting } from "./field-checks.js";
import type { Discriminator, MapKey, Scalar } from "./generated.js";
import type { NodeOf, TypeKind } from "./kinds.js";
import type { PlainObject } from "./plain-object.js";
import { checkFields, optional, recordOf, recordRule, required, type Fields } from "./record.js";
import { ruleByTag, tagField, taggedRecord } from "./tagged-record.js";
import { typeReference } from "./type-keys.js";
import type { FieldCheck, Place, Walk } from "./walk.js";

/** A node of any kind. */
export const node: FieldCheck = (value, place, key, walk) => {
  walk.visit(place, key, value, checkNode);
};

const nodes = visiting(listOf("a list of nodes", node));
const nodesOneOrMore = visiting(listOf("a list of at least one node", node, 1));

const scalar = oneOf({
  string: true,
  boolean: true,
  integer: true,
  number: true,
} satisfies Readonly<Record<Scalar, true>>);

const mapKey = visiting(
  recordOf(
    recordRule("a map key", {
      writable: required(boolean),
      scalar: optional(scalar),
      format: optional(string),
    } satisfies Fields<MapKey>),
  ),
);

const discriminator = visiting(
  recordOf(
    recordRule("a discriminator", {
      property: required(string),
      mapping: optional(visiting(mapOf('an object of keys of "types"', typeReference))),
    } satisfies Fields<Discriminator>),
  ),
);

const everyKind = {
  kind: tagField,
  nullable: optional(boolean),
  nullDeclared: optional(boolean),
  constraints: optional(constraints),
};

const nodesByKind = taggedRecord("a node", "kind", {
  verbatim: { ...everyKind, schema: required(jsonSchema) },
  binary: everyKind,
  scalar: { ...everyKind, scalar: required(scalar), format: optional(string) },
  enum: { ...everyKind, enumFacts: required(enumFacts) },
  map: { ...everyKind, values: required(node), keys: optional(mapKey) },
  array: { ...everyKind, items: required(node) },
  ref: { ...everyKind, ref: required(typeReference) },
  unknown: { ...everyKind, reason: optional(string) },
  any: everyKind,
  union: {
    ...everyKind,
    variants: required(nodesOneOrMore),
    discriminator: optional(discriminator),
  },
  tuple: { ...everyKind, elements: required(nodes), rest: optional(node) },
} satisfies { readonly [K in TypeKind]: Fields<NodeOf<K>> });

const nodeFields: ReadonlySet<FieldCheck> = new Set([node, nodes, nodesOneOrMore]);

/** The rules of the kinds that hold further nodes, and so may hold themselves. */
const nesting = new Set(
  Array.from(nodesByKind.rules.values()).filter(({ fields }) =>
    Array.from(fields.values()).some(({ check }) => nodeFields.has(check)),
  ),
);

function checkNode(place: Place, walk: Walk): void {
  const rule = ruleByTag(place, nodesByKind, walk);
  if (rule === undefined || (nesting.has(rule) && !walk.enter(place))) return;
  checkFields(place, place.value as PlainObject, rule, walk);
}
