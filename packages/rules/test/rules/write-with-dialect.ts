import { planDefinitions } from "../../src/definitions/plan.js";
import { VerbatimDefinitions } from "../../src/definitions/verbatim.js";
import { DiagnosticCollector } from "../../src/diagnostics.js";
import type { Diagnostic, Dialect, JsonSchema, TypeShape } from "../../src/index.js";
import { DIALECTS } from "../../src/index.js";
import type { WriteSettings } from "../../src/options.js";
import { assertTypeShape } from "../../src/type-shape/index.js";
import { DocumentWriter } from "../../src/write-document.js";

/** Writes a shape in the dialect `referenced` with some of its choices made differently. */
export function writeWithDialect(
  shape: TypeShape,
  choices: Partial<Dialect>,
  maxDepth = Number.POSITIVE_INFINITY,
): { readonly schema: JsonSchema; readonly diagnostics: readonly Diagnostic[] } {
  assertTypeShape(shape);
  const settings: WriteSettings = {
    dialect: { ...DIALECTS.referenced, ...choices },
    dropReadOnlyProperties: true,
    maxDepth,
  };
  const plan = planDefinitions([shape], settings);
  const verbatim = new VerbatimDefinitions(plan.definitions.values());
  const collector = new DiagnosticCollector();
  const schema = new DocumentWriter({ settings, plan, verbatim }, collector).write(shape.root);
  return { schema, diagnostics: collector.diagnostics };
}
