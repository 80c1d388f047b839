import type { Direction } from "@shapewright/rules";
import type { Class } from "../../facts/class.js";
import type { HostTransformOptions } from "../../facts/host-options.js";
import type { ClassTransformerStorage, EntryScope, TransformEntry } from "../../peers.js";
import { allEntries, appliesTo, hasEntries, nearestEntry } from "./entries.js";
import { onPrototype } from "./on-prototype.js";

/** Under which name a member is on the wire, or what keeps it off. */
export type Exposure = { readonly name: string } | { readonly leftOutBy: string };

/** What the library is asked about: one member, on its way in or out. */
export interface AskedExposure {
  readonly storage: ClassTransformerStorage;
  readonly cls: Class;
  readonly member: string;
  readonly transform: HostTransformOptions;
  readonly direction: Direction;
}

/**
 * What `TransformOperationExecutor.getKeys` decides. When arguments become an instance, it looks the conditions up under
 * the name on the wire, not under the member's: the groups, versions and `@Exclude` of a renamed member do not apply.
 * When an instance becomes plain, it looks them up under the member's name, and the name on the wire is that of
 * `@Expose` even where `toClassOnly` says that it is not meant.
 */
export function exposureOf(asked: AskedExposure): Exposure {
  const { storage, member, transform, direction } = asked;
  const isListed = isListedAsExposed(asked);
  const leftOutBy =
    transform.ignoreDecorators === true
      ? unlistedBy(asked, isListed || isExcluded(asked, member))
      : isListed
        ? undefined
        : (exposedOnlyBy(asked) ?? unreachedBy(asked));
  if (leftOutBy !== undefined) return { leftOutBy };
  if (transform.ignoreDecorators === true) return named(asked, member, member);

  const given = nearestEntry(storage._exposeMetadatas, asked.cls, member)?.options?.name;
  const isRenamed = given !== undefined && given !== "" && (isListed || direction === "output");
  const name = isRenamed ? given : member;
  const key = direction === "output" ? member : name;
  if (isExcluded(asked, key)) return { leftOutBy: "@Exclude" };
  const scope = nearestEntry(storage._exposeMetadatas, asked.cls, key)?.options;
  if (!isInVersion(scope, transform) || !isExposedToGroups(scope, transform)) {
    return { leftOutBy: "@Expose" };
  }
  return named(asked, name, key);
}

/** Whether one of the member's `@Transform` runs in the direction. */
export function isTransformed(asked: AskedExposure): boolean {
  return transformsOf(asked).length > 0;
}

/** The member's `@Transform`s that run in the direction, as the library runs them: from the last decorator to the first. */
export function transformsOf({
  storage,
  cls,
  member,
  transform,
  direction,
}: AskedExposure): readonly TransformEntry[] {
  const [own = [], ...bases] = allEntries(storage._transformMetadatas, cls, member).toReversed();
  const isOwn = storage._transformMetadatas.get(cls)?.has(member) === true;
  const inherited = isOwn ? bases : [own, ...bases];
  return [...inherited.flat().toReversed(), ...(isOwn ? own.toReversed() : [])].filter(
    ({ options }) =>
      appliesTo(direction, options) &&
      isInVersion(options, transform) &&
      isExposedToGroups(options, transform),
  );
}

/** Whether `@Expose` lists the member, so that the library looks for it even where it is absent. */
export function isListedAsExposed({ storage, cls, member, direction }: AskedExposure): boolean {
  return allEntries(storage._exposeMetadatas, cls, member).some(({ options }) =>
    appliesTo(direction, options),
  );
}

function isExcluded({ storage, cls, direction }: AskedExposure, key: string): boolean {
  return allEntries(storage._excludeMetadatas, cls, key).some(({ options }) =>
    appliesTo(direction, options),
  );
}

/** Under its name, unless the library takes that for a private one. */
function named(
  { transform: { excludePrefixes = [] } }: AskedExposure,
  name: string,
  key: string,
): Exposure {
  return excludePrefixes.some((prefix) => key.startsWith(prefix))
    ? { leftOutBy: "excludePrefixes" }
    : { name };
}

/** Where decorators are ignored, they still say what `excludeExtraneousValues` lets through, and that alone. */
function unlistedBy(asked: AskedExposure, isNamed: boolean): string | undefined {
  if (asked.transform.excludeExtraneousValues === true) {
    return isNamed ? undefined : "excludeExtraneousValues";
  }
  return exposedOnlyBy(asked) ?? unreachedBy(asked);
}

/** What demands `@Expose` of every member, if anything does. The class's own strategy is not inherited. */
function exposedOnlyBy({ storage, cls, transform }: AskedExposure): string | undefined {
  const excludes = storage._excludeMetadatas.get(cls)?.has(undefined) === true;
  const exposes = storage._exposeMetadatas.get(cls)?.has(undefined) === true;
  if (excludes && !exposes) return "@Exclude";
  if (transform.strategy === "excludeAll" && excludes === exposes) return 'strategy: "excludeAll"';
  return transform.excludeExtraneousValues === true ? "excludeExtraneousValues" : undefined;
}

/**
 * An accessor or a method stands on the prototype, and the library goes over an object's own keys. A class that has
 * nothing of the library may be sent without it, so that nothing is said of its accessors.
 */
function unreachedBy({ storage, cls, member, direction }: AskedExposure): string | undefined {
  if (direction === "input" || !hasEntries(storage, cls)) return undefined;
  const kind = onPrototype(cls, member);
  return kind === undefined ? undefined : `a ${kind} without @Expose`;
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
