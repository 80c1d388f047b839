import type { JsonValue } from "@shapewright/rules";
import { className, isClass } from "../facts/class.js";
import { misuse, valueText, type Place } from "./misuse.js";

/**
 * A deep, frozen copy of a JSON value that a decorator was given: what the author changes later changes no schema, nor
 * the other way round. Throws a `TypeError` that names the first value JSON cannot carry. Depth is bounded by memory only.
 */
export function jsonCopyOf(place: Place, given: unknown): JsonValue {
  if (isJsonPrimitive(given)) return withoutNegativeZero(given);
  const around = new Set<unknown>();
  const open = (value: unknown, outer?: Level, key = ""): Level => {
    if (!isList(value) && !isPlainObject(value)) throw noJson(place, described(value), outer, key);
    if (around.has(value)) throw noJson(place, "an object that contains itself", outer, key);
    around.add(value);
    return { source: value, keys: keysOf(value), copied: [], outer, key };
  };
  let level = open(given);
  for (;;) {
    const next = level.keys.next();
    if (next.done === true) {
      const { outer, key, source } = level;
      const copy = closed(level);
      if (outer === undefined) return copy;
      around.delete(source);
      outer.copied.push([key, copy]);
      level = outer;
    } else {
      const value: unknown = Reflect.get(level.source, next.value);
      if (isJsonPrimitive(value)) level.copied.push([next.value, withoutNegativeZero(value)]);
      else level = open(value, level, next.value);
    }
  }
}

/** Whether a value is an object as JSON has it: no list, no instance of a class. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  // A test runner and a worker have an `Object.prototype` of their own.
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** A list or an object whose values are being copied, and its place in the one around it. */
interface Level {
  readonly source: object;
  readonly keys: Iterator<string>;
  readonly copied: (readonly [key: string, copy: JsonValue])[];
  readonly outer: Level | undefined;
  readonly key: string;
}

// A list by its length: its holes are among its values.
function keysOf(source: object): Iterator<string> {
  const keys = isList(source)
    ? Array.from({ length: source.length }, (_, index) => String(index))
    : Object.keys(source);
  return keys.values();
}

function closed({ source, copied }: Level): JsonValue {
  return Object.freeze(
    isList(source) ? copied.map(([, copy]) => copy) : Object.fromEntries(copied),
  );
}

function noJson(place: Place, what: string, outer: Level | undefined, key: string): TypeError {
  const at = outer === undefined ? "" : ` at ${pointerOf(outer, key)}`;
  return misuse(
    place,
    `was given ${what}${at}, which JSON cannot carry. Give what stands for it in JSON, or leave it out.`,
  );
}

// As JSON pointers have it (RFC 6901).
function pointerOf(outer: Level, key: string): string {
  const steps = [key];
  for (let level = outer; level.outer !== undefined; level = level.outer) steps.push(level.key);
  return steps
    .reverse()
    .map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}

function described(value: unknown): string {
  if (typeof value !== "object" || value === null) return valueText(value);
  const prototype = Object.getPrototypeOf(value) as object;
  const constructor: unknown = Object.getOwnPropertyDescriptor(prototype, "constructor")?.value;
  return isClass(constructor) ? `an instance of ${className(constructor)}` : "an instance";
}

function isJsonPrimitive(value: unknown): value is string | number | boolean | null {
  return (
    value === null ||
    typeof value === "string" ||
    typeof value === "boolean" ||
    (typeof value === "number" && Number.isFinite(value))
  );
}

function withoutNegativeZero<T>(value: T): T | 0 {
  return Object.is(value, -0) ? 0 : value;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
