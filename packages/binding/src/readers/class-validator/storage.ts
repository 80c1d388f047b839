/** One rule on one member, as class-validator records it. */
export interface RuleMetadata {
  /** How the host runs it: one of `RuleType`. */
  readonly type: string;
  /** Which rule it is (`isInt`); custom rules may bear any name, a built-in's too. */
  readonly name?: string | undefined;
  readonly target: unknown;
  /** The host allows symbols here, whatever its types say. */
  readonly propertyName: string | symbol;
  readonly constraintCls?: (abstract new (...args: never[]) => object) | undefined;
  readonly constraints?: readonly unknown[] | undefined;
  readonly groups?: readonly string[] | undefined;
  readonly always?: boolean | undefined;
  readonly each?: boolean | undefined;
  /** The option `validateIf` of one rule; 0.14 drops it and never asks it. */
  readonly validateIf?: unknown;
}

export interface ConstraintMetadata {
  readonly name?: string | undefined;
  readonly async?: boolean | undefined;
  /** Asked of the application's container each time. */
  readonly instance?: { validate(value: unknown, ruleArguments: unknown): unknown };
}

/** class-validator's store as far as it is read. */
export interface ValidatorStorage {
  /** Private to the library, and missing where a later release keeps its rules otherwise. */
  readonly validationMetadatas?: unknown;
  /** Private as well. */
  readonly constraintMetadatas?: unknown;
  getTargetValidationMetadatas(
    target: unknown,
    schema: string,
    always: boolean,
    strictGroups: boolean,
    groups?: readonly string[],
  ): readonly RuleMetadata[];
  getTargetValidatorConstraints(target: unknown): readonly ConstraintMetadata[];
}

/** The types of metadata: each is treated in a way of its own. Nearly every rule is of the type `custom`. */
export const RuleType = {
  custom: "customValidation",
  nested: "nestedValidation",
  promise: "promiseValidation",
  conditional: "conditionalValidation",
  whitelist: "whitelistValidation",
  defined: "isDefined",
} as const;

/** The global name of the store that all copies of the library share. */
export const STORAGE_KEY = "classValidatorMetadataStorage";

/**
 * The store that every copy of class-validator in the process shares, one that a bundler took in included.
 * `undefined` as long as no rule was ever recorded: the library's own lookup would make an empty store by being asked.
 */
export function currentStorage(): ValidatorStorage | undefined {
  // Written out: a name that is looked up takes ten times as long, and this is asked on every call of a tool.
  return (globalThis as { readonly classValidatorMetadataStorage?: ValidatorStorage })
    .classValidatorMetadataStorage;
}

/** Runs something with a store of its own in place of the shared one, which is back afterwards whatever happens. */
export function withPrivateStorage<T>(storage: ValidatorStorage, run: () => T): T {
  const before = Object.getOwnPropertyDescriptor(globalThis, STORAGE_KEY);
  Object.defineProperty(globalThis, STORAGE_KEY, {
    value: storage,
    configurable: true,
    enumerable: true,
    writable: true,
  });
  try {
    return run();
  } finally {
    if (before === undefined) Reflect.deleteProperty(globalThis, STORAGE_KEY);
    else Object.defineProperty(globalThis, STORAGE_KEY, before);
  }
}
