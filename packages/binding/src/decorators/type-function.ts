import { className, isClass } from "../facts/class.js";
import { misuse, valueText } from "./misuse.js";
import type { MemberPlace } from "./place.js";

/**
 * A function that returns a class, or `String`, `Number`, `Boolean`, `Date`, `Buffer`. A function, since two classes that
 * name each other cannot both be there when the first is decorated.
 */
export type TypeFunction = () => unknown;

/** The type function a decorator was given. Throws a `TypeError` when it is none, or the class itself. */
export function typeFunctionOf(place: MemberPlace, type: unknown): TypeFunction {
  if (isWrittenAsClass(type)) {
    const name = className(type);
    const use = `@${place.decorator}(() => ${name})`;
    throw misuse(place, `was given ${name} itself. Give a function that returns it: ${use}.`);
  }
  if (typeof type !== "function") {
    const use = `@${place.decorator}(() => Item)`;
    throw misuse(
      place,
      `was given ${valueText(type)}. Give a function that returns the type: ${use}.`,
    );
  }
  return type as TypeFunction;
}

// An arrow function has no prototype. Of the functions that have one, those of the language and those written with
// `class` say so in their text; classes compiled down to functions are told by their capital letter.
function isWrittenAsClass(type: unknown): type is Parameters<typeof className>[0] {
  if (!isClass(type)) return false;
  const text = Function.prototype.toString.call(type);
  return (
    /^class\b/.test(text) || text.includes("[native code]") || /^\p{Lu}/u.test(className(type))
  );
}
