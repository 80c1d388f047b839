import { enumFactsOf } from "../../../facts/enum-values.js";
import { bounds, leftToHost, refusesAll, shown } from "./claims.js";
import type { Row, RowClaim } from "./row.js";

export const commonRows: readonly Row[] = [
  {
    name: "isDefined",
    decorator: "@IsDefined",
    stated: "exactly",
    samples: { accepts: [0, "", false, [], {}], rejects: [undefined, null] },
    claims: () => [],
  },
  {
    name: "equals",
    decorator: "@Equals",
    stated: "exactly",
    samples: { arguments: ["x"], accepts: ["x"], rejects: ["y", "", undefined, null, ["x"]] },
    claims: ({ arguments: [value] }) => oneOf("@Equals", [value]),
  },
  {
    name: "notEquals",
    decorator: "@NotEquals",
    stated: "exactly",
    samples: { arguments: ["x"], accepts: ["y", "", undefined, null, ["x"]], rejects: ["x"] },
    claims: ({ arguments: [value] }) => noneOf([value]),
  },
  {
    name: "isEmpty",
    decorator: "@IsEmpty",
    stated: "exactly",
    samples: { accepts: [undefined, null, ""], rejects: [" ", 0, false, [], {}] },
    claims: () => oneOf("@IsEmpty", ["", null]),
  },
  {
    name: "isNotEmpty",
    decorator: "@IsNotEmpty",
    stated: "exactly",
    samples: { accepts: [" ", 0, false, [], {}], rejects: [undefined, null, ""] },
    claims: () => [{ says: "not-empty-text" }],
  },
  {
    name: "isIn",
    decorator: "@IsIn",
    stated: "exactly",
    samples: {
      arguments: [["x", 1, null]],
      accepts: ["x", 1, null],
      rejects: ["y", "1", undefined],
    },
    claims: ({ arguments: [values] }) =>
      Array.isArray(values)
        ? oneOf("@IsIn", values)
        : refusesAll(
            `@IsIn was given ${shown(values)} where class-validator wants a list, so that it refuses every value. ` +
              `Give it the list itself.`,
          ),
  },
  {
    name: "isNotIn",
    decorator: "@IsNotIn",
    stated: "exactly",
    samples: { arguments: [["x", 1]], accepts: ["y", "1", undefined, null], rejects: ["x", 1] },
    claims: ({ arguments: [values] }) => (Array.isArray(values) ? noneOf(values) : []),
  },
  {
    name: "isLatLong",
    decorator: "@IsLatLong",
    stated: { leftToHost: "what a latitude and longitude is" },
    samples: { accepts: ["27.6945311,85.3446311"], rejects: ["95.3,85.3", 27.6, null, undefined] },
    claims: () => [{ says: "type", type: { kind: "string" } }],
  },
  {
    name: "isLatitude",
    decorator: "@IsLatitude",
    stated: { leftToHost: "what a latitude, as a number or a text, is" },
    samples: { accepts: [27.6, "27.6"], rejects: [91, "91", true, null, undefined] },
    claims: () => [bounds({ minimum: -90, maximum: 90 })],
  },
  {
    name: "isLongitude",
    decorator: "@IsLongitude",
    stated: { leftToHost: "what a longitude, as a number or a text, is" },
    samples: { accepts: [85.3, "85.3"], rejects: [181, "181", true, null, undefined] },
    claims: () => [bounds({ minimum: -180, maximum: 180 })],
  },
];

/** Absence is asked for, not told: `undefined` is no value of JSON. */
function oneOf(decorator: string, given: readonly unknown[]): readonly RowClaim[] {
  const values = given.filter((value) => value !== undefined);
  const facts = enumFactsOf(values);
  if (facts !== undefined) return [{ says: "type", type: { kind: "enum", facts } }];
  if (values.length > 0) return [leftToHost(decorator, "a value that JSON cannot carry")];
  if (given.length > 0) return [leftToHost(decorator, "that only absence passes")];
  return refusesAll(
    `${decorator} was given an empty list, so that it refuses every value. Name the values it may take.`,
  );
}

/** Only what JSON can carry can be met; that null is refused the rule says when it is asked about it. */
function noneOf(given: readonly unknown[]): readonly RowClaim[] {
  const not = [...new Set(given)].filter(
    (value): value is string | boolean | number =>
      typeof value === "string" || typeof value === "boolean" || Number.isFinite(value),
  );
  return not.length === 0 ? [] : [bounds({ not })];
}
