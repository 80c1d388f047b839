import type { JsonValue } from "../json/json.js";
import type { ParameterStyle, RequestParameter, ToolError } from "./endpoint.js";

/** Why a value cannot stand in a path, a query or a header. */
export type ParameterCode =
  "invalid_path_type" | "invalid_type" | "null_not_allowed" | "header_injection";

type Failure = ToolError<ParameterCode>;

/** Between the elements of a list that does not repeat its key; a blank has to be encoded in a URL. */
const DELIMITERS = {
  form: ",",
  spaceDelimited: "%20",
  pipeDelimited: "|",
} as const satisfies Readonly<Record<ParameterStyle, string>>;

/** The value of a path parameter: one segment, which may not lead out of its place. */
export function pathValue(name: string, value: JsonValue): { readonly text: string } | Failure {
  const text = scalarText(name, value);
  if (typeof text !== "string") {
    return typeof value === "object" && value !== null
      ? { ...text, code: "invalid_path_type" }
      : text;
  }
  if (text === "" || text === "." || text === "..") {
    const what = text === "" ? "is empty" : `is "${text}"`;
    return fault("invalid_path_type", name, `${what}, which is no segment of a path`);
  }
  return { text: encoded(text) };
}

/** The pairs of a query parameter, encoded. A list repeats the key, or is joined as its style says; an empty one is none. */
export function queryPairs(
  { name, style = "form", explode = style === "form" }: RequestParameter,
  value: JsonValue,
): { readonly pairs: readonly string[] } | Failure {
  const elements: readonly JsonValue[] = Array.isArray(value) ? value : [value];
  const isJoined = Array.isArray(value) && !explode;
  const texts: string[] = [];
  for (const element of elements) {
    const text = scalarText(name, element);
    if (typeof text !== "string") return text;
    if (isJoined && style === "spaceDelimited" && text.includes(" ")) {
      return fault("invalid_type", name, "has a blank in an element, which would be two elements");
    }
    texts.push(encoded(text));
  }
  const key = encoded(name);
  if (!isJoined) return { pairs: texts.map((text) => `${key}=${text}`) };
  return { pairs: texts.length === 0 ? [] : [`${key}=${texts.join(DELIMITERS[style])}`] };
}

/** The value of a header: what the sender of a request would refuse, or split in two, is refused here. */
export function headerValue(name: string, value: JsonValue): { readonly text: string } | Failure {
  const elements: readonly JsonValue[] = Array.isArray(value) ? value : [value];
  const texts: string[] = [];
  for (const element of elements) {
    const text = scalarText(name, element);
    if (typeof text !== "string") return text;
    if (/[\r\n\0]/u.test(text)) {
      return fault("header_injection", name, "has a line break or NUL, which a header cannot hold");
    }
    if (/[^\t\x20-\x7E\x80-\xFF]/u.test(text)) {
      return fault("invalid_type", name, "has characters that a header cannot hold");
    }
    if (/^[\t ]|[\t ]$/u.test(text)) {
      return fault("invalid_type", name, "begins or ends with a blank, which is lost on the way");
    }
    if (Array.isArray(value) && text.includes(",")) {
      return fault("invalid_type", name, "has a comma in an element, which would be two elements");
    }
    texts.push(text);
  }
  return { text: texts.join(",") };
}

function scalarText(name: string, value: JsonValue): string | Failure {
  switch (typeof value) {
    case "string":
      return /\p{Surrogate}/u.test(value)
        ? fault("invalid_type", name, "has half a character (a lone surrogate)")
        : value;
    case "boolean":
      return String(value);
    case "number":
      return Number.isFinite(value)
        ? String(value)
        : fault("invalid_type", name, "is no JSON number");
    default:
      return value === null
        ? fault("null_not_allowed", name, "is null; leave it away instead")
        : fault(
            "invalid_type",
            name,
            "is an object or a list where a text, a number or a boolean stands",
          );
  }
}

/** RFC 3986: everything but letters, digits and `-._~`. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function fault(code: ParameterCode, name: string, what: string): Failure {
  return { code, message: `The argument "${name}" ${what}.` };
}
