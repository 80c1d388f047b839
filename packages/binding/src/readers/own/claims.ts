import type { MemberDecoratorName, MemberOptions } from "../../decorators/records.js";
import { enumFactsOf } from "../../facts/enum-values.js";
import type { Claim, TypeClaim } from "../../facts/fact.js";
import { declaredType, declaredUnion, takesNull } from "./declared-type.js";

type ClaimsOf<D extends MemberDecoratorName> = (options: MemberOptions[D]) => readonly Claim[];

/**
 * What each decorator claims of its member. A size implies no type: `@MinLength(1)` is as much a list's as a string's.
 * `@Pattern` is not here: its uses on one member are one claim.
 */
const CLAIMS: { readonly [D in Exclude<MemberDecoratorName, "Pattern">]: ClaimsOf<D> } = {
  ArrayOf: ({ type, nullable }) => {
    const element = declaredType("@ArrayOf", type);
    const nullableElement = nullable || takesNull(element);
    return says({ kind: "array", element, ...(nullableElement ? { nullableElement } : {}) });
  },
  Binary: () => says({ kind: "binary" }),
  Decimal: () => says({ kind: "string", format: "decimal" }),
  Default: ({ value }) => [{ says: "default", value }, ...(value === null ? [NULL_DECLARED] : [])],
  Deprecated: () => [{ says: "deprecated" }],
  Describe: ({ text }) => [{ says: "description", text }],
  Enum: ({ values }) => enumClaims(values),
  Example: ({ values }) => [{ says: "examples", values }],
  ExclusiveMax: ({ limit }) => [constraints({ exclusiveMaximum: limit })],
  ExclusiveMin: ({ limit }) => [constraints({ exclusiveMinimum: limit })],
  Format: ({ format }) => says({ kind: "string", format }),
  Integer: () => says({ kind: "integer" }),
  Internal: () => [{ says: "left-out" }],
  Labels: ({ labels }) => [{ says: "labels", labels }],
  MapOf: ({ type }) => says({ kind: "map", values: declaredType("@MapOf", type) }),
  Mark: ({ marking }) => [{ says: "marking", marking }],
  Max: ({ limit }) => [constraints({ maximum: limit })],
  MaxLength: ({ limit }) => [constraints({ maxSize: limit })],
  Min: ({ limit }) => [constraints({ minimum: limit })],
  MinLength: ({ limit }) => [constraints({ minSize: limit })],
  MultipleOf: ({ divisor }) => [constraints({ multipleOf: divisor })],
  Name: ({ name }) => [{ says: "wire-name", name }],
  Nullable: () => [NULL_DECLARED],
  OfType: ({ type }) => withNull(declaredType("@OfType", type)),
  OneOf: ({ types, discriminator }) => says(declaredUnion("@OneOf", types, discriminator)),
  Optional: () => [{ says: "presence", required: false }],
  ReadOnly: () => [{ says: "read-only" }],
  Required: () => [{ says: "presence", required: true }],
  Schema: ({ schema }) => says({ kind: "verbatim", schema }),
  Title: ({ text }) => [{ says: "title", text }],
  WriteOnly: () => [{ says: "write-only" }],
};

/** What a decorator that only limits a value implies, for a member of which no own decorator says the type. */
const IMPLIED: ReadonlyMap<string, TypeClaim> = new Map<string, TypeClaim>([
  ["ExclusiveMax", { kind: "number" }],
  ["ExclusiveMin", { kind: "number" }],
  ["Max", { kind: "number" }],
  ["Min", { kind: "number" }],
  ["MultipleOf", { kind: "number" }],
  ["Pattern", { kind: "string" }],
]);

/** The type that a decorator implies; `undefined` where it implies none. */
export function impliedType(decorator: string): TypeClaim | undefined {
  return IMPLIED.get(decorator);
}

const NULL_DECLARED: Claim = { says: "null", accepted: true, declared: true };

/** What a decorator's record claims, whichever copy of the package wrote it. */
export function claimsOf(decorator: string, options: object): readonly Claim[] {
  if (!isRead(decorator)) return [unreadable(decorator)];
  return (CLAIMS[decorator] as (options: object) => readonly Claim[])(options);
}

/** What the patterns of one member claim together, in the order they are written. */
export function patternClaims(sources: readonly string[]): readonly Claim[] {
  const [pattern, ...others] = sources;
  if (pattern === undefined) return [];
  return [constraints(others.length === 0 ? { pattern } : { pattern, patterns: sources })];
}

function isRead(decorator: string): decorator is keyof typeof CLAIMS {
  return Object.hasOwn(CLAIMS, decorator);
}

function says(type: TypeClaim): readonly Claim[] {
  return [{ says: "type", type }];
}

function constraints(stated: Extract<Claim, { says: "constraints" }>["constraints"]): Claim {
  return { says: "constraints", constraints: stated };
}

function enumClaims(values: readonly unknown[]): readonly Claim[] {
  const facts = enumFactsOf(values);
  return facts === undefined ? [] : withNull({ kind: "enum", facts });
}

function withNull(type: TypeClaim): readonly Claim[] {
  return takesNull(type) ? [...says(type), NULL_DECLARED] : says(type);
}

function unreadable(decorator: string): Claim {
  return {
    says: "remark",
    code: "unreadable_shape",
    severity: "warning",
    message:
      `@${decorator} was written by another version of @shapewright/binding, which this one cannot read. ` +
      `Install one version.`,
  };
}
