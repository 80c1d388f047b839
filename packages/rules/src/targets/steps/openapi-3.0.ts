import type { Step } from "../step.js";

/** Base64 text has a format of its own. */
export const bytesAsFormat: Step = (rewriting) => {
  for (const { schema } of rewriting.places()) {
    if (schema["contentEncoding"] !== "base64" || schema["format"] !== undefined) continue;
    delete schema["contentEncoding"];
    schema["format"] = "byte";
  }
};

/** An empty list of demanded members is no valid one. */
export const withoutEmptyRequired: Step = (rewriting) => {
  for (const { schema } of rewriting.places()) {
    if (Array.isArray(schema["required"]) && schema["required"].length === 0)
      delete schema["required"];
  }
};
