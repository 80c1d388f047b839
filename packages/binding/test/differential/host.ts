import { plainToInstance, type ClassTransformOptions } from "class-transformer";
import { MetadataStorage, useContainer, validateSync, type ValidationError } from "class-validator";
import type { Class } from "../../src/facts/class.js";

/** The library's own container searches a list of all rules ever made, on each use of each rule. */
const instances = new WeakMap<object, object>();
useContainer({
  get: (cls: unknown) => {
    const make = cls as new () => object;
    const made = instances.get(make) ?? new make();
    instances.set(make, made);
    return made;
  },
});

/** One rule that refused a value. */
export interface Failure {
  readonly path: string;
  /** The constant of the rule (`minLength`). */
  readonly rule: string;
  readonly value: unknown;
}

/** What the host refuses arguments for; none where it accepts them. It throws over a few, which accepts nothing. */
export function failuresOf(
  cls: Class,
  given: unknown,
  options: ClassTransformOptions = {},
): readonly Failure[] {
  try {
    // Not by structuredClone: in the test runner its objects are of another realm, and no `instanceof Object` holds there.
    const plain = JSON.parse(JSON.stringify(given)) as object;
    const instance = plainToInstance(cls as unknown as new () => object, plain, options);
    return validateSync(instance).flatMap((error) => failuresIn(error, ""));
  } catch (error) {
    return [{ path: "", rule: `(threw ${String(error)})`, value: given }];
  }
}

function failuresIn(error: ValidationError, parent: string): readonly Failure[] {
  const path = `${parent}/${error.property}`;
  return [
    ...Object.keys(error.constraints ?? {}).map((rule) => ({
      path,
      rule,
      value: error.value as unknown,
    })),
    ...(error.children ?? []).flatMap((child) => failuresIn(child, path)),
  ];
}

/**
 * Runs something with a store of its own: the host walks every class of the store for each object that it validates, so
 * that thousands of classes in one would cost a minute.
 */
export function withOwnStore<T>(run: () => T): T {
  const holder = globalThis as { classValidatorMetadataStorage?: MetadataStorage };
  const before = holder.classValidatorMetadataStorage;
  holder.classValidatorMetadataStorage = new MetadataStorage();
  try {
    return run();
  } finally {
    if (before === undefined) delete holder.classValidatorMetadataStorage;
    else holder.classValidatorMetadataStorage = before;
  }
}
