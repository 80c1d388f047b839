import { className, isClass } from "../facts/class.js";
import { refuseDisagreement } from "./agreement.js";
import { misuse, type Place } from "./misuse.js";
import { isStandardContext, memberPlace, type MemberPlace } from "./place.js";
import {
  addMemberRecord,
  recordsOfMember,
  type MemberDecoratorName,
  type MemberOptions,
  type NoOptions,
} from "./records.js";

/** A decorator for a member of a class: a field or an accessor, neither static nor named by a symbol. */
export type MemberDecorator = (
  target: object,
  member: string | symbol,
  descriptor?: PropertyDescriptor,
) => void;

/** The member decorators that take no argument. */
type PlainDecoratorName = {
  [D in MemberDecoratorName]: MemberOptions[D] extends NoOptions ? D : never;
}[MemberDecoratorName];

const NO_OPTIONS: NoOptions = Object.freeze({});

/**
 * A member decorator with arguments. `optionsOf` turns them into the options to record, and throws a `TypeError` where
 * they are wrong; it runs when the decorator is applied, so that the error can name the member. Where arguments of an
 * author can look like those a compiler applies a decorator with, `mayBeBare` tells which they are.
 */
export function defineDecorator<D extends MemberDecoratorName, A extends readonly unknown[]>(
  decorator: D,
  optionsOf: (place: MemberPlace, ...given: A) => MemberOptions[D],
  mayBeBare: (given: readonly unknown[]) => boolean = () => true,
): (...given: A) => MemberDecorator {
  return (...given) => {
    if (mayBeBare(given)) refuseBareUse(decorator, given);
    return recording(decorator, (place) => optionsOf(place, ...given));
  };
}

/** A member decorator without arguments. */
export function definePlainDecorator(decorator: PlainDecoratorName): () => MemberDecorator {
  return (...given: readonly unknown[]) => {
    refuseBareUse(decorator, given);
    refuseBareUseOnClass(decorator, given);
    return recording(decorator, (place) => noOptionsOf(place, ...given));
  };
}

/** The options of a decorator without arguments. Throws a `TypeError` when it was given one. */
export function noOptionsOf(place: Place, ...given: readonly unknown[]): NoOptions {
  if (given.length === 0) return NO_OPTIONS;
  throw misuse(place, `takes no argument. Write @${place.decorator}().`);
}

/** Records one use of a member decorator, once it stands where it may and agrees with what stands there already. */
export function recordMember<D extends MemberDecoratorName>(
  place: MemberPlace,
  decorator: D,
  options: MemberOptions[D],
): void {
  const { cls, member } = place;
  const record = { member, decorator, options };
  refuseDisagreement(place, record, recordsOfMember(cls, member));
  addMemberRecord(cls, record);
}

/**
 * Throws where a decorator was written without its parentheses. The compiler then calls the factory as the decorator
 * and drops what it returns, so that nothing would be recorded and nobody told.
 */
export function refuseBareUse(decorator: string, given: readonly unknown[]): void {
  if (!looksApplied(given)) return;
  const [target, key] = given;
  throw new TypeError(
    `${subjectOf(target, key)}: @${decorator} is written without parentheses. Write @${decorator}(…).`,
  );
}

/** The same for a class, where what the factory returns would even take the place of the class. */
export function refuseBareUseOnClass(decorator: string, given: readonly unknown[]): void {
  const [cls] = given;
  if (given.length !== 1 || !isClass(cls)) return;
  throw new TypeError(
    `${className(cls)}: @${decorator} is written without parentheses. Write @${decorator}(…).`,
  );
}

function recording<D extends MemberDecoratorName>(
  decorator: D,
  optionsOf: (place: MemberPlace) => MemberOptions[D],
): MemberDecorator {
  return (target, key, descriptor) => {
    const place = memberPlace(decorator, target, key, descriptor);
    recordMember(place, decorator, optionsOf(place));
  };
}

function looksApplied(given: readonly unknown[]): boolean {
  const [target, key] = given;
  return (
    isStandardContext(key) ||
    (given.length > 1 && isTarget(target) && (typeof key === "string" || typeof key === "symbol"))
  );
}

function isTarget(value: unknown): value is object {
  return isClass(value) || (typeof value === "object" && value !== null);
}

function subjectOf(target: unknown, key: unknown): string {
  if (isStandardContext(key)) return String(key.name ?? "(anonymous class)");
  const owner: unknown = isClass(target) ? target : (target as object).constructor;
  return isClass(owner) ? `${className(owner)}.${String(key)}` : String(key);
}
