import { refuseUnknownNames } from "@shapewright/rules";
import type { CustomRow } from "./row.js";

const ROW_KEYS = [
  "rule",
  "decorator",
  "stated",
  "samples",
  "claims",
] as const satisfies readonly (keyof CustomRow)[];
const SAMPLE_KEYS: readonly string[] = ["arguments", "accepts", "rejects", "narrower"];
const REASONS: readonly string[] = ["asGuidance", "leftToHost"];

/**
 * Refuses what is no list of rows.
 *
 * @throws TypeError that names the row, what is wrong with it and the remedy
 */
export function checkCustomRows(rows: unknown): asserts rows is readonly CustomRow[] {
  if (!Array.isArray(rows))
    throw new TypeError('The option "rows" is a list of rows, one for each rule.');
  const seen = new Set<unknown>();
  for (const [index, row] of (rows as readonly unknown[]).entries()) {
    const place = `rows[${String(index)}]`;
    if (!isRecord(row))
      throw new TypeError(`${place} is no row. A row has ${ROW_KEYS.join(", ")}.`);
    const { decorator } = row;
    if (typeof decorator !== "string" || !/^@./u.test(decorator)) {
      throw new TypeError(
        `${place}.decorator is the decorator as an author writes it, such as "@IsSlug".`,
      );
    }
    const wrong = fault(row);
    if (wrong !== undefined) throw new TypeError(`The row of ${decorator}: ${wrong}`);
    if (seen.has(row["rule"])) {
      throw new TypeError(
        `The row of ${decorator}: its rule has a row already. Leave one row for each rule.`,
      );
    }
    seen.add(row["rule"]);
  }
}

type Record = Readonly<{ [key in string]?: unknown }>;

function isRecord(value: unknown): value is Record {
  return typeof value === "object" && value !== null;
}

function fault(row: Record): string | undefined {
  refuseUnknownNames("key of a row", row, ROW_KEYS);
  const { rule, stated, samples, claims } = row;
  if (!(typeof rule === "string" && rule !== "") && typeof rule !== "function") {
    return "`rule` is the rule's name or its constraint class.";
  }
  if (typeof claims !== "function") return "`claims` is a function of one use of the rule.";
  if (stated !== "exactly" && !hasReason(stated)) {
    return '`stated` is "exactly", { asGuidance: reason } or { leftToHost: reason }.';
  }
  if (!isRecord(samples)) return "`samples` has the lists `accepts` and `rejects`.";
  refuseUnknownNames("key of a row's samples", samples, SAMPLE_KEYS);
  const isEmpty = ["accepts", "rejects"].find((name) => {
    const list = samples[name];
    return !Array.isArray(list) || list.length === 0;
  });
  return isEmpty === undefined
    ? undefined
    : `\`samples.${isEmpty}\` lists at least one value that the rule ${isEmpty}.`;
}

function hasReason(stated: unknown): boolean {
  if (!isRecord(stated)) return false;
  const entries = Object.entries(stated);
  return (
    entries.length === 1 &&
    entries.every(
      ([name, reason]) => REASONS.includes(name) && typeof reason === "string" && reason !== "",
    )
  );
}
