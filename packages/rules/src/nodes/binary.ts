import type { NodeRule } from "./node-rule.js";

/** R2. Bytes are base64 text; no size is written, since the declared one counts bytes and not characters. */
export const binary: NodeRule<"binary"> = {
  produces: () => undefined,
  write: () => ({ type: "string", contentEncoding: "base64" }),
};
