import "reflect-metadata";
import { IsDecimal, IsNumberString, validateSync } from "class-validator";
import type { Class } from "../../../src/facts/class.js";
import { toInputSchema } from "../../../src/index.js";

const TEXTS = [
  ...["", "-", "+", ".", "-.", "5", "05", "-5", "+5", "5.", ".5", "-.5", ".50", ".500", "5.0"],
  ...["5.25", "+5.25", "5.250", "5.2500", "5,25", "5e3", " 5", "5 ", "- 5", "5\n", "12.345", "x"],
];

interface Told {
  readonly pattern: string | undefined;
  readonly codes: readonly string[];
}

function told(cls: Class): Told {
  const codes: string[] = [];
  const { properties } = toInputSchema(cls, {
    diagnostics: { report: ({ code }) => codes.push(code) },
  });
  return { pattern: properties["text"]?.["pattern"] as string | undefined, codes };
}

function hostAccepts(cls: Class, text: string): boolean {
  const made = Object.assign(new (cls as unknown as new () => object)(), { text });
  return validateSync(made).length === 0;
}

function classWith(decorate: PropertyDecorator): Class {
  class Dto {
    declare readonly text: string;
  }
  decorate(Dto.prototype, "text");
  return Dto;
}

describe("a number as a text is told by a pattern, with its options", () => {
  test.each([
    [IsNumberString(), "^[+-]?(?:[0-9]*[.])?[0-9]+$"],
    [IsNumberString({}), "^[+-]?(?:[0-9]*[.])?[0-9]+$"],
    [IsNumberString({ no_symbols: false }), "^[+-]?(?:[0-9]*[.])?[0-9]+$"],
    [IsNumberString({ no_symbols: true }), "^[0-9]+$"],
    [IsNumberString({ no_symbols: true, locale: "en-US" }), "^[0-9]+$"],
    [IsDecimal(), "^[-+]?(?:[0-9]+(?:\\.[0-9]+)?|\\.[0-9]+)$"],
    [IsDecimal({}), "^[-+]?(?:[0-9]+(?:\\.[0-9]+)?|\\.[0-9]+)$"],
    [IsDecimal({ locale: "en-US" }), "^[-+]?(?:[0-9]+(?:\\.[0-9]+)?|\\.[0-9]+)$"],
    [IsDecimal({ decimal_digits: "2" }), "^[-+]?(?:[0-9]+(?:\\.[0-9]{2})?|\\.[0-9]{2})$"],
    [IsDecimal({ decimal_digits: "1,2" }), "^[-+]?(?:[0-9]+(?:\\.[0-9]{1,2})?|\\.[0-9]{1,2})$"],
    [IsDecimal({ decimal_digits: "0,2" }), "^[-+]?(?:[0-9]+(?:\\.[0-9]{0,2})?|\\.[0-9]{0,2})$"],
    [IsDecimal({ decimal_digits: "2," }), "^[-+]?(?:[0-9]+(?:\\.[0-9]{2,})?|\\.[0-9]{2,})$"],
    [IsDecimal({ force_decimal: true }), "^[-+]?[0-9]*\\.[0-9]+$"],
    [IsDecimal({ force_decimal: true, decimal_digits: "2" }), "^[-+]?[0-9]*\\.[0-9]{2}$"],
  ])("%#: %s", (decorate, pattern) => {
    const cls = classWith(decorate);
    expect(told(cls)).toEqual({ pattern, codes: [] });
    const expected = TEXTS.map((text) => [text, hostAccepts(cls, text)]);
    expect(TEXTS.map((text) => [text, new RegExp(pattern, "u").test(text)])).toEqual(expected);
    // The host writes its defaults into the author's options, which are then all there.
    expect(told(classWith(decorate)).pattern).toBe(pattern);
  });

  test.each([
    ["a locale", IsDecimal({ locale: "de-DE" })],
    ["digits that are none", IsDecimal({ decimal_digits: "two" })],
    ["digits that the host throws over", IsDecimal({ decimal_digits: "3,1" })],
    ["no options but null", IsDecimal(null as never)],
    ["a locale", IsNumberString({ locale: "de-DE" })],
    ["an option of a later release", IsNumberString({ no_signs: true } as never)],
  ])("%s is left to the host", (_, decorate) => {
    const { pattern, codes } = told(classWith(decorate));
    expect(pattern).toBeUndefined();
    expect(codes).toEqual(["untranslated_constraint"]);
  });
});
