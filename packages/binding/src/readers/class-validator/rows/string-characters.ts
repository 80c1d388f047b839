import { enumFactsOf } from "../../../facts/enum-values.js";
import { decimalText, numberText } from "./number-texts.js";
import type { Row } from "./row.js";
import { partlyPatternText, patternText, type TextPattern } from "./text-rows.js";

/** Half-width characters; full-width are all others, those beyond the basic plane included. */
const HALF = "\\u0020-\\u007E\\uFF61-\\uFFDC\\uFFE8-\\uFFEE";

export const stringCharacterRows: readonly Row[] = [
  patternText({
    name: "isAlpha",
    decorator: "@IsAlpha",
    kind: "one of letters",
    pattern: inEnglish(/^[A-Z]+$/i),
    samples: { accepts: ["abC"], rejects: ["a1", "ä", "a\n", ""] },
  }),
  patternText({
    name: "isAlphanumeric",
    decorator: "@IsAlphanumeric",
    kind: "one of letters and digits",
    pattern: inEnglish(/^[0-9A-Z]+$/i),
    samples: { accepts: ["aB1"], rejects: ["a-1", "ä", "a\n", ""] },
  }),
  patternText({
    name: "isAscii",
    decorator: "@IsAscii",
    kind: "one of ASCII characters",
    pattern: /^[\x00-\x7F]+$/,
    samples: { accepts: ["abc!", "a\n\u007F"], rejects: ["ä", ""] },
  }),
  patternText({
    name: "isFullWidth",
    decorator: "@IsFullWidth",
    kind: "one with full-width characters",
    pattern: new RegExp(`[^${HALF}]`, "u"),
    samples: { accepts: ["ひらがな", "ａｂｃ", "\u{1F600}", "\n"], rejects: ["abc", ""] },
  }),
  patternText({
    name: "isHalfWidth",
    decorator: "@IsHalfWidth",
    kind: "one with half-width characters",
    pattern: new RegExp(`[${HALF}]`, "u"),
    samples: { accepts: ["abc", "ひ1"], rejects: ["ひらがな", "\n", ""] },
  }),
  patternText({
    name: "isVariableWidth",
    decorator: "@IsVariableWidth",
    kind: "one with full- and half-width characters",
    pattern: new RegExp(`[${HALF}][\\s\\S]*[^${HALF}]|[^${HALF}][\\s\\S]*[${HALF}]`, "u"),
    samples: { accepts: ["ひらがなabc", "a\n"], rejects: ["abc", "ひらがな", ""] },
  }),
  patternText({
    name: "isMultibyte",
    decorator: "@IsMultibyte",
    kind: "one with multibyte characters",
    pattern: /[^\x00-\x7F]/,
    samples: { accepts: ["ひらがな", "aä", "\u{1F600}"], rejects: ["abc", ""] },
  }),
  patternText({
    name: "isSurrogatePair",
    decorator: "@IsSurrogatePair",
    kind: "one with characters beyond the basic plane",
    pattern: /[\u{10000}-\u{10FFFF}]/u,
    samples: { accepts: ["𠮷野𠮷"], rejects: ["吉野", ""] },
  }),
  partlyPatternText({
    name: "isLowercase",
    decorator: "@IsLowercase",
    kind: "one in lower case",
    left: "that no letter beyond ASCII is in upper case",
    pattern: /^[^A-Z]*$/,
    samples: { accepts: ["abc1", "ä", ""], rejects: ["Abc", "Ä"] },
  }),
  partlyPatternText({
    name: "isUppercase",
    decorator: "@IsUppercase",
    kind: "one in upper case",
    left: "that no letter beyond ASCII is in lower case",
    pattern: /^[^a-z]*$/,
    samples: { accepts: ["ABC1", "Ä", ""], rejects: ["Abc", "ä"] },
  }),
  patternText({
    name: "isHexadecimal",
    decorator: "@IsHexadecimal",
    kind: "a hexadecimal number",
    pattern: /^(?:0x|0h)?[0-9A-F]+$/i,
    samples: { accepts: ["deadBEEF", "0xff", "0Hff"], rejects: ["xyz", "0x", "#ff", ""] },
  }),
  patternText({
    name: "isOctal",
    decorator: "@IsOctal",
    kind: "an octal number",
    pattern: /^(?:0o)?[0-7]+$/i,
    samples: { accepts: ["0o17", "17", "0O7"], rejects: ["89", "0o", "-7", ""] },
  }),
  patternText({
    name: "isBase32",
    decorator: "@IsBase32",
    kind: "base32",
    pattern: /^(?=(?:.{8})+$)[A-Z2-7]+=*$/,
    samples: {
      accepts: ["ZG5A====", "A======="],
      rejects: ["12345", "zg5a====", "ZG5A===", "========", ""],
    },
  }),
  patternText({
    name: "isBase58",
    decorator: "@IsBase58",
    kind: "base58",
    pattern: /^[A-HJ-NP-Za-km-z1-9]*$/,
    samples: { accepts: ["BukQL", ""], rejects: ["0OIl", "a0"] },
  }),
  patternText({
    name: "isBase64",
    decorator: "@IsBase64",
    kind: "base64",
    pattern: /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
    samples: {
      accepts: ["Zm9vYmFy", "Zg==", "Zm8=", "+/+/", ""],
      rejects: ["Zm9vYmFy====", "1", "Z===", "=", "-_-_", "Zg==Zg=="],
    },
  }),
  patternText({
    name: "isDecimal",
    decorator: "@IsDecimal",
    kind: "a decimal number",
    pattern: decimalText,
    samples: {
      accepts: ["1.5", "-10", ".5", "+007"],
      rejects: ["1,5", "1.", "1e3", "-", "abc", " 1", ""],
    },
  }),
  patternText({
    name: "isNumberString",
    decorator: "@IsNumberString",
    kind: "a number",
    pattern: numberText,
    samples: {
      accepts: ["1.5", "-10", "+3", ".5"],
      rejects: ["1e3", "1.", "1,5", "abc", " 1", ""],
    },
  }),
  {
    name: "isBooleanString",
    decorator: "@IsBooleanString",
    stated: "exactly",
    samples: {
      accepts: ["true", "false", "1", "0"],
      rejects: ["yes", "TRUE", "", true, 1, null, undefined],
    },
    claims: ({ accepts }) => {
      // Other releases could be looser about case, and about what else is a boolean.
      const facts = enumFactsOf(BOOLEANS.filter(accepts));
      return facts === undefined ? [] : [{ says: "type", type: { kind: "enum", facts } }];
    },
  },
];

const BOOLEANS: readonly string[] = ["true", "false", "1", "0", "yes", "no", "TRUE", "FALSE"];

/** The letters of the locale that the host takes where none is named. */
function inEnglish(pattern: RegExp): TextPattern {
  return ({ arguments: [locale] }) =>
    locale === undefined || locale === "en-US" ? pattern : undefined;
}
