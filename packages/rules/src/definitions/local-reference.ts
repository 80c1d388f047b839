import { escapeStep } from "../json/path.js";

/** What stands before the name in a reference to a definition of a schema's own. */
export const DEFINITIONS = "#/$defs/";

/** The reference to a definition; the names that are given need no escaping, foreign ones may. */
export function definitionReference(name: string, prefix = DEFINITIONS): string {
  return prefix + encodeURIComponent(escapeStep(name));
}

/** A reference within the same document, and the definition it names where it names one. */
export interface LocalReference {
  /** The JSON pointer behind the `#`. */
  readonly pointer: string;
  /** The name under `$defs`; `undefined` when the reference points elsewhere in the document. */
  readonly definition: string | undefined;
  /** The pointer's rest behind the definition: empty, or starting with `/`. */
  readonly rest: string;
}

/** Reads `#`, `#/$defs/Name`, `#/properties/…`; `undefined` for an anchor or another document. */
export function parseLocalReference(reference: string): LocalReference | undefined {
  if (reference !== "#" && !reference.startsWith("#/")) return undefined;
  const pointer = reference.slice(1);
  if (!reference.startsWith(DEFINITIONS)) return { pointer, definition: undefined, rest: pointer };
  const [step = "", ...rest] = reference.slice(DEFINITIONS.length).split("/");
  return {
    pointer,
    definition: decode(step).replaceAll("~1", "/").replaceAll("~0", "~"),
    rest: rest.map((next) => `/${next}`).join(""),
  };
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    // A stray percent sign is no escape; the step stands as it is written.
    return step;
  }
}

/** The decoded steps of a reference within the same document; `undefined` for an anchor or another document. */
export function decodePointer(reference: string): readonly string[] | undefined {
  if (reference !== "#" && !reference.startsWith("#/")) return undefined;
  return reference
    .slice(1)
    .split("/")
    .slice(1)
    .map((step) => decode(step).replaceAll("~1", "/").replaceAll("~0", "~"));
}
