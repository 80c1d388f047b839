import type { Constraints, EnumFacts, JsonValue } from "@shapewright/rules";
import type { Claim, Fact, Level, SourceName, TypeClaim } from "../../src/facts/fact.js";
import { foldMember, isLeftOut, type FoldedMember, type Host } from "../../src/merge/index.js";

/** A host that validates, with class-transformer beside it and the options it has by default. */
export const HOST: Host = {
  judges: true,
  converts: false,
  transforms: true,
  forbidsUnknown: true,
};

export const STRING: TypeClaim = { kind: "string" };
export const NUMBER: TypeClaim = { kind: "number" };
export const INTEGER: TypeClaim = { kind: "integer" };
export const BOOLEAN: TypeClaim = { kind: "boolean" };
export const DATE: TypeClaim = { kind: "date" };
export const OBJECT: TypeClaim = { kind: "object" };
export const ARRAY: TypeClaim = { kind: "array" };
export const ANY: TypeClaim = { kind: "any" };

export class Animal {}
export class Dog extends Animal {}
export class Stone {}

export function enumOf(...values: readonly JsonValue[]): Extract<TypeClaim, { kind: "enum" }> {
  return { kind: "enum", facts: factsOf(values) };
}

function factsOf(values: readonly JsonValue[]): EnumFacts {
  if (values.every((value) => typeof value === "string")) {
    return { wireForm: "string", names: values, numbers: [] };
  }
  if (values.every((value) => Number.isInteger(value))) {
    return { wireForm: "integer", names: [], numbers: values as readonly number[] };
  }
  return { wireForm: "json", names: [], numbers: [], values };
}

/** What one source says, under one decorator, of the member's value or of each element. */
export function saying(
  source: SourceName,
  decorator: string,
  claims: readonly Claim[],
  level: Level = "value",
): readonly Fact[] {
  return claims.map((claim) => ({ member: "member", source, level, decorator, claim }));
}

export const own = (decorator: string, ...claims: readonly Claim[]): readonly Fact[] =>
  saying("own", decorator, claims);
export const rule = (decorator: string, ...claims: readonly Claim[]): readonly Fact[] =>
  saying("class-validator", decorator, claims);
export const eachRule = (decorator: string, ...claims: readonly Claim[]): readonly Fact[] =>
  saying("class-validator", decorator, claims, "each");
export const transformer = (decorator: string, ...claims: readonly Claim[]): readonly Fact[] =>
  saying("class-transformer", decorator, claims);
export const compiler = (type: TypeClaim): readonly Fact[] =>
  saying("design:type", "design:type", [{ says: "type", type }]);

export const type = (claimed: TypeClaim): Claim => ({ says: "type", type: claimed });
export const inside = (claimed: TypeClaim): Claim => ({ says: "inner-type", type: claimed });
export const constraints = (stated: Constraints): Claim => ({
  says: "constraints",
  constraints: stated,
});
export const presence = (required: boolean): Claim => ({ says: "presence", required });
export const takesNull = (accepted: boolean): Claim => ({ says: "null", accepted });

/** Folds a member that is in the schema. */
export function fold(facts: readonly (readonly Fact[])[], host: Host = HOST): FoldedMember {
  const folded = foldMember("member", facts.flat(), host);
  if (isLeftOut(folded)) throw new Error("The member was left out.");
  return folded;
}

/** The remarks as `code: message`. */
export function remarksOf({ remarks }: FoldedMember): readonly string[] {
  return remarks.map(({ code, message }) => `${code}: ${message}`);
}
