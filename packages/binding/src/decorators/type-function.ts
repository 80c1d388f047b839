import { className, isClass } from "../facts/class.js";
import { misuse, valueText } from "./misuse.js";
import type { MemberPlace } from "./place.js";

/**
 * A function that returns a class, or `String`, `Number`, `Boolean`, `Date`, `Buffer`, or an enum or a list of values. A
 * function, since two classes that name each other cannot both be there when the first is decorated.
 */
export type TypeFunction = () => unknown;

/** A function that returns a list of what a `TypeFunction` returns. */
export type TypeListFunction = () => readonly unknown[];

/** The type function a decorator was given. Throws a `TypeError` when it is none, or the class itself. */
export function typeFunctionOf(place: MemberPlace, type: unknown): TypeFunction {
  return functionOf(place, type, (name) => ({ what: "the type", returned: name }));
}

/** The function of several types that a decorator was given. Throws a `TypeError` when it is none. */
export function typeListFunctionOf(place: MemberPlace, types: unknown): () => unknown {
  return functionOf(place, types, (name) => ({ what: "the types", returned: `[${name}]` }));
}

function functionOf(
  place: MemberPlace,
  given: unknown,
  use: (name: string) => { readonly what: string; readonly returned: string },
): () => unknown {
  const isType = isWrittenAsClass(given);
  if (typeof given === "function" && !isType) return given as () => unknown;
  const name = isType ? className(given) : "Item";
  const { what, returned } = use(name);
  throw misuse(
    place,
    `was given ${isType ? `${name} itself` : valueText(given)}. ` +
      `Give a function that returns ${isType ? "it" : what}: @${place.decorator}(() => ${returned}).`,
  );
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
