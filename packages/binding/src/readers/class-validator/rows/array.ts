import { ARRAY, bounds, leftToHost } from "./claims.js";
import type { Row, RowClaim } from "./row.js";
import { sizeAtLeast, sizeAtMost } from "./size.js";

export const arrayRows: readonly Row[] = [
  {
    name: "arrayContains",
    decorator: "@ArrayContains",
    stated: { leftToHost: "which elements a list holds" },
    samples: {
      arguments: [["x"]],
      accepts: [["x"], ["y", "x"]],
      rejects: [[], ["y"], "x", null, undefined],
    },
    claims: ({ arguments: [values] }) => [ARRAY, ...sizeOfAll(values)],
  },
  {
    name: "arrayNotContains",
    decorator: "@ArrayNotContains",
    stated: { leftToHost: "which elements a list does not hold" },
    samples: {
      arguments: [["x"]],
      accepts: [[], ["y"]],
      rejects: [["x"], ["y", "x"], "y", null, undefined],
    },
    claims: () => [ARRAY],
  },
  {
    name: "arrayNotEmpty",
    decorator: "@ArrayNotEmpty",
    stated: "exactly",
    samples: { accepts: [[0], [null]], rejects: [[], "text", { length: 1 }, null, undefined] },
    claims: () => [ARRAY, bounds({ minSize: 1 })],
  },
  {
    name: "arrayMinSize",
    decorator: "@ArrayMinSize",
    stated: "exactly",
    samples: {
      arguments: [2],
      accepts: [
        [1, 2],
        [1, 2, 3],
      ],
      rejects: [[], [1], "text", null, undefined],
    },
    claims: ({ arguments: [limit] }) => sizeAtLeast("@ArrayMinSize", ARRAY, limit),
  },
  {
    name: "arrayMaxSize",
    decorator: "@ArrayMaxSize",
    stated: "exactly",
    samples: {
      arguments: [2],
      accepts: [[], [1, 2]],
      rejects: [[1, 2, 3], "text", null, undefined],
    },
    claims: ({ arguments: [limit] }) => sizeAtMost("@ArrayMaxSize", ARRAY, limit),
  },
  {
    name: "arrayUnique",
    decorator: "@ArrayUnique",
    stated: {
      asGuidance: "the host compares objects and lists by identity",
    },
    // The selector is kept in a closure.
    hasHiddenArguments: true,
    samples: {
      accepts: [[], [1, 2], [1, "1"]],
      rejects: [[1, 1], ["x", "y", "x"], "xx", null, undefined],
    },
    claims: ({ accepts }) =>
      // No selector tells these two apart but one that changes nothing.
      accepts([{}, {}])
        ? [ARRAY, bounds({ uniqueItems: true })]
        : [ARRAY, leftToHost("@ArrayUnique", "uniqueness by a selector of the author's")],
  },
];

/** A list that holds each of some values is at least as long as they are many. */
function sizeOfAll(values: unknown): readonly RowClaim[] {
  const distinct = new Set(Array.isArray(values) ? (values as readonly unknown[]) : []);
  return distinct.size === 0 ? [] : [bounds({ minSize: distinct.size })];
}
