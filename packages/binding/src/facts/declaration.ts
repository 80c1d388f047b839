import type { TypeNode, TypeShape } from "@shapewright/rules";
import type { Class } from "./class.js";

/** What a class is on the wire, declared by hand: a shape with all the types it needs, or a node that needs none. */
export type DeclaredShape = TypeShape | TypeNode;

/** Declares what classes are on the wire; `undefined` for those that are to be read from their decorators. */
export type DeclareShape = (cls: Class) => DeclaredShape | undefined;

/** What was declared of a class, not checked yet; `by` names where. */
export type Declaration =
  | { readonly by: string; readonly given: unknown }
  | { readonly by: string; readonly problem: string };
