// What `@shapewright/arguments` is built on. It belongs to that package and may change with any release.
import type { Diagnostic, TypeShape } from "@shapewright/rules";
import type { Class } from "./facts/class.js";
import type { BoundClass } from "./graph/bound-classes.js";
import { boundClasses } from "./graph/bound-classes.js";
import type { ClassOutline } from "./graph/outline.js";
import type { GraphReading } from "./graph/read-graph.js";
import type { ShapeOptions } from "./options.js";
import { checkShapeOptions, readingOf } from "./options.js";
import { QuickWatch } from "./cache/quick-watch.js";
import { readWatched } from "./read-shape.js";
import { readersWith } from "./readers/index.js";

export type { QuickWatch } from "./cache/quick-watch.js";
export type { Class } from "./facts/class.js";
export { className, isClass, lineage } from "./facts/class.js";
export type { TypeClaim } from "./facts/fact.js";
export type { HostRule, MemberHostRules } from "./facts/host-rules.js";
export type { HostOptions } from "./facts/host-options.js";
export type { BoundClass, BoundMember } from "./graph/bound-classes.js";
export type { ClassOutline, MemberOutline } from "./graph/outline.js";
export type { ShapeOptions } from "./options.js";
export {
  builtInRules,
  judgeInstance,
  judgeInstanceLater,
  makeByHost,
  makePlainByHost,
} from "./host-run.js";
export type { HostError, HostVerdict } from "./host-run.js";
export { keyOfData } from "./cache/host-key.js";
export { checkInputSchemaOptions } from "./options.js";
export { noClass } from "./read-shape.js";

/** A class as it was read; the shape is the same object as long as the reading holds, and is shared. */
export interface ClassReading {
  readonly shape: TypeShape;
  readonly diagnostics: readonly Diagnostic[];
  /** The classes by their keys in `types`. Read anew on each call. */
  classes(): ReadonlyMap<string, BoundClass>;
  /** A quick way to ask whether the reading still holds; `undefined` where it may not be used again. */
  watch(): QuickWatch | undefined;
}

/**
 * Reads a class for a check of its arguments.
 *
 * @throws TypeError for what is no class, and for an unknown option or value
 */
export function readForArguments(cls: Class, options: ShapeOptions, caller: string): ClassReading {
  checkShapeOptions(options);
  const { reading, facts } = readWatched(cls, caller, options);
  return {
    shape: reading.shape,
    diagnostics: reading.diagnostics,
    classes: () => classesOf(reading, options),
    watch: () => (facts === undefined ? undefined : new QuickWatch(facts)),
  };
}

/** A class as what is sent of it was read. */
export interface OutputReading {
  readonly shape: TypeShape;
  /** The classes by their keys in `types`, and what is known of their members beside that. */
  readonly classes: ReadonlyMap<string, Class>;
  readonly outlines: ReadonlyMap<string, ClassOutline>;
}

/**
 * Reads a class for whoever sends instances of it.
 *
 * @throws TypeError for what is no class, and for an unknown option or value
 */
export function readForOutput(cls: Class, options: ShapeOptions, caller: string): OutputReading {
  checkShapeOptions(options);
  const { shape, classes, outlines } = readWatched(cls, caller, options, "output").reading;
  return { shape, classes, outlines };
}

function classesOf(reading: GraphReading, options: ShapeOptions): ReadonlyMap<string, BoundClass> {
  const { host, rows, typeShape } = readingOf(options);
  const remarked = new Set(
    reading.diagnostics.flatMap(({ type, severity }) =>
      type === undefined || severity === "info" ? [] : [type],
    ),
  );
  return boundClasses(reading, readersWith(rows, typeShape), host, remarked);
}
