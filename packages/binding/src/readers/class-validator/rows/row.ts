import type { Claim } from "../../../facts/fact.js";

/** What a row may say of a value; on which level it holds, and whether it holds at all, the reader adds. */
export type RowClaim = Extract<
  Claim,
  { readonly says: "type" | "constraints" | "not-empty-text" | "remark" }
>;

/**
 * How much of a rule its claims carry.
 *
 * - `exactly`: a value of JSON satisfies the claims if and only if the rule accepts it
 * - `asGuidance`: the claims are narrower or wider than the rule on rare values; which, the reason says
 * - `leftToHost`: the claims, where there are any, carry a part of the rule; what they lack, the reason says as a noun
 */
export type Stated = "exactly" | { readonly asGuidance: string } | { readonly leftToHost: string };

/** One use of a rule, as its row sees it. */
export interface RowRule {
  /** What the author gave the decorator, the options of class-validator itself not among it. */
  readonly arguments: readonly unknown[];

  /** Whether the rule accepts a value: the host's own verdict, with these arguments. */
  readonly accepts: (value: unknown) => boolean;
}

/** Values that the rule accepts and refuses with some arguments; they hold the row to the real validator. */
export interface RowSamples {
  /** @default [] */
  readonly arguments?: readonly unknown[];
  readonly accepts: readonly unknown[];
  readonly rejects: readonly unknown[];
  /**
   * Those of the accepted ones that the claims refuse on purpose, for the reason that `asGuidance` gives; a client that
   * takes a format for an annotation refuses none of them.
   * @default []
   */
  readonly narrower?: readonly unknown[];
}

/** All that is known about one built-in rule: a new rule takes one row and nothing else. */
export interface Row {
  /** The value of the constant that class-validator exports for the rule, such as that of `MIN_LENGTH`. */
  readonly name: string;

  /** The decorator as an author writes it; without the `@`, the name that class-validator exports it by. */
  readonly decorator: `@${string}`;

  readonly stated: Stated;

  readonly samples: RowSamples;

  /** The decorator's arguments in the rule's recorded ones, where the library records more. @default all of them */
  readonly argumentCount?: number;

  /**
   * The rule's verdicts hang on something that the decorator keeps to itself: samples do not tell it from a rule of
   * another origin.
   *
   * @default false
   */
  readonly hasHiddenArguments?: boolean;

  readonly claims: (rule: RowRule) => readonly RowClaim[];
}
