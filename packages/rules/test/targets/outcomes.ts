import type { JsonObject, TargetedSchema, TargetName, TargetOptions } from "../../src/index.js";
import { forTarget, UnfitForTargetError } from "../../src/index.js";

/** What a target makes of a schema; `undefined` for one that it cannot take. */
export function targeted(
  schema: JsonObject,
  target: TargetName,
  options?: TargetOptions,
): TargetedSchema | undefined {
  try {
    return forTarget(schema, target, options);
  } catch (error) {
    if (error instanceof UnfitForTargetError) return undefined;
    throw error;
  }
}

/** Counts what was compared for each target, so that a property that compares nothing does not pass. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(target: TargetName, what: string, count = 1): void {
    const key = `${target}: ${what}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + count);
  }

  /** Expects a count for each target. */
  expectEach(targets: readonly TargetName[], what: string, least: number): void {
    for (const target of targets) {
      const key = `${target}: ${what}`;
      const count = this.#counts.get(key) ?? 0;
      expect([key, count, count >= least]).toEqual([key, count, true]);
    }
  }

  toString(): string {
    return [...this.#counts].map(([key, count]) => `${key} ${String(count)}`).join("\n");
  }
}
