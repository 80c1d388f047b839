import * as fc from "fast-check";
import type { WriteOptions } from "../../src/index.js";

/** Every option of the writer, each there or absent. */
export const writeOptions: fc.Arbitrary<WriteOptions> = fc.record(
  {
    dialect: fc.constantFrom("referenced", "flat"),
    direction: fc.constantFrom("input", "output"),
    references: fc.constantFrom("shared", "recursive", "never"),
    nullability: fc.constantFrom("omit", "declared", "accepted"),
    defaults: fc.constantFrom("omit", "state"),
    closing: fc.constantFrom("none", "every-level"),
    freeForm: fc.constantFrom("true", "silent"),
    unreadable: fc.constantFrom("boundary", "open"),
    recursionDepth: fc.nat(3),
    // Low, so that it is met often and the schemas stay small.
    maxNodes: fc.integer({ min: 1, max: 200 }),
    maxDepth: fc.nat(5),
    dropReadOnlyProperties: fc.boolean(),
  },
  { requiredKeys: ["maxNodes"] },
);
