import type { Diagnostic, JsonSchema, WrittenDocument } from "@shapewright/rules";
import { EscalatedDiagnosticsError } from "@shapewright/rules";
import type { TogetherReading } from "./graph/read-graph.js";
import { notTold } from "./settle-written.js";

/** A document and why each class that is missing in it is. */
export interface SettledDocument {
  readonly schemas: Record<string, JsonSchema>;
  /** The name of each type that has a schema, by its key. */
  readonly names: ReadonlyMap<string, string>;
  /** Why a listed type has none, by its key. */
  readonly failed: ReadonlyMap<string, Error>;
  /** Of the reading, of the document that stands, and the fatal ones of those that do not. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Writes the listed types, without those that lead to a type of which something fails: it could not be read, or a
 * diagnostic of it is escalated. Without them further names or depths may change, so the rest is written anew until
 * nothing fails.
 */
export function settleDocument(
  reading: TogetherReading,
  unread: ReadonlyMap<string, Error>,
  write: (listed: readonly string[]) => WrittenDocument,
  escalate: readonly string[] = [],
): SettledDocument {
  const { keys, leadsTo } = reading;
  const escalated = new Set(escalate);
  const settle = (found: readonly Diagnostic[]): readonly Diagnostic[] =>
    found.map((one) => (escalated.has(one.code) ? { ...one, severity: "fatal" } : one));
  const failed = new Map<string, Error>();
  const fail = (causes: ReadonlyMap<string, Error>): boolean => {
    const leading = nearestCauses(leadsTo, causes);
    const failing = keys.filter((key) => !failed.has(key) && leading.has(key));
    for (const key of failing) failed.set(key, leading.get(key) ?? new Error(key));
    return failing.length > 0;
  };

  const read = settle(reading.diagnostics);
  fail(new Map([...fatalCauses(read), ...unread]));
  const fatal: Diagnostic[] = [];
  let written: WrittenDocument;
  let told: readonly Diagnostic[];
  for (;;) {
    const standing = keys.filter((key) => !failed.has(key));
    written = write(standing);
    told = settle(notTold(read, written.diagnostics));
    if (!fail(fatalCauses(told))) break;
    fatal.push(...told.filter(isFatal));
  }
  const { schemas, names } = written;
  return { schemas, names, failed, diagnostics: onceEach([...read, ...fatal, ...told]) };
}

function isFatal({ severity }: Diagnostic): boolean {
  return severity === "fatal";
}

/** The error of each type that has fatal diagnostics. */
function fatalCauses(found: readonly Diagnostic[]): ReadonlyMap<string, Error> {
  const byType = new Map<string, Diagnostic[]>();
  for (const one of found) {
    if (!isFatal(one) || one.type === undefined) continue;
    const known = byType.get(one.type);
    if (known === undefined) byType.set(one.type, [one]);
    else known.push(one);
  }
  return new Map([...byType].map(([key, fatal]) => [key, new EscalatedDiagnosticsError(fatal)]));
}

/** The cause nearest to each type that leads to one. */
function nearestCauses(
  leadsTo: ReadonlyMap<string, ReadonlySet<string>>,
  causes: ReadonlyMap<string, Error>,
): ReadonlyMap<string, Error> {
  const nearest = new Map(causes);
  if (causes.size === 0) return nearest;
  const users = new Map<string, string[]>();
  for (const [user, used] of leadsTo) {
    for (const key of used) {
      const known = users.get(key);
      if (known === undefined) users.set(key, [user]);
      else known.push(user);
    }
  }
  // The map grows while it is walked, the nearest first.
  for (const [key, cause] of nearest) {
    for (const user of users.get(key) ?? []) if (!nearest.has(user)) nearest.set(user, cause);
  }
  return nearest;
}

/** A cut for which one class failed may stand in the document of the others too. */
function onceEach(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return found.filter(({ code, path, message }) => {
    const place = `${code} ${path} ${message}`;
    const isNew = !seen.has(place);
    seen.add(place);
    return isNew;
  });
}
