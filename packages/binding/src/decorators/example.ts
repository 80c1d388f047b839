import type { JsonValue } from "@shapewright/rules";
import { isClass } from "../facts/class.js";
import { defineDecorator, type MemberDecorator } from "./define.js";
import { jsonCopyOf } from "./json-copy.js";
import { misuse } from "./misuse.js";
import { isStandardContext } from "./place.js";

/**
 * One value or several that the member may well hold, in JSON as they would arrive. They are copied, so that changing
 * them later changes no schema.
 *
 * @throws TypeError when there is no value, or one that JSON cannot carry
 * @example
 * class Customer {
 *   @Example("ada@example.org", "alan@example.org") email!: string;
 * }
 */
export const Example: (...values: readonly [JsonValue, ...JsonValue[]]) => MemberDecorator =
  defineDecorator(
    "Example",
    (place, ...values: readonly JsonValue[]) => {
      if (values.length === 0) throw misuse(place, "was given no value. Give one or more.");
      return { values: Object.freeze(values.map((value) => jsonCopyOf(place, value))) };
    },
    mayBeBare,
  );

// An object and a text may be two examples; a prototype is told from the object by its class, which no JSON holds, and
// a standard decorator's context by its function.
function mayBeBare([target, key]: readonly unknown[]): boolean {
  if (isStandardContext(key)) return typeof Reflect.get(key, "addInitializer") === "function";
  if (typeof target !== "object" || target === null) return isClass(target);
  return isClass(Object.getOwnPropertyDescriptor(target, "constructor")?.value);
}
