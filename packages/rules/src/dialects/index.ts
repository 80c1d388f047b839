import type { Dialect } from "./dialect.js";
import { flat } from "./flat.js";
import { referenced } from "./referenced.js";

/** Every dialect by its public name. */
export const DIALECTS = { referenced, flat } as const satisfies Readonly<Record<string, Dialect>>;

/** The public name of a dialect. */
export type DialectName = keyof typeof DIALECTS;

export type { Choices, Dialect } from "./dialect.js";
