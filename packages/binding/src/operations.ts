import type { InputSchema, JsonSchema, TypeShape } from "@shapewright/rules";
import { refuseUnknownNames, unknownValue } from "@shapewright/rules";
import type { Class } from "./facts/class.js";
import { isClass } from "./facts/class.js";
import type { InputSchemaOptions, OutputSchemaOptions } from "./options.js";
import { checkInputSchemaOptions, checkOutputSchemaOptions, checkYesOrNo } from "./options.js";
import { toInputSchema } from "./to-input-schema.js";
import { toOutputSchema } from "./to-output-schema.js";
import { writeInputFor } from "./write-for-target.js";

/** What an operation does: gives many, gives one, or changes something. */
export type OperationKind = "list" | "retrieve" | "command";

/** In what number a command's subject is read again once the change is made. */
export type RereadKind = "list" | "retrieve";

/** What a command gives: its subject as it is read again after the change. */
export interface Reread {
  readonly kind: RereadKind;
  /** What is read again; the operation's own `output` where it is absent. */
  readonly output?: Class;
}

/** An operation, declared once for every transport. */
export interface Operation {
  readonly kind: OperationKind;
  /** The class of its arguments; without one it takes none. */
  readonly input?: Class;
  /** The class of what it gives, of one item of a list; without one, there or on `reread`, nothing is said of it. */
  readonly output?: Class;
  /**
   * Whether `retrieve` gives null for what is not there. Else that is an error of the transport.
   * @default false
   */
  readonly allowMissing?: boolean;
  /** What a command reads again; only a command has one. */
  readonly reread?: Reread;
}

/** How the output of an operation is written; in what number and whether null is given is the operation's own. */
export type OperationOutputOptions = Omit<OutputSchemaOptions, "list" | "mayBeMissing">;

const KINDS: readonly OperationKind[] = ["list", "retrieve", "command"];
const REREAD_KINDS: readonly RereadKind[] = ["list", "retrieve"];

const OPERATION_KEYS: readonly (keyof Operation)[] = [
  "kind",
  "input",
  "output",
  "allowMissing",
  "reread",
];
const REREAD_KEYS: readonly (keyof Reread)[] = ["kind", "output"];

/** No member: what an operation without an input class takes. */
const NO_ARGUMENTS: TypeShape = {
  root: { kind: "ref", ref: "NoArguments" },
  types: { NoArguments: { name: "NoArguments", members: [] } },
};

/**
 * Declares an operation. The record is frozen.
 *
 * @throws TypeError for an unknown key or value, with the allowed ones, and for a `reread` on what is no command
 */
export function defineOperation(operation: Operation): Operation {
  checkOperation(operation);
  const { reread } = operation;
  return Object.freeze({
    ...operation,
    ...(reread === undefined ? {} : { reread: Object.freeze({ ...reread }) }),
  });
}

/**
 * The schema of what an operation takes, in the dialect `flat` unless the options name another; that of an empty object
 * where it has no input class. A new object on every call.
 *
 * @throws the errors of `defineOperation` and `toInputSchema`
 */
export function operationInputSchema(
  operation: Operation,
  options: InputSchemaOptions = {},
): InputSchema {
  checkOperation(operation);
  checkInputSchemaOptions(options);
  const chosen = { ...options, dialect: options.dialect ?? "flat" };
  if (operation.input !== undefined) return toInputSchema(operation.input, chosen);
  return writeInputFor(NO_ARGUMENTS, chosen, "The operation").schema;
}

/**
 * The schema of what an operation gives, in the dialect `flat` unless the options name another; `undefined` where neither
 * it nor its re-read names an output class. The re-read's class is what is given where both name one. A new object on
 * every call.
 *
 * @throws the errors of `defineOperation` and `toOutputSchema`
 */
export function operationOutputSchema(
  operation: Operation,
  options: OperationOutputOptions = {},
): JsonSchema | undefined {
  checkOperation(operation);
  checkOperationOutputOptions(options);
  const { output, reread } = operation;
  const given = reread?.output ?? output;
  if (given === undefined) return undefined;
  const dialect = options.dialect ?? "flat";
  return toOutputSchema(given, { ...options, dialect, ...formOf(operation) });
}

type Form = Required<Pick<OutputSchemaOptions, "list" | "mayBeMissing">>;

/** In what number the output is given, and whether null may stand for it. */
function formOf({ kind, reread, allowMissing = false }: Operation): Form {
  // The change is made: a re-read that finds nothing is null, and no error that tells the caller to try again.
  if (reread !== undefined) {
    return { list: reread.kind === "list", mayBeMissing: reread.kind === "retrieve" };
  }
  return { list: kind === "list", mayBeMissing: kind === "retrieve" && allowMissing };
}

function checkOperation(operation: Operation): void {
  refuseUnknownNames("operation key", operation, OPERATION_KEYS);
  const { kind, input, output, allowMissing, reread } = operation;
  if (!KINDS.includes(kind)) throw unknownValue("kind", kind, KINDS);
  checkClass("input", input);
  checkClass("output", output);
  checkYesOrNo("allowMissing", allowMissing);
  if (reread === undefined) return;
  refuseUnknownNames("reread key", reread, REREAD_KEYS);
  if (!REREAD_KINDS.includes(reread.kind)) {
    throw unknownValue("reread.kind", reread.kind, REREAD_KINDS);
  }
  checkClass("reread.output", reread.output);
  if (kind !== "command") {
    throw new TypeError(
      `An operation of kind "${kind}" has a reread: it reads, and nothing changes that could be read again. ` +
        `Only one of kind "command" has a reread.`,
    );
  }
}

function checkClass(key: string, value: unknown): void {
  if (value !== undefined && !isClass(value)) throw unknownValue(key, value, ["a class"]);
}

function checkOperationOutputOptions(options: OperationOutputOptions): void {
  for (const name of ["list", "mayBeMissing"]) {
    if (!Object.hasOwn(options, name)) continue;
    throw new TypeError(
      `Unknown option "${name}": in what number an operation gives, and whether null, is told by its own keys. ` +
        `Allowed keys: ${OPERATION_KEYS.join(", ")}.`,
    );
  }
  checkOutputSchemaOptions(options);
}
