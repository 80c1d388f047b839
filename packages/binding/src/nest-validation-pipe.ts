import { refuseUnknownNames } from "@shapewright/rules";
import type { HostTransformOptions, HostValidatorOptions } from "./facts/host-options.js";
import { HOST_OPTIONS, type InputSchemaOptions } from "./options.js";

/** The options of Nest's `ValidationPipe`; those that do not change what a class accepts may be there as well. */
export interface NestValidationPipeOptions extends HostValidatorOptions {
  readonly transform?: boolean;
  readonly transformOptions?: HostTransformOptions;
  readonly disableErrorMessages?: boolean;
  readonly errorHttpStatusCode?: number;
  readonly exceptionFactory?: (errors: never[]) => unknown;
  readonly validateCustomDecorators?: boolean;
  readonly expectedType?: unknown;
  readonly validatorPackage?: unknown;
  readonly transformerPackage?: unknown;
  readonly maxErrorMessagesLength?: number;
}

/** What `nestValidationPipe` makes: part of the options of `toInputSchema`. */
export type NestPipeSchemaOptions = Required<Pick<InputSchemaOptions, "host" | "unknownArguments">>;

/** The pipe's own options: all others it hands to the validator as they are. */
const PIPE_OPTIONS = {
  transform: true,
  transformOptions: true,
  disableErrorMessages: true,
  errorHttpStatusCode: true,
  exceptionFactory: true,
  validateCustomDecorators: true,
  expectedType: true,
  validatorPackage: true,
  transformerPackage: true,
  maxErrorMessagesLength: true,
} as const satisfies Readonly<
  Record<Exclude<keyof NestValidationPipeOptions, keyof HostValidatorOptions>, true>
>;

/**
 * The options under which a class is read as Nest's `ValidationPipe` judges it, from the options of that pipe. Unknown
 * arguments are rejected only where the pipe refuses them: with `whitelist` and `forbidNonWhitelisted`, unless the
 * transform drops them before they are seen.
 *
 * @throws TypeError for an unknown option, with the allowed ones
 */
export function nestValidationPipe(options: NestValidationPipeOptions = {}): NestPipeSchemaOptions {
  refuseUnknownNames("ValidationPipe option", options, [
    ...Object.keys(HOST_OPTIONS.validator),
    ...Object.keys(PIPE_OPTIONS),
  ]);
  // The pipe builds an instance to validate whether or not `transform` says that the handler gets it.
  const { transformOptions: transform } = options;
  if (transform !== undefined) {
    refuseUnknownNames("transformOptions option", transform, Object.keys(HOST_OPTIONS.transform));
  }
  const given = Object.entries(options).filter(([name]) => !Object.hasOwn(PIPE_OPTIONS, name));
  // Spread as the pipe does it: an explicit undefined takes the pipe's own default away, and the validator's counts.
  const validator: HostValidatorOptions = {
    forbidUnknownValues: false,
    ...Object.fromEntries(given),
  };
  return {
    host: { validator, ...(transform === undefined ? {} : { transform }) },
    unknownArguments: refusesUnknown(validator, transform) ? "reject" : "ignore",
  };
}

function refusesUnknown(
  { whitelist, forbidNonWhitelisted }: HostValidatorOptions,
  { excludeExtraneousValues, strategy }: HostTransformOptions = {},
): boolean {
  // `forbidNonWhitelisted` alone does nothing: class-validator looks at it only while it strips.
  if (whitelist !== true || forbidNonWhitelisted !== true) return false;
  return excludeExtraneousValues !== true && strategy !== "excludeAll";
}
