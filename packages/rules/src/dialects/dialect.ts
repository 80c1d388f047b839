/**
 * A dialect: every choice that two readers of one TypeShape may want made differently, as data. No other place in the
 * package asks which dialect is written.
 */
export interface Dialect {
  /** Which types are written once in `$defs`: those used more than once or in a cycle (R15). */
  readonly references: "shared";
  /** Where null is stated: nowhere, where the author declared it, or wherever the host accepts it. */
  readonly nullability: "omit" | "declared" | "accepted";
  /** Whether `default` is written. */
  readonly defaults: "omit" | "state";
  /** Where `additionalProperties: false` is written on objects that declare their members. */
  readonly closing: "none" | "every-level";
  /** Whether an object with nothing known of its inside says `additionalProperties: true`. */
  readonly freeForm: "true" | "silent";
  /** What an unreadable node becomes: the boundary object, or a schema that takes everything. */
  readonly unreadable: "boundary" | "open";
}
