import type { DecoratorUse } from "../../facts/decorator-use.js";
import type { EntryScope } from "../../peers.js";
import { literal, written } from "../written-arguments.js";
import { allEntries, appliesTo } from "./entries.js";
import { transformsOf, type AskedExposure } from "./exposure.js";

/** Every decorator of the library on a member, the base's first. */
export function entryUses(asked: AskedExposure): readonly DecoratorUse[] {
  const { storage, cls, member } = asked;
  const types = allEntries(storage._typeMetadatas, cls, member);
  const transforms = allEntries(storage._transformMetadatas, cls, member).flat();
  const running = new Set(transformsOf(asked));
  return [
    ...types.map((entry, place): DecoratorUse => {
      const { typeFunction, options } = entry;
      // `@Type()` leaves it to the compiler's word.
      const given = (typeFunction as unknown) === undefined ? [] : [typeFunction];
      return {
        decorator: "@Type",
        text: written("@Type", [...given, ...scoped(options)]),
        ...(place < types.length - 1 ? { ignored: "A derived class says it anew." } : {}),
      };
    }),
    ...scopedUses("@Expose", allEntries(storage._exposeMetadatas, cls, member), asked),
    ...scopedUses("@Exclude", allEntries(storage._excludeMetadatas, cls, member), asked),
    ...transforms.map((entry): DecoratorUse => {
      const { transformFn, options } = entry;
      return {
        decorator: "@Transform",
        text: written("@Transform", [transformFn, ...scoped(options)]),
        ...(running.has(entry) ? {} : { ignored: outOfScope(asked, options) }),
      };
    }),
  ];
}

function scopedUses(
  decorator: string,
  entries: readonly { readonly options?: EntryScope }[],
  asked: AskedExposure,
): readonly DecoratorUse[] {
  return entries.map(({ options }) => ({
    decorator,
    text: written(decorator, scoped(options)),
    ...(appliesTo(asked.direction, options) ? {} : { ignored: outOfScope(asked, options) }),
  }));
}

function scoped(options: object | undefined): readonly object[] {
  return options === undefined || Object.keys(options).length === 0 ? [] : [options];
}

function outOfScope({ direction }: AskedExposure, options: EntryScope = {}): string {
  return appliesTo(direction, options)
    ? `Its options ${literal(options)} are not those that the host asks for.`
    : `It applies to ${direction === "input" ? "what is sent" : "what arrives"} alone.`;
}
