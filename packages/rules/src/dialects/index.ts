import type { Dialect } from "./dialect.js";
import { referenced } from "./referenced.js";

/** Every dialect by its public name. */
export const DIALECTS = { referenced } as const satisfies Readonly<Record<string, Dialect>>;

/** The public name of a dialect. */
export type DialectName = keyof typeof DIALECTS;

export type { Dialect } from "./dialect.js";
