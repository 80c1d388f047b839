import type { ArgumentsOptions } from "@shapewright/arguments";
import { checkArgumentsOptions } from "@shapewright/arguments/checking";
import type { ShapeOptions } from "@shapewright/binding/reading";
import { checkInputSchemaOptions } from "@shapewright/binding/reading";
import type { DiagnosticOptions } from "@shapewright/rules";
import { refuseUnknownNames, unknownValue } from "@shapewright/rules";

/** When results are checked against the schema of what a tool gives. */
export type CheckResults = "development" | "always" | "never";

/** What went wrong on the server's side. */
export interface ToolFault {
  readonly tool: string;
  /** What the handler threw, or what is wrong with what it gave. */
  readonly error: unknown;
  readonly while: "handling" | "checking the result" | "sending the result";
}

/** How tools are listed and called. */
export interface ToolsOptions {
  /** How arguments are checked; what `host`, `rows`, `typeShape` and `unknownArguments` say holds for the schemas too. */
  readonly arguments?: ArgumentsOptions;
  /**
   * Whether what a handler gives is checked against the schema that was listed. `development` checks unless the variable `NODE_ENV` is
   * `production`. What does not fit becomes an error result.
   * @default "development"
   */
  readonly checkResults?: CheckResults;
  /**
   * Where diagnostics of the classes go. A tool that cannot be read is told as `unreadable_shape`; a code in `escalate` makes the whole
   * registration fail.
   */
  readonly diagnostics?: DiagnosticOptions;
  /** Told of what went wrong in a call on the server's side; the client is told the message alone. */
  readonly onFault?: (fault: ToolFault) => void;
}

const NAMES = ["arguments", "checkResults", "diagnostics", "onFault"];
const CHECKS: readonly CheckResults[] = ["development", "always", "never"];

/** @throws TypeError for an unknown option or value */
export function checkOptions(options: ToolsOptions): void {
  refuseUnknownNames("option", options, NAMES);
  const { checkResults, diagnostics, onFault } = options;
  const { host, rows, typeShape, unknownArguments, ...others } = options.arguments ?? {};
  checkArgumentsOptions(others);
  checkInputSchemaOptions({
    ...given("diagnostics", diagnostics),
    ...given("host", host),
    ...given("rows", rows),
    ...given("typeShape", typeShape),
    ...given("unknownArguments", unknownArguments),
  });
  if (checkResults !== undefined && !CHECKS.includes(checkResults)) {
    throw unknownValue("checkResults", checkResults, CHECKS);
  }
  if (onFault !== undefined && typeof onFault !== "function") {
    throw unknownValue("onFault", onFault, ["a function of a fault"]);
  }
}

/** What of the options holds for the schemas as well. */
export function shapeOptionsOf({ arguments: own = {} }: ToolsOptions): ShapeOptions {
  const { host, rows, typeShape } = own;
  return { ...given("host", host), ...given("rows", rows), ...given("typeShape", typeShape) };
}

function given<K extends string, V>(name: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined ? {} : ({ [name]: value } as Partial<Record<K, V>>);
}

/** Whether results are checked in this process. */
export function checksResults({ checkResults = "development" }: ToolsOptions): boolean {
  if (checkResults !== "development") return checkResults === "always";
  return process.env["NODE_ENV"] !== "production";
}
