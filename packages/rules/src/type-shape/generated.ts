// Generated from spec/type-shape.schema.json by npm run types:generate. Do not edit.

/** A key of `types`. */
export type TypeKey = string;

/** One flat record told apart by `kind`; which other fields it carries depends on it. */
export type TypeNode =
  | VerbatimNode
  | BinaryNode
  | ScalarNode
  | EnumNode
  | MapNode
  | ArrayNode
  | RefNode
  | UnknownNode
  | AnyNode
  | UnionNode
  | TupleNode;

/** A JSON type that holds no other value. */
export type Scalar = "string" | "boolean" | "integer" | "number";

/** The values of an enum, told apart by their form on the wire. */
export type EnumFacts = StringEnumFacts | IntegerEnumFacts | UnresolvedEnumFacts | JsonEnumFacts;

/** Any JSON value. */
export type JsonValue =
  null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** One declared type as plain JSON: the only record that crosses from the binding to the rules. */
export interface TypeShape {
  /** The node that the whole shape describes. */
  readonly root: TypeNode;
  /** Every object type that a `ref` reaches, by its stable and unique key. */
  readonly types: {
    readonly [key: string]: ObjectType;
  };
}

/** The host's own JSON Schema, copied deeply. */
export interface VerbatimNode {
  /** Tells this node from the other kinds. */
  readonly kind: "verbatim";
  /** The JSON Schema, an object or a boolean. */
  readonly schema: JsonObject | boolean;
  /** Whether the host accepts `null` here; on an array's `items` it is the element's own. */
  readonly nullable?: boolean;
  /** Whether the author said null in so many words, and the host does not merely tolerate it. */
  readonly nullDeclared?: boolean;
  /** Constraints of the node itself: an array element's, a map value's. */
  readonly constraints?: Constraints;
}

/** Bytes, base64 on the wire. */
export interface BinaryNode {
  /** Tells this node from the other kinds. */
  readonly kind: "binary";
  /** Whether the host accepts `null` here; on an array's `items` it is the element's own. */
  readonly nullable?: boolean;
  /** Whether the author said null in so many words, and the host does not merely tolerate it. */
  readonly nullDeclared?: boolean;
  /** Constraints of the node itself: an array element's, a map value's. */
  readonly constraints?: Constraints;
}

/** A string, a boolean or a number. */
export interface ScalarNode {
  /** Tells this node from the other kinds. */
  readonly kind: "scalar";
  /** The type on the wire. */
  readonly scalar: Scalar;
  /** What a string holds, such as `date-time`. */
  readonly format?: string;
  /** Whether the host accepts `null` here; on an array's `items` it is the element's own. */
  readonly nullable?: boolean;
  /** Whether the author said null in so many words, and the host does not merely tolerate it. */
  readonly nullDeclared?: boolean;
  /** Constraints of the node itself: an array element's, a map value's. */
  readonly constraints?: Constraints;
}

/** One of a list of values. */
export interface EnumNode {
  /** Tells this node from the other kinds. */
  readonly kind: "enum";
  /** The values and how the wire carries them. */
  readonly enumFacts: EnumFacts;
  /** Whether the host accepts `null` here; on an array's `items` it is the element's own. */
  readonly nullable?: boolean;
  /** Whether the author said null in so many words, and the host does not merely tolerate it. */
  readonly nullDeclared?: boolean;
  /** Constraints of the node itself: an array element's, a map value's. */
  readonly constraints?: Constraints;
}

/** An object with keys that are data. */
export interface MapNode {
  /** Tells this node from the other kinds. */
  readonly kind: "map";
  /** The node of each value. */
  readonly values: TypeNode;
  /** What the keys are; plain strings when absent. */
  readonly keys?: MapKey;
  /** Whether the host accepts `null` here; on an array's `items` it is the element's own. */
  readonly nullable?: boolean;
  /** Whether the author said null in so many words, and the host does not merely tolerate it. */
  readonly nullDeclared?: boolean;
  /** Constraints of the node itself: an array element's, a map value's. */
  readonly constraints?: Constraints;
}

/** A list whose elements are alike. */
export interface ArrayNode {
  /** Tells this node from the other kinds. */
  readonly kind: "array";
  /** The node of each element. */
  readonly items: TypeNode;
  /** Whether the host accepts `null` here; on an array's `items` it is the element's own. */
  readonly nullable?: boolean;
  /** Whether the author said null in so many words, and the host does not merely tolerate it. */
  readonly nullDeclared?: boolean;
  /** Constraints of the node itself: an array element's, a map value's. */
  readonly constraints?: Constraints;
}

/** An object type, which has no inline form. */
export interface RefNode {
  /** Tells this node from the other kinds. */
  readonly kind: "ref";
  /** The key in `types`. */
  readonly ref: TypeKey;
  /** Whether the host accepts `null` here; on an array's `items` it is the element's own. */
  readonly nullable?: boolean;
  /** Whether the author said null in so many words, and the host does not merely tolerate it. */
  readonly nullDeclared?: boolean;
  /** Constraints of the node itself: an array element's, a map value's. */
  readonly constraints?: Constraints;
}

/** A type that the binding could not read. */
export interface UnknownNode {
  /** Tells this node from the other kinds. */
  readonly kind: "unknown";
  /** Why it could not be read. */
  readonly reason?: string;
  /** Whether the host accepts `null` here; on an array's `items` it is the element's own. */
  readonly nullable?: boolean;
  /** Whether the author said null in so many words, and the host does not merely tolerate it. */
  readonly nullDeclared?: boolean;
  /** Constraints of the node itself: an array element's, a map value's. */
  readonly constraints?: Constraints;
}

/** Declared to take any JSON value; unlike `unknown` it is read, so nothing is reported. */
export interface AnyNode {
  /** Tells this node from the other kinds. */
  readonly kind: "any";
  /** Whether the host accepts `null` here; on an array's `items` it is the element's own. */
  readonly nullable?: boolean;
  /** Whether the author said null in so many words, and the host does not merely tolerate it. */
  readonly nullDeclared?: boolean;
  /** Constraints of the node itself: an array element's, a map value's. */
  readonly constraints?: Constraints;
}

/** One of several shapes. */
export interface UnionNode {
  /** Tells this node from the other kinds. */
  readonly kind: "union";
  /** The shapes, at least one. */
  readonly variants: readonly TypeNode[];
  /** The member that tells the variants apart. */
  readonly discriminator?: Discriminator;
  /** Whether the host accepts `null` here; on an array's `items` it is the element's own. */
  readonly nullable?: boolean;
  /** Whether the author said null in so many words, and the host does not merely tolerate it. */
  readonly nullDeclared?: boolean;
  /** Constraints of the node itself: an array element's, a map value's. */
  readonly constraints?: Constraints;
}

/** A list whose elements each have their own node. */
export interface TupleNode {
  /** Tells this node from the other kinds. */
  readonly kind: "tuple";
  /** The node of each position. */
  readonly elements: readonly TypeNode[];
  /** The node of every element past the listed positions; none are accepted when absent. */
  readonly rest?: TypeNode;
  /** Whether the host accepts `null` here; on an array's `items` it is the element's own. */
  readonly nullable?: boolean;
  /** Whether the author said null in so many words, and the host does not merely tolerate it. */
  readonly nullDeclared?: boolean;
  /** Constraints of the node itself: an array element's, a map value's. */
  readonly constraints?: Constraints;
}

/** What the keys of a map are. */
export interface MapKey {
  /** Whether such a key can be written as a JSON property name. */
  readonly writable: boolean;
  /** The scalar that a key is written from. */
  readonly scalar?: Scalar;
  /** What a string key holds, such as `uuid`. */
  readonly format?: string;
}

/** The member that tells the variants of a union apart. */
export interface Discriminator {
  /** The wire name of the member, a required one-value enum in each variant. */
  readonly property: string;
  /** The key in `types` that each value of the member stands for. */
  readonly mapping?: {
    readonly [key: string]: TypeKey;
  };
}

/** An enum that travels as its strings. */
export interface StringEnumFacts {
  /** Tells which list the wire carries. */
  readonly wireForm: "string";
  /** The wire strings, not the names of the enum's members. */
  readonly names: readonly string[];
  /** The wire integers. */
  readonly numbers: readonly number[];
  /** Whether values combine, as flags do; then no list is written and every list may be empty. */
  readonly combinable?: boolean;
  /** The display of each value, keyed by its wire form as a string. */
  readonly labels?: {
    readonly [key: string]: string;
  };
}

/** An enum that travels as its integers. */
export interface IntegerEnumFacts {
  /** Tells which list the wire carries. */
  readonly wireForm: "integer";
  /** The wire strings, not the names of the enum's members. */
  readonly names: readonly string[];
  /** The wire integers. */
  readonly numbers: readonly number[];
  /** Whether values combine, as flags do; then no list is written and every list may be empty. */
  readonly combinable?: boolean;
  /** The display of each value, keyed by its wire form as a string. */
  readonly labels?: {
    readonly [key: string]: string;
  };
}

/** An enum of which nobody said whether it travels as its strings or its integers. */
export interface UnresolvedEnumFacts {
  /** Tells which list the wire carries. */
  readonly wireForm: "unresolved";
  /** The wire strings, not the names of the enum's members. */
  readonly names: readonly string[];
  /** The wire integers. */
  readonly numbers: readonly number[];
  /** Whether values combine, as flags do; then no list is written and every list may be empty. */
  readonly combinable?: boolean;
  /** The display of each value, keyed by its wire form as a string. */
  readonly labels?: {
    readonly [key: string]: string;
  };
}

/** An enum of mixed, fractional, boolean or null values. */
export interface JsonEnumFacts {
  /** Tells which list the wire carries. */
  readonly wireForm: "json";
  /** The wire strings, not the names of the enum's members. */
  readonly names: readonly string[];
  /** The wire integers. */
  readonly numbers: readonly number[];
  /** The values as the wire carries them. */
  readonly values: readonly JsonValue[];
  /** Whether values combine, as flags do; then no list is written and every list may be empty. */
  readonly combinable?: boolean;
  /** The display of each value, keyed by its wire form as a string. */
  readonly labels?: {
    readonly [key: string]: string;
  };
}

/** An object type with declared members. */
export interface ObjectType {
  /** The simple display name, which becomes a key of `$defs`. */
  readonly name: string;
  /** The members in the order in which they are written. */
  readonly members: readonly Member[];
  /** A short label for people. */
  readonly title?: string;
  /** What the type is for. */
  readonly description?: string;
  /** Whether the author advises against the type. */
  readonly deprecated?: boolean;
  /** Whether the type stands for its single member on the wire. */
  readonly wrapper?: boolean;
  /** What undeclared keys may hold: anything when `true`. */
  readonly additional?: true | TypeNode;
}

/** One member of an object type. */
export interface Member {
  /** The name on the wire. */
  readonly name: string;
  /** The node of the member's value. */
  readonly type: TypeNode;
  /** Whether the host refuses an object without it. */
  readonly required: boolean;
  /** Whether it can be read but not set. */
  readonly readOnly: boolean;
  /** Whether a constructor sets it, although it is read-only. */
  readonly constructorBound: boolean;
  /** A short label for people. */
  readonly title?: string;
  /** What the member is for. */
  readonly description?: string;
  /** Values that show what is meant. */
  readonly examples?: readonly JsonValue[];
  /** Whether the author advises against the member. */
  readonly deprecated?: boolean;
  /** What the host uses when the member is absent; `null` is a real default. */
  readonly default?: JsonValue;
  /** What the host demands of the value beyond its type. */
  readonly constraints?: Constraints;
  /** Whether it is accepted but never returned. */
  readonly writeOnly?: boolean;
  /** Whether every returned object has the key. */
  readonly alwaysPresent?: boolean;
  /** Its part in a later projection, applied by no rule. */
  readonly marking?: "handle" | "label" | "hidden";
}

/** Demands on a value in neutral names, which the rules fit to the type that is written. */
export interface Constraints {
  /** The least number of characters, elements or entries. */
  readonly minSize?: number;
  /** The greatest number of characters, elements or entries. */
  readonly maxSize?: number;
  /** The least number, itself included. */
  readonly minimum?: number;
  /** The greatest number, itself included. */
  readonly maximum?: number;
  /** A regular expression that a string must match somewhere. */
  readonly pattern?: string;
  /** What a string holds, such as `email`. */
  readonly format?: string;
  /** Regular expressions that must each match; `pattern` is the first when both are given. */
  readonly patterns?: readonly string[];
  /** A bound that the number must exceed. */
  readonly exclusiveMinimum?: number;
  /** A bound that the number must stay below. */
  readonly exclusiveMaximum?: number;
  /** A number of which the value must be a multiple. */
  readonly multipleOf?: number;
  /** Whether no two elements may be equal. */
  readonly uniqueItems?: boolean;
  /** The least number of keys. */
  readonly minProperties?: number;
  /** The greatest number of keys. */
  readonly maxProperties?: number;
  /** Values that are refused. */
  readonly not?: readonly JsonValue[];
}

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: JsonValue;
}
