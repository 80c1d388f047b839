import { planDefinitions } from "./definitions/plan.js";
import { VerbatimDefinitions } from "./definitions/verbatim.js";
import type { Diagnostic } from "./diagnostics.js";
import { DiagnosticCollector, settleDiagnostics } from "./diagnostics.js";
import type { JsonSchema } from "./json/json.js";
import type { WriteOptions } from "./options.js";
import { settingsOf } from "./options.js";
import type { RootForm } from "./root-form.js";
import { PLAIN_ROOT } from "./root-form.js";
import type { TypeShape } from "./type-shape/index.js";
import { assertTypeShape } from "./type-shape/index.js";
import type { SharedContext } from "./task-context.js";
import { DocumentWriter } from "./write-document.js";

/** A written schema and what had to be given up for it. */
export interface WrittenSchema<S extends JsonSchema = JsonSchema> {
  /** A new object on every call; its receiver may change it. */
  readonly schema: S;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Writes a TypeShape as a JSON Schema (2020-12). The same shape and options give the same bytes on every call.
 *
 * @throws InvalidTypeShapeError when the shape is not one, with a JSON pointer for each problem
 * @throws TypeError for an unknown option or value
 * @throws EscalatedDiagnosticsError when a diagnostic has a code that the options escalate
 */
export function writeSchema(shape: TypeShape, options?: WriteOptions): WrittenSchema {
  return writeRoot(shape, PLAIN_ROOT, options);
}

/** Writes a TypeShape with a root of a form of its own. */
export function writeRoot(shape: TypeShape, form: RootForm, options?: WriteOptions): WrittenSchema {
  const [written] = writeRoots([shape], form, options);
  if (written === undefined) throw new RangeError("One shape gives one schema.");
  return written;
}

/**
 * Writes several TypeShapes that belong together, such as the parameters and the body of one endpoint. Uses and names
 * are counted over all of them, so a type that two of them use once each is a definition in both, under one name. Each
 * schema is complete by itself.
 *
 * @throws the errors of `writeSchema`, and a TypeError when two shapes give different types under one key
 */
export function writeSchemas(
  shapes: readonly TypeShape[],
  options?: WriteOptions,
): readonly WrittenSchema[] {
  return writeRoots(shapes, PLAIN_ROOT, options);
}

function writeRoots(
  given: readonly TypeShape[],
  form: RootForm,
  options: WriteOptions | undefined,
): readonly WrittenSchema[] {
  const settings = settingsOf(options);
  for (const shape of given) assertTypeShape(shape);
  const shapes = form.list ? given.map(listed) : given;
  const plan = planDefinitions(shapes, settings);
  const verbatim = new VerbatimDefinitions(plan.definitions.values());
  const shared: SharedContext = { settings, plan, verbatim, rootNull: form.null };
  return shapes.map((shape) => {
    const diagnostics = new DiagnosticCollector(form.list ? LISTED_ROOT : undefined);
    const writer = new DocumentWriter(shared, diagnostics);
    const schema = writer.write(shape.root);
    writer.reportSuffixedNames();
    return {
      schema,
      diagnostics: settleDiagnostics(diagnostics.diagnostics, options?.diagnostics),
    };
  });
}

/** Where the shape's own root stands in a list of it: a diagnostic points into the shape that was given. */
const LISTED_ROOT = "/root/items";

function listed(shape: TypeShape): TypeShape {
  return { ...shape, root: { kind: "array", items: shape.root } };
}
