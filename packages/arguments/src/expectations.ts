import type { JsonObject, JsonValue } from "@shapewright/rules";

/** What a problem says of what would be taken. */
export interface Expectation {
  readonly message: string;
  readonly expected: string;
  readonly received?: string;
}

const MOST_LISTED = 12;

/** Choices in words: `one of "low", "high"`. */
export function listed(values: readonly JsonValue[]): string {
  const shown = values.slice(0, MOST_LISTED).map((value) => JSON.stringify(value));
  const [only] = shown;
  if (only !== undefined && values.length === 1) return only;
  const more = values.length > MOST_LISTED ? `, … (${String(values.length)} in all)` : "";
  return `one of ${shown.join(", ")}${more}`;
}

const ARTICLES: Readonly<Record<string, string>> = {
  string: "a text",
  integer: "an integer",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  null: "null",
};

/** What a schema takes, in a few words. */
export function expected(schema: JsonObject): string {
  const { type, enum: values, const: only, anyOf, oneOf, format } = schema;
  if (Array.isArray(values)) return listed(values as readonly JsonValue[]);
  if (only !== undefined) return listed([only]);
  const branches = Array.isArray(anyOf) ? anyOf : Array.isArray(oneOf) ? oneOf : undefined;
  if (branches !== undefined) {
    const words = (branches as readonly JsonValue[]).map((branch) =>
      typeof branch === "object" && branch !== null ? expected(branch as JsonObject) : "anything",
    );
    return either([...new Set(words)]);
  }
  const types =
    typeof type === "string" ? [type] : Array.isArray(type) ? (type as readonly JsonValue[]) : [];
  const words = types.map((one) => word(typeof one === "string" ? one : "", format));
  return words.length === 0 ? "a value" : either(words);
}

function word(type: string, format: JsonValue | undefined): string {
  const plain = ARTICLES[type] ?? type;
  return type === "string" && typeof format === "string" ? `${plain} (${format})` : plain;
}

function either(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} or ${last}`;
}
