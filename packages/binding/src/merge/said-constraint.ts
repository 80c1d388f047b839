import type { Constraints, JsonValue } from "@shapewright/rules";
import type { SourceName } from "../facts/fact.js";

/** All patterns of a value are one constraint: none is taken without the others. */
export type ConstraintName = Exclude<keyof Constraints, "patterns">;

/** A constraint with who said it. */
export interface SaidConstraint {
  readonly source: SourceName;
  readonly decorator: string;
  readonly value: JsonValue;
}

export type SaidConstraints = ReadonlyMap<ConstraintName, SaidConstraint>;
