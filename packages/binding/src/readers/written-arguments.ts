import { types } from "node:util";

const LONGEST = 60;

/** A decorator with its arguments, as an author would write it; what is too long to read or has no literal is `…`. */
export function written(decorator: string, given: readonly unknown[]): string {
  const texts = given.map(literal);
  while (texts.at(-1) === "undefined") texts.pop();
  return `${decorator}(${texts.join(", ")})`;
}

/** A value as its author would write it. */
export function literal(value: unknown): string {
  const text = textOf(value);
  return text.length > LONGEST ? HIDDEN : text;
}

function textOf(value: unknown): string {
  switch (typeof value) {
    case "function":
      return sourceOf(value);
    case "bigint":
      return `${String(value)}n`;
    case "object":
      return value === null ? "null" : objectText(value);
    case "string":
      return JSON.stringify(value.slice(0, LONGEST + 1));
    default:
      return value === ACCESSOR ? HIDDEN : String(value);
  }
}

/** A class by its name, a short function by its source. */
function sourceOf(given: object): string {
  if (types.isProxy(given)) return HIDDEN;
  const source = Function.prototype.toString
    .call(given)
    .replace(/\s+/gu, " ")
    .replace(/ ?=> ?/gu, " => ");
  const name: unknown = Object.getOwnPropertyDescriptor(given, "name")?.value;
  const isNamed = typeof name === "string" && name !== "";
  return /^class\b|\[native code\]/u.test(source) && isNamed ? name : source;
}

// A proxy, an accessor and what overrides a method are code of the author's: none is asked.
function objectText(value: object): string {
  if (types.isProxy(value)) return HIDDEN;
  if (types.isDate(value)) return dateText(value);
  if (types.isRegExp(value)) return patternText(value);
  if (Array.isArray(value)) return value.length > LONGEST ? HIDDEN : listText(value, shallow);
  const names = Object.keys(value);
  if (names.length > LONGEST) return HIDDEN;
  const texts = names.map((name) => `${keyText(name)}: ${shallow(held(value, name))}`);
  return texts.length === 0 ? "{}" : `{ ${texts.join(", ")} }`;
}

function shallow(value: unknown): string {
  if (typeof value !== "object" || value === null) return textOf(value);
  if (types.isProxy(value)) return HIDDEN;
  if (types.isRegExp(value)) return patternText(value);
  if (!Array.isArray(value)) return "{…}";
  const isShort = value.length <= LONGEST;
  return isShort && items(value).every((item) => typeof item !== "object")
    ? listText(value, textOf)
    : "[…]";
}

const HIDDEN = "…";
/** Stands for what an accessor would give. */
const ACCESSOR = Symbol(HIDDEN);

function held(value: object, key: PropertyKey): unknown {
  const property = Object.getOwnPropertyDescriptor(value, key);
  return property === undefined || "value" in property ? property?.value : ACCESSOR;
}

function listText(list: readonly unknown[], shown: (value: unknown) => string): string {
  return `[${items(list).map(shown).join(", ")}]`;
}

function items(list: readonly unknown[]): readonly unknown[] {
  return Array.from({ length: list.length }, (_, at) => held(list, at));
}

function keyText(name: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : JSON.stringify(name);
}

function dateText(date: Date): string {
  const time = Date.prototype.getTime.call(date);
  return `new Date(${Number.isNaN(time) ? "NaN" : JSON.stringify(new Date(time))})`;
}

/** Its own text is made of `source` and `flags`, which an author may have overridden; `lastIndex` alone is its own. */
function patternText(pattern: RegExp): string {
  const isPlain = Object.getPrototypeOf(pattern) === RegExp.prototype;
  return isPlain && Reflect.ownKeys(pattern).length === 1 ? String(pattern) : "/…/";
}
