import { escapeStep } from "../json/path.js";
import type { Report } from "./problem.js";
import { expectedFound, quote, quoteList } from "./problem.js";

/** Tells whether a JSON value has a form, and reports every place where it has not. */
export type Form<T> = (value: unknown, at: string, report: Report) => value is T;

interface Field<T, Required extends boolean> {
  readonly required: Required;
  readonly form: Form<T>;
}

/** One form for each field of `T`, required where the field is. */
export type Fields<T> = {
  readonly [F in keyof T]-?: Field<T[F], Partial<Pick<T, F>> extends Pick<T, F> ? false : true>;
};

export function required<T>(form: Form<T>): Field<T, true> {
  return { required: true, form };
}

export function optional<T>(form: Form<T>): Field<T, false> {
  return { required: false, form };
}

/** A record with these fields and no others. */
export function record<T>(what: string, fields: Fields<T>): Form<T> {
  return recordOf(what, fields, false);
}

/** A record with these fields, and others that are not looked at. */
export function openRecord<T>(what: string, fields: Fields<T>): Form<T> {
  return recordOf(what, fields, true);
}

function recordOf<T>(what: string, fields: Fields<T>, isOpen: boolean): Form<T> {
  const table = new Map<string, Field<unknown, boolean>>(Object.entries(fields));
  return (value, at, report): value is T => {
    if (!isRecord(value)) {
      report({ pointer: at, message: expectedFound(what, value) });
      return false;
    }
    let ok = true;
    for (const [name, { required: isRequired, form }] of table) {
      if (Object.hasOwn(value, name)) {
        ok = form(value[name], `${at}/${escapeStep(name)}`, report) && ok;
      } else if (isRequired) {
        ok = false;
        const message = `expected the field ${quote(name)} of ${what}, found nothing`;
        report({ pointer: at, message });
      }
    }
    for (const name of Object.keys(value)) {
      if (isOpen || table.has(name)) continue;
      ok = false;
      const message = `expected only the fields ${quoteList(table.keys())} of ${what}, found ${quote(name)}`;
      report({ pointer: `${at}/${escapeStep(name)}`, message });
    }
    return ok;
  };
}

/** An object whose keys are free. */
export function objectOf<T extends object>(what: string): Form<T> {
  return (value, at, report): value is T => {
    if (isRecord(value)) return true;
    report({ pointer: at, message: expectedFound(what, value) });
    return false;
  };
}

export const filledText: Form<string> = (value, at, report): value is string => {
  if (typeof value === "string" && value !== "") return true;
  report({ pointer: at, message: expectedFound("a text that is not empty", value) });
  return false;
};

/** A list whose items have a form. */
export function listOf<T>(what: string, item: Form<T>): Form<readonly T[]> {
  return (value, at, report): value is readonly T[] => {
    if (!Array.isArray(value)) {
      report({ pointer: at, message: expectedFound(what, value) });
      return false;
    }
    return value.map((one, index) => item(one, `${at}/${index}`, report)).every(Boolean);
  };
}

export const text: Form<string> = (value, at, report): value is string => {
  if (typeof value === "string") return true;
  report({ pointer: at, message: expectedFound("a text", value) });
  return false;
};

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
