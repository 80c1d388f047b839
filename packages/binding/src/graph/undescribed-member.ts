import type { FoldedMember } from "../merge/index.js";

/** A folded member of which nothing is known but what its type and its presence say. */
export const UNDESCRIBED_MEMBER = {
  readOnly: false,
  writeOnly: false,
  labels: undefined,
  marking: undefined,
  title: undefined,
  description: undefined,
  examples: undefined,
  deprecated: false,
  remarks: [],
} as const satisfies Partial<FoldedMember>;
