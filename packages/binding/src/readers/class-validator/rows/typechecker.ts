import { enumFactsOf, enumObjectValues } from "../../../facts/enum-values.js";
import { ARRAY, DATE, leftToHost, NUMBER, OBJECT, refusesAll, shown, STRING } from "./claims.js";
import type { Row, RowClaim } from "./row.js";

export const typecheckerRows: readonly Row[] = [
  {
    name: "isBoolean",
    decorator: "@IsBoolean",
    stated: "exactly",
    samples: { accepts: [true, false], rejects: ["true", 0, 1, null, undefined] },
    claims: () => [{ says: "type", type: { kind: "boolean" } }],
  },
  {
    name: "isDate",
    decorator: "@IsDate",
    stated: { asGuidance: "what makes the Date decides which texts it takes" },
    samples: {
      accepts: [new Date(0)],
      rejects: [new Date(Number.NaN), "2020-01-01T00:00:00Z", 0, null, undefined],
    },
    claims: () => [DATE],
  },
  {
    name: "isNumber",
    decorator: "@IsNumber",
    stated: "exactly",
    samples: { accepts: [0, -1, 1.5], rejects: ["1", true, Number.NaN, Infinity, null, undefined] },
    claims: ({ arguments: [options] }) =>
      hasDecimalPlaces(options) ? [NUMBER, leftToHost("@IsNumber", "maxDecimalPlaces")] : [NUMBER],
  },
  {
    name: "isEnum",
    decorator: "@IsEnum",
    stated: {
      asGuidance:
        "of a numeric enum the values are stated, and the host takes the names of its members too",
    },
    argumentCount: 1,
    samples: {
      arguments: [{ A: "a", B: "b" }],
      accepts: ["a", "b"],
      rejects: ["A", "c", 0, null, undefined],
    },
    claims: ({ arguments: [entity] }) => membersOf(entity),
  },
  {
    name: "isInt",
    decorator: "@IsInt",
    stated: "exactly",
    samples: { accepts: [0, -1, 1e20], rejects: [1.5, "1", Infinity, null, undefined] },
    claims: () => [{ says: "type", type: { kind: "integer" } }],
  },
  {
    name: "isString",
    decorator: "@IsString",
    stated: "exactly",
    samples: { accepts: ["", "text"], rejects: [0, true, ["text"], {}, null, undefined] },
    claims: () => [STRING],
  },
  {
    name: "isArray",
    decorator: "@IsArray",
    stated: "exactly",
    samples: { accepts: [[], [1, "x"]], rejects: ["text", {}, { length: 0 }, null, undefined] },
    claims: () => [ARRAY],
  },
  {
    name: "isObject",
    decorator: "@IsObject",
    stated: "exactly",
    samples: { accepts: [{}, { a: 1 }], rejects: [[], "text", 0, null, undefined] },
    claims: () => [OBJECT],
  },
];

function hasDecimalPlaces(options: unknown): boolean {
  return (
    typeof options === "object" &&
    options !== null &&
    (options as { readonly maxDecimalPlaces?: unknown }).maxDecimalPlaces !== undefined
  );
}

/** A function's own properties are its members: a class given as an enum has its statics for values. */
function membersOf(entity: unknown): readonly RowClaim[] {
  const isReadable =
    (typeof entity === "object" && entity !== null) || typeof entity === "function";
  const values = isReadable ? enumObjectValues(entity) : [];
  const facts = enumFactsOf(values);
  if (facts !== undefined) return [{ says: "type", type: { kind: "enum", facts } }];
  if (values.length > 0) return [leftToHost("@IsEnum", "a value that JSON cannot carry")];
  return refusesAll(
    `@IsEnum was given ${shown(entity)} without members, so that it refuses every value. Give it the enum itself.`,
  );
}
