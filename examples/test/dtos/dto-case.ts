import type { BindingCode, Class } from "@shapewright/binding";

/** Members to put in the place of those of the sample; `undefined` takes one away. */
export type Patch = Readonly<Record<string, unknown>>;

/** Where the schema is narrower than the host on purpose: what the documentation says of each. */
export type Narrower =
  /** The dialect `referenced` states null where the author declares it, and the host takes it for any optional member. */
  | "null in the dialect flat alone"
  /** The root is closed (`unknownArguments`), and the host takes away what it does not know (`whitelist`). */
  | "unknown arguments"
  /** A format is guidance: the host takes other spellings of a date, and mailboxes beyond ASCII. */
  | "format"
  /** What `@Type` converts is told as the type that the rules ask for. */
  | "converted by @Type"
  /** What a transform converts is told as the type that the rules ask for; `opaque_transform` names the member. */
  | "converted by @Transform"
  /** Rules with `each`, and `@ValidateNested()`, demand neither a list nor a single value: the declaration does. */
  | "one for a list, or a list for one"
  /** At run time a numeric enum holds the names of its members among its values. */
  | "name of a numeric enum's member"
  /** A rule takes texts and numbers alike: the compiler's word says which. */
  | "another kind than the declared one"
  /** Of a name that the discriminator does not list the host makes the declared base. */
  | "name of no variant";

/** The host refuses what the schema lets through, and a diagnostic names the member. */
export interface LeftToTheHost {
  readonly given: Patch;
  readonly code: BindingCode;
  /** As the diagnostic names it: `Class.member`. */
  readonly member: string;
}

/** The host accepts what the schema refuses. */
export interface NarrowerThanTheHost {
  readonly given: Patch;
  readonly because: Narrower;
}

export interface DtoCase {
  readonly cls: Class;
  /** What host and schema accept. */
  readonly sample: Patch;
  readonly accepts: readonly Patch[];
  /** What host and schema refuse. */
  readonly refuses: readonly Patch[];
  readonly leftToHost?: readonly LeftToTheHost[];
  /**
   * What host and schema refuse, and the dialect `flat` lets through: deeper in a recursive class than its `recursionDepth`
   * says, where it takes any object.
   */
  readonly belowFlat?: readonly Patch[];
  readonly narrower?: readonly NarrowerThanTheHost[];
}

export const UUID = "6f9619ff-8b86-4d11-b42d-00c04fc964ff";
export const OTHER_UUID = "0f8fad5b-d9cb-469f-a165-70867728950e";
export const JWT = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl";
