/** One rule of a host, which may be asked about a value by itself. */
export interface HostRule {
  /** Whether it is about the elements of a collection. */
  readonly each: boolean;
  /** The rule's own answer: a promise where it answers later. What it throws is the author's. */
  readonly accepts: (value: unknown, object: object) => unknown;
}

/** The rules of a member that have to be asked, since nothing that is told of it implies them. */
export interface MemberHostRules {
  /** Whether none of them is asked about an absent member. */
  readonly letsOffUndefined: boolean;
  readonly letsOffNull: boolean;
  readonly rules: readonly HostRule[];
}
