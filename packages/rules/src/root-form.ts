/**
 * Whether null is stated at the root: as the node and the dialect have it, in no case (a tool's arguments are an object), or
 * in any (a result that may be missing).
 */
export type RootNull = "declared" | "never" | "always";

/** What a caller wants of the root beyond what the shape says. */
export interface RootForm {
  readonly null: RootNull;
  /** Whether the root is a list of what the shape describes. */
  readonly list: boolean;
}

/** The root as the shape has it. */
export const PLAIN_ROOT: RootForm = { null: "declared", list: false };
