import type { Diagnostic, TypeShape } from "@shapewright/rules";
import { settleDiagnostics } from "@shapewright/rules";
import { copyJson } from "./facts/copy-json.js";
import type { Class } from "./facts/class.js";
import type { ShapeOptions } from "./options.js";
import { checkShapeOptions } from "./options.js";
import { readShape } from "./read-shape.js";

/** A class as a TypeShape, and what could not be read or had to be given up. */
export interface TypeShapeReading {
  readonly shape: TypeShape;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads a class, and every class it leads to, as a TypeShape: plain JSON that the rules of any SDK turn into a schema. A
 * new object on every call.
 *
 * @throws TypeError for what is no class, and for an unknown option or value
 * @throws EscalatedDiagnosticsError when a diagnostic has a code that the options escalate
 */
export function toTypeShape(cls: Class, options: ShapeOptions = {}): TypeShapeReading {
  checkShapeOptions(options);
  const { shape, diagnostics } = readShape(cls, "toTypeShape", options);
  return {
    shape: copyJson(shape),
    diagnostics: settleDiagnostics(diagnostics, options.diagnostics),
  };
}
