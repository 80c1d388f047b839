import { className, isClass, type Class } from "../facts/class.js";

/** Where a decorator stands: on a member of a class, or on the class itself. */
export interface Place {
  readonly cls: Class;
  readonly member?: string;
  readonly decorator: string;
}

/** The error of a misused decorator; `problem` goes on after the decorator's name and ends with the remedy. */
export function misuse(place: Place, problem: string): TypeError {
  const { cls, member, decorator } = place;
  const where = member === undefined ? className(cls) : `${className(cls)}.${member}`;
  return new TypeError(`${where}: @${decorator} ${problem}`);
}

/** A value as a message shows it, on one line. */
export function valueText(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (Object.is(value, -0)) return "-0";
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function") {
    return isClass(value) ? `the class ${className(value)}` : "a function";
  }
  if (typeof value === "object" && value !== null) {
    return Array.isArray(value) ? "an array" : "an object";
  }
  return String(value);
}
