import type { Expansion } from "./expansion.js";
import type { JsonSchema, OwnedJson } from "./json/json.js";
import { setOwn } from "./json/json.js";
import type { Member } from "./type-shape/index.js";
import type { NodeInPlace } from "./node-in-place.js";

/** Where a schema goes: under a keyword or name, or at a position of a list. */
export type Slot =
  | { readonly into: JsonSchema; readonly key: string }
  | { readonly into: OwnedJson[]; readonly key: number };

/** A node that waits to be written. */
export interface Task extends NodeInPlace {
  readonly slot: Slot;
  /** The key of the object type that the node belongs to, and its member; neither at the root. */
  readonly owner?: string | undefined;
  readonly ownMember?: Member | undefined;
  /** Whether a reference is followed although it has a definition: at the root, and in the definition itself. */
  readonly inFull?: boolean;
  readonly isRoot?: boolean;
  /** How many objects the node stands inside of (R22). */
  readonly depth: number;
  /** The types the node stands inside of. */
  readonly inside: Expansion | undefined;
}

export function put(slot: Slot, schema: OwnedJson): void {
  if (Array.isArray(slot.into)) slot.into[Number(slot.key)] = schema;
  else setOwn(slot.into, String(slot.key), schema);
}
