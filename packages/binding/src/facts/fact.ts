import type { Constraints, EnumFacts, JsonObject, JsonValue } from "@shapewright/rules";
import type { Class } from "./class.js";

/** Where a fact comes from. The order of precedence is the merge's, not this list's. */
export type SourceName =
  | "host"
  | "own"
  | "class-validator"
  | "class-transformer"
  | "nest-swagger"
  | "json-schema-decorator"
  | "design:type"
  | "initializer";

/** Whether a claim is about the member's value or about each of its elements. */
export type Level = "value" | "each";

/** What tells a class from the others that a value may be of: the value of one of its keys on the wire. */
export interface Tag {
  readonly property: string;
  readonly value: string | number | boolean | null;
  /** Whether the host takes the key away before it looks at the rules of the class. */
  readonly isRemoved: boolean;
}

/**
 * What a source says a value is.
 *
 * - `class`: an instance of a class, described member by member; with a tag, one of the shapes a value may have
 * - `object`: some object, nothing known of its inside
 * - `bigint`: an integer of any size, which JSON has no form for: its digits as a text on the wire
 * - `date`: an instant, an ISO 8601 date-time text on the wire
 * - `one-of`: one of several; the discriminator is the wire name of the member that tells them apart
 * - `any`: declared to take every JSON value
 * - `unknown`: there is a declaration, but it could not be read; `reason` ends a sentence. Where it is final, reading it
 *   again gives the same as long as the metadata stays; a module that another imports may not have run yet
 */
export type TypeClaim =
  | { readonly kind: "string"; readonly format?: string }
  | { readonly kind: "number" }
  | { readonly kind: "integer" }
  | { readonly kind: "boolean" }
  | { readonly kind: "bigint" }
  | { readonly kind: "binary" }
  | { readonly kind: "date" }
  | { readonly kind: "enum"; readonly facts: EnumFacts }
  | { readonly kind: "object" }
  | { readonly kind: "class"; readonly cls: Class; readonly tag?: Tag }
  | { readonly kind: "array"; readonly element?: TypeClaim; readonly nullableElement?: boolean }
  | { readonly kind: "set"; readonly element?: TypeClaim }
  | { readonly kind: "map"; readonly values?: TypeClaim }
  | {
      readonly kind: "one-of";
      readonly variants: readonly TypeClaim[];
      readonly discriminator?: string;
    }
  | { readonly kind: "any" }
  | { readonly kind: "verbatim"; readonly schema: JsonObject }
  | { readonly kind: "unknown"; readonly reason: string; readonly isFinal?: boolean };

/** What a member's transforms make of a value: nothing is known where they look at the other arguments. */
export type Passage =
  { readonly outcome: "made"; readonly value: unknown } | { readonly outcome: "threw" | "looked" };

/** The severities of a reader's remark: `info` for what was left to the host on purpose. */
export type RemarkSeverity = "info" | "warning";

/** Codes of the binding layer's diagnostics. */
export type BindingCode =
  | "conditional_member"
  | "conflicting_declarations"
  | "duplicate_metadata_store"
  | "each_reaches_no_further"
  | "empty_class"
  | "mixed_decorators"
  | "opaque_transform"
  | "unenforced_presence"
  | "unreadable_shape"
  | "unsatisfiable_member"
  | "untranslated_constraint"
  | "unvalidated_nested";

/**
 * One thing a source says of a member.
 *
 * - `type`: what the value (or each element) is
 * - `inner-type`: what the value is if it is a single one, what its elements are if it is a collection
 *   (class-transformer's `@Type` says no more than that)
 * - `presence`: whether the host refuses the member's absence; `implied` where the author did not say so, but the source
 *   demands every member of which nothing else is said
 * - `null`: whether the host accepts `null`; `declared` when the author said null in so many words
 * - `not-empty-text`: if the value turns out to be a plain string or a string enum, it is not the empty one
 * - `nested`: the host looks into the instances of the member's class
 * - `hidden-value`: the wire value is turned into something else before the rules see it, so that nothing the lower
 *   sources say of its type holds, unless samples that go `through` say otherwise; with `absence`, an absent one too
 * - `left-out`: the member is in no schema
 * - `write-only`: accepted and never given
 * - `always-present`: on output, the key is there whatever the object holds
 * - `default`: what the host uses when the member is absent; the value is JSON
 * - `labels`: the display of each choice, by its wire form as text
 * - `marking`: its part in a later projection
 * - `remark`: a diagnostic; `message` is complete but for the leading `Class.member: `
 */
export type Claim =
  | { readonly says: "type"; readonly type: TypeClaim }
  | { readonly says: "inner-type"; readonly type: TypeClaim }
  | { readonly says: "presence"; readonly required: boolean; readonly implied?: true }
  | { readonly says: "null"; readonly accepted: boolean; readonly declared?: boolean }
  | { readonly says: "nested" }
  | { readonly says: "constraints"; readonly constraints: Constraints }
  | { readonly says: "not-empty-text" }
  | { readonly says: "wire-name"; readonly name: string }
  | { readonly says: "read-only" }
  | { readonly says: "description"; readonly text: string }
  | { readonly says: "title"; readonly text: string }
  | { readonly says: "examples"; readonly values: readonly JsonValue[] }
  | { readonly says: "deprecated" }
  | { readonly says: "write-only" }
  | { readonly says: "always-present" }
  | { readonly says: "default"; readonly value: JsonValue }
  | { readonly says: "labels"; readonly labels: Readonly<Record<string, string>> }
  | { readonly says: "marking"; readonly marking: "handle" | "label" | "hidden" }
  | {
      readonly says: "hidden-value";
      readonly through?: (sample: unknown) => Passage;
      readonly absence?: boolean;
    }
  | { readonly says: "left-out" }
  | {
      readonly says: "remark";
      readonly code: BindingCode;
      readonly severity: RemarkSeverity;
      readonly message: string;
    };

/** A claim with its place: which member, which source, which decorator as the author wrote it (`@MinLength`). */
export interface Fact {
  readonly member: string;
  readonly source: SourceName;
  readonly level: Level;
  readonly decorator: string;
  readonly claim: Claim;
}

/** What a source says of the class itself. */
export interface ClassFact {
  readonly source: SourceName;
  readonly decorator: string;
  readonly claim:
    | { readonly says: "name"; readonly name: string }
    | { readonly says: "description"; readonly text: string }
    | { readonly says: "title"; readonly text: string }
    | { readonly says: "deprecated" }
    | { readonly says: "wrapper" }
    | { readonly says: "open" }
    | { readonly says: "required-by-default" };
}
