const width = 100;

/**
 * JSON in the format of the fixtures: two spaces a level, one entry a line, and a list of plain values on one line where
 * it fits into 100 columns.
 */
export function formatJson(value: unknown): string {
  const lines = JSON.stringify(value, undefined, 2).split("\n");
  const formatted: string[] = [];
  for (let index = 0; index < lines.length;) {
    const line = lines[index] ?? "";
    const list = plainListAt(lines, index);
    formatted.push(list?.text ?? line);
    index = list?.next ?? index + 1;
  }
  return formatted.join("\n");
}

/** The list of plain values that opens on a line, on one line, and the line after it; none when it holds more or is too long. */
function plainListAt(
  lines: readonly string[],
  start: number,
): { readonly text: string; readonly next: number } | undefined {
  // A text in quotes never ends a line with a bracket: its closing quote or a comma follows.
  if (lines[start]?.endsWith("[") !== true) return undefined;
  let text = lines[start];
  let next = start + 1;
  for (; next < lines.length; next += 1) {
    const item = lines[next]?.trimStart() ?? "";
    if (/^\],?$/.test(item)) {
      text += item;
      return text.length <= width ? { text, next: next + 1 } : undefined;
    }
    if (/^[[{]/.test(item)) return undefined;
    text += text.endsWith("[") ? item : ` ${item}`;
    if (text.length > width) return undefined;
  }
  return undefined;
}
