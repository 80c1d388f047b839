import type { JsonValue } from "@shapewright/binding";

/**
 * JSON with each object or list on one line where it fits into `width` characters, as Prettier keeps it: a list whose
 * elements are all objects, or all lists, with more than one entry gets a line for each.
 */
export function readableJson(value: JsonValue, width: number): string {
  return layOut(value, { width, indent: "", label: "", comma: "" });
}

/** Where a value stands: what is left of it on its line, and what comes after it. */
interface Place {
  readonly width: number;
  readonly indent: string;
  readonly label: string;
  readonly comma: "" | ",";
}

function layOut(value: JsonValue, { width, indent, label, comma }: Place): string {
  const line = `${indent}${label}${onOneLine(value)}${comma}`;
  if (entriesOf(value).length === 0) return line;
  if (line.length <= width && !breaks(value)) return line;

  const entries = entriesOf(value);
  const lines = entries.map(([key, item], index) =>
    layOut(item, {
      width,
      indent: `${indent}  `,
      label: key === undefined ? "" : `${JSON.stringify(key)}: `,
      comma: index < entries.length - 1 ? "," : "",
    }),
  );
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return [`${indent}${label}${open}`, ...lines, `${indent}${close}${comma}`].join("\n");
}

function onOneLine(value: JsonValue): string {
  const entries = entriesOf(value);
  if (entries.length === 0) return JSON.stringify(value);
  const texts = entries.map(
    ([key, item]) => (key === undefined ? "" : `${JSON.stringify(key)}: `) + onOneLine(item),
  );
  return Array.isArray(value) ? `[${texts.join(", ")}]` : `{ ${texts.join(", ")} }`;
}

/** Whether a list that never stays on one line is in the value. */
function breaks(value: JsonValue): boolean {
  const items = entriesOf(value).map(([, item]) => item);
  if (items.some(breaks)) return true;
  if (!Array.isArray(value) || items.length < 2) return false;
  const manyEntries = items.every((item) => entriesOf(item).length > 1);
  return manyEntries && items.every((item) => Array.isArray(item) === Array.isArray(items[0]));
}

/** The elements of a list, without keys; the members of an object; nothing of any other value. */
function entriesOf(value: JsonValue): (readonly [key: string | undefined, item: JsonValue])[] {
  if (typeof value !== "object" || value === null) return [];
  return Array.isArray(value)
    ? value.map((item: JsonValue) => [undefined, item] as const)
    : Object.entries(value);
}
