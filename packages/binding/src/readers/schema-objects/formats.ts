/** The formats of JSON Schema 2020-12, and the one that this package adds; others (`int32`, `password`) say nothing here. */
const WRITTEN: ReadonlySet<unknown> = new Set([
  "date",
  "date-time",
  "decimal",
  "duration",
  "email",
  "hostname",
  "idn-email",
  "idn-hostname",
  "ipv4",
  "ipv6",
  "iri",
  "iri-reference",
  "json-pointer",
  "regex",
  "relative-json-pointer",
  "time",
  "uri",
  "uri-reference",
  "uri-template",
  "uuid",
]);

/** A format as it is written; `undefined` for what is none. */
export function writtenFormat(format: unknown): string | undefined {
  return WRITTEN.has(format) ? (format as string) : undefined;
}
