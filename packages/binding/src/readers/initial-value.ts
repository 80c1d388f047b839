import type { ClassTransformOptions } from "class-transformer";
import { lineage, type Class } from "../facts/class.js";
import type { HostOptions } from "../facts/host-options.js";
import { OncePerReading } from "../facts/one-reading.js";
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
  return initialIn(instances.get(cls).made(0, host), cls, member);
}

/** The same of another instance: what the two do not agree on is no default. */
export function initialOfAnother(cls: Class, member: string, host: HostOptions): Initial {
  return initialIn(instances.get(cls).made(1, host), cls, member);
}

function initialIn({ byHost, plain }: Made, cls: Class, member: string): Initial {
  if (byHost !== undefined) return valueIn(byHost, member);
  if (plain === undefined) return "none";
  return isTransformed(cls, member) ? "unknown" : valueIn(plain, member);
}

interface Made {
  readonly byHost?: object | undefined;
  readonly plain?: object | undefined;
}

/** The instances of one class, made when they are first asked for. */
class Instances {
  readonly #cls: Class;
  readonly #made: (Made & { readonly host: HostOptions })[] = [];

  constructor(cls: Class) {
    this.#cls = cls;
  }

  made(which: 0 | 1, host: HostOptions): Made {
    const known = this.#made[which];
    if (known?.host === host) return known;
    const made = { ...this.#make(host), host };
    this.#made[which] = made;
    return made;
  }

  #make(host: HostOptions): Made {
    const cls = constructable(this.#cls);
    const transformer = peers.classTransformer();
    if (transformer !== undefined) {
      const options = { ...host.transform } as ClassTransformOptions;
      const byHost = attempt(() => transformer.plainToInstance(cls, {}, options));
      if (byHost !== undefined) return { byHost };
    }
    return { plain: attempt(() => new cls()) };
  }
}

const instances = new OncePerReading((cls: Class) => new Instances(cls));

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
