import { settleDiagnostics, writeInputSchema } from "@shapewright/rules";
import type { Explanation } from "./explain/explanation.js";
import { explainClass } from "./explain/explain-class.js";
import type { ReadContext } from "./explain/explain-member.js";
import { locateTypes } from "./explain/locate-types.js";
import type { Place } from "./explain/schema-at.js";
import type { Class } from "./facts/class.js";
import type { ExplainOptions } from "./options.js";
import { checkExplainOptions, readingOf, writingOf } from "./options.js";
import { readersWith } from "./readers/index.js";
import { readShape } from "./read-shape.js";
import { allFound } from "./settle-written.js";

/**
 * What became of every decorator of every member of a class, and of the classes it leads to: whether the schema says it,
 * where, and why not. The pointers are those of `toInputSchema` with the same options. Plain data; `formatExplanation`
 * makes a text of it. Slower than writing the schema: it is for people, not for each call.
 *
 * @throws TypeError for what is no class, for an unknown option or value, and when the class is written as something else
 * than an object
 * @throws EscalatedDiagnosticsError when a diagnostic has a code that the options escalate
 */
export function explain(cls: Class, options: ExplainOptions = {}): Explanation {
  checkExplainOptions(options);
  const { unknownArguments = "reject" } = options;
  const reading = readShape(cls, "explain", options);
  const { shape, classes } = reading;
  const written = writeInputSchema(shape, unknownArguments, writingOf(options));
  const silent = { report: () => undefined, ...options.diagnostics };
  const diagnostics = settleDiagnostics(allFound(reading, written.diagnostics), silent);
  const document: Place = { pointer: "", schema: written.schema };
  const places = locateTypes(shape, document);
  const { host, rows, typeShape } = readingOf(options);
  const context: ReadContext = {
    shape,
    document,
    places,
    diagnostics,
    host,
    readers: readersWith(rows, typeShape),
  };
  return {
    classes: [...classes].map(([key, each]) => explainClass(key, each, context)),
  };
}
