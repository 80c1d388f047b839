import { keyOfData, type QuickWatch } from "@shapewright/binding/reading";
import type { ArgumentsOptions } from "./options.js";

/** What was made for a class under some options, as long as what the class was read from holds. */
interface Kept {
  /** The options as they were: an object of the caller's may be changed later. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly count: number;
  /** The host's options, by value. */
  readonly host: string | undefined;
  readonly watch: QuickWatch;
  readonly made: unknown;
}

/** A server has few sets of options for a class. */
const MOST = 8;

const keptBy = new WeakMap<object, Kept[]>();

/** What was kept for a class and options that say the same. */
export function keptFor(cls: unknown, options: ArgumentsOptions | undefined): unknown {
  const known = typeof cls === "function" ? keptBy.get(cls) : undefined;
  if (known === undefined) return undefined;
  for (let at = 0; at < known.length; at += 1) {
    const kept = known[at];
    if (kept === undefined || !isSame(kept, options)) continue;
    if (kept.watch.holds()) return kept.made;
    known.splice(at, 1);
    return undefined;
  }
  return undefined;
}

/** Keeps what was made; options that cannot be compared by value are not kept. */
export function keep(
  cls: object,
  options: ArgumentsOptions | undefined,
  made: unknown,
  watch: QuickWatch,
): void {
  const host = options?.host === undefined ? undefined : keyOfData(options.host);
  if (options?.host !== undefined && host === undefined) return;
  const known = keptBy.get(cls) ?? [];
  keptBy.set(cls, known);
  if (known.length >= MOST) known.shift();
  const own = { ...options };
  known.push({ options: own, count: Object.keys(own).length, host, watch, made });
}

function isSame(kept: Kept, options: ArgumentsOptions | undefined): boolean {
  if (options === undefined) return kept.count === 0;
  const names = Object.keys(options);
  if (names.length !== kept.count) return false;
  for (const name of names) {
    const value: unknown = Reflect.get(options, name);
    if (name === "host") {
      if (value === undefined ? kept.host !== undefined : keyOfData(value) !== kept.host)
        return false;
    } else if (!Object.hasOwn(kept.options, name) || kept.options[name] !== value) {
      return false;
    }
  }
  return true;
}
