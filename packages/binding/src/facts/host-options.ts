/** class-validator's `ValidatorOptions`; those that do not change what a class accepts may be there as well. */
export interface HostValidatorOptions {
  readonly groups?: readonly string[];
  readonly always?: boolean;
  readonly strictGroups?: boolean;
  readonly skipUndefinedProperties?: boolean;
  readonly skipNullProperties?: boolean;
  readonly skipMissingProperties?: boolean;
  readonly forbidUnknownValues?: boolean;
  readonly whitelist?: boolean;
  readonly forbidNonWhitelisted?: boolean;
  readonly stopAtFirstError?: boolean;
  readonly dismissDefaultMessages?: boolean;
  readonly enableDebugMessages?: boolean;
  readonly validationError?: { readonly target?: boolean; readonly value?: boolean };
}

/** class-transformer's `ClassTransformOptions`; those that do not change what a class accepts may be there as well. */
export interface HostTransformOptions {
  readonly strategy?: "excludeAll" | "exposeAll";
  readonly groups?: readonly string[];
  readonly version?: number;
  readonly excludePrefixes?: readonly string[];
  readonly ignoreDecorators?: boolean;
  readonly excludeExtraneousValues?: boolean;
  readonly exposeDefaultValues?: boolean;
  readonly exposeUnsetFields?: boolean;
  readonly enableImplicitConversion?: boolean;
  readonly enableCircularCheck?: boolean;
  readonly targetMaps?: readonly unknown[];
}

/** The options the host validates and transforms with: reading and checking must share them. */
export interface HostOptions {
  readonly validator?: HostValidatorOptions;
  readonly transform?: HostTransformOptions;
}
