import type {
  DiagnosticOptions,
  Direction,
  DocumentForm,
  DocumentTargetName,
  OutputForm,
  TargetName,
  UnknownArguments,
  WriteOptions,
} from "@shapewright/rules";
import {
  checkDiagnosticForm,
  refuseUnknownNames,
  RULE_SEVERITIES,
  TARGET_NAMES,
  targetWriting,
  unknownValue,
  WRITE_OPTIONS,
} from "@shapewright/rules";
import type { DeclareShape } from "./facts/declaration.js";
import type { BindingCode } from "./facts/fact.js";
import type { HostOptions } from "./facts/host-options.js";
import { checkCustomRows } from "./readers/class-validator/rows/check-custom-rows.js";
import type { CustomRow } from "./readers/class-validator/rows/row.js";

/** How a class is read. */
export interface ShapeOptions {
  /** The options the host validates and transforms with; what a class accepts depends on them. */
  readonly host?: HostOptions;
  /**
   * What rules of your own for class-validator mean in a schema, a row for each. Without one, such a rule is left to the
   * host with `untranslated_constraint`.
   * @default []
   */
  readonly rows?: readonly CustomRow[];
  /**
   * What classes are on the wire where that is declared by hand, such as those of a library (`Decimal`, `ObjectId`): a
   * TypeShape, or a node that needs no types of its own. Nothing else is read of such a class; its own static `typeShape`
   * says the same. `undefined` for a class that is to be read from its decorators.
   */
  readonly typeShape?: DeclareShape;
  /**
   * What is done with diagnostics; the codes of both layers may be escalated. Without a `report`, those that write a
   * schema hand warnings to `process.emitWarning`, once for each class and code.
   */
  readonly diagnostics?: DiagnosticOptions;
}

/** What a reading depends on, the class apart. */
export interface ReadingOptions extends Required<Pick<ShapeOptions, "host" | "rows">> {
  readonly typeShape: DeclareShape | undefined;
}

/** How a class is read and its input schema written. */
export interface InputSchemaOptions
  extends ShapeOptions, Omit<WriteOptions, "diagnostics" | "direction"> {
  /**
   * What the tool does with arguments that the class does not declare: `reject` closes the root, `ignore` leaves it open.
   * @default "reject"
   */
  readonly unknownArguments?: UnknownArguments;
  /**
   * The consumer that the schema is written for: the choices that suit it, unless they are made by an option of their own, and
   * then `forTarget`. What the consumer does not take is said in `description`; the host still checks it.
   * @default none: the dialect as it is written
   */
  readonly target?: TargetName;
}

/** How a class is read, and its input schema written for no consumer in particular. */
export type ExplainOptions = Omit<InputSchemaOptions, "target">;

/**
 * How a class is read and its output schema written. Those of the input are taken too, so that one set of options may serve
 * both: `unknownArguments` and `dropReadOnlyProperties` make no difference to an output.
 */
export interface OutputSchemaOptions extends InputSchemaOptions {
  /**
   * Whether a list of what the class describes is given.
   * @default false
   */
  readonly list?: boolean;
  /**
   * Whether null is given when there is none; stated in every dialect.
   * @default false
   */
  readonly mayBeMissing?: boolean;
}

/** How several classes are read and written as one document. */
export interface SchemaDocumentOptions
  extends
    ShapeOptions,
    Omit<WriteOptions, "diagnostics" | "dialect" | "references">,
    Pick<DocumentForm, "refPrefix"> {
  /**
   * A document is made of references, so there is one dialect for it.
   * @default "referenced"
   */
  readonly dialect?: "referenced";
  /** @default "shared" */
  readonly references?: "shared";
  /**
   * The kind of document that the schemas stand in; it decides the default of `refPrefix`, `#/components/schemas/` in OpenAPI
   * and `#/definitions/` in draft-07.
   * @default none: JSON Schema 2020-12
   */
  readonly target?: DocumentTargetName;
  /**
   * What is said of arguments that a listed class does not declare. By default nothing is but what the class itself and
   * `closing` say. `reject` closes each listed class that nothing in the document refers to: one that a member refers to is
   * described once for both, and there the host may take what it does not declare. `ignore` closes nothing, whatever
   * `closing` says. Makes no difference to an output.
   */
  readonly unknownArguments?: UnknownArguments;
}

const BINDING_CODES = {
  conditional_member: true,
  conflicting_declarations: true,
  duplicate_metadata_store: true,
  each_reaches_no_further: true,
  empty_class: true,
  mixed_decorators: true,
  opaque_transform: true,
  unenforced_presence: true,
  unreadable_shape: true,
  unsatisfiable_member: true,
  untranslated_constraint: true,
  unvalidated_nested: true,
} as const satisfies Readonly<Record<BindingCode, true>>;

const SHAPE_OPTIONS = [
  "host",
  "rows",
  "typeShape",
  "diagnostics",
] as const satisfies readonly (keyof ShapeOptions)[];

/** The direction is the function's own; diagnostics are settled with those of the reading. */
const WRITING: readonly string[] = WRITE_OPTIONS.filter(
  (name) => name !== "direction" && name !== "diagnostics",
);

const EXPLAIN_OPTIONS: readonly string[] = [
  ...WRITING,
  "unknownArguments" satisfies keyof ExplainOptions,
  ...SHAPE_OPTIONS,
];

const INPUT_SCHEMA_OPTIONS: readonly string[] = [
  ...WRITING,
  ...(["unknownArguments", "target"] as const satisfies readonly (keyof InputSchemaOptions)[]),
  ...SHAPE_OPTIONS,
];

const OUTPUT_FORM = ["list", "mayBeMissing"] as const satisfies readonly (keyof OutputForm)[];

const DOCUMENT_FORM = [
  "refPrefix",
  "direction",
] as const satisfies readonly (keyof SchemaDocumentOptions)[];

const UNKNOWN_ARGUMENTS: readonly UnknownArguments[] = ["reject", "ignore"];

/** Every option of the two host packages, so that one that is misspelt is found. */
export const HOST_OPTIONS = {
  validator: {
    groups: true,
    always: true,
    strictGroups: true,
    skipUndefinedProperties: true,
    skipNullProperties: true,
    skipMissingProperties: true,
    forbidUnknownValues: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: true,
    dismissDefaultMessages: true,
    enableDebugMessages: true,
    validationError: true,
  },
  transform: {
    strategy: true,
    groups: true,
    version: true,
    excludePrefixes: true,
    ignoreDecorators: true,
    excludeExtraneousValues: true,
    exposeDefaultValues: true,
    exposeUnsetFields: true,
    enableImplicitConversion: true,
    enableCircularCheck: true,
    targetMaps: true,
  },
} as const satisfies {
  readonly [P in keyof HostOptions]-?: Readonly<Record<keyof NonNullable<HostOptions[P]>, true>>;
};

/**
 * Refuses what is no option of `toTypeShape`.
 *
 * @throws TypeError that names the option and lists the allowed ones
 */
export function checkShapeOptions(options: ShapeOptions): void {
  refuseUnknownNames("option", options, SHAPE_OPTIONS);
  checkCommonOptions(options);
}

/**
 * Refuses what is no option of `toInputSchema`; those of the rules are checked by the rules.
 *
 * @throws TypeError that names the option and lists the allowed ones
 */
export function checkInputSchemaOptions(options: InputSchemaOptions): void {
  refuseUnknownNames("option", options, INPUT_SCHEMA_OPTIONS);
  checkInputValues(options);
}

/**
 * Refuses what is no option of `explain`; those of the rules are checked by the rules.
 *
 * @throws TypeError that names the option and lists the allowed ones
 */
export function checkExplainOptions(options: ExplainOptions): void {
  refuseUnknownNames("option", options, EXPLAIN_OPTIONS);
  checkInputValues(options);
}

/**
 * Refuses what is no option of `toOutputSchema`; those of the rules are checked by the rules.
 *
 * @throws TypeError that names the option and lists the allowed ones
 */
export function checkOutputSchemaOptions(options: OutputSchemaOptions): void {
  refuseUnknownNames("option", options, [...OUTPUT_FORM, ...INPUT_SCHEMA_OPTIONS]);
  for (const name of OUTPUT_FORM) checkYesOrNo(name, options[name]);
  checkInputValues(options);
}

/**
 * Refuses what is no option of `toSchemaDocument`; those of the rules are checked by the rules.
 *
 * @throws TypeError that names the option and lists the allowed ones
 */
export function checkSchemaDocumentOptions(options: SchemaDocumentOptions): void {
  refuseUnknownNames("option", options, [...DOCUMENT_FORM, ...INPUT_SCHEMA_OPTIONS]);
  checkInputValues(options);
}

/**
 * Refuses what is neither yes, no nor absent.
 *
 * @throws TypeError that names the option and lists the allowed values
 */
export function checkYesOrNo(option: string, value: unknown): void {
  if (value !== undefined && typeof value !== "boolean") {
    throw unknownValue(option, value, ["true", "false"]);
  }
}

function checkInputValues(options: InputSchemaOptions | SchemaDocumentOptions): void {
  const { unknownArguments = "reject", target } = options;
  if (target !== undefined && !TARGET_NAMES.includes(target)) {
    throw unknownValue("target", target, TARGET_NAMES);
  }
  if (!UNKNOWN_ARGUMENTS.includes(unknownArguments)) {
    throw unknownValue("unknownArguments", unknownArguments, UNKNOWN_ARGUMENTS);
  }
  checkCommonOptions(options);
}

/** The options that say how a class is read. */
export function readingOf({ host = {}, rows = [], typeShape }: ShapeOptions): ReadingOptions {
  return { host, rows, typeShape };
}

/** The options that are the rules' own. */
export function writingOf(options: InputSchemaOptions | SchemaDocumentOptions): WriteOptions {
  const given = Object.entries(options).filter(([name]) => WRITING.includes(name));
  return Object.fromEntries(given);
}

/** The options that are the rules' own, those that suit the target where none were given. */
export function writingFor(options: InputSchemaOptions, direction: Direction): WriteOptions {
  const own = writingOf(options);
  if (options.target === undefined) return own;
  const given = Object.entries(own).filter(([, value]) => value !== undefined);
  return { ...targetWriting(options.target, direction), ...Object.fromEntries(given) };
}

// Made once: options are checked on every call.
const CODES: readonly string[] = [
  ...new Set([...Object.keys(BINDING_CODES), ...Object.keys(RULE_SEVERITIES)]),
];
const HOST_PARTS = ["validator", "transform"] as const satisfies readonly (keyof HostOptions)[];
const NAMES_OF_PART = {
  validator: Object.keys(HOST_OPTIONS.validator),
  transform: Object.keys(HOST_OPTIONS.transform),
};

function checkCommonOptions({ host = {}, rows, typeShape, diagnostics }: ShapeOptions): void {
  if (typeShape !== undefined && typeof typeShape !== "function") {
    throw unknownValue("typeShape", typeShape, ["a function of a class"]);
  }
  if (rows !== undefined) checkCustomRows(rows);
  refuseUnknownNames("host option", host, HOST_PARTS);
  for (const part of HOST_PARTS) {
    const given = host[part];
    if (given !== undefined) refuseUnknownNames(`host ${part} option`, given, NAMES_OF_PART[part]);
  }
  checkDiagnosticForm(diagnostics, CODES);
}
