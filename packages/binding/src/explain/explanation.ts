import type { Diagnostic } from "@shapewright/rules";
import type { SourceName } from "../facts/fact.js";

/**
 * What became of a decorator:
 *
 * - `stated`: the schema says all of it
 * - `guidance`: the schema says it, and is narrower or wider than the host on rare values
 * - `host`: the schema says a part of it or nothing, and the host checks it
 * - `overruled`: another declaration counts instead, for all of it or for the part that `why` names
 * - `none`: it says nothing of what arrives
 */
export type Outcome = "stated" | "guidance" | "host" | "overruled" | "none";

/** One decorator of a member. */
export interface DecoratorExplanation {
  /** As the author wrote it, as far as that is recorded: `@MinLength(3)`. */
  readonly decorator: string;
  readonly source: SourceName;
  readonly outcome: Outcome;
  /** What it says, in words: `required`, `a string`, `minSize 3`. */
  readonly says: readonly string[];
  /** JSON pointers to where that stands in the schema. */
  readonly where: readonly string[];
  /** Why the schema does not say all of it; absent where it does. */
  readonly why?: string;
}

/** One member of a class. */
export interface MemberExplanation {
  /** Its name in the class. */
  readonly member: string;
  /** Its name in the schema; absent where it is in none. */
  readonly name?: string;
  /** A JSON pointer to its schema; absent where the schema does not reach it. */
  readonly pointer?: string;
  readonly required: boolean;
  readonly decorators: readonly DecoratorExplanation[];
  /** What had to be assumed or given up. */
  readonly diagnostics: readonly Diagnostic[];
}

/** One class. */
export interface ClassExplanation {
  /** The decorators of the class itself, its bases' that hold for it among them. */
  readonly decorators: readonly DecoratorExplanation[];
  /** Its key among the types of the reading. */
  readonly name: string;
  /** A JSON pointer to where it is described first; absent where the schema does not reach it. */
  readonly pointer?: string;
  /** What declares the class as a whole, so that no decorator of it is read. */
  readonly declaredBy?: string;
  readonly members: readonly MemberExplanation[];
  /** What is said of the class itself. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A class and every class that it leads to, nearest first. */
export interface Explanation {
  readonly classes: readonly ClassExplanation[];
}
