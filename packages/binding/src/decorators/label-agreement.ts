import { misuse, valueText } from "./misuse.js";
import type { MemberPlace } from "./place.js";
import type { MemberOptions, MemberRecord } from "./records.js";

/**
 * Throws a `TypeError` where one of two records labels a value that is none of the other's choices; `added` is the later
 * one.
 */
export function refuseStrayLabel(
  place: MemberPlace,
  added: MemberRecord,
  standing: MemberRecord,
): void {
  const pair = [added, standing];
  const labelled = pair.find(isLabels);
  const chosen = pair.find(isEnum);
  if (labelled === undefined || chosen === undefined) return;
  const choices = new Set(chosen.options.values.map(String));
  const stray = Object.keys(labelled.options.labels).find((value) => !choices.has(value));
  if (stray === undefined) return;
  throw misuse(
    place,
    added === labelled
      ? `labels ${valueText(stray)}, which is none of @Enum's choices. Change one of them.`
      : `has no choice ${valueText(stray)}, which @Labels labels. Change one of them.`,
  );
}

function isLabels(
  record: MemberRecord,
): record is MemberRecord & { readonly options: MemberOptions["Labels"] } {
  return record.decorator === "Labels";
}

function isEnum(
  record: MemberRecord,
): record is MemberRecord & { readonly options: MemberOptions["Enum"] } {
  return record.decorator === "Enum";
}
