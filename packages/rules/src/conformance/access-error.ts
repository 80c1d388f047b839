/** A folder of fixtures cannot be read, or a fixture in it not be written. */
export class FixtureAccessError extends Error {
  override readonly name = "FixtureAccessError";
}

/** Runs what touches the disk and says in its error what was meant. */
export function accessing<T>(what: string, touch: () => T): T {
  try {
    return touch();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new FixtureAccessError(`${what}: ${reason}`, { cause });
  }
}
