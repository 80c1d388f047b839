import type { Direction } from "@shapewright/rules";
import { KeptByList } from "./cache/kept-by-list.js";
import { ReadingCache } from "./cache/reading-cache.js";
import type { Class } from "./facts/class.js";
import { isClass } from "./facts/class.js";
import type { DeclareShape } from "./facts/declaration.js";
import type { GraphReading } from "./graph/read-graph.js";
import { readGraph } from "./graph/read-graph.js";
import { readingOf, type ShapeOptions } from "./options.js";
import type { CustomRow } from "./readers/class-validator/rows/row.js";
import { readersWith } from "./readers/index.js";
import type { Watched } from "./readers/watched.js";

type Cache = ReadingCache<GraphReading>;

const caches = new KeptByList<object, Cache>((given) => {
  const [declare, ...rows] = given as readonly [DeclareShape, ...CustomRow[]];
  return new ReadingCache(readersWith(rows, declare === NOTHING ? undefined : declare));
});

/** Declares no class. */
const NOTHING: DeclareShape = () => undefined;

/**
 * Reads a class for a public function, or gives what was read of it earlier if no metadata has changed since. The shape is
 * shared by all callers: it is to be written from or copied, never handed out.
 *
 * @throws TypeError when it is no class, with the remedy
 */
export function readShape(
  cls: Class,
  caller: string,
  options: ShapeOptions,
  direction: Direction = "input",
): GraphReading {
  const { reading } = readWatched(cls, caller, options, direction);
  // A host's own `report` is given each of them, and may do with it what it likes.
  const diagnostics = reading.diagnostics.map((diagnostic) => ({ ...diagnostic }));
  return { ...reading, diagnostics };
}

/** The same, with what the reading rests on. */
export function readWatched(
  cls: Class,
  caller: string,
  options: ShapeOptions,
  direction: Direction = "input",
): { readonly reading: GraphReading; readonly facts: readonly Watched[] | undefined } {
  if (!isClass(cls)) throw noClass(cls, caller);
  const { host, rows, typeShape = NOTHING } = readingOf(options);
  return caches
    .get([typeShape, ...rows])
    .readWatched({ cls, host, direction }, (readers) => readGraph(cls, readers, host, direction));
}

/** What is said of a value that is no class, with the remedy. */
export function noClass(value: unknown, caller: string): TypeError {
  return new TypeError(`${caller} takes a class, found ${describe(value)}.`);
}

function describe(value: unknown): string {
  if (value === undefined) {
    return "undefined: the module that declares the class may be part of an import cycle and not have run yet";
  }
  if (value === null) return "null";
  if (typeof value === "function") return "a function that is no class";
  const constructor: unknown = (value as { constructor?: unknown }).constructor;
  if (typeof value === "object" && isClass(constructor) && constructor !== Object) {
    return `an instance of ${constructor.name}: pass the class itself`;
  }
  return `a value of type ${typeof value}: interfaces and types are gone at run time`;
}
