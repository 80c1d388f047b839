import type { DiagnosticOptions, UnknownArguments, WriteOptions } from "@shapewright/rules";
import {
  checkDiagnosticForm,
  refuseUnknownNames,
  RULE_SEVERITIES,
  unknownValue,
} from "@shapewright/rules";
import type { BindingCode } from "./facts/fact.js";
import type { HostOptions } from "./facts/host-options.js";

/** How a class is read. */
export interface ShapeOptions {
  /** The options the host validates and transforms with; what a class accepts depends on them. */
  readonly host?: HostOptions;
  /**
   * What is done with diagnostics; the codes of both layers may be escalated. Without a `report`, `toInputSchema` hands
   * warnings to `process.emitWarning`, once for each class and code.
   */
  readonly diagnostics?: DiagnosticOptions;
}

/** How a class is read and its input schema written. */
export interface InputSchemaOptions extends ShapeOptions, Omit<WriteOptions, "diagnostics"> {
  /**
   * What the tool does with arguments that the class does not declare: `reject` closes the root, `ignore` leaves it open.
   * @default "reject"
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

const SHAPE_OPTIONS = ["host", "diagnostics"] as const satisfies readonly (keyof ShapeOptions)[];

const INPUT_SCHEMA_OPTIONS = [
  "dialect",
  "dropReadOnlyProperties",
  "maxDepth",
  "unknownArguments",
  ...SHAPE_OPTIONS,
] as const satisfies readonly (keyof InputSchemaOptions)[];

const UNKNOWN_ARGUMENTS: readonly UnknownArguments[] = ["reject", "ignore"];

/** Every option of the two host packages, so that one that is misspelt is found. */
const HOST_OPTIONS = {
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
  const { unknownArguments = "reject" } = options;
  if (!UNKNOWN_ARGUMENTS.includes(unknownArguments)) {
    throw unknownValue("unknownArguments", unknownArguments, UNKNOWN_ARGUMENTS);
  }
  checkCommonOptions(options);
}

function checkCommonOptions({ host = {}, diagnostics }: ShapeOptions): void {
  refuseUnknownNames("host option", host, Object.keys(HOST_OPTIONS));
  for (const part of ["validator", "transform"] as const) {
    const given = host[part];
    if (given !== undefined) {
      refuseUnknownNames(`host ${part} option`, given, Object.keys(HOST_OPTIONS[part]));
    }
  }
  const codes = new Set([...Object.keys(BINDING_CODES), ...Object.keys(RULE_SEVERITIES)]);
  checkDiagnosticForm(diagnostics, [...codes]);
}
