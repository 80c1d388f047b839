import type { Row } from "./row.js";
import { codeText, leftText, partlyPatternText, patternText } from "./text-rows.js";

export const stringFinanceRows: readonly Row[] = [
  partlyPatternText({
    name: "isCreditCard",
    decorator: "@IsCreditCard",
    kind: "a credit card number",
    left: "the issuers' ranges and the check digit of a credit card number",
    pattern: /^[0-9 -]+$/,
    samples: {
      accepts: ["4111111111111111", "4111 1111-1111 1111"],
      rejects: ["4111111111111112", "4111_1111_1111_1111", ""],
    },
  }),
  {
    ...leftText({
      name: "isIBAN",
      decorator: "@IsIBAN",
      kind: "an IBAN",
      samples: {
        accepts: ["DE89370400440532013000"],
        rejects: ["DE89370400440532013001", ""],
      },
    }),
    // Its options are kept in a closure.
    hasHiddenArguments: true,
  },
  partlyPatternText({
    name: "isBIC",
    decorator: "@IsBIC",
    kind: "a BIC",
    left: "the country in a BIC",
    pattern: /^[A-Za-z]{6}[A-Za-z0-9]{2}(?:[A-Za-z0-9]{3})?$/,
    samples: { accepts: ["SBICKEN1345", "deutdeff"], rejects: ["SBIC23NXXX", "SBICXX11", ""] },
  }),
  leftText({
    name: "isCurrency",
    decorator: "@IsCurrency",
    kind: "an amount of money",
    samples: { accepts: ["$10,123.45", "10.50"], rejects: ["$ 32.50€", ""] },
  }),
  codeText({
    name: "isISO4217CurrencyCode",
    decorator: "@IsISO4217CurrencyCode",
    kind: "a currency code",
    left: "which currency codes exist",
    pattern: /^[A-Za-z]{3}$/,
    samples: {
      accepts: ["EUR", "eur", "\u017Fek"],
      narrower: ["\u017Fek"],
      rejects: ["EURO", "XYZ", ""],
    },
  }),
  patternText({
    name: "isBtcAddress",
    decorator: "@IsBtcAddress",
    kind: "a Bitcoin address",
    pattern: /^(?:(?:bc1|tb1|bc1p|tb1p)[ac-hj-np-z02-9]{39,58}|[123m][A-HJ-NP-Za-km-z1-9]{25,39})$/,
    samples: {
      accepts: [
        "1MUz4VMYui5qY1mxUiG8BQ1Luv6tqkvaiL",
        "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
        "mucFNhKMYoBQYUAEsrFVscQ1YaFQPekBpg",
      ],
      rejects: [
        "4J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy",
        "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4",
        "bc1",
        "",
      ],
    },
  }),
  patternText({
    name: "isEthereumAddress",
    decorator: "@IsEthereumAddress",
    kind: "an Ethereum address",
    pattern: /^0x[0-9a-f]{40}$/i,
    samples: {
      accepts: [
        "0x683E07492fBDfDA84457C16546ac3f433BFaa128",
        "0X683E07492fBDfDA84457C16546ac3f433BFaa128",
      ],
      rejects: ["683E07492fBDfDA84457C16546ac3f433BFaa128", "0x683E", ""],
    },
  }),
  leftText({
    name: "isTaxId",
    decorator: "@IsTaxId",
    kind: "a tax number",
    samples: {
      arguments: ["de-AT"],
      accepts: ["931736581"],
      rejects: ["931736580", ""],
    },
  }),
];
