import type { Called } from "./call.js";
import type { CatalogTool } from "./catalog.js";

/** A result as both versions of the protocol have it. */
export interface CallResult {
  readonly content: readonly { readonly type: "text"; readonly text: string }[];
  readonly structuredContent?: unknown;
  readonly isError?: true;
}

/**
 * What came of a call as a result: what is declared stands in `structuredContent`, and its JSON beside it for clients that read
 * texts alone. An error has a text and nothing else.
 *
 * @param isWrapped whether what is no object stands under `result`, as clients of 2025 demand it
 */
export function resultOf(called: Called, { output }: CatalogTool, isWrapped: boolean): object {
  switch (called.kind) {
    case "as it is":
      return called.result;
    case "error":
      return textResult(called.text, true);
    case "given": {
      const { json } = called;
      if (output === undefined) {
        if (json === undefined) return { content: [] };
        return textResult(typeof json === "string" ? json : JSON.stringify(json));
      }
      const structuredContent = isWrapped && output.isWrapped ? { result: json } : json;
      return { ...textResult(JSON.stringify(json ?? null)), structuredContent };
    }
  }
}

function textResult(text: string, isError = false): CallResult {
  return { ...(isError ? { isError: true } : {}), content: [{ type: "text", text }] };
}
