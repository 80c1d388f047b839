import type { Class } from "../../facts/class.js";
import type { HostTransformOptions } from "../../facts/host-options.js";
import type { ClassTransformerStorage, EntryScope } from "../../peers.js";
import { allEntries, appliesToInput, nearestEntry } from "./entries.js";

/** Under which name a member takes its value from the arguments, or what keeps it from taking one. */
export type Exposure = { readonly name: string } | { readonly leftOutBy: string };

/**
 * What `TransformOperationExecutor.getKeys` decides when arguments become an instance. It looks the conditions up under
 * the name on the wire, not under the member's: the groups, versions and `@Exclude` of a renamed member do not apply.
 */
export function exposureOf(
  storage: ClassTransformerStorage,
  cls: Class,
  member: string,
  transform: HostTransformOptions,
): Exposure {
  const expose = storage._exposeMetadatas;
  const isExposed = allEntries(expose, cls, member).some(({ options }) => appliesToInput(options));
  const strictness = isExposed ? undefined : exposedOnlyBy(storage, cls, transform);
  if (strictness !== undefined) return { leftOutBy: strictness };

  const given = nearestEntry(expose, cls, member)?.options?.name;
  const name = isExposed && given !== undefined && given !== "" ? given : member;
  const excluded = allEntries(storage._excludeMetadatas, cls, name);
  if (excluded.some(({ options }) => appliesToInput(options))) return { leftOutBy: "@Exclude" };
  const scope = nearestEntry(expose, cls, name)?.options;
  if (!isInVersion(scope, transform) || !isExposedToGroups(scope, transform)) {
    return { leftOutBy: "@Expose" };
  }
  return { name };
}

/** Whether one of the member's `@Transform` runs when arguments become an instance. */
export function isTransformed(
  storage: ClassTransformerStorage,
  cls: Class,
  member: string,
  transform: HostTransformOptions,
): boolean {
  return allEntries(storage._transformMetadatas, cls, member)
    .flat()
    .some(
      ({ options }) =>
        appliesToInput(options) &&
        isInVersion(options, transform) &&
        isExposedToGroups(options, transform),
    );
}

/** What demands `@Expose` of every member, if anything does. The class's own strategy is not inherited. */
function exposedOnlyBy(
  storage: ClassTransformerStorage,
  cls: Class,
  transform: HostTransformOptions,
): string | undefined {
  const excludes = storage._excludeMetadatas.get(cls)?.has(undefined) === true;
  const exposes = storage._exposeMetadatas.get(cls)?.has(undefined) === true;
  if (excludes && !exposes) return "@Exclude";
  if (transform.strategy === "excludeAll" && excludes === exposes) return 'strategy: "excludeAll"';
  return transform.excludeExtraneousValues === true ? "excludeExtraneousValues" : undefined;
}

// Zero and an absent bound are the same to the library.
function isInVersion(scope: EntryScope | undefined, { version }: HostTransformOptions): boolean {
  if (version === undefined) return true;
  const { since = 0, until = 0 } = scope ?? {};
  return (since === 0 || version >= since) && (until === 0 || version < until);
}

// With groups asked for, an empty list of groups keeps a member out; without, it is as good as none.
function isExposedToGroups(
  scope: EntryScope | undefined,
  { groups = [] }: HostTransformOptions,
): boolean {
  const own = scope?.groups;
  if (own === undefined) return true;
  return groups.length === 0 ? own.length === 0 : groups.some((group) => own.includes(group));
}
