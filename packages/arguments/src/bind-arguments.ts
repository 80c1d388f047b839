import type { Class } from "@shapewright/binding/reading";
import {
  isClass,
  judgeInstance,
  judgeInstanceLater,
  noClass,
  readForArguments,
} from "@shapewright/binding/reading";
import type { Kernel, Outcome } from "./kernel.js";
import { kernelOf } from "./kernel.js";
import { keptFor, keep } from "./kept.js";
import type { ArgumentsOptions, Settings } from "./options.js";
import { settingsOf } from "./options.js";
import type { Problem } from "./problem.js";

/** A class whose instances are of a type. */
export type ClassOf<T extends object> = abstract new (...args: never[]) => T;

/** An instance built of the arguments, or everything that is wrong with them. */
export type Bound<T> =
  | { readonly ok: true; readonly value: T; readonly problems?: undefined }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly value?: undefined };

/** Whether the arguments are taken, or everything that is wrong with them. */
export type Checked =
  | { readonly ok: true; readonly problems?: undefined }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Checks arguments against a class and builds an instance of it. What comes is not changed, and never makes it throw.
 *
 * @param args any value; what is no JSON is a problem
 * @throws TypeError for what is no class, for an unknown option or value, and for a class with asynchronous rules
 */
export function bindArguments<T extends object>(
  cls: ClassOf<T>,
  args: unknown,
  options?: ArgumentsOptions,
): Bound<T> {
  return bound(outcomeOf(cls, args, options, "bindArguments"));
}

/**
 * The same, for classes with rules that answer later.
 *
 * @throws (rejects with) TypeError for what is no class, and for an unknown option or value
 */
export async function bindArgumentsAsync<T extends object>(
  cls: ClassOf<T>,
  args: unknown,
  options?: ArgumentsOptions,
): Promise<Bound<T>> {
  const { kernel, settings } = prepared(cls, options, "bindArgumentsAsync");
  const value = kernel.bindFast(args);
  if (value !== undefined) return bound(taken(value));
  const { outcome, pending } = kernel.open(args, settings);
  if (outcome !== undefined || pending === undefined) return bound<T>(outcome ?? NOTHING);
  const host = settings.shape.host ?? {};
  const verdicts = await Promise.all(
    pending.instances.map((instance) => judgeInstanceLater(instance, host)),
  );
  return bound<T>(pending.close(verdicts));
}

/**
 * The verdict of `bindArguments`, without the instance.
 *
 * @throws the errors of `bindArguments`
 */
export function checkArguments(cls: Class, args: unknown, options?: ArgumentsOptions): Checked {
  const outcome = outcomeOf(cls, args, options, "checkArguments");
  return outcome.ok ? { ok: true } : { ok: false, problems: outcome.problems };
}

const NOTHING: Outcome = { ok: false, problems: [] };

function outcomeOf(
  cls: Class,
  args: unknown,
  options: ArgumentsOptions | undefined,
  caller: string,
): Outcome {
  const { kernel, settings } = prepared(cls, options, caller);
  const value = kernel.bindFast(args);
  if (value !== undefined) return taken(value);
  const { asynchronous, root } = kernel.plan;
  if (asynchronous.length > 0) throw answersLater(asynchronous.join(", "));
  const { outcome, pending } = kernel.open(args, settings);
  if (outcome !== undefined || pending === undefined) return outcome ?? NOTHING;
  const host = settings.shape.host ?? {};
  const verdicts = pending.instances.map((instance) => judgeInstance(instance, host));
  if (verdicts.some((verdict) => "answersLater" in verdict)) {
    throw answersLater(`${root.name}: a rule that is not declared as asynchronous`);
  }
  return pending.close(verdicts);
}

/**
 * Written member by member, and not as a literal: the engine may come to put what a literal makes among the old objects, and the
 * arguments of each call that is over would be kept from being freed quickly.
 */
function taken(value: object): Outcome {
  const outcome: { ok?: true; value?: object } = {};
  outcome.ok = true;
  outcome.value = value;
  return outcome as Outcome;
}

/** A kernel and what it is asked with. */
interface Prepared {
  readonly kernel: Kernel;
  readonly settings: Settings;
}

function prepared(cls: Class, options: ArgumentsOptions | undefined, caller: string): Prepared {
  const kept = keptFor(cls, options);
  // Nothing else is kept there.
  if (kept !== undefined) return kept as Prepared;
  const settings = settingsOf(options ?? {});
  if (!isClass(cls)) throw noClass(cls, caller);
  const reading = readForArguments(cls, settings.shape, caller);
  const made: Prepared = { kernel: kernelOf(reading, settings), settings };
  const watch = reading.watch();
  if (watch !== undefined) keep(cls, options, made, watch);
  return made;
}

function answersLater(rules: string): TypeError {
  return new TypeError(`${rules} answers later, and this does not wait. Use bindArgumentsAsync.`);
}

function bound<T>(outcome: Outcome): Bound<T> {
  // The kernel builds instances of the class that it was made for.
  return outcome as Bound<T>;
}
