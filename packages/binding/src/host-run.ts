// Runs the host packages for whoever checks arguments. None of their types is part of this one's: they may not be installed.
import type { ClassTransformOptions } from "class-transformer";
import type { JsonValue } from "@shapewright/rules";
import type { Class } from "./facts/class.js";
import type { HostOptions } from "./facts/host-options.js";
import { peers } from "./peers.js";

/** What class-validator says of one member, as far as it is read. */
export interface HostError {
  readonly target?: object;
  readonly property: string;
  readonly value?: unknown;
  readonly constraints?: Readonly<Record<string, string>>;
  readonly children?: readonly HostError[];
}

/** What came of showing arguments to the host. */
export type HostVerdict =
  | { readonly instance: object; readonly errors: readonly HostError[] }
  /** What code of the author's threw: a constructor, a transform or a rule. */
  | { readonly thrown: unknown }
  /** A rule that is not declared to be asynchronous gave a promise. */
  | { readonly answersLater: true };

/** Makes the instance that class-transformer makes; without that package there is none. */
export function makeByHost(cls: Class, input: JsonValue, host: HostOptions): object | undefined {
  const transformer = peers.classTransformer();
  if (transformer === undefined) return undefined;
  return transformer.plainToInstance(cls as unknown as new () => object, input, {
    ...host.transform,
  } as ClassTransformOptions);
}

/** Makes the plain object that class-transformer makes of an instance; without that package there is none. */
export function makePlainByHost(instance: object, host: HostOptions): unknown {
  const options = { ...host.transform } as ClassTransformOptions;
  return peers.classTransformer()?.instanceToPlain(instance, options);
}

/** Asks class-validator about an instance. */
export function judgeInstance(instance: object, host: HostOptions): HostVerdict {
  const validator = peers.classValidator();
  if (validator === undefined) return { instance, errors: [] };
  const options = validatorOptions(host);
  try {
    const Executor = peers.validationExecutor();
    if (Executor === undefined)
      return { instance, errors: validator.validateSync(instance, options) };
    const executor = new Executor(new validator.Validator(), options);
    executor.ignoreAsyncValidations = true;
    const errors: object[] = [];
    executor.execute(instance, undefined, errors);
    if (executor.awaitingPromises.length > 0) {
      // Nobody waits for them here, and a rejection that nobody handles ends the process.
      for (const answer of executor.awaitingPromises) answer.catch(() => undefined);
      return { answersLater: true };
    }
    return { instance, errors: executor.stripEmptyErrors(errors) as readonly HostError[] };
  } catch (thrown) {
    return { thrown };
  }
}

/** The same, with the rules that answer later. */
export async function judgeInstanceLater(
  instance: object,
  host: HostOptions,
): Promise<HostVerdict> {
  const validator = peers.classValidator();
  if (validator === undefined) return { instance, errors: [] };
  try {
    const errors: readonly HostError[] = await validator.validate(instance, validatorOptions(host));
    return { instance, errors };
  } catch (thrown) {
    return { thrown };
  }
}

/** All rules are asked, and all messages wanted, since all problems are told. */
function validatorOptions({ validator }: HostOptions): object {
  return {
    ...validator,
    stopAtFirstError: false,
    dismissDefaultMessages: false,
    enableDebugMessages: false,
    validationError: { target: true, value: true },
  };
}

let builtIn: ReadonlySet<string> | undefined;

/** The names of class-validator's own rules, which it exports as constants. */
export function builtInRules(): ReadonlySet<string> {
  builtIn ??= new Set(
    Object.values(peers.classValidator() ?? {}).filter((value) => typeof value === "string"),
  );
  return builtIn;
}
