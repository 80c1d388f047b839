import { bounds, leftToHost, OBJECT } from "./claims.js";
import type { Row } from "./row.js";

export const objectRows: readonly Row[] = [
  {
    name: "isNotEmptyObject",
    decorator: "@IsNotEmptyObject",
    stated: {
      asGuidance: "with `nullable: false` an object passes only if some member is not null",
    },
    samples: {
      accepts: [{ a: 1 }, { a: null }],
      rejects: [{}, [1], "text", null, undefined],
    },
    claims: ({ accepts }) => [
      OBJECT,
      bounds({ minProperties: 1 }),
      ...(accepts({ a: null })
        ? []
        : [leftToHost("@IsNotEmptyObject", "that some member is not null")]),
    ],
  },
  {
    name: "isInstance",
    decorator: "@IsInstance",
    stated: { leftToHost: "that the value is an instance of a class, which no JSON is by itself," },
    samples: {
      arguments: [Map],
      accepts: [new Map()],
      rejects: [{}, new Set(), "text", null, undefined],
    },
    claims: () => [],
  },
];
