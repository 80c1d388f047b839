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

/** One use of a rule. */
export interface RuleUse {
  /** What the author gave the decorator, the options of class-validator itself not among it. */
  readonly arguments: readonly unknown[];
}

/** One use of a rule of class-validator's own, which may be asked. */
export interface RowRule extends RuleUse {
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

/** What every row says, whoever wrote it. */
interface RowOf<Use extends RuleUse> {
  /** The decorator as an author writes it. */
  readonly decorator: `@${string}`;

  readonly stated: Stated;

  readonly samples: RowSamples;

  /** What a value that the rule accepts is, with the arguments of one use. */
  readonly claims: (rule: Use) => readonly RowClaim[];
}

/** All that is known about one built-in rule: a new rule takes one row and nothing else. */
export interface Row extends RowOf<RowRule> {
  /** The value of the constant that class-validator exports for the rule, such as that of `MIN_LENGTH`. */
  readonly name: string;

  /** The decorator's arguments in the rule's recorded ones, where the library records more. @default all of them */
  readonly argumentCount?: number;

  /**
   * The rule's verdicts hang on something that the decorator keeps to itself: samples do not tell it from a rule of
   * another origin.
   *
   * @default false
   */
  readonly hasHiddenArguments?: boolean;
}

/** The class of a rule: what `@ValidatorConstraint()` stands on, or `@Validate()` is given. */
export type ConstraintClass = abstract new (...args: never[]) => object;

/**
 * What a rule of the author's own means in a schema. The rule itself is never called while a class is read: whether it lets
 * off an absent member, and whether it takes null, is known where its samples hold `undefined` and `null`.
 */
export interface CustomRow extends RowOf<RuleUse> {
  /** The rule's name (that of `registerDecorator` and `ValidateBy`) or its constraint class. */
  readonly rule: string | ConstraintClass;
}
