import { leftText } from "./left-text.js";
import type { Row } from "./row.js";

export const stringCharacterRows: readonly Row[] = [
  leftText("isAlpha", "@IsAlpha", "one of letters", { accepts: ["abC"], rejects: ["a1", ""] }),
  leftText("isAlphanumeric", "@IsAlphanumeric", "one of letters and digits", {
    accepts: ["aB1"],
    rejects: ["a-1", ""],
  }),
  leftText("isAscii", "@IsAscii", "one of ASCII characters", {
    accepts: ["abc!"],
    rejects: ["ä", ""],
  }),
  leftText("isFullWidth", "@IsFullWidth", "one with full-width characters", {
    accepts: ["ひらがな", "ａｂｃ"],
    rejects: ["abc"],
  }),
  leftText("isHalfWidth", "@IsHalfWidth", "one with half-width characters", {
    accepts: ["abc"],
    rejects: ["ひらがな"],
  }),
  leftText("isVariableWidth", "@IsVariableWidth", "one with full- and half-width characters", {
    accepts: ["ひらがなabc"],
    rejects: ["abc", "ひらがな"],
  }),
  leftText("isMultibyte", "@IsMultibyte", "one with multibyte characters", {
    accepts: ["ひらがな"],
    rejects: ["abc"],
  }),
  leftText("isSurrogatePair", "@IsSurrogatePair", "one with surrogate pairs", {
    accepts: ["𠮷野𠮷"],
    rejects: ["吉野"],
  }),
  leftText("isLowercase", "@IsLowercase", "one in lower case", {
    accepts: ["abc1"],
    rejects: ["Abc"],
  }),
  leftText("isUppercase", "@IsUppercase", "one in upper case", {
    accepts: ["ABC1"],
    rejects: ["Abc"],
  }),
  leftText("isHexadecimal", "@IsHexadecimal", "a hexadecimal number", {
    accepts: ["deadBEEF", "0xff"],
    rejects: ["xyz", ""],
  }),
  leftText("isOctal", "@IsOctal", "an octal number", {
    accepts: ["0o17", "17"],
    rejects: ["89", ""],
  }),
  leftText("isBase32", "@IsBase32", "base32", {
    accepts: ["ZG5A===="],
    rejects: ["12345", "zg5a===="],
  }),
  leftText("isBase58", "@IsBase58", "base58", { accepts: ["BukQL"], rejects: ["0OIl"] }),
  leftText("isBase64", "@IsBase64", "base64", {
    accepts: ["Zm9vYmFy"],
    rejects: ["Zm9vYmFy====", "1"],
  }),
  leftText("isDecimal", "@IsDecimal", "a decimal number", {
    accepts: ["1.5", "-10", ".5"],
    rejects: ["1,5", "abc", ""],
  }),
  leftText("isNumberString", "@IsNumberString", "a number", {
    accepts: ["1.5", "-10", "+3"],
    rejects: ["1e3", "abc", ""],
  }),
  leftText("isBooleanString", "@IsBooleanString", "a boolean", {
    accepts: ["true", "false", "1", "0"],
    rejects: ["yes", "TRUE", ""],
  }),
];
