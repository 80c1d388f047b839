import type { Diagnostic } from "@shapewright/rules";
import type { Class } from "./facts/class.js";

const warned = new WeakMap<Class, Set<string>>();

/**
 * A report that hands warnings to `process.emitWarning`, once for each class and code: a schema is asked for again and
 * again, and a log full of one warning is read by nobody. What is only information is not handed on.
 *
 * @param classes the class of each `type` that a diagnostic names; one that names none is about the root
 */
export function emitWarnings(
  root: Class,
  classes: ReadonlyMap<string, Class>,
): (diagnostic: Diagnostic) => void {
  return ({ code, severity, message, type }) => {
    if (severity === "info" || typeof process === "undefined") return;
    const cls = (type === undefined ? undefined : classes.get(type)) ?? root;
    const codes = warned.get(cls) ?? new Set<string>();
    warned.set(cls, codes);
    if (codes.has(code)) return;
    codes.add(code);
    warn(message, code);
  };
}

/** Hands on that a class is missing from a result that is otherwise complete. */
export function warnOfFailure(message: string): void {
  if (typeof process !== "undefined") warn(message, "class_left_out");
}

function warn(message: string, code: string): void {
  process.emitWarning(message, { type: "ShapewrightWarning", code });
}
