import { misuse, valueText } from "./misuse.js";
import type { MemberPlace } from "./place.js";

/** The size a decorator was given. Throws a `TypeError` when it is no whole number of 0 or more. */
export function sizeOf(place: MemberPlace, size: unknown): number {
  if (!Number.isSafeInteger(size) || (size as number) < 0) {
    throw misuse(place, `was given ${valueText(size)}. Give a whole number of 0 or more.`);
  }
  return withoutNegativeZero(size as number);
}

/** The bound a decorator was given. Throws a `TypeError` when it is no finite number. */
export function boundOf(place: MemberPlace, bound: unknown): number {
  if (!Number.isFinite(bound)) {
    throw misuse(place, `was given ${valueText(bound)}. Give a finite number.`);
  }
  return withoutNegativeZero(bound as number);
}

function withoutNegativeZero(limit: number): number {
  return limit + 0;
}
