import { isPlainObject } from "../../decorators/json-copy.js";
import type { Class } from "../../facts/class.js";

/** A schema as an author wrote it, in OpenAPI's words or in those of JSON Schema: nothing in it is checked by anyone. */
export type SchemaObject = Readonly<Record<string, unknown>>;

/** What a schema object is read with. */
export interface SchemaAsked {
  /** The text of the decorator, for messages. */
  readonly decorator: string;
  /** The class that a `$ref` names. */
  readonly classOf: (ref: string) => Class | undefined;
  /** What to do about a `$ref` that names none, as a sentence's end. */
  readonly remedyForRef: string;
}

/** The schema objects around one, from the outermost on. */
export type Path = readonly unknown[];

const MOST_NESTED = 16;

/**
 * Whether a schema object stands within itself, or deeper than anyone writes one. Reading ends there as a whole: were the
 * parts beside it read on, schemas that contain each other would take for ever.
 */
export function isEndless(schema: unknown, around: Path): boolean {
  return around.length > MOST_NESTED || around.includes(schema);
}

/** The schema object without some of its keywords. */
export function withoutKeywords(schema: SchemaObject, keywords: readonly string[]): SchemaObject {
  return Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)),
  );
}

/** What an object holds, each accessor asked once; nothing of one whose accessors throw, nor of what is no plain object. */
export function settledObject(given: unknown): SchemaObject {
  if (!isPlainObject(given)) return {};
  try {
    return { ...given };
  } catch {
    return {};
  }
}
