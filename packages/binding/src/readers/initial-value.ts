import type { ClassTransformOptions } from "class-transformer";
import { lineage, type Class } from "../facts/class.js";
import type { HostOptions } from "../facts/host-options.js";
import { peers } from "../peers.js";
import { thrownReason } from "../facts/thrown-reason.js";

/**
 * What stands in a member that the arguments leave out: the value of its initializer, nothing, or something that could
 * not be found out.
 */
export type Initial = { readonly value: unknown } | "none" | "unknown";

/**
 * Makes an instance out of nothing, as the host does, and reads the member from it. `@Expose()` wipes an initializer and a
 * `@Transform` may bring a value of its own, so the class's constructor alone is asked only where the host has no
 * class-transformer, or where that fails over another member.
 */
export function initialOf(cls: Class, member: string, host: HostOptions): Initial {
  const transformer = peers.classTransformer();
  if (transformer !== undefined) {
    const options = { ...host.transform } as ClassTransformOptions;
    const made = attempt(() => transformer.plainToInstance(constructable(cls), {}, options));
    if (made !== undefined) return valueIn(made, member);
  }
  const made = attempt(() => new (constructable(cls))());
  if (made === undefined) return "none";
  return isTransformed(cls, member) ? "unknown" : valueIn(made, member);
}

/** Why no instance can be made of nothing, as class-transformer makes one of what arrives; `undefined` where one can. */
export function constructionFailure(cls: Class): string | undefined {
  try {
    new (constructable(cls))();
    return undefined;
  } catch (error) {
    return thrownReason(error);
  }
}

function constructable(cls: Class): new () => object {
  return cls as unknown as new () => object;
}

function attempt(make: () => object): object | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

/**
 * The value as the host reads it, from the instance or its prototypes. An accessor is code of the author's, so what it
 * would give is not known; methods are no values that anyone left there.
 */
function valueIn(instance: object, member: string): Initial {
  let holder: unknown = instance;
  while (typeof holder === "object" && holder !== null && holder !== Object.prototype) {
    const property = Object.getOwnPropertyDescriptor(holder, member);
    if (property !== undefined) {
      if (!("value" in property)) return "unknown";
      const isMethod = holder !== instance && typeof property.value === "function";
      return property.value === undefined || isMethod ? "none" : { value: property.value };
    }
    holder = Object.getPrototypeOf(holder);
  }
  return "none";
}

/** Whether class-transformer may put something else in the member's place, even where it is absent. */
function isTransformed(cls: Class, member: string): boolean {
  const storage = peers.classTransformerStorage();
  if (storage === undefined) return false;
  return lineage(cls).some(
    (base) =>
      storage._transformMetadatas.get(base)?.has(member) === true ||
      storage._exposeMetadatas.get(base)?.has(member) === true,
  );
}
