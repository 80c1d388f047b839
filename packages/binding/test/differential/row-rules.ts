import * as library from "class-validator";
import * as fc from "fast-check";
import { allRows } from "../../src/readers/class-validator/rows/index.js";
import type { Row } from "../../src/readers/class-validator/rows/row.js";
import { rowDecorator } from "../readers/class-validator/decorate.js";
import type { RuleUse } from "./class-spec.js";

/** A rule that may stand on a value or, with `each`, on the elements. */
export type Rule = Omit<RuleUse, "each">;

/** Every row with its sample arguments; rows for values of one kind, which their samples tell. */
export const rowsFor = (isOfKind: (value: unknown) => boolean): fc.Arbitrary<Rule> =>
  fc.constantFrom(
    ...allRows
      .filter(({ decorator, samples }) => {
        return decorator.slice(1) in library && samples.accepts.every(isOfKind);
      })
      .map(ruleOf),
  );

function ruleOf(row: Row): Rule {
  const { arguments: given = [], accepts, rejects, narrower = [] } = row.samples;
  return {
    text: `${row.decorator}(${given.map((argument) => JSON.stringify(argument)).join(", ")})`,
    decorate: (options) => rowDecorator(row, options),
    // What guidance refuses on purpose is no counterexample.
    near: [...accepts, ...rejects].filter((value) => isJson(value) && !narrower.includes(value)),
  };
}

function isJson(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  return value === null || ["string", "boolean"].includes(typeof value) || isPlain(value);
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isJson);
  return (
    typeof value === "object" &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isJson)
  );
}
