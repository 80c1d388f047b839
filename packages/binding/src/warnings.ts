import type { Diagnostic } from "@shapewright/rules";
import type { Class } from "./facts/class.js";

const warned = new WeakMap<Class, Set<string>>();

/**
 * A report that hands warnings to `process.emitWarning`, once for each class and code: a schema is asked for again and
 * again, and a log full of one warning is read by nobody. What is only information is not handed on.
 */
export function emitWarnings(cls: Class): (diagnostic: Diagnostic) => void {
  const codes = warned.get(cls) ?? new Set<string>();
  warned.set(cls, codes);
  return ({ code, severity, message, type }) => {
    const place = `${code} ${type ?? ""}`;
    if (severity === "info" || codes.has(place) || typeof process === "undefined") return;
    codes.add(place);
    process.emitWarning(message, { type: "ShapewrightWarning", code });
  };
}
