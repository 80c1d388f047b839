import type { Fact } from "../facts/fact.js";
import { saidBy } from "./fold-type.js";
import { bySource } from "./precedence.js";
import type { Remark } from "./remark.js";
import { warning } from "./remark.js";

/** A yes or no that several sources may say; `undefined` when none does. */
export interface FoldedFlag {
  readonly value: boolean | undefined;
  readonly remarks: readonly Remark[];
}

/** Whether the host refuses the member's absence (B9). */
export function foldPresence(facts: readonly Fact[]): FoldedFlag {
  // A nested rule lets a member be absent without meaning to; saying so in another source is the remedy, no conflict.
  const meant = facts.filter(
    ({ claim, decorator }) =>
      !(claim.says === "presence" && !claim.required && decorator === "@ValidateNested"),
  );
  return foldFlag(meant, ["required", "optional"], ({ claim }) =>
    claim.says === "presence" ? claim.required : undefined,
  );
}

/** Whether the host accepts null. */
export function foldNull(facts: readonly Fact[]): FoldedFlag {
  return foldFlag(facts, ["nullable", "not nullable"], ({ claim }) =>
    claim.says === "null" ? claim.accepted : undefined,
  );
}

/** The first source that says decides; a later one that says otherwise is reported. */
function foldFlag(
  facts: readonly Fact[],
  words: readonly [yes: string, no: string],
  read: (fact: Fact) => boolean | undefined,
): FoldedFlag {
  const said = bySource(facts).flatMap((ofSource) => {
    const fact = ofSource.find((candidate) => read(candidate) !== undefined);
    return fact === undefined ? [] : [{ fact, value: read(fact) === true }];
  });
  const [first, ...others] = said;
  if (first === undefined) return { value: undefined, remarks: [] };
  const word = (value: boolean): string => words[value ? 0 : 1];
  const remarks = others
    .filter(({ fact, value }) => value !== first.value && !isImplied(fact))
    .map(({ fact, value }) =>
      warning(
        "conflicting_declarations",
        `${saidBy(first.fact)} says ${word(first.value)}, ${saidBy(fact)} says ${word(value)}. ` +
          `Remove one, or make them agree; the first is taken.`,
      ),
    );
  return { value: first.value, remarks };
}

/** What a source takes for granted contradicts no one who says it. */
function isImplied({ claim }: Fact): boolean {
  return claim.says === "presence" && claim.implied === true;
}
