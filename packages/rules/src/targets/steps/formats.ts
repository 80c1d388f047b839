import type { Step } from "../step.js";

/** Removes formats that a consumer does not know; the description says them. */
export function onlyFormats(taken: readonly string[]): Step {
  const known = new Set(taken);
  return (rewriting) => {
    for (const place of rewriting.places()) {
      const { format } = place.schema;
      if (format === undefined || (typeof format === "string" && known.has(format))) continue;
      rewriting.widen(place, "format");
    }
  };
}

/** The same, where each type has formats of its own. */
export function formatsOfTypes(taken: Readonly<Record<string, readonly string[]>>): Step {
  return (rewriting) => {
    for (const place of rewriting.places()) {
      const { format, type } = place.schema;
      const known =
        typeof type === "string" && Object.hasOwn(taken, type) ? taken[type] : undefined;
      if (format === undefined || (typeof format === "string" && known?.includes(format) === true))
        continue;
      rewriting.widen(place, "format");
    }
  };
}

/** Removes patterns that do not compile where Unicode is minded, as clients compile them. */
export const compiledPatterns: Step = (rewriting) => {
  for (const place of rewriting.places()) {
    const { pattern, patternProperties } = place.schema;
    if (typeof pattern === "string" && !compiles(pattern)) rewriting.widen(place, "pattern");
    const named = Object.keys(
      typeof patternProperties === "object" ? (patternProperties ?? {}) : {},
    );
    if (!named.every(compiles)) rewriting.widen(place, "patternProperties");
  }
};

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u") instanceof RegExp;
  } catch {
    return false;
  }
}
