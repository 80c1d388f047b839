import type { JsonValue } from "@shapewright/rules";
import { isPlainObject } from "./json-copy.js";
import { misuse, valueText } from "./misuse.js";
import type { MemberPlace } from "./place.js";
import type { MemberDecoratorName, MemberOptions, MemberRecord } from "./records.js";

/** What a decorator has against a default, as the end of a sentence; `undefined` when it accepts it. */
type Objection<D extends MemberDecoratorName> = (
  value: JsonValue,
  options: MemberOptions[D],
) => string | undefined;

const noText: (value: JsonValue) => string | undefined = (value) =>
  when(typeof value !== "string", "it is no string");

/**
 * The decorators that a default can break. A limit says nothing of values it does not apply to: what the member's type
 * is may be another source's to say.
 */
const OBJECTIONS: { readonly [D in MemberDecoratorName]?: Objection<D> } = {
  ArrayOf: (value) => when(!Array.isArray(value), "it is no array"),
  Binary: noText,
  Decimal: noText,
  Enum: (value, { values }) => when(!values.includes(value), "it is none of the choices"),
  ExclusiveMax: (value, { limit }) =>
    when(typeof value === "number" && value >= limit, `it is not below ${limit}`),
  ExclusiveMin: (value, { limit }) =>
    when(typeof value === "number" && value <= limit, `it is not above ${limit}`),
  Format: noText,
  Integer: (value) => when(!Number.isInteger(value), "it is no whole number"),
  MapOf: (value) => when(!isPlainObject(value), "it is no object"),
  Max: (value, { limit }) =>
    when(typeof value === "number" && value > limit, `it is above ${limit}`),
  MaxLength: (value, { limit }) => {
    const size = sizeOf(value);
    return when(size !== undefined && size > limit, `its size ${size ?? ""} is above ${limit}`);
  },
  Min: (value, { limit }) =>
    when(typeof value === "number" && value < limit, `it is below ${limit}`),
  MinLength: (value, { limit }) => {
    const size = sizeOf(value);
    return when(size !== undefined && size < limit, `its size ${size ?? ""} is below ${limit}`);
  },
  // Of fractions, the remainder is a matter of rounding.
  MultipleOf: (value, { divisor }) =>
    when(
      Number.isInteger(value) && Number.isInteger(divisor) && Number(value) % divisor !== 0,
      `it is no multiple of ${divisor}`,
    ),
  Pattern: (value, { source }) =>
    when(
      typeof value === "string" && !new RegExp(source, "u").test(value),
      `it does not match /${source}/`,
    ),
};

/**
 * Throws a `TypeError` where one of two records is a default that the other's decorator refuses; `added` is the later
 * one. A default of null is never refused: it says that the member takes null.
 */
export function refuseUnfitDefault(
  place: MemberPlace,
  added: MemberRecord,
  standing: MemberRecord,
): void {
  const isLater = isDefault(added);
  const stated = isLater ? added : standing;
  const other = isLater ? standing : added;
  if (!isDefault(stated) || stated.options.value === null || !canObject(other.decorator)) return;
  const { value } = stated.options;
  const objection = (
    OBJECTIONS[other.decorator] as (value: JsonValue, options: object) => string | undefined
  )(value, other.options);
  if (objection === undefined) return;
  const refusal = isLater
    ? `was given ${valueText(value)}, which @${other.decorator} refuses`
    : `refuses the ${valueText(value)} of @Default`;
  throw misuse(place, `${refusal}: ${objection}. Change one of them.`);
}

type DefaultRecord = MemberRecord & { readonly options: MemberOptions["Default"] };

function isDefault(record: MemberRecord): record is DefaultRecord {
  return record.decorator === "Default";
}

function canObject(decorator: string): decorator is keyof typeof OBJECTIONS {
  return Object.hasOwn(OBJECTIONS, decorator);
}

// In characters, as JSON Schema counts them, not in UTF-16 code units.
function sizeOf(value: JsonValue): number | undefined {
  if (typeof value === "string") return Array.from(value).length;
  if (typeof value !== "object" || value === null) return undefined;
  return Object.keys(value).length;
}

function when(isSo: boolean, objection: string): string | undefined {
  return isSo ? objection : undefined;
}
