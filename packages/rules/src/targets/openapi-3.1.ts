import { noReferences } from "./steps/references.js";
import { withoutDialect } from "./steps/dialect.js";
import type { Target } from "./target.js";

/** Documents of OpenAPI 3.1, whose schemas are those of JSON Schema 2020-12. */
export const openapi31: Target = {
  writing: () => ({ references: "never" }),
  steps: [noReferences, withoutDialect],
  refPrefix: "#/components/schemas/",
};
