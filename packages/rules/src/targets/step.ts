import type { Rewriting } from "./rewriting.js";

/** One thing that a target changes, wherever it stands in a schema. Done twice, it changes nothing more. */
export type Step = (rewriting: Rewriting) => void;
