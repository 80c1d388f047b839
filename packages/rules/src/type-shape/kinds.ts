import type { EnumFacts, TypeNode } from "./generated.js";

/** What a node is: the `kind` that tells it from the others. */
export type TypeKind = TypeNode["kind"];

/** The node of one kind. */
export type NodeOf<K extends TypeKind> = Extract<TypeNode, { readonly kind: K }>;

/** How the values of an enum travel. */
export type WireForm = EnumFacts["wireForm"];

/** The facts of an enum of one wire form. */
export type EnumFactsOf<F extends WireForm> = Extract<EnumFacts, { readonly wireForm: F }>;
