import type { ConstraintClass, CustomRow } from "./row.js";

/** The rows that a user of the library wrote. */
export interface CustomRows {
  rowOf(rule: NamedRule): CustomRow | undefined;
}

/** What a rule is known by. */
export interface NamedRule {
  readonly constraintCls: ConstraintClass | undefined;
  /** The name it was used by, and that of its class. */
  readonly names: readonly (string | undefined)[];
}

export const NO_CUSTOM_ROWS: CustomRows = { rowOf: () => undefined };

/** A row for a rule's class is nearer than one for its name, which several rules may bear. */
export function customRows(rows: readonly CustomRow[]): CustomRows {
  const byRule = new Map<unknown, CustomRow>(rows.map((row) => [row.rule, row]));
  return {
    rowOf: ({ constraintCls, names }) =>
      [constraintCls, ...names]
        .map((key) => (key === undefined ? undefined : byRule.get(key)))
        .find((row) => row !== undefined),
  };
}
