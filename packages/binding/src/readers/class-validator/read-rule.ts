import { recognise, type Opaque } from "./built-in.js";
import type { CustomRows } from "./rows/custom-rows.js";
import type { CustomRow, RowClaim, Stated } from "./rows/row.js";
import type { RuleMetadata, ValidatorStorage } from "./storage.js";

/** A rule of which a row says what it means. */
export interface KnownRule {
  readonly decorator: string;
  readonly stated: Stated;
  /** What the author gave the decorator. */
  readonly arguments: readonly unknown[];
  readonly claims: () => readonly RowClaim[];
  /** Whether the rule accepts a value; `undefined` where that is not known without calling code of the author's. */
  readonly accepts: (value: unknown) => boolean | undefined;
}

/** A rule as its row knows it: one of class-validator's own, else one of the user's rows. */
export function readRule(
  metadata: RuleMetadata,
  storage: ValidatorStorage,
  custom: CustomRows,
): KnownRule | Opaque {
  const recognised = recognise(metadata, storage);
  if ("row" in recognised) {
    const { row, accepts } = recognised;
    const { decorator, stated } = row;
    const given = recognised.arguments.slice(0, row.argumentCount);
    return {
      decorator,
      stated,
      arguments: given,
      claims: once(() => row.claims(recognised)),
      accepts,
    };
  }
  const { constraintCls, name } = metadata;
  const registered = storage.getTargetValidatorConstraints(constraintCls)[0]?.name;
  const row = custom.rowOf({ constraintCls, names: [name, registered] });
  return row === undefined ? recognised : ofCustomRow(row, metadata.constraints ?? []);
}

/** What its samples do not say is unknown: a rule of the author's may have side effects, and is never called. */
function ofCustomRow(row: CustomRow, given: readonly unknown[]): KnownRule {
  const { decorator, stated, samples } = row;
  return {
    decorator,
    stated,
    arguments: given,
    claims: once(() => row.claims({ arguments: given })),
    accepts: (value) => {
      if (value !== undefined && value !== null) return undefined;
      if (samples.accepts.includes(value)) return true;
      return samples.rejects.includes(value) ? false : undefined;
    },
  };
}

/** The claims of one use are asked for more than once, and a row of texts asks its rule about every sample. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
