import type { JsonValue } from "@shapewright/rules";

/** A schema of the document, by its JSON pointer. */
export interface Place {
  readonly pointer: string;
  readonly schema: Readonly<Record<string, JsonValue>>;
}

/** The schema in a keyword of another, or in one entry of it; `undefined` where there is none. */
export function within(place: Place, ...path: readonly (string | number)[]): Place | undefined {
  let value: unknown = place.schema;
  let { pointer } = place;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step))
      return undefined;
    value = (value as Readonly<Record<string | number, unknown>>)[step];
    pointer += `/${escaped(String(step))}`;
  }
  return isSchema(value) ? { pointer, schema: value } : undefined;
}

/** What a reference within the document refers to; the schema itself where it is none. */
export function resolved(place: Place, root: Place): Place | undefined {
  const seen = new Set<string>();
  let at: Place | undefined = place;
  while (at !== undefined) {
    const reference: unknown = at.schema["$ref"];
    if (typeof reference !== "string") return at;
    if (!reference.startsWith("#") || seen.has(reference)) return undefined;
    seen.add(reference);
    const steps = reference.slice(1).split("/").slice(1).map(unescaped);
    at = within(root, ...steps);
  }
  return undefined;
}

function isSchema(value: unknown): value is Place["schema"] {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function escaped(step: string): string {
  return step.replaceAll("~", "~0").replaceAll("/", "~1");
}

function unescaped(step: string): string {
  return decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
}
