import { leftText } from "./left-text.js";
import type { Row } from "./row.js";

export const stringPlaceRows: readonly Row[] = [
  leftText("isISO31661Alpha2", "@IsISO31661Alpha2", "a country code of two letters", {
    accepts: ["DE"],
    rejects: ["DEU", "XX", ""],
  }),
  leftText("isISO31661Alpha3", "@IsISO31661Alpha3", "a country code of three letters", {
    accepts: ["DEU"],
    rejects: ["DE", "XXX", ""],
  }),
  leftText("isISO31661Numeric", "@IsISO31661Numeric", "a country code of digits", {
    accepts: ["276"],
    rejects: ["001", "DE", ""],
  }),
  leftText("isISO6391", "@IsISO6391", "a language code", {
    accepts: ["de"],
    rejects: ["deu", "xx", ""],
  }),
  leftText("isLocale", "@IsLocale", "a locale", { accepts: ["de-AT", "en"], rejects: ["d", ""] }),
  leftText("isMobilePhone", "@IsMobilePhone", "a mobile phone number", {
    arguments: ["de-DE"],
    accepts: ["+4915123456789"],
    rejects: ["12", ""],
  }),
  leftText("isPhoneNumber", "@IsPhoneNumber", "a phone number", {
    arguments: ["DE"],
    accepts: ["+49 30 901820"],
    rejects: ["12", ""],
  }),
  leftText("isPostalCode", "@IsPostalCode", "a postal code", {
    arguments: ["DE"],
    accepts: ["10117"],
    rejects: ["1011", ""],
  }),
  leftText("isIdentityCard", "@IsIdentityCard", "an identity card number", {
    arguments: ["ES"],
    accepts: ["99999999R"],
    rejects: ["99999999A", ""],
  }),
  leftText("isPassportNumber", "@IsPassportNumber", "a passport number", {
    arguments: ["DE"],
    accepts: ["C01X00T47"],
    rejects: ["C0", ""],
  }),
];
