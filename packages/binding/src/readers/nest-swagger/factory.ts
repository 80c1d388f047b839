import { isPlainObject } from "../../decorators/json-copy.js";
import type { Class } from "../../facts/class.js";
import type { SchemaObject } from "../schema-objects/schema-object.js";
import { FACTORY } from "./keys.js";

/** The class's own factory: a static is inherited, and the base's is asked with the base. */
export function ownFactory(cls: Class): unknown {
  return Object.getOwnPropertyDescriptor(cls, FACTORY)?.value;
}

/**
 * The options that the compiler plugin of `@nestjs/swagger` has put together for the members of this class alone, in the
 * order of declaration. It leaves out those with `@ApiHideProperty`, which writes nothing when the program runs.
 */
export function factoryOptions(cls: Class): ReadonlyMap<string, SchemaObject> {
  const factory = ownFactory(cls);
  if (typeof factory !== "function") return new Map();
  try {
    const made: unknown = Reflect.apply(factory, cls, []);
    if (!isPlainObject(made)) return new Map();
    return new Map(
      Object.entries(made).filter((entry): entry is [string, SchemaObject] =>
        isPlainObject(entry[1]),
      ),
    );
  } catch {
    // A type of an import cycle that has not run yet; the decorators are read all the same.
    return new Map();
  }
}
