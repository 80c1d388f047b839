/** The calls of reflect-metadata that are read with. It adds them to `Reflect`, and may not be there. */
interface ReflectMetadata {
  readonly getMetadata?: (key: unknown, target: object, member?: string) => unknown;
  readonly getOwnMetadata?: (key: unknown, target: object, member?: string) => unknown;
  readonly getMetadataKeys?: (target: object, member?: string) => readonly unknown[];
}

const reflect = Reflect as ReflectMetadata;

/** What is kept of a target, or of a member of it, and of what it inherits from. */
export function metadataOf(key: unknown, target: object, member?: string): unknown {
  return reflect.getMetadata?.(key, target, member);
}

/** What is kept of a target, or of a member of it, by itself. */
export function ownMetadataOf(key: unknown, target: object, member?: string): unknown {
  return reflect.getOwnMetadata?.(key, target, member);
}

/** The keys under which something is kept of a target, or of a member of it, and of what it inherits from. */
export function metadataKeysOf(target: object, member?: string): readonly unknown[] {
  return reflect.getMetadataKeys?.(target, member) ?? [];
}
