import { copyJson } from "../facts/copy-json.js";

interface Written {
  readonly schema: object;
  readonly diagnostics: readonly object[];
}

/** Options that name the user must not fill the memory. */
const MAX_SCHEMAS_OF_SHAPE = 16;

/** Keeps what was written of a shape, by the options that it was written with, as long as somebody holds the shape. */
export class WrittenCache<T extends Written> {
  readonly #kept = new WeakMap<object, Map<string, T>>();

  /** What was kept, or else what is written now; nothing is kept without a key. The schema and the diagnostics are the receiver's. */
  get(shape: object, key: string | undefined, write: () => T): T {
    if (key === undefined) return write();
    const ofShape = this.#kept.get(shape);
    const known = ofShape?.get(key);
    if (known !== undefined) return own(known);
    const written = write();
    this.#keep(shape, key, written);
    return own(written);
  }

  #keep(shape: object, key: string, written: T): void {
    const ofShape = this.#kept.get(shape) ?? new Map<string, T>();
    ofShape.set(key, written);
    const [oldest] = ofShape.keys();
    if (ofShape.size > MAX_SCHEMAS_OF_SHAPE && oldest !== undefined) ofShape.delete(oldest);
    this.#kept.set(shape, ofShape);
  }
}

function own<T extends Written>(written: T): T {
  return {
    ...written,
    schema: copyJson(written.schema),
    diagnostics: written.diagnostics.map((one) => ({ ...one })),
  };
}
