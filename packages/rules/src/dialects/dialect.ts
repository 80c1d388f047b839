/** The choices that two readers of one TypeShape may want made differently; each is a public option by itself. */
export interface Choices {
  /**
   * Which types are written once in `$defs` and referred to: those used more than once or in a cycle (R15), those in a
   * cycle alone, or none. What is neither is inlined at every use.
   */
  readonly references: "shared" | "recursive" | "never";
  /** Where null is stated: nowhere, where the author declared it, or wherever the host accepts it. */
  readonly nullability: "omit" | "declared" | "accepted";
  /** Whether `default` is written; then a member with one is not listed in `required`. */
  readonly defaults: "omit" | "state";
  /** Where `additionalProperties: false` is written on objects that declare their members. */
  readonly closing: "none" | "every-level";
  /** Whether an object with nothing known of its inside says `additionalProperties: true`. */
  readonly freeForm: "true" | "silent";
  /** What an unreadable node becomes: the boundary object, or a schema that takes everything. */
  readonly unreadable: "boundary" | "open";
  /** How often a type is written inside itself before it is cut, where references are never kept. */
  readonly recursionDepth: number;
  /** How many nodes are written before further objects are cut, where types are inlined at every use. */
  readonly maxNodes: number;
}

/** A dialect: a named set of choices, as data. No other place in the package asks which dialect is written. */
export interface Dialect extends Choices {
  /** Whether the root of a tool's input lists `required` when it is empty. */
  readonly emptyRequired: "write" | "omit";
  /** Whether an input has titles. */
  readonly inputTitles: "write" | "omit";
}
