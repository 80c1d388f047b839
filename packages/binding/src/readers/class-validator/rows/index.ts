import { arrayRows } from "./array.js";
import { commonRows } from "./common.js";
import { dateRows } from "./date.js";
import { numberRows } from "./number.js";
import { objectRows } from "./object.js";
import type { Row } from "./row.js";
import { stringCharacterRows } from "./string-characters.js";
import { stringFinanceRows } from "./string-finance.js";
import { stringIdentifierRows } from "./string-identifier.js";
import { stringNetworkRows } from "./string-network.js";
import { stringPatternRows } from "./string-pattern.js";
import { stringPlaceRows } from "./string-place.js";
import { stringSizeRows } from "./string-size.js";
import { stringTimeRows } from "./string-time.js";
import { typecheckerRows } from "./typechecker.js";

/** Every row, in the order of the library's families. */
export const allRows: readonly Row[] = [
  ...commonRows,
  ...numberRows,
  ...dateRows,
  ...stringSizeRows,
  ...stringPatternRows,
  ...stringCharacterRows,
  ...stringNetworkRows,
  ...stringIdentifierRows,
  ...stringFinanceRows,
  ...stringPlaceRows,
  ...stringTimeRows,
  ...typecheckerRows,
  ...arrayRows,
  ...objectRows,
];

/** The row of each rule of class-validator's own, by the rule's name; a test finds two rows of one name. */
export const rows: ReadonlyMap<string, Row> = new Map(allRows.map((row) => [row.name, row]));
