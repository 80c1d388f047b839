import type { JsonObject, JsonValue } from "@shapewright/rules";
import { closest } from "../closest.js";
import type { Expectation } from "../expectations.js";
import { expected, listed } from "../expectations.js";
import type { OwnedJson } from "../json.js";
import { isMultiple } from "../multiple.js";
import type { Problem, ProblemCode } from "../problem.js";
import { brief, pointerTo } from "../problem.js";
import { isSchema } from "./schema-parts.js";

/** Where a value stands. */
export type Path = readonly (string | number)[];
export function problem(
  path: Path,
  code: ProblemCode,
  said: Expectation,
  value?: OwnedJson,
): Problem {
  const received = said.received ?? (value === undefined ? undefined : brief(value));
  return {
    path,
    pointer: pointerTo(path),
    code,
    message: said.message,
    expected: said.expected,
    ...(received === undefined ? {} : { received }),
  };
}

export function nullProblem(path: Path, schema: JsonObject): Problem {
  const what = expected(schema);
  return problem(path, "null", {
    message: `must not be null, but ${what}`,
    expected: what,
    received: "null",
  });
}

export function notProblem(path: Path, not: JsonValue, value: OwnedJson): Problem {
  const values =
    isSchema(not) && Array.isArray(not["enum"]) ? (not["enum"] as readonly JsonValue[]) : undefined;
  const message = values === undefined ? "must not be given" : `must not be ${listed(values)}`;
  return problem(
    path,
    "enum",
    { message, expected: message.replace("must not be", "anything but") },
    value,
  );
}

export function unknownProblem(path: Path, name: string, declared: readonly string[]): Problem {
  const meant = closest(name, declared);
  const hint = meant === undefined ? "" : `; did you mean "${meant}"?`;
  const what =
    declared.length === 0
      ? "no argument"
      : `one of ${declared.map((one) => `"${one}"`).join(", ")}`;
  return problem(path, "unknown_argument", {
    message: `is not an argument${hint}`,
    expected: what,
  });
}

const BOUNDS: readonly (readonly [
  keyword: string,
  words: string,
  fits: (value: number, limit: number) => boolean,
])[] = [
  ["minimum", "at least", (value, limit) => value >= limit],
  ["exclusiveMinimum", "greater than", (value, limit) => value > limit],
  ["maximum", "at most", (value, limit) => value <= limit],
  ["exclusiveMaximum", "less than", (value, limit) => value < limit],
  ["multipleOf", "a multiple of", isMultiple],
];

export function visitNumber(schema: JsonObject, value: number, path: Path, found: Problem[]): void {
  for (const [keyword, words, fits] of BOUNDS) {
    const limit = schema[keyword];
    if (typeof limit !== "number" || fits(value, limit)) continue;
    const what = `${words} ${String(limit)}`;
    found.push(problem(path, "range", { message: `must be ${what}`, expected: what }, value));
  }
}

export function isOutside(
  size: number,
  least: JsonValue | undefined,
  most: JsonValue | undefined,
): boolean {
  return (typeof least === "number" && size < least) || (typeof most === "number" && size > most);
}

export function sizeProblem(
  path: Path,
  unit: string,
  { least, most }: { readonly least: JsonValue | undefined; readonly most: JsonValue | undefined },
  value: OwnedJson | readonly OwnedJson[],
  size: string,
): Problem {
  const what =
    typeof least === "number" && typeof most === "number"
      ? least === most
        ? `exactly ${counted(least, unit)}`
        : `${String(least)} to ${counted(most, unit)}`
      : typeof least === "number"
        ? `at least ${counted(least, unit)}`
        : `at most ${counted(Number(most), unit)}`;
  const received = typeof value === "string" ? brief(value) : size;
  return problem(path, "size", { message: `must have ${what}`, expected: what, received });
}

export function counted(count: number, unit: string): string {
  return `${String(count)} ${unit}${count === 1 ? "" : "s"}`;
}
