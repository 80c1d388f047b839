import { leftText } from "./left-text.js";
import type { Row } from "./row.js";

export const stringFinanceRows: readonly Row[] = [
  leftText("isCreditCard", "@IsCreditCard", "a credit card number", {
    accepts: ["4111111111111111"],
    rejects: ["4111111111111112", ""],
  }),
  {
    ...leftText("isIBAN", "@IsIBAN", "an IBAN", {
      accepts: ["DE89370400440532013000"],
      rejects: ["DE89370400440532013001", ""],
    }),
    // Its options are kept in a closure.
    hasHiddenArguments: true,
  },
  leftText("isBIC", "@IsBIC", "a BIC", { accepts: ["SBICKEN1345"], rejects: ["SBIC23NXXX", ""] }),
  leftText("isCurrency", "@IsCurrency", "an amount of money", {
    accepts: ["$10,123.45", "10.50"],
    rejects: ["$ 32.50€", ""],
  }),
  leftText("isISO4217CurrencyCode", "@IsISO4217CurrencyCode", "a currency code", {
    accepts: ["EUR"],
    rejects: ["EURO", "XYZ", ""],
  }),
  leftText("isBtcAddress", "@IsBtcAddress", "a Bitcoin address", {
    accepts: ["1MUz4VMYui5qY1mxUiG8BQ1Luv6tqkvaiL"],
    rejects: ["4J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy", ""],
  }),
  leftText("isEthereumAddress", "@IsEthereumAddress", "an Ethereum address", {
    accepts: ["0x683E07492fBDfDA84457C16546ac3f433BFaa128"],
    rejects: ["683E07492fBDfDA84457C16546ac3f433BFaa128", ""],
  }),
  leftText("isTaxId", "@IsTaxId", "a tax number", {
    arguments: ["de-AT"],
    accepts: ["931736581"],
    rejects: ["931736580", ""],
  }),
];
