import type { TextPattern } from "./text-rows.js";

/** `no_symbols` takes sign and point away. */
export const numberText: TextPattern = ({ arguments: [given] }) => {
  const options = optionsOf(given, ["no_symbols"]);
  if (options === undefined) return undefined;
  return Boolean(options["no_symbols"]) ? /^[0-9]+$/ : /^[+-]?(?:[0-9]*[.])?[0-9]+$/;
};

/** `decimal_digits` says how many follow the point, `force_decimal` that there is one. */
export const decimalText: TextPattern = ({ arguments: [given] }) => {
  const options = optionsOf(given, ["decimal_digits", "force_decimal"]);
  const times = options === undefined ? undefined : timesOf(options["decimal_digits"] ?? "1,");
  if (times === undefined) return undefined;
  return Boolean(options?.["force_decimal"])
    ? new RegExp(`^[-+]?[0-9]*\\.[0-9]${times}$`)
    : new RegExp(`^[-+]?(?:[0-9]+(?:\\.[0-9]${times})?|\\.[0-9]${times})$`);
};

/** The options where they are among the named ones: another may change anything, and a locale changes the point. */
function optionsOf(
  given: unknown,
  names: readonly string[],
): Readonly<Record<string, unknown>> | undefined {
  if (given === undefined) return {};
  if (typeof given !== "object" || given === null) return undefined;
  const others = Object.entries(given).filter(
    ([name, value]) =>
      !names.includes(name) && value !== undefined && !(name === "locale" && value === "en-US"),
  );
  return others.length === 0 ? { ...given } : undefined;
}

/** `"2"`, `"1,3"` and `"1,"` as the host puts them into a pattern; `undefined` for what it throws over. */
function timesOf(digits: unknown): string | undefined {
  const [, least, comma, most] = /^(\d{1,3})(?:(,)(\d{0,3}))?$/.exec(String(digits)) ?? [];
  if (least === undefined) return undefined;
  if (comma === undefined) return `{${least}}`;
  if (most === undefined || most === "") return least === "1" ? "+" : `{${least},}`;
  return Number(most) < Number(least) ? undefined : `{${least},${most}}`;
}
