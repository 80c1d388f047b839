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
  return text.length > LONGEST ? "…" : text;
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
      return JSON.stringify(value);
    default:
      return String(value);
  }
}

/** A class by its name, a short function by its source. */
function sourceOf(given: object): string {
  const source = Function.prototype.toString
    .call(given)
    .replace(/\s+/gu, " ")
    .replace(/ ?=> ?/gu, " => ");
  const name: unknown = Object.getOwnPropertyDescriptor(given, "name")?.value;
  const isNamed = typeof name === "string" && name !== "";
  return /^class\b|\[native code\]/u.test(source) && isNamed ? name : source;
}

// An accessor is code of the author's, and an object may hold itself: neither is looked into.
function objectText(value: object): string {
  if (value instanceof RegExp || value instanceof Date) return String(value);
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.length > LONGEST ? "…" : `[${list.map(shallow).join(", ")}]`;
  }
  const entries = Object.entries(Object.getOwnPropertyDescriptors(value));
  if (entries.length > LONGEST) return "…";
  const texts = entries
    .filter(([, { enumerable }]) => enumerable === true)
    .map(([key, { value: inside }]) => `${key}: ${shallow(inside)}`);
  return texts.length === 0 ? "{}" : `{ ${texts.join(", ")} }`;
}

function shallow(value: unknown): string {
  const isDeep = typeof value === "object" && value !== null && !(value instanceof RegExp);
  if (!isDeep) return textOf(value);
  if (!Array.isArray(value)) return "{…}";
  const list: readonly unknown[] = value;
  return list.every((each) => typeof each !== "object")
    ? `[${list.map(textOf).join(", ")}]`
    : "[…]";
}
