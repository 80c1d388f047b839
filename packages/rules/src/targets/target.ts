import type { Direction, WriteOptions } from "../options.js";
import type { Step } from "./step.js";

/** A consumer of schemas: how a schema is best written for it, and what is then changed in it. */
export interface Target {
  /** The choices that leave least to change. */
  writing(direction: Direction): WriteOptions;
  /** In this order, over the whole schema each. */
  readonly steps: readonly Step[];
  /** For consumers of documents: what stands before the name in a reference, and whether definitions may refer to one another. */
  readonly refPrefix?: string;
}
