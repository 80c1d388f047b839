import { noOptionsOf, recordMember, refuseBareUse, refuseBareUseOnClass } from "./define.js";
import { misuse, type Place } from "./misuse.js";
import { classPlace, memberPlace, refuseStandardDecorator, standsOnClass } from "./place.js";
import {
  addClassRecord,
  classRecords,
  type ClassDecoratorName,
  type ClassOptions,
  type MemberDecoratorName,
  type MemberOptions,
  type NoOptions,
} from "./records.js";

/** A decorator for a class, or for a member of one. */
export type ClassOrMemberDecorator = (
  target: object,
  member?: string | symbol,
  descriptor?: PropertyDescriptor,
) => void;

/** A decorator for a class, and for no member of one. */
export type ClassOnlyDecorator = (target: object) => void;

/** The class decorators that take no argument. */
type PlainDecoratorName = {
  [D in ClassDecoratorName]: ClassOptions[D] extends NoOptions ? D : never;
}[ClassDecoratorName];

/** A decorator that says the same of a member as of a class. */
export function defineClassOrMemberDecorator<
  D extends ClassDecoratorName & MemberDecoratorName,
  A extends readonly unknown[],
>(
  decorator: D,
  optionsOf: (place: Place, ...given: A) => ClassOptions[D] & MemberOptions[D],
): (...given: A) => ClassOrMemberDecorator {
  return (...given) => {
    refuseBareUse(decorator, given);
    refuseBareUseOnClass(decorator, given);
    return (target, member, descriptor) => {
      refuseStandardDecorator(decorator, target, member);
      if (standsOnClass(target, member, descriptor)) {
        const place = { cls: target, decorator };
        recordClass(place, optionsOf(place, ...given));
      } else {
        const place = memberPlace(decorator, target, member, descriptor);
        recordMember(place, decorator, optionsOf(place, ...given));
      }
    };
  };
}

/** A class decorator without arguments. */
export function definePlainClassDecorator(decorator: PlainDecoratorName): () => ClassOnlyDecorator {
  return (...given: readonly unknown[]) => {
    refuseBareUse(decorator, given);
    refuseBareUseOnClass(decorator, given);
    return (target: object, member?: unknown, third?: unknown) => {
      const place = classPlace(decorator, target, member, third);
      recordClass(place, noOptionsOf(place, ...given));
    };
  };
}

function recordClass(place: Place, options: object): void {
  const { cls, decorator } = place;
  if (classRecords(cls).some((other) => other.decorator === decorator)) {
    throw misuse(place, "stands twice on this class. Keep one.");
  }
  addClassRecord(cls, { decorator, options });
}
