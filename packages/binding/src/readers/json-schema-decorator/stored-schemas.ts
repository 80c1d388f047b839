import type { Class } from "../../facts/class.js";
import { isPlainObject } from "../../decorators/json-copy.js";
import { metadataKeysOf, metadataOf, ownMetadataOf } from "../reflect-metadata.js";
import type { SchemaObject } from "../schema-objects/schema-object.js";

/** How class-validator-jsonschema describes the symbol that it keeps schemas under: each copy has a symbol of its own. */
const DESCRIPTION = "class-validator-jsonschema:JSONSchema";

/** What `@JSONSchema` stands for: an object, or functions that make one of the schema that the package has made so far. */
export interface StoredSchema {
  readonly schema: SchemaObject;
  readonly hasFunction: boolean;
}

const NONE: readonly unknown[] = [];

/** What stands on a member of the class or its bases; the nearest use takes the place of every other. */
export function storedOfMember(cls: Class, member: string): readonly unknown[] {
  const keys = keysAt(cls, member);
  // Most members have none, and what was found is kept.
  return keys.length === 0 ? NONE : keys.map((key) => metadataOf(key, cls, member));
}

/** What stands on the class itself, kept under its name. */
export function storedOfClass(cls: Class): readonly unknown[] {
  const name = Object.getOwnPropertyDescriptor(cls, "name")?.value as unknown;
  if (typeof name !== "string" || name === "") return [];
  return keysAt(cls, name)
    .map((key) => ownMetadataOf(key, cls, name))
    .filter((stored) => stored !== undefined);
}

/** All copies' schemas as one; `undefined` where there is none. */
export function storedSchema(stored: readonly unknown[]): StoredSchema | undefined {
  const objects = stored.filter(isPlainObject);
  const hasFunction = stored.some((one) => typeof one === "function");
  if (objects.length === 0 && !hasFunction) return undefined;
  return { schema: Object.assign({}, ...objects) as SchemaObject, hasFunction };
}

function keysAt(cls: Class, name: string): readonly symbol[] {
  return metadataKeysOf(cls, name).filter(
    (key): key is symbol => typeof key === "symbol" && key.description === DESCRIPTION,
  );
}
