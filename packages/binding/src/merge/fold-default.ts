import type { JsonValue } from "@shapewright/rules";
import type { Fact, SourceName, TypeClaim } from "../facts/fact.js";
import { describeType } from "./describe-type.js";
import { saidBy } from "./fold-type.js";
import { bySource, isDocumentation } from "./precedence.js";
import type { Remark } from "./remark.js";
import { warning } from "./remark.js";

/** What the host uses when the member is absent; wrapped, since null is a real default. */
export interface FoldedDefault {
  readonly fallback: { readonly value: JsonValue } | undefined;
  readonly remarks: readonly Remark[];
}

/**
 * The first source's default, a documented one where no other is. What an initializer leaves is none where the member is required all the same: its rules
 * refuse the value, or the author demands one. One of another kind than the member's, and one that is none of the choices,
 * as a derived class may narrow them, is told to be so and not stated.
 */
export function foldDefault(
  facts: readonly Fact[],
  type: TypeClaim,
  oneOrMany: boolean,
  required: boolean,
): FoldedDefault {
  const [said, ...others] = defaultsIn(
    facts.filter(({ source }) => source !== "initializer" || !required),
  );
  if (said === undefined) return { fallback: undefined, remarks: [] };
  const remarks = others
    .filter(({ source }) => isDocumentation(source))
    .flatMap((other) => differing(said, other));
  const fault = said.value === null ? undefined : faultOf(said.value, type, oneOrMany);
  if (fault === undefined) return { fallback: said, remarks };
  return {
    fallback: undefined,
    remarks: [
      ...remarks,
      warning(
        "conflicting_declarations",
        `its default ${JSON.stringify(said.value)} ${fault}. Change one of them; the default is left out.`,
      ),
    ],
  };
}

interface SaidDefault {
  readonly source: SourceName;
  readonly decorator: string;
  readonly value: JsonValue;
}

/** The defaults, what is only documented last: an initializer is what the host does. */
function defaultsIn(facts: readonly Fact[]): readonly SaidDefault[] {
  const said = bySource(facts)
    .flat()
    .flatMap(({ source, decorator, claim }) =>
      claim.says === "default" ? [{ source, decorator, value: claim.value }] : [],
    );
  return [
    ...said.filter(({ source }) => !isDocumentation(source)),
    ...said.filter(({ source }) => isDocumentation(source)),
  ];
}

function differing(said: SaidDefault, other: SaidDefault): readonly Remark[] {
  const [first, second] = [JSON.stringify(said.value), JSON.stringify(other.value)];
  if (first === second) return [];
  return [
    warning(
      "conflicting_declarations",
      `the default is ${first} by ${saidBy(said)}, and ${second} by ${saidBy(other)}. ` +
        `Remove one, or make them agree; the first is taken.`,
    ),
  ];
}

/** What is wrong with a default, as the end of a sentence about it. */
function faultOf(value: JsonValue, type: TypeClaim, oneOrMany: boolean): string | undefined {
  if (!isOfType(value, type, oneOrMany)) return `is no ${describeType(type)}`;
  return isChoice(value, type) ? undefined : "is none of its choices";
}

function isOfType(value: JsonValue, type: TypeClaim, oneOrMany: boolean): boolean {
  if (oneOrMany && Array.isArray(value)) return true;
  switch (type.kind) {
    case "string":
    case "bigint":
    case "date":
    case "binary":
      return typeof value === "string";
    case "number":
    case "integer":
      return typeof value === "number";
    case "boolean":
      return typeof value === "boolean";
    case "array":
    case "set":
      return Array.isArray(value);
    case "map":
    case "object":
    case "class":
      return typeof value === "object" && !Array.isArray(value);
    default:
      return true;
  }
}

function isChoice(value: JsonValue, type: TypeClaim): boolean {
  if (type.kind !== "enum" || typeof value === "object") return true;
  const { facts } = type;
  const choices: readonly JsonValue[] =
    facts.wireForm === "json" ? facts.values : [...facts.names, ...facts.numbers];
  return choices.includes(value);
}
