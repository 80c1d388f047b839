import type {
  AnyNode,
  ArrayNode,
  BinaryNode,
  EnumFacts,
  EnumNode,
  JsonObject,
  JsonValue,
  MapKey,
  MapNode,
  Member,
  ObjectType,
  RefNode,
  Scalar,
  ScalarNode,
  TupleNode,
  TypeKey,
  TypeNode,
  TypeShape,
  UnionNode,
  UnknownNode,
  VerbatimNode,
} from "./generated.js";
import type { NodeOf, TypeKind } from "./kinds.js";

/** The fields of a node that its builder does not take one by one. */
type Extra<K extends TypeKind, Taken extends keyof NodeOf<K> = never> = Omit<
  NodeOf<K>,
  "kind" | Taken
>;

/** A node that writes the host's own JSON Schema. */
export function verbatim(
  schema: JsonObject | boolean,
  extra?: Extra<"verbatim", "schema">,
): VerbatimNode {
  return { kind: "verbatim", schema, ...extra };
}

/** A node for bytes. */
export function binary(extra?: Extra<"binary">): BinaryNode {
  return { kind: "binary", ...extra };
}

/** A node for a string, a boolean or a number. */
export function scalar(type: Scalar, extra?: Extra<"scalar", "scalar">): ScalarNode {
  return { kind: "scalar", scalar: type, ...extra };
}

/** A node for the values of an enum. */
export function enumOf(enumFacts: EnumFacts, extra?: Extra<"enum", "enumFacts">): EnumNode {
  return { kind: "enum", enumFacts, ...extra };
}

/** A node for an enum that travels as its strings. */
export function stringEnum(names: readonly string[], extra?: Extra<"enum", "enumFacts">): EnumNode {
  return enumOf({ wireForm: "string", names, numbers: [] }, extra);
}

/** A node for an enum that travels as its integers. */
export function integerEnum(
  numbers: readonly number[],
  extra?: Extra<"enum", "enumFacts">,
): EnumNode {
  return enumOf({ wireForm: "integer", names: [], numbers }, extra);
}

/** A node for an enum of any JSON values. */
export function jsonEnum(
  values: readonly JsonValue[],
  extra?: Extra<"enum", "enumFacts">,
): EnumNode {
  return enumOf({ wireForm: "json", names: [], numbers: [], values }, extra);
}

/** A node for an object whose keys are data; the keys are plain strings unless told. */
export function mapOf(
  values: TypeNode,
  keys?: MapKey,
  extra?: Extra<"map", "values" | "keys">,
): MapNode {
  return { kind: "map", values, ...(keys && { keys }), ...extra };
}

/** A node for a list whose elements are alike. */
export function arrayOf(items: TypeNode, extra?: Extra<"array", "items">): ArrayNode {
  return { kind: "array", items, ...extra };
}

/** A node for the object type of a key. */
export function ref(key: TypeKey, extra?: Extra<"ref", "ref">): RefNode {
  return { kind: "ref", ref: key, ...extra };
}

/** A node for what could not be read. */
export function unknown(reason?: string, extra?: Extra<"unknown", "reason">): UnknownNode {
  return { kind: "unknown", ...(reason !== undefined && { reason }), ...extra };
}

/** A node for any JSON value. */
export function any(extra?: Extra<"any">): AnyNode {
  return { kind: "any", ...extra };
}

/** A node for one of several shapes. */
export function unionOf(
  variants: readonly TypeNode[],
  extra?: Extra<"union", "variants">,
): UnionNode {
  return { kind: "union", variants, ...extra };
}

/** A node for a list whose elements each have their own node. */
export function tupleOf(
  elements: readonly TypeNode[],
  extra?: Extra<"tuple", "elements">,
): TupleNode {
  return { kind: "tuple", elements, ...extra };
}

/** A member that may be left out and set, unless told otherwise. */
export function member(
  name: string,
  type: TypeNode,
  extra?: Partial<Omit<Member, "name" | "type">>,
): Member {
  return { name, type, required: false, readOnly: false, constructorBound: false, ...extra };
}

/** An object type with these members. */
export function objectType(
  name: string,
  members: readonly Member[],
  extra?: Omit<ObjectType, "name" | "members">,
): ObjectType {
  return { name, members, ...extra };
}

/** A TypeShape; its types come as an object or as entries, of which a Map is one form. */
export function typeShape(
  root: TypeNode,
  types: TypeShape["types"] | Iterable<readonly [TypeKey, ObjectType]> = {},
): TypeShape {
  const entries = areEntries(types) ? types : Object.entries(types);
  return { root, types: Object.fromEntries(entries) };
}

function areEntries(value: object): value is Iterable<readonly [TypeKey, ObjectType]> {
  return Symbol.iterator in value;
}
