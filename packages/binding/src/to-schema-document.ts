import type {
  Diagnostic,
  DocumentTargetName,
  JsonSchema,
  SchemaDocumentOptions as Writing,
  TypeShape,
  WrittenDocument,
} from "@shapewright/rules";
import { documentForTarget, targetRefPrefix, writeSchemaDocument } from "@shapewright/rules";
import type { Class } from "./facts/class.js";
import { className, isClass } from "./facts/class.js";
import { readTogether } from "./graph/read-graph.js";
import type { SchemaDocumentOptions } from "./options.js";
import { checkSchemaDocumentOptions, readingOf, writingOf } from "./options.js";
import { noClass } from "./read-shape.js";
import { readersWith } from "./readers/index.js";
import { settleDocument } from "./settle-document.js";
import { emitWarnings, warnOfFailure } from "./warnings.js";

/** Why one of the listed classes has no schema. */
export interface SchemaDocumentFailure {
  /** Its place in the list. */
  readonly index: number;
  /** The name of the class; `undefined` where there is none. */
  readonly className: string | undefined;
  /**
   * A TypeError for what is no class, an `EscalatedDiagnosticsError` with the fatal diagnostics of the nearest class that has
   * some, or what was thrown while the class was read.
   */
  readonly error: Error;
}

/** Many classes as schemas that refer to one another. */
export interface SchemaDocument {
  /** The schema of each listed class and of each class they lead to, by its name, in ascending order of the names. */
  readonly schemas: Record<string, JsonSchema>;
  /** The name under which the schema of each listed class stands; one that failed has none. */
  readonly names: ReadonlyMap<Class, string>;
  /** The listed classes without a schema, in the order of the list. */
  readonly failures: readonly SchemaDocumentFailure[];
  /** What could not be read or had to be given up, each once. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Many classes as one document with shared definitions, such as `components.schemas` of OpenAPI 3.1: an entry for each
 * listed class and for each class they lead to, and a `$ref` wherever one is used. The entries are objects of their own on
 * every call.
 *
 * An entry is the type, whether as a body or as a member of another class: it says of further keys what the class says, and
 * is closed only as `closing` and `unknownArguments` ask for it. So it never refuses what `toInputSchema` takes under the same
 * options.
 *
 * A class that fails is told in `failures` and the others stand: what is no class, such as the undefined of an import cycle,
 * and what leads to a class that cannot be read or to a diagnostic that the options escalate. Without a `report`, failures
 * and warnings go to `process.emitWarning`.
 *
 * @throws TypeError for what is no list, and for an unknown option or value
 */
export function toSchemaDocument(
  classes: readonly Class[],
  options: SchemaDocumentOptions = {},
): SchemaDocument {
  checkSchemaDocumentOptions(options);
  const writing = documentWriting(options);
  // A wrong option is no failure of a class, so the rules are asked before any is read.
  writeSchemaDocument({}, [], writing);
  refuseNoList(classes);
  const errors = new Map<unknown, Error>();
  const readable = [...new Set<Class>(classes)].filter((cls) => {
    const error = errorOf(cls);
    if (error !== undefined) errors.set(cls, error);
    return error === undefined;
  });
  const { host, rows, typeShape } = readingOf(options);
  const unread = new Map<string, Error>();
  const onFailure = (key: string, thrown: unknown): void => {
    unread.set(key, asError(thrown));
  };
  const reading = readTogether(
    readable,
    readersWith(rows, typeShape),
    host,
    writing.direction,
    onFailure,
  );
  const write = (listed: readonly string[]): WrittenDocument =>
    writeFor(options.target, reading.types, listed, writing);
  const settled = settleDocument(reading, unread, write, options.diagnostics?.escalate);
  const names = new Map<Class, string>();
  readable.forEach((cls, index) => {
    const key = reading.keys[index] ?? "";
    const name = settled.names.get(key);
    const error = settled.failed.get(key);
    if (error !== undefined) errors.set(cls, error);
    else if (name !== undefined) names.set(cls, name);
  });
  const failures = [...classes].flatMap((cls, index): readonly SchemaDocumentFailure[] => {
    const error = errors.get(cls);
    return error === undefined ? [] : [{ index, className: nameOf(cls), error }];
  });
  report(options, readable, reading.classes, settled.diagnostics, failures);
  return { schemas: settled.schemas, names, failures, diagnostics: settled.diagnostics };
}

function documentWriting(options: SchemaDocumentOptions): Writing {
  const { direction, unknownArguments, target } = options;
  const refPrefix =
    options.refPrefix ?? (target === undefined ? undefined : targetRefPrefix(target));
  return {
    ...writingOf(options),
    ...(unknownArguments === "ignore" ? { closing: "none" } : {}),
    ...(refPrefix === undefined ? {} : { refPrefix }),
    ...(direction === undefined ? {} : { direction }),
    closeListed: unknownArguments === "reject",
  };
}

/** Writes the document, and rewrites it where there is a target; a diagnostic of that names the type that it is about. */
function writeFor(
  target: DocumentTargetName | undefined,
  types: TypeShape["types"],
  listed: readonly string[],
  writing: Writing,
): WrittenDocument {
  const written = writeSchemaDocument(types, listed, writing);
  if (target === undefined) return written;
  const keys = new Map([...written.names].map(([key, name]) => [name, key]));
  const schemas: Record<string, JsonSchema> = {};
  const diagnostics = [...written.diagnostics];
  const { direction = "input" } = writing;
  for (const [name, schema] of Object.entries(written.schemas)) {
    const targeted = documentForTarget({ [name]: schema }, target, { direction });
    // A type may be called `__proto__`.
    Object.defineProperties(schemas, Object.getOwnPropertyDescriptors(targeted.schemas));
    const type = keys.get(name);
    diagnostics.push(
      ...targeted.diagnostics.map((one) => (type === undefined ? one : { ...one, type })),
    );
  }
  return { ...written, schemas, diagnostics };
}

function report(
  { diagnostics: { report: own } = {} }: SchemaDocumentOptions,
  readable: readonly Class[],
  classes: ReadonlyMap<string, Class>,
  diagnostics: readonly Diagnostic[],
  failures: readonly SchemaDocumentFailure[],
): void {
  diagnostics.forEach(own ?? emitWarnings(readable[0] ?? Object, classes));
  if (own !== undefined) return;
  for (const { index, className: name = "no class", error } of failures) {
    warnOfFailure(
      `toSchemaDocument left out class ${index} of the list (${name}): ${error.message}`,
    );
  }
}

/** Why a listed value can be read in no way; a proxy may refuse to be asked. */
function errorOf(value: unknown): Error | undefined {
  try {
    if (!isClass(value)) return noClass(value, "toSchemaDocument");
    className(value);
    return undefined;
  } catch (thrown) {
    return asError(thrown);
  }
}

function nameOf(value: unknown): string | undefined {
  try {
    return isClass(value) ? className(value) : undefined;
  } catch {
    return undefined;
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error
    ? thrown
    : new Error("What was thrown while the class was read is no Error.", { cause: thrown });
}

function refuseNoList(classes: unknown): void {
  if (Array.isArray(classes)) return;
  throw new TypeError(`toSchemaDocument takes a list of classes, found ${typeOf(classes)}.`);
}

function typeOf(value: unknown): string {
  if (isClass(value)) return `the class ${className(value)}: put it in a list`;
  return value === null ? "null" : typeof value;
}
