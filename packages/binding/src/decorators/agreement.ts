import { refuseUnfitDefault } from "./default-agreement.js";
import { refuseStrayLabel } from "./label-agreement.js";
import { misuse, valueText } from "./misuse.js";
import type { MemberPlace } from "./place.js";
import type { MemberDecoratorName, MemberRecord } from "./records.js";

/** Pairs of a lower and an upper limit, and whether a value equal to both is in the range. */
const RANGES: readonly {
  readonly lower: MemberDecoratorName;
  readonly upper: MemberDecoratorName;
  readonly closed: boolean;
}[] = [
  { lower: "MinLength", upper: "MaxLength", closed: true },
  { lower: "Min", upper: "Max", closed: true },
  { lower: "Min", upper: "ExclusiveMax", closed: false },
  { lower: "ExclusiveMin", upper: "Max", closed: false },
  { lower: "ExclusiveMin", upper: "ExclusiveMax", closed: false },
];

/** Of each group, one member of one class carries one at most. */
const EXCLUSIVE: readonly (readonly MemberDecoratorName[])[] = [
  ["Required", "Optional"],
  ["Integer", "Decimal", "Format", "Binary", "ArrayOf", "MapOf"],
  ["Enum", "Binary", "ArrayOf", "MapOf"],
  ["ReadOnly", "WriteOnly"],
];

const TYPES: readonly MemberDecoratorName[] = [
  "ArrayOf",
  "Binary",
  "Decimal",
  "Enum",
  "Format",
  "Integer",
  "MapOf",
  "OfType",
];

const LIMITS: readonly MemberDecoratorName[] = [
  "ExclusiveMax",
  "ExclusiveMin",
  "Max",
  "MaxLength",
  "Min",
  "MinLength",
  "MultipleOf",
  "Pattern",
];

/** What a decorator that says all there is to say leaves no room for. */
const WHOLE: ReadonlyMap<string, readonly string[]> = new Map<
  MemberDecoratorName,
  readonly MemberDecoratorName[]
>([
  ["OneOf", TYPES],
  ["Schema", [...TYPES, "OneOf", ...LIMITS, "Labels"]],
]);

/** A value may have to match several patterns; every other decorator states one thing, once. */
const REPEATABLE: ReadonlySet<string> = new Set<MemberDecoratorName>(["Pattern"]);

/**
 * Throws a `TypeError` where a new record cannot hold together with one that stands on the same member of the same
 * class, in whichever order they were written.
 */
export function refuseDisagreement(
  place: MemberPlace,
  added: MemberRecord,
  standing: readonly MemberRecord[],
): void {
  for (const other of standing) {
    if (other.decorator === added.decorator && !REPEATABLE.has(added.decorator)) {
      throw misuse(place, "stands twice on this member. Keep one.");
    }
    if (areExclusive(added.decorator, other.decorator)) {
      throw misuse(place, `contradicts @${other.decorator} on the same member. Keep one.`);
    }
    refuseEmptyRange(place, added, other);
    refuseEmptyRange(place, other, added);
    refuseUnfitDefault(place, added, other);
    refuseStrayLabel(place, added, other);
  }
}

function areExclusive(one: string, other: string): boolean {
  return (
    EXCLUSIVE.some((group: readonly string[]) => group.includes(one) && group.includes(other)) ||
    WHOLE.get(one)?.includes(other) === true ||
    WHOLE.get(other)?.includes(one) === true
  );
}

function refuseEmptyRange(place: MemberPlace, lower: MemberRecord, upper: MemberRecord): void {
  const range = RANGES.find(
    (pair) => pair.lower === lower.decorator && pair.upper === upper.decorator,
  );
  if (range === undefined) return;
  const { limit: low } = lower.options as { readonly limit: number };
  const { limit: high } = upper.options as { readonly limit: number };
  if (low < high || (range.closed && low === high)) return;
  const other = place.decorator === range.lower ? range.upper : range.lower;
  throw misuse(
    place,
    `leaves no value together with @${other}: @${range.lower}(${valueText(low)}) is ` +
      `${low > high ? "above" : "not below"} @${range.upper}(${valueText(high)}). Change one of them.`,
  );
}
