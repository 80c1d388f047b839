import type { Row } from "./row.js";
import { codeText, leftText, partlyPatternText } from "./text-rows.js";

export const stringPlaceRows: readonly Row[] = [
  codeText({
    name: "isISO31661Alpha2",
    decorator: "@IsISO31661Alpha2",
    kind: "a country code of two letters",
    left: "which country codes exist",
    pattern: /^[A-Za-z]{2}$/,
    samples: {
      accepts: ["DE", "de", "e\u017F"],
      narrower: ["e\u017F"],
      rejects: ["DEU", "XX", ""],
    },
  }),
  codeText({
    name: "isISO31661Alpha3",
    decorator: "@IsISO31661Alpha3",
    kind: "a country code of three letters",
    left: "which country codes exist",
    pattern: /^[A-Za-z]{3}$/,
    samples: {
      accepts: ["DEU", "deu", "e\u017Fp"],
      narrower: ["e\u017Fp"],
      rejects: ["DE", "XXX", ""],
    },
  }),
  partlyPatternText({
    name: "isISO31661Numeric",
    decorator: "@IsISO31661Numeric",
    kind: "a country code of digits",
    left: "which country codes exist",
    pattern: /^[0-9]{3}$/,
    samples: { accepts: ["276", "004"], rejects: ["001", "4", "DE", ""] },
  }),
  partlyPatternText({
    name: "isISO6391",
    decorator: "@IsISO6391",
    kind: "a language code",
    left: "which language codes exist",
    pattern: /^[a-z]{2}$/,
    samples: { accepts: ["de"], rejects: ["deu", "DE", "xx", ""] },
  }),
  leftText({
    name: "isLocale",
    decorator: "@IsLocale",
    kind: "a locale",
    samples: { accepts: ["de-AT", "en"], rejects: ["d", ""] },
  }),
  leftText({
    name: "isMobilePhone",
    decorator: "@IsMobilePhone",
    kind: "a mobile phone number",
    samples: { arguments: ["de-DE"], accepts: ["+4915123456789"], rejects: ["12", ""] },
  }),
  leftText({
    name: "isPhoneNumber",
    decorator: "@IsPhoneNumber",
    kind: "a phone number",
    samples: { arguments: ["DE"], accepts: ["+49 30 901820"], rejects: ["12", ""] },
  }),
  leftText({
    name: "isPostalCode",
    decorator: "@IsPostalCode",
    kind: "a postal code",
    samples: { arguments: ["DE"], accepts: ["10117"], rejects: ["1011", ""] },
  }),
  leftText({
    name: "isIdentityCard",
    decorator: "@IsIdentityCard",
    kind: "an identity card number",
    samples: { arguments: ["ES"], accepts: ["99999999R"], rejects: ["99999999A", ""] },
  }),
  leftText({
    name: "isPassportNumber",
    decorator: "@IsPassportNumber",
    kind: "a passport number",
    samples: { arguments: ["DE"], accepts: ["C01X00T47"], rejects: ["C0", ""] },
  }),
];
