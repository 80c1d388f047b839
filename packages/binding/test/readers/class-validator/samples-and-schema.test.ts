import "reflect-metadata";
import { Type } from "class-transformer";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import * as library from "class-validator";
import type { Class } from "../../../src/facts/class.js";
import { toInputSchema, type Diagnostic } from "../../../src/index.js";
import { allRows } from "../../../src/readers/class-validator/rows/index.js";
import type { Row } from "../../../src/readers/class-validator/rows/row.js";
import { failuresOf } from "../../differential/host.js";
import { applyRow } from "./decorate.js";

const OPTIONS = { strict: true, allowUnionTypes: true } as const;
/** A client that takes a format for an annotation, as JSON Schema 2020-12 does, and one that checks it. */
const annotating = new Ajv2020({ ...OPTIONS, validateFormats: false });
const checking = addFormats(new Ajv2020(OPTIONS));

/** One value of every kind JSON has. */
const VALUES: readonly unknown[] = [
  ...["", " ", "x", "1", "true", 0, 1, -1, 1.5, true, false, null],
  ...[[], [1], ["x"], ["x", "x"], [null], {}, { a: 1 }, { a: null }],
];

/** What may stand before the rule: the types of TypeScript with the values that are of them. */
const DECLARED: readonly (readonly [unknown, (value: unknown) => boolean])[] = [
  [String, (value) => typeof value === "string"],
  [Number, (value) => typeof value === "number"],
  [Boolean, (value) => typeof value === "boolean"],
  [Array, Array.isArray],
  [Object, (value) => typeof value === "object" && value !== null && !Array.isArray(value)],
];

/** A class whose only member has the row's decorator; dates are made of texts, as they are in every service. */
function classOf(row: Row, type: unknown, isDate: boolean): Class {
  class Dto {
    declare readonly value: unknown;
  }
  if (type !== undefined) Reflect.defineMetadata("design:type", type, Dto.prototype, "value");
  if (isDate) Type(() => Date)(Dto.prototype, "value");
  applyRow(row, Dto, "value");
  return Dto;
}

function schemaOf(cls: Class): { readonly schema: object; readonly codes: readonly string[] } {
  const told: Diagnostic[] = [];
  const schema = toInputSchema(cls, {
    dialect: "flat",
    diagnostics: { report: (diagnostic) => told.push(diagnostic) },
  });
  return { schema, codes: told.map(({ code }) => code) };
}

/** A sample as it arrives; `undefined` for one that no JSON carries. */
function wireForm(value: unknown): unknown {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString();
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  return value instanceof Map || value instanceof Set ? undefined : value;
}

const installed = allRows.filter(({ decorator }) => decorator.slice(1) in library);

describe.each(installed.map((row) => [row.decorator, row] as const))("%s", (_decorator, row) => {
  const { accepts, rejects, narrower = [] } = row.samples;
  const isDate = [...accepts, ...rejects].some((value) => value instanceof Date && !isText(row));
  const samples = [...accepts, ...rejects, ...VALUES]
    .map(wireForm)
    .filter((value) => value !== undefined);
  const impliesType =
    isDate || "type" in memberOf(schemaOf(classOf(row, undefined, isDate)).schema);
  const declared: typeof DECLARED = impliesType ? [[undefined, () => true]] : DECLARED;

  test.each(declared)("declared %p: the schema refuses nothing that is accepted", (type, isOf) => {
    const cls = classOf(row, type, isDate);
    const { schema } = schemaOf(cls);
    for (const value of samples.filter((each) => isOf(each) || each === null)) {
      const given = { value };
      if (failuresOf(cls, given).length > 0 || isLooser(value, isDate)) continue;
      const isNarrower = narrower.includes(value);
      if (!isNarrower) {
        expect([value, annotating.validate(schema, given)]).toEqual([value, true]);
      }
      // Which texts become a date is the business of what makes the Date, not of the row.
      if (!isDate) {
        expect([value, checking.validate(schema, given)]).toEqual([value, !isNarrower]);
      }
    }
  });

  const told = row.stated === "exactly" ? declared : [];
  for (const [type, isOf] of told) {
    test(`declared ${String(type)}: the schema accepts nothing that is refused`, () => {
      const cls = classOf(row, type, isDate);
      const { schema, codes } = schemaOf(cls);
      expect(codes.filter((code) => code === "untranslated_constraint")).toEqual([]);
      // `Object` says nothing, and where nothing says a type there is nothing that null could be refused by.
      for (const value of samples.filter(
        (each) => isOf(each) || (each === null && type !== Object),
      )) {
        const given = { value };
        const isAccepted = failuresOf(cls, given).length === 0;
        if (!isAccepted)
          expect([value, annotating.validate(schema, given)]).toEqual([value, false]);
      }
    });
  }

  test("says what is left to the host, or why it is guidance", () => {
    const { codes } = schemaOf(classOf(row, undefined, isDate));
    const isLeft = typeof row.stated === "object" && "leftToHost" in row.stated;
    expect(codes.includes("untranslated_constraint")).toBe(isLeft);
    if (narrower.length > 0) expect(row.stated).toHaveProperty("asGuidance");
    expect(narrower.filter((value) => !accepts.includes(value))).toEqual([]);
  });
});

/** `@Type(() => Date)` makes a date of numbers and booleans too, which no author declares. */
function isLooser(value: unknown, isDate: boolean): boolean {
  return isDate && typeof value !== "string" && value !== null;
}

function isText({ decorator }: Row): boolean {
  return decorator === "@IsDateString" || decorator === "@IsISO8601";
}

function memberOf(schema: object): object {
  const { properties } = schema as { readonly properties: Readonly<Record<string, object>> };
  return properties["value"] ?? {};
}
